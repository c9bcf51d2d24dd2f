# A velvet rope between brass posts before a lit doorway. Technique: a hanging curve swept as velvet, lathed posts, a
# room of light far out of focus.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=112, height=1067)
brass = gold((.92, .62, .28), .18, (1, 1, 1), .02)
floor, t, b = surface('floor', (.016, .012, .011), .16, Specular=.5); n = t.noise(t.coords((1, 1, 1)), 1.2, 6); t.put(b.inputs['Roughness'], t.math('ADD', .08, t.math('MULTIPLY', n, .24)))
X, Y = np.meshgrid(np.linspace(-12, 12, 30), np.linspace(-8, 24, 30)); grid('floor', X, Y, 0 * X, floor)
def post(x, y):
    lathe('post', curve([(.0, .0), (.48, .0), (.50, .05), (.44, .10), (.20, .16), (.085, .26), (.075, .5), (.075, 2.5), (.10, 2.56), (.17, 2.62), (.17, 2.72), (.10, 2.78), (.09, 2.86), (.17, 2.94), (.21, 3.08), (.17, 3.22), (.0, 3.28)], 8), brass, (x, y, 0), 96)
    ring((x, y, 2.67), (0, 0, 0), .21, .028, brass)
A, B = (-1.75, .0), (2.55, 1.25); post(*A); post(*B); post(-5.6, -.9)
velvet, t, b = surface('velvet', (.075, .006, .012), .85, Sheen=1.0, Specular=.1); t.put(b.inputs['Sheen Tint'], .7); t.put(b.inputs['Normal'], t.bump(t.noise(t.coords(), 34, 5, .7), .35, .02))
def rope(p, q, sag, r=.13, n=28, m=120):
    P = []
    for i in range(m + 1):
        s = i / m; P.append(Vector((p[0] + (q[0] - p[0]) * s, p[1] + (q[1] - p[1]) * s, 2.64 - sag * (1 - (2 * s - 1) ** 2))))
    v, f = [], []
    for i, c in enumerate(P):
        d = (P[min(i + 1, m)] - P[max(i - 1, 0)]).normalized(); s = d.cross(Vector((0, 0, 1))).normalized(); u = s.cross(d); e = min(i, m - i)
        k = r * min(1, .35 + e / 9)
        for j in range(n): a = 2 * math.pi * j / n; v.append(tuple(c + k * (1 + .02 * math.sin(5 * a + i * .3)) * (math.cos(a) * s + math.sin(a) * u)))
    for i in range(m):
        for j in range(n): f.append((i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j))
    mesh('rope', v, f, velvet)
    for c, d in ((P[5], P[6] - P[5]), (P[-6], P[-7] - P[-6])):
        o = lathe('ferrule', curve([(.06, -.20), (.09, -.16), (.145, -.08), (.15, .10), (.135, .14)], 6), brass, tuple(c), 48); o.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()
rope(A, B, .95); rope((-5.6, -.9), A, .95)
# the doorway and the room behind it
wall = plain('wall', (.020, .017, .016), .8); W = 14.0
box((-8.2, W, 4), (13, .5, 9), wall); box((9.2, W, 4), (10.6, .5, 9), wall); box((1.1, W, 8.0), (6, .5, 2.6), wall)
for x in (-1.6, 3.8): box((x, W - .3, 3.35), (.30, .3, 6.7), plain('frame', (.05, .03, .02), .3), .04)
box((1.1, W - .3, 6.8), (5.7, .3, .34), plain('frame', (.05, .03, .02), .3), .04)
box((1.1, W + 6, 4), (12, .2, 9), plain('room', (.42, .28, .16), .9))
for x, z in ((-.4, 4.6), (1.5, 5.4), (2.9, 4.4), (.7, 3.6), (2.2, 3.2), (-1.0, 3.4)):
    bpy.ops.mesh.primitive_uv_sphere_add(radius=.13, location=(x, W + 3.5, z)); bpy.context.object.data.materials.append(glow((1, .62, .30), 60))
point((1.2, W + 3.4, 4.6), 420, (1, .62, .30), .5)
area((1.1, W + .4, 4.5), (.6, 0, .6), 3.2, 260, (1, .62, .32), size_y=5)
area((-5.2, -3.6, 4.4), (0, 0, 1.8), 1.4, 220, (1, .76, .50)); area((6.0, -2.6, 4.6), (.5, .4, 1.6), 2.2, 90, (.58, .72, 1))
background((.003, .003, .004))
camera((-.75, -7.6, 2.45), (.28, .3, 2.1), 62, focus=(-1.2, -.1, 2.4), fstop=1.2)
finish(exposure=.1, bloom=.09)
