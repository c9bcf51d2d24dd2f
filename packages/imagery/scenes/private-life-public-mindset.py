# A window at night seen from outside, its curtains drawn, a lamp behind them. Technique: a wall of brick, folds of cloth that let light through.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=96, width=960, height=1200)
rng = np.random.default_rng(4)
brick, t, b = surface('stone', (.05, .046, .044), .9); n = t.noise(t.coords(), 2.4, 8, .65); t.put(b.inputs['Base Color'], t.mix(n, (.026, .024, .026), (.075, .068, .062))); t.put(b.inputs['Normal'], t.bump(n, .5, .03))
for z in range(-6, 7):
    for x in range(-4, 5):
        s = .5 if z % 2 else 0; cx = (x + s) * 1.62
        if abs(cx) < 2.35 and -2.9 < z * .72 < 2.7: continue
        box((cx, .2, z * .72), (1.6, .5, .70), brick, .03, (0, 0, rng.normal(0, .003)))
for x in (-3.9, 3.9): box((x, .62, 0), (4.4, .1, 10), plain('behind', (.004, .004, .005), 1))
for z in (-4.3, 4.3): box((0, .62, z), (12, .1, 3.4), plain('behind', (.004, .004, .005), 1))
frame = plain('frame', (.05, .046, .042), .5); dark = plain('bars', (.018, .016, .015), .5)
for x in (-1.62, 1.62): box((x, .1, 0), (.26, .5, 5.0), frame, .03)
box((0, .1, 2.45), (3.5, .5, .28), frame, .03); box((0, -.12, -2.55), (4.0, .8, .24), frame, .04)
for x in (-.5, .5): box((x * 1.0, .28, 0), (.06, .08, 4.8), dark, .01)
for z in (-.8, .85): box((0, .28, z), (3.1, .08, .06), dark, .01)
m = bpy.data.materials.new('curtain'); t = Tree(m); t.nodes.remove(t.nodes['Principled BSDF']); w = t.noise(t.coords((40, 40, 40)), 4, 3)
t.out(t.add('MixShader', {0: .62, 1: t.add('BsdfDiffuse', {'Color': (.50, .26, .12)}).outputs[0], 2: t.add('BsdfTranslucent', {'Color': (.78, .40, .17)}).outputs[0]}).outputs[0])
for a, c in ((-1.55, .03), (-.05, 1.55)):
    X, Z = np.meshgrid(np.linspace(a, c, 500), np.linspace(-2.5, 2.5, 60)); Y = .95 + .10 * np.sin(X * 19 + .3 * Z) + .05 * np.sin(X * 41 + Z * .4) + .03 * np.sin(Z * .9); grid('curtain', X, Y, Z, m)
point((.6, 2.3, -.2), 1100, (1, .60, .28), .3); box((.75, 2.0, -.6), (.5, .5, .7), plain('shade', (.5, .3, .16), .9), .1); box((0, 5, 0), (7, .1, 7), plain('room', (.30, .20, .13), .9))
for x, z in ((-1.2, -2.2), (1.25, -2.2)):
    for _ in range(60): q = rng.uniform(.05, .13); bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=1, radius=q, location=(x + rng.normal(0, .24), -.18 + rng.normal(0, .10), z + abs(rng.normal(0, .2)))); bpy.context.object.data.materials.append(plain('leaf', (.010, .016, .010), .8))
area((-5, -6, 5), (0, 0, 0), 2.4, 120, (.50, .64, 1)); area((6, -5, -1), (0, 0, 0), 2, 24, (1, .7, .45))
background((.004, .005, .009)); camera((1.5, -9.2, -.4), (.0, 0, .05), 50, focus=9.2, fstop=4); finish(exposure=.7, bloom=.09)
