# A jetty into still water at the blue hour, small lanterns along it, mountains in layers. Technique: ripples on a grid
# spaced as the camera sees it, planks laid unevenly, ranges as silhouettes that the haze lifts.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=96, height=1000, bounces=5)
rng = np.random.default_rng(17)
t = Tree(bpy.context.scene.world); d = t.add('TexCoord').outputs['Generated']; sx, sy, sz = t.add('SeparateXYZ', {0: d}).outputs; up = t.math('MAXIMUM', sz, 0)
sky = t.ramp(up, [(0, (.52, .26, .16)), (.05, (.26, .175, .18)), (.13, (.085, .105, .165)), (.32, (.024, .042, .090)), (1, (.004, .009, .028))], 'LINEAR')
cl = t.ramp(t.noise(t.add('Mapping', {'Vector': d, 'Scale': (1.4, 1.4, 13)}).outputs[0], 1.9, 6, .56), [(.50, 0), (.78, .55)])
t.put(t.nodes['Background'].inputs[0], t.mix(cl, sky, (.17, .115, .12))); t.nodes['Background'].inputs[1].default_value = .8
X, Y, step = fan(.8, 2600, 1100, 800, 40, (0, -1)); Z = np.zeros_like(X)
for k in range(70):
    L = 6 * (.14 / 6) ** (k / 69) * rng.uniform(.8, 1.2); th = rng.uniform(0, 6.3); q = 2 * math.pi / L
    Z += np.clip(L / (2.5 * step) - 1, 0, 1) * .00042 * L ** .9 * np.sin(q * (X * math.cos(th) + Y * math.sin(th)) + rng.uniform(0, 6.3))
grid('water', X, Y, Z, plain('water', (.003, .006, .010), .045, 0, IOR=1.33, Specular=.5))
wood, wt, wb = surface('planks', (.06, .045, .035), .7, Specular=.3); n = wt.noise(wt.coords((9, 1, 1)), 2.4, 7, .65); wt.put(wb.inputs['Base Color'], wt.mix(n, (.030, .024, .020), (.105, .082, .062))); wt.put(wb.inputs['Normal'], wt.bump(n, .4, .02))
A, TURN = (.55, 1.2), .16
def on(s, x, z=0): return (A[0] + s * math.sin(TURN) + x * math.cos(TURN), A[1] + s * math.cos(TURN) - x * math.sin(TURN), z)
for k in range(200): box(on(k * .235, rng.normal(0, .012), .62 + rng.normal(0, .004)), (2.0, .222, .05), wood, .008, (rng.normal(0, .004), 0, -TURN + rng.normal(0, .004)))
for x in (-.86, .86): box(on(23.5, x, .52), (.14, 47, .16), wood, .02, (0, 0, -TURN))
post = plain('post', (.022, .017, .014), .7); lamp = glow((1, .56, .24), 46); cap = plain('cap', (.010, .009, .009), .4)
for i in range(10):
    s = 1.5 + i * 4.6
    for x in (-.98, .98):
        lathe('post', [(.0, 1.02), (.075, 1.0), (.085, -.6), (.0, -.6)], post, on(s, x, 0), 20)
    x = -.98 if i % 2 else .98; p = on(s, x, 1.14)
    lathe('lamp', curve([(.0, .0), (.055, .02), (.06, .10), (.03, .15), (.0, .16)], 5), lamp, (p[0], p[1], p[2] - .06), 20); lathe('cap', [(.10, .10), (.0, .17)], cap, p, 20); point((p[0], p[1], p[2] + .02), 10, (1, .58, .27), .06)
box(on(48.6, 0, .62), (4.4, 3.4, .06), wood, .02, (0, 0, -TURN))
for r, (dist, top, seed) in enumerate(((420, 62, 3), (760, 128, 5), (1250, 235, 8), (1900, 330, 12))):
    g = np.random.default_rng(seed); hx = np.linspace(-dist * 1.1, dist * 1.1, 420); h = np.zeros_like(hx)
    for k in range(9): h += top * .5 ** k * np.abs(np.sin(hx / dist * (1.7 * 1.9 ** k) + g.uniform(0, 6.3))) ** (1.1 if k < 2 else .8) * (.62 if k == 0 else .5)
    H = np.clip(h * (.42 + .58 * np.clip(np.abs(hx / dist + .12) * 1.9, 0, 1)), 2, None)
    gx, gz = np.meshgrid(hx, np.array([0., 1.])); grid('range', gx, np.full_like(gx, float(dist)), np.where(gz < .5, -4, H[None, :] + 0 * gz), glow(((.004, .005, .009), (.011, .012, .020), (.030, .028, .040), (.070, .058, .070))[r], 1.0))
area((-3, -3, 6), (1, 6, .4), 5, 60, (.50, .64, 1), visible=False)
camera((0, -1, 1.95), (1.75, 22, 2.35), 32, focus=7.5, fstop=5.6)
finish(exposure=.6, bloom=.10)
