# Harbour cranes at dusk over dark water, one light in each cabin. Technique: lattices of thin boxes, ripples spaced as the camera sees them.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=88, width=960, height=1200, bounces=5)
rng = np.random.default_rng(9)
t = Tree(bpy.context.scene.world); d = t.add('TexCoord').outputs['Generated']; sx, sy, sz = t.add('SeparateXYZ', {0: d}).outputs; up = t.math('MAXIMUM', sz, 0)
sky = t.ramp(up, [(0, (.85, .34, .11)), (.05, (.52, .25, .13)), (.14, (.17, .13, .15)), (.32, (.045, .058, .095)), (.7, (.010, .018, .042)), (1, (.004, .008, .022))], 'LINEAR'); cl = t.ramp(t.noise(t.add('Mapping', {'Vector': d, 'Scale': (1.2, 1.2, 12)}).outputs[0], 2.1, 6, .56), [(.50, 0), (.78, .6)]); t.put(t.nodes['Background'].inputs[0], t.mix(cl, sky, (.11, .06, .055))); t.nodes['Background'].inputs[1].default_value = .7
X, Y, step = fan(1.2, 1500, 900, 600, 34, (0, -1)); Z = np.zeros_like(X)
for k in range(70):
    L = 9 * (.2 / 9) ** (k / 69) * rng.uniform(.8, 1.2); th = rng.uniform(0, 6.3); q = 2 * math.pi / L; Z += np.clip(L / (2.5 * step) - 1, 0, 1) * .0011 * L ** .9 * np.sin(q * (X * math.cos(th) + Y * math.sin(th)) + rng.uniform(0, 6.3))
grid('water', X, Y, Z, plain('water', (.004, .006, .009), .05, 0, IOR=1.33, Specular=.5))
iron = plain('iron', (.010, .010, .012), .7)
def bar(p, q, r): 
    p, q = Vector(p), Vector(q); dd = q - p; o = box(tuple((p + q) / 2), (r, r, dd.length), iron); o.rotation_euler = dd.to_track_quat('Z', 'Y').to_euler()
def truss(p, q, w, n, r):
    p, q = Vector(p), Vector(q); dd = (q - p).normalized(); s = dd.cross(Vector((0, 1, 0))).normalized() * w / 2; y = Vector((0, w / 2, 0)); C = [s + y, s - y, -s - y, -s + y]
    for c in C: bar(p + c, q + c, r)
    for k in range(n):
        a, b = p + (q - p) * (k / n), p + (q - p) * ((k + 1) / n)
        for i in range(4): bar(a + C[i], b + C[(i + 1) % 4], r * .7)
def crane(x, y, s, lift):
    P = lambda a, b, c: (x + a * s, y + b * s, 2 + c * s)
    for a in (-7, 7):
        for b in (-4, 4): truss(P(a, b, 0), P(a * .8, b, 34), 1.1 * s, 9, .22 * s)
    truss(P(-6, 0, 20), P(6, 0, 20), 1.6 * s, 5, .22 * s); truss(P(-22, 0, 34), P(14, 0, 34), 2.2 * s, 14, .26 * s); truss(P(0, 0, 34), P(0, 0, 56), 1.8 * s, 7, .26 * s); tip = P(14 + 34 * math.cos(lift), 0, 34 + 34 * math.sin(lift)); truss(P(14, 0, 34), tip, 2.0 * s, 12, .24 * s); bar(P(0, 0, 56), tip, .16 * s); bar(P(0, 0, 56), P(-22, 0, 34), .16 * s); bar(P(0, 0, 56), P(14, 0, 35), .16 * s)
    box(P(8, 0, 31), (3.2 * s, 3 * s, 3 * s), iron); box(P(9.7, -1.0, 30.6), (.2 * s, 1.6 * s, 1.3 * s), glow((1, .66, .34), 16)); box(P(8, -1.55 * 1.0, 30.6), (2.2 * s, .1, 1.2 * s), glow((1, .66, .34), 10))
    bpy.ops.mesh.primitive_uv_sphere_add(radius=.5 * s, location=P(0, 0, 57.5)); bpy.context.object.data.materials.append(glow((1, .16, .08), 30)); return tip
tip = crane(-16, 190, 1.0, .82); crane(26, 250, 1.0, .05); crane(66, 320, 1.0, .82)
bar(tip, (tip[0], tip[1], 30), .3); box((tip[0], tip[1], 27), (12, 4, 5), iron)
box((20, 300, 1.2), (400, 200, 2.4), iron)
for k in range(34): box((rng.uniform(-90, 120), 215 + rng.uniform(0, 60), 4.8 + 5 * rng.integers(0, 3)), (12, 5, 4.8), iron)
for k in range(14): x = -90 + 15 * k + rng.uniform(-3, 3); bpy.ops.mesh.primitive_uv_sphere_add(radius=.55, segments=10, ring_count=6, location=(x, 205, 6 + rng.uniform(0, 7))); bpy.context.object.data.materials.append(glow((1, .60, .26), rng.uniform(30, 90)))
camera((4, -1, 3.2), (8, 190, 37), 42); finish(exposure=.25, bloom=.10)
