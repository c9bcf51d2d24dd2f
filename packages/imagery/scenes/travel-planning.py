# An aircraft's window from a dark cabin: its rim lit, peaks in haze below, the last light. Technique: a wall with a
# superelliptic opening, a field of ridges far below that haze turns to layers, a sky of gradients.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=96, height=1067, bounces=5)
def oval(rx, ry, n=3.0, m=220):
    out = []
    for i in range(m):
        a = 2 * math.pi * i / m; c, s = math.cos(a), math.sin(a)
        out.append((rx * abs(c) ** (2 / n) * (1 if c >= 0 else -1), ry * abs(s) ** (2 / n) * (1 if s >= 0 else -1)))
    return out
def rings(layers, material, name):
    """A skin through ovals: (rx, ry, depth, exponent) from the room to the outside."""
    v, f, m = [], [], 220
    for rx, ry, y, n in layers: v += [(x, y, z) for x, z in oval(rx, ry, n, m)]
    for k in range(len(layers) - 1):
        for i in range(m): j = (i + 1) % m; f.append((k * m + i, k * m + j, (k + 1) * m + j, (k + 1) * m + i))
    return mesh(name, v, f, material)
wall, t, b = surface('wall', (.075, .066, .058), .62, Specular=.3, Sheen=.2)
t.put(b.inputs['Normal'], t.bump(t.noise(t.coords(), 70, 3), .06, .004))
rim = plain('rim', (.30, .27, .235), .42); seal = plain('seal', (.02, .02, .022), .6)
def window(x):
    parts = [rings([(6, 6, .10, 12), (1.62, 2.12, .02, 3.2), (1.50, 2.0, -.02, 3.1), (1.42, 1.92, .0, 3.0)], wall, 'wall') if x == 0 else None,
             rings([(1.42, 1.92, .0, 3.0), (1.34, 1.84, -.06, 3.0), (1.26, 1.76, -.05, 2.9), (1.12, 1.62, .26, 2.8), (1.04, 1.54, .50, 2.8)], rim, 'rim'),
             rings([(1.05, 1.55, .50, 2.8), (1.02, 1.52, .52, 2.8), (.985, 1.485, .60, 2.8)], seal, 'seal')]
    return parts
window(0)
box((0, -.06, 1.50), (2.2, .05, .46), rim, .05)                             # the blind, a little lowered
# peaks
X, Y, step = fan(30, 9000, 1100, 900, 42, (0, 0)); rng = np.random.default_rng(9); Z = np.zeros_like(X)
for k in range(120):
    L = 900 * (14 / 900) ** (k / 119) * rng.uniform(.8, 1.2); a = rng.uniform(0, 6.3); q = 2 * math.pi / L
    ph = q * (X * math.cos(a) + Y * math.sin(a)) + rng.uniform(0, 6.3) + 1.4 * np.sin(X * .0031 + k * 1.7) + 1.4 * np.sin(Y * .0027 + k)
    Z += np.clip(L / (2.5 * step) - 1, 0, 1) * L * .020 * (1 - 2 * np.abs(np.sin(ph / 2)) ** 1.3)
cloud, t, b = surface('cloud', (.74, .72, .72), .95, Specular=0.0, Subsurface=.0)
grid('cloud', X, Y, Z - 190, cloud)
t = Tree(bpy.context.scene.world); d = t.add('TexCoord').outputs['Generated']; sx, sy, sz = t.add('SeparateXYZ', {0: d}).outputs; up = t.math('MAXIMUM', sz, 0)
a = math.radians(9); side = t.add('VectorMath', {0: d, 1: (math.sin(a), math.cos(a), 0)}, operation='DOT_PRODUCT').outputs['Value']
warm = t.ramp(up, [(0, (1.1, .42, .13)), (.022, (.80, .36, .16)), (.07, (.30, .20, .17)), (.16, (.07, .085, .13)), (.40, (.014, .024, .055)), (1, (.003, .006, .018))], 'LINEAR')
cool = t.ramp(up, [(0, (.22, .13, .10)), (.06, (.11, .09, .10)), (.18, (.030, .040, .070)), (.45, (.010, .016, .038)), (1, (.003, .006, .018))], 'LINEAR')
cirrus = t.ramp(t.noise(t.add('Mapping', {'Vector': d, 'Scale': (2, 2, 26)}).outputs[0], 2.0, 7, .6), [(.52, 0), (.78, .6)])
t.put(t.nodes['Background'].inputs[0], t.mix(cirrus, t.mix(t.ramp(side, [(.80, 0), (1, 1)]), cool, warm), (.34, .17, .11))); t.nodes['Background'].inputs[1].default_value = .9
sun(2.2, 9, 1.5, (1, .50, .22), 1.0)
area((-2.4, -2.6, 2.4), (0, 0, 0), .9, 7.5, (1, .72, .45)); area((2.8, -2.2, -1.6), (0, 0, 0), 1.2, 3, (1, .66, .38))
camera((1.5, -5.6, .55), (.42, 0, .06), 50, focus=(1.0, -.05, 0), fstop=5.6)
finish(haze=(900, 9000, (.42, .22, .14), .55), exposure=.3, contrast=1.55, bloom=.08)
