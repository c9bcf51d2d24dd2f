# A stone stair turning up in a dark hall, light from a door out of sight above. Technique: wedge-shaped treads about a
# newel, a brass rail along them, one warm source high behind the turn.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=112, height=1000, bounces=6)
stone, t, b = surface('stone', (.30, .26, .21), .5, Specular=.35)
n = t.noise(t.coords((1, 1, 1)), 2.0, 8, .62)
t.put(b.inputs['Base Color'], t.mix(n, (.20, .17, .135), (.38, .33, .265))); t.put(b.inputs['Roughness'], t.math('ADD', .28, t.math('MULTIPLY', n, .35)))
t.put(b.inputs['Normal'], t.bump(t.noise(t.coords(), 16, 5), .10, .01))
brass = gold((.90, .60, .27), .2, (1, 1, 1), .02)
plaster = plain('plaster', (.055, .048, .043), .9)
R0, R1, RISE, TURN, N, A0 = .55, 2.6, .175, math.radians(12.5), 24, math.radians(-118)

def wedge(i):
    """One tread: its nosing a little forward, its edge rounded."""
    a, c = A0 + i * TURN, A0 + (i + 1.16) * TURN; v, f = [], []
    for z in (i * RISE - .34, i * RISE + RISE):
        for k in range(9):
            q = a + (c - a) * k / 8
            for r in (R0, R1): v.append((r * math.cos(q), r * math.sin(q), z))
    m = 18
    for k in range(8):
        p = 2 * k; f += [(p, p + 1, p + 3, p + 2), (m + p, m + p + 2, m + p + 3, m + p + 1), (p, p + 2, m + p + 2, m + p), (p + 1, m + p + 1, m + p + 3, p + 3)]
    f += [(0, m, m + 1, 1), (16, 17, m + 17, m + 16)]
    ob = mesh('tread', v, f, stone, False); w = ob.modifiers.new('bevel', 'BEVEL'); w.width = .022; w.segments = 3
for i in range(N): wedge(i)
lathe('newel', [(.0, -1), (R0 + .02, -1), (R0 + .02, 7), (.0, 7)], stone, segments=120)
# the rail: a tube along the inner edge, with thin balusters
def tube(points, r, material, n=16):
    P = [Vector(p) for p in points]; v, f = [], []
    for i, p in enumerate(P):
        d = (P[min(i + 1, len(P) - 1)] - P[max(i - 1, 0)]).normalized(); s = d.cross(Vector((0, 0, 1))).normalized(); u = s.cross(d)
        for k in range(n): q = 2 * math.pi * k / n; v.append(tuple(p + r * (math.cos(q) * s + math.sin(q) * u)))
    for i in range(len(P) - 1):
        for k in range(n): f.append((i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k))
    return mesh('tube', v, f, material)
rail = lambda r, dz: [(r * math.cos(A0 + s * TURN), r * math.sin(A0 + s * TURN), (s + .5) * RISE + RISE + dz) for s in np.linspace(-.3, N - .5, 260)]
tube(rail(R1 - .10, .88), .034, brass); tube(rail(R1 - .10, .10), .012, brass)
for i in range(N):
    for h in (.25, .75):
        q = A0 + (i + h) * TURN; x, y, z = (R1 - .10) * math.cos(q), (R1 - .10) * math.sin(q), i * RISE + RISE
        lathe('baluster', [(.011, 0), (.011, .92)], brass, (x, y, z), 12)
q = A0 - .3 * TURN
bpy.ops.mesh.primitive_uv_sphere_add(radius=.075, location=((R1 - .10) * math.cos(q), (R1 - .10) * math.sin(q), 1.08)); bpy.context.object.data.materials.append(brass); bpy.ops.object.shade_smooth()
# hall
wall = [(3.9 * math.cos(q), 3.9 * math.sin(q)) for q in np.linspace(-.5, 4.2, 90)]
WX = np.array([[p[0] for p in wall]] * 2); WY = np.array([[p[1] for p in wall]] * 2); grid('wall', WX, WY, np.array([[-1.0] * 90, [8.0] * 90]), plaster)
fx, fy = np.meshgrid(np.linspace(-9, 9, 40), np.linspace(-10, 9, 40)); grid('floor', fx, fy, 0 * fx, marble(scale=.7, turn=(.3, .1, .2), amount=.5))

area((1.4, 3.3, 5.2), (.6, -.6, 1.0), .9, 380, (1, .66, .36), size_y=1.8)
area((-3.2, 2.0, 5.6), (.4, 0, 1.2), 1.0, 70, (1, .72, .46))
area((4.5, -6.5, 4.0), (.2, -1, 1), 2.6, 46, (.56, .70, 1))
background((.003, .003, .004))
camera((-.9, -7.4, 1.55), (-.15, 0, 1.75), 42, focus=(.2, -2.5, 1.3), fstop=4)
finish(exposure=.95, bloom=.08)
