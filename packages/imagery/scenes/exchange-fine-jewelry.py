# A cut stone in a gold ring, standing in a velvet fold. Technique: a brilliant's facets as flat faces, many small lamps to wake it.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=140, width=960, height=1200, bounces=16)
m, t, b = surface('velvet', (.010, .018, .030), .9, Sheen=1.0, Specular=.06); t.put(b.inputs['Sheen Tint'], .5); t.put(b.inputs['Normal'], t.bump(t.noise(t.coords(), 40, 4, .7), .3, .02))
X, Y = np.meshgrid(np.linspace(-7, 7, 500), np.linspace(-5, 8, 500)); Z = .34 * np.exp(-((Y - .55) / .42) ** 2) + .34 * np.exp(-((Y + .55) / .42) ** 2) - .25 * np.exp(-(Y / .25) ** 2) + .10 * np.sin(X * .8 + Y * .4) + 1.1 * np.exp(-((Y - 3.6) / 1.1) ** 2); grid('velvet', X, Y, Z, m)
au = gold((.95, .68, .36), .12, (1, 1, 1), .01); R = 1.25; ring((0, 0, R - .28), (math.pi / 2, 0, 0), R, .135, au)
stone = bpy.data.materials.new('stone'); t = Tree(stone); t.nodes.remove(t.nodes['Principled BSDF']); t.out(t.add('BsdfGlass', {'Color': (1, .99, .97), 'Roughness': 0, 'IOR': 1.85}).outputs[0])
n, r, v, f = 16, .78, [], []
rings = [(.44, .30, 0), (.66, .17, .5), (r, .03, 0), (r, -.02, 0), (.40, -.36, .5)]
for k, (rr, z, off) in enumerate(rings):
    for i in range(n): a = 2 * math.pi * (i + off) / n; v.append((rr * math.cos(a), rr * math.sin(a), z))
v.append((0, 0, -.66)); f.append(tuple(range(n)))
for k in range(len(rings) - 1):
    for i in range(n):
        p, q, s, u = k * n + i, k * n + (i + 1) % n, (k + 1) * n + i, (k + 1) * n + (i + 1) % n
        if rings[k][2] == rings[k + 1][2]: f.append((p, s, u, q))
        elif rings[k][2] < rings[k + 1][2]: f += [(p, s, q), (q, s, u)]
        else: f += [(p, s, u), (p, u, q)]
for i in range(n): f.append((4 * n + (i + 1) % n, 4 * n + i, 5 * n))
o = mesh('stone', v, f, stone, False); o.location = (0, 0, 2 * R + .06); o.rotation_euler = (.16, -.10, .2); bpy.context.view_layer.objects.active = o; bpy.ops.object.mode_set(mode='EDIT'); bpy.ops.mesh.select_all(action='SELECT'); bpy.ops.mesh.normals_make_consistent(inside=False); bpy.ops.object.mode_set(mode='OBJECT')
lathe('collet', curve([(.16, -.62), (.30, -.44), (.52, -.16), (.60, -.10), (.56, -.18), (.34, -.42), (.18, -.60)], 6), au, (0, 0, 2 * R + .02), 80)
for i in range(6):
    a = 2 * math.pi * i / 6 + .25; P, E = Vector((.36 * math.cos(a), .36 * math.sin(a), 2 * R - .40)), Vector((.80 * math.cos(a), .80 * math.sin(a), 2 * R + .10)); d = E - P; k = lathe('claw', curve([(.05, .0), (.055, d.length * .5), (.06, d.length), (.05, d.length + .07), (.0, d.length + .09)], 6), au, tuple(P), 20); k.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()
rng = np.random.default_rng(7)
for _ in range(34):
    a, e = rng.uniform(0, 6.3), rng.uniform(.25, 1.4); d = rng.uniform(4.5, 7); p = Vector((d * math.cos(a) * math.cos(e), d * math.sin(a) * math.cos(e), 2.5 + d * math.sin(e))); area(tuple(p), (0, 0, 2.5), rng.uniform(.10, .35), rng.uniform(8, 26), ((1, .80, .56), (1, .92, .80), (.62, .76, 1))[rng.integers(0, 3)])
area((-.8, .6, 8.5), (0, 0, 2.4), 3.2, 420, (1, .90, .76)); area((-3.6, -4.4, 6.2), (0, 0, 2.5), 1.8, 260, (1, .86, .66)); area((3.2, -4.0, 5.4), (0, 0, 2.5), 1.2, 120, (.74, .84, 1)); area((-4.6, -1.2, 3.6), (0, 0, 1.6), .9, 210, (1, .78, .52), size_y=3); area((4.6, 2.6, 2.6), (0, 0, 1.6), 1.6, 110, (.56, .72, 1))
background((.006, .006, .008)); camera((1.3, -6.6, 5.0), (.0, 0, 1.85), 68, focus=(0, -.3, 2.5), fstop=2.2); finish(exposure=.35, bloom=.10)
