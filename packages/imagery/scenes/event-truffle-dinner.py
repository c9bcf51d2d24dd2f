# White truffles under a glass dome on linen. Technique: lumps from layered noise, one cut open, blown glass seen by its reflections.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=110, width=960, height=1200, bounces=8, transparent=24)
rng = np.random.default_rng(3)
linen, t, b = surface('linen', (.50, .47, .42), .85, Sheen=.3); w = t.add('TexWave', {'Vector': t.coords((1, .1, 1)), 'Scale': 60}); v = t.add('TexWave', {'Vector': t.coords((.1, 1, 1)), 'Scale': 60}, bands_direction='Y'); t.put(b.inputs['Normal'], t.bump(t.math('ADD', w.outputs['Fac'], v.outputs['Fac']), .25, .01))
X, Y = np.meshgrid(np.linspace(-8, 8, 400), np.linspace(-6, 10, 400)); grid('cloth', X, Y, .03 * np.sin(X * 1.2 + .5 * Y) + .05 * np.exp(-((X - .6 * Y - 2.4) / .3) ** 2) + .04 * np.exp(-((X + .9 * Y + 2.9) / .25) ** 2) - .05, linen)
board, t, b = surface('board', (.10, .05, .025), .4, Clearcoat=.2); n = t.noise(t.coords((.6, 6, 1)), 3, 7); t.put(b.inputs['Base Color'], t.mix(n, (.045, .022, .011), (.16, .085, .044))); lathe('board', curve([(.0, .0), (2.2, .0), (2.28, .06), (2.28, .20), (2.2, .26), (.0, .26)], 4), board, (0, .2, 0), 160)
def truffle(x, y, z, r, seed):
    g = np.random.default_rng(seed); A, E = np.meshgrid(np.linspace(0, 2 * math.pi, 200), np.linspace(-math.pi / 2, math.pi / 2, 130)); n = np.stack([np.cos(E) * np.cos(A), np.cos(E) * np.sin(A), np.sin(E)], -1); k = 1 + 0 * A
    for f, s in ((1.6, .17), (2.8, .11), (5.0, .045), (9.0, .02)):
        for _ in range(4): d = g.normal(0, 1, 3); d /= np.linalg.norm(d); k += s * .6 * np.sin(f * (n @ d) * 2 + g.uniform(0, 6.3))
    o = grid('truffle', r * k * n[..., 0], r * k * n[..., 1], r * .82 * k * n[..., 2], skin); o.location = (x, y, z); o.rotation_euler = tuple(g.uniform(0, 6.3, 3)); return o
skin, t, b = surface('skin', (.40, .28, .16), .8); n = t.noise(t.coords(), 6, 9, .7); t.put(b.inputs['Base Color'], t.mix(n, (.20, .125, .065), (.58, .43, .27))); t.put(b.inputs['Normal'], t.bump(n, .6, .03))
truffle(-.52, .45, .86, .64, 4); truffle(.56, .55, .70, .48, 8); truffle(.10, -.32, .58, .36, 2)
flesh, t, b = surface('flesh', (.52, .38, .24), .6); p = t.coords(); q = t.add('VectorMath', {0: p, 1: t.add('VectorMath', {0: t.add('TexNoise', {'Vector': p, 'Scale': 5}).outputs['Color'], 3: .5}, operation='SCALE').outputs[0]}).outputs[0]; vein = t.ramp(t.math('ABSOLUTE', t.math('SUBTRACT', t.noise(q, 7, 5), .5)), [(0, 1), (.045, 0)]); t.put(b.inputs['Base Color'], t.mix(vein, (.34, .20, .11), (.80, .68, .50)))
for x, y, r, q in ((-.9, -1.15, .40, .3), (-.42, -1.38, .34, 1.2), (.05, -1.32, .36, 2.2), (.72, -.95, .30, .8)):
    A = np.linspace(0, 2 * math.pi, 60); R = r * (1 + .09 * np.sin(3 * A + q) + .05 * np.sin(5 * A)); o = mesh('slice', [(R[i] * math.cos(A[i]), R[i] * math.sin(A[i]), 0) for i in range(59)], [tuple(range(59))], flesh, False); k = o.modifiers.new('t', 'SOLIDIFY'); k.thickness = .022; o.location = (x, y + .25, .30 + .02 * q); o.rotation_euler = (rng.normal(0, .08), rng.normal(0, .10), q)
glass = thin_glass(shine=1.5); lathe('dome', curve([(1.72, .30), (1.74, .5), (1.72, 1.3), (1.55, 1.95), (1.10, 2.45), (.45, 2.70), (.0, 2.74)], 10), glass, (0, .3, 0), 160); ring((0, .3, .30), (0, 0, 0), 1.73, .025, glass)
lathe('knob', curve([(.0, 2.72), (.10, 2.74), (.09, 2.84), (.20, 2.98), (.24, 3.14), (.16, 3.30), (.0, 3.34)], 6), crystal((1, 1, 1), 1.5), (0, .3, 0), 64)
for _ in range(16): bpy.ops.mesh.primitive_uv_sphere_add(radius=rng.uniform(.10, .2), segments=12, ring_count=8, location=(rng.uniform(-9, 9), rng.uniform(15, 20), rng.uniform(1.5, 5.5))); bpy.context.object.data.materials.append(glow((1, .56, .24), rng.uniform(14, 50)))
area((-4.6, .6, 3.6), (0, .2, .9), 1.0, 330, (1, .76, .48), size_y=3); area((4.4, 3.6, 3.4), (0, .3, 1), 1.6, 200, (1, .62, .32)); area((2.6, -5.2, 4.6), (0, 0, .8), 1.8, 70, (.64, .76, 1))
background((.004, .0035, .004)); camera((-.5, -8.2, 3.5), (.0, .1, 1.28), 58, focus=(-.2, -.3, .8), fstop=1.3); finish(exposure=.45)
