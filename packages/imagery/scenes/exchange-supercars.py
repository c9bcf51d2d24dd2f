# A wire wheel under the curve of a wing. Technique: a turned rim, laced spokes, tread of small blocks, one long light along the lacquer.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=110, width=960, height=1200)
chrome, rubber = plain('chrome', (.86, .86, .88), .07, 1.0), plain('rubber', (.014, .014, .015), .55)
def turned(name, profile, m, y=0.0, seg=180): o = lathe(name, profile, m, (0, y, 0), seg); o.rotation_euler = (math.pi / 2, 0, 0); return o
turned('tyre', curve([(1.86, -.36), (2.05, -.50), (2.42, -.52), (2.66, -.40), (2.74, -.15), (2.74, .15), (2.66, .40), (2.42, .52), (2.05, .50), (1.86, .36)], 8), rubber)
for r in (2.16, 2.30, 2.36): ring((0, -.515 + (r - 2.3) * .1, 0), (math.pi / 2, 0, 0), r, .012, rubber)
rng = np.random.default_rng(1)
for i in range(120):
    a = 2 * math.pi * i / 120
    for y in (-.28, 0, .28): box((2.745 * math.cos(a + y * .04), y, 2.745 * math.sin(a + y * .04)), (.05, .24, .115), rubber, .01, (0, -a, 0))
turned('rim', curve([(1.98, .40), (1.92, .44), (1.86, .38), (1.78, .20), (1.66, .06), (1.66, -.06), (1.78, -.20), (1.86, -.38), (1.92, -.44), (1.98, -.40), (2.02, -.44), (1.96, -.52), (1.88, -.46)], 6), chrome)
turned('hub', curve([(.0, .95), (.16, .94), (.20, .86), (.22, .60), (.40, .52), (.46, .40), (.34, .28), (.30, .0), (.34, -.2), (.50, -.3), (.44, -.4)], 6), chrome, -.05, 90)
for k in (-1, 1):
    o = box((0, -.80, 0), (.98, .10, .20), chrome, .05, (0, k * .0 + .5, 0)); o = box((0, -.80, 0), (.98, .10, .20), chrome, .05, (0, .5 + math.pi / 2, 0)) if k > 0 else o
for layer, (y0, y1, n, off) in enumerate(((-.50, .02, 24, 0), (.02, -.22, 24, .13), (-.50, -.22, 24, .19))):
    for i in range(n):
        a = 2 * math.pi * i / n + off; lean = (.55 if i % 2 else -.55) * (1 if layer else .8)
        P, E = Vector((.44 * math.cos(a), y0, .44 * math.sin(a))), Vector((1.70 * math.cos(a + lean), y1 * .3, 1.70 * math.sin(a + lean))); d = E - P
        o = lathe('spoke', [(.020, 0), (.018, d.length)], chrome, tuple(P), 10); o.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()
paint, t, b = surface('lacquer', (.075, .005, .008), .28, .3, Specular=.6, Clearcoat=1.0, Clearcoat_Roughness=.025); t.put(b.inputs['Base Color'], t.mix(t.add('LayerWeight', {0: .4}).outputs['Facing'], (.10, .006, .010), (.022, .002, .004)))
A, S = np.meshgrid(np.linspace(-.55, math.pi + .75, 260), np.linspace(0, 1, 80)); R = 3.05 + .95 * np.sin(S * math.pi * .5) ** 1.4 * 1.2; Y = -.62 - .42 * np.sin(S * math.pi) + .9 * S ** 2; lift = .22 * np.maximum(0, np.sin(A)) * S
grid('wing', R * np.cos(A) * (1 + .10 * S), Y, R * np.sin(A) + lift, paint); bead = plain('bead', (.02, .02, .022), .3)
A2, S2 = np.meshgrid(np.linspace(-.55, math.pi + .75, 200), np.linspace(0, 1, 20)); grid('arch', 3.05 * np.cos(A2), -.62 + 1.7 * S2, 3.05 * np.sin(A2), plain('well', (.006, .006, .007), .9))
X, Y = np.meshgrid(np.linspace(-12, 12, 30), np.linspace(-9, 14, 30)); fl, t, b = surface('floor', (.020, .019, .019), .22, Specular=.5); n = t.noise(t.coords(), 1.1, 7); t.put(b.inputs['Roughness'], t.math('ADD', .12, t.math('MULTIPLY', n, .3))); grid('floor', X, Y, 0 * X - 2.76, fl)
area((-1.5, -2.6, 7.2), (0, -.4, 2.0), .45, 760, (1, .86, .68), size_y=9); bpy.context.scene.objects[-1].rotation_euler.z += 0
area((-6.0, -4.6, 1.2), (0, 0, -.3), .8, 330, (1, .78, .52), size_y=4); area((6.2, -3.6, .6), (0, 0, 0), 1.6, 170, (.56, .70, 1), size_y=3)
background((.004, .004, .005)); camera((2.6, -10.4, .55), (.35, 0, .62), 56, focus=(.2, -.7, .2), fstop=1.6); finish(exposure=.4)
