# Brass nails along the edge of a leather chair, an upholsterer's hammer on the seat. Technique: a padded sheet, rows of domes, a lathed handle.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=88, width=960, height=1200)
leather, t, b = surface('leather', (.035, .014, .009), .38, Specular=.5); c = t.add('TexVoronoi', {'Vector': t.coords(), 'Scale': 16}).outputs['Distance']; n = t.noise(t.coords(), 3, 6); t.put(b.inputs['Base Color'], t.mix(n, (.018, .007, .005), (.070, .028, .016))); t.put(b.inputs['Normal'], t.bump(t.math('ADD', c, t.math('MULTIPLY', n, .8)), .25, .015))
X, Y = np.meshgrid(np.linspace(-5, 5, 260), np.linspace(-3.2, 7, 260)); edge = np.clip((Y + 3.0) / 1.3, 0, 1); Z = .9 * np.sqrt(np.clip(1 - (1 - edge) ** 2, 0, 1)) + .12 * np.exp(-((X - .6) / 2.4) ** 2 - ((Y - 1) / 2) ** 2) * -1 + .02 * np.sin(X * 2.1 + Y); grid('seat', X, Y, Z, leather)
FX, FZ = np.meshgrid(np.linspace(-5, 5, 200), np.linspace(-3.2, .0, 60)); grid('front', FX, -3.0 - .05 * np.sin(FX * 1.7) - .06 * np.sin((FZ + 3.2) / 3.2 * 3.14), FZ, leather)
oak, t, b = surface('oak', (.05, .026, .013), .3, Specular=.5, Clearcoat=.3); g = t.noise(t.coords((.6, 5, 5)), 3, 7, .62); t.put(b.inputs['Base Color'], t.mix(g, (.020, .010, .005), (.095, .05, .025))); box((0, -2.98, -2.1), (10, .5, .7), oak, .08)
au = gold((.90, .60, .27), .2, (1, 1, 1), .03); rng = np.random.default_rng(2); base = None
for row_, z in ((0, -1.55),):
    for k in range(-22, 23):
        if k == 5: continue
        p = (k * .27 + rng.normal(0, .004), -3.08 - .05 * math.sin(k * .232 * 1.7), z + rng.normal(0, .005))
        if base is None: base = lathe('nail', curve([(.0, .115), (.06, .108), (.112, .06), (.128, .0)], 6), au, p, 40); base.rotation_euler = (math.pi / 2, 0, 0)
        else: copy(base, p, (math.pi / 2 + rng.normal(0, .05), rng.normal(0, .05), 0))
hd = link(bpy.data.objects.new('hammer', None)); hd.location = (.7, -.6, 1.02); hd.rotation_euler = (.05, -.03, .62)
h = lathe('handle', curve([(.0, .0), (.13, .02), (.16, .25), (.12, .9), (.10, 1.7), (.115, 2.3), (.10, 2.9), (.0, 2.92)], 8), oak, segments=48); h.rotation_euler = (0, math.pi / 2, 0); h.location = (-1.8, 0, 0); h.parent = hd
steel = plain('steel', (.42, .42, .44), .22, 1.0); e = lathe('head', curve([(.0, -.95), (.13, -.94), (.14, -.78), (.10, -.6), (.13, -.2), (.14, .2), (.09, .5), (.07, .95), (.05, 1.0), (.0, 1.0)], 8), steel, segments=48); e.rotation_euler = (math.pi / 2, 0, 0); e.location = (.95, 0, .02); e.parent = hd
l = lathe('loose', curve([(.0, .085), (.05, .08), (.095, .045), (.108, .0)], 6), au, (-.9, -1.3, 1.0), 40); l.rotation_euler = (.5, .4, 0)
area((-4.6, -3.6, 4.6), (0, -2, .2), 1.3, 260, (1, .74, .46)); area((4.6, 2.6, 4), (0, 0, .5), 2.0, 130, (.58, .72, 1)); area((-3.4, -6.4, .9), (.3, -3, -1.3), 1.0, 240, (1, .82, .6))
background((.004, .004, .005)); camera((1.5, -5.9, -.3), (.25, -2.9, -1.25), 50, focus=(.3, -3.0, -1.4), fstop=1.8); finish(exposure=.9)
