# A silver salver carrying one ivory card, a folded white cloth beneath. Technique: a lathed tray with a beaded rim, a
# sheet of linen in folds, one tall window.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=96, width=960, height=1200, bounces=8)
X, Y = np.meshgrid(np.linspace(-9, 9, 30), np.linspace(-7, 12, 30)); grid('table', X, Y, 0 * X, lacquer((.006, .005, .005), .16))
linen, t, b = surface('linen', (.66, .63, .58), .85, Sheen=.3, Specular=.15); wv = t.math('MULTIPLY', t.add('TexWave', {'Vector': t.coords(), 'Scale': 34}).outputs['Fac'], t.add('TexWave', {'Vector': t.coords((1, 1, 1), (0, 0, 1.571)), 'Scale': 34}).outputs['Fac']); t.put(b.inputs['Normal'], t.bump(wv, .18, .006))
u, v = np.meshgrid(np.linspace(-3.0, 1.2, 200), np.linspace(-2.9, 3.6, 240)); o = grid('cloth', u, v, .05 + .10 * np.sin(u * 2.3 + .4 * v) * np.exp(-((u + 1.6) / 1.4) ** 2) + .05 * np.sin(v * 1.7 + u) + .06, linen); o.rotation_euler = (0, 0, .22); s = o.modifiers.new('t', 'SOLIDIFY'); s.thickness = .03
silver, t, b = surface('silver', (.74, .73, .71), .11, 1.0); n = t.noise(t.coords(), 2.2, 6); t.put(b.inputs['Roughness'], t.math('ADD', .05, t.math('MULTIPLY', n, .12)))
base = link(bpy.data.objects.new('salver', None)); base.location = (.15, .35, .22); base.rotation_euler = (.03, -.02, 0)
tray = lathe('tray', curve([(.0, .03), (1.7, .03), (1.86, .07), (2.04, .19), (2.22, .22), (2.26, .18), (2.18, .13), (1.9, .0), (.0, .0)], 9), silver, segments=220); tray.parent = base
line = lathe('line', curve([(1.52, .032), (1.55, .045), (1.58, .032)], 4), silver, segments=180); line.parent = base
for k in range(96):
    a = 2 * math.pi * k / 96; bpy.ops.mesh.primitive_uv_sphere_add(radius=.052, segments=14, ring_count=8, location=(2.20 * math.cos(a), 2.20 * math.sin(a), .235)); q = bpy.context.object; q.data.materials.append(silver); bpy.ops.object.shade_smooth(); q.parent = base
card, t, b = surface('card', (.74, .69, .59), .8, Specular=.15); t.put(b.inputs['Normal'], t.bump(t.noise(t.coords(), 40, 5, .7), .08, .004)); c = box((.05, .02, .075), (1.75, 1.12, .035), card, .008, (0, 0, .34)); c.parent = base
edge = box((.05, .02, .077), (1.762, 1.132, .012), gold((.90, .62, .28), .25), .004, (0, 0, .34)); edge.parent = base
area((-4.6, 2.4, 4.4), (0, .3, .2), 1.2, 300, (1, .77, .50), size_y=3.4); area((4.4, 4.8, 3.6), (0, .4, .2), 2.2, 150, (.58, .72, 1)); area((.8, -6.0, 4.6), (0, 0, .2), 1.4, 30, (1, .86, .70))
area((-1.5, 5.5, 5.5), (0, .3, .2), 5.0, 150, (1, .80, .58)); background((.006, .006, .008)); camera((.7, -6.9, 4.9), (.05, .30, .12), 52, focus=(0, -.6, .3), fstop=1.8); finish(exposure=.4)
