# A sealed letter on dark leather. Technique: an envelope of thin bevelled sheets, a pressed disc of wax with an uneven
# rim, a writing lamp from the left.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=96, height=1000)

X, Y = np.meshgrid(np.linspace(-9, 9, 60), np.linspace(-7, 11, 60))
leather, t, b = surface('leather', (.014, .011, .010), .42, Specular=.45)
cells = t.add('TexVoronoi', {'Vector': t.coords((1, 1, 1)), 'Scale': 11}).outputs['Distance']
t.put(b.inputs['Normal'], t.bump(t.math('ADD', cells, t.math('MULTIPLY', t.noise(t.coords(), 30, 4), .4)), .22, .02))
grid('desk', X, Y, 0 * X, leather)

paper, t, b = surface('paper', (.66, .58, .46), .75, Specular=.2)
fibre = t.noise(t.coords((1, 1, 1)), 26, 7, .7); t.put(b.inputs['Normal'], t.bump(fibre, .10, .006))
t.put(b.inputs['Base Color'], t.mix(t.noise(t.coords(), 1.6, 4), (.58, .50, .39), (.72, .64, .52)))

def sheet(points, z, lift=.0, name='sheet'):
    """A flat piece of paper of the given outline, a little thick, its edges curling by lift."""
    n = len(points); c = np.mean(points, axis=0); v, f = [], []
    rings = np.linspace(1, 0, 14)[:-1]
    for r in rings:
        for x, y in points: v.append((c[0] + (x - c[0]) * r, c[1] + (y - c[1]) * r, z + lift * r ** 4))
    v.append((c[0], c[1], z))
    for k in range(len(rings) - 1):
        for i in range(n): j = (i + 1) % n; f.append((k * n + i, k * n + j, (k + 1) * n + j, (k + 1) * n + i))
    k = len(rings) - 1
    for i in range(n): f.append((k * n + i, k * n + (i + 1) % n, len(v) - 1))
    ob = mesh(name, v, f, paper); s = ob.modifiers.new('thick', 'SOLIDIFY'); s.thickness = .018; return ob
def side(a, b, n=24): return [(a[0] + (b[0] - a[0]) * k / n, a[1] + (b[1] - a[1]) * k / n) for k in range(n)]
W, H = 2.5, 1.7
corners = [(-W, -H), (W, -H), (W, H), (-W, H)]
body = sheet([p for i in range(4) for p in side(corners[i], corners[(i + 1) % 4])], .03, .012)
left = sheet(side((-W, -H), (-.05, .05)) + side((-.05, .05), (-W, H)) + side((-W, H), (-W, -H)), .055, .02)
right = sheet(side((W, H), (.05, .05)) + side((.05, .05), (W, -H)) + side((W, -H), (W, H)), .055, .02)
bottom = sheet(side((-W, -H), (W, -H)) + side((W, -H), (.0, .42)) + side((0, .42), (-W, -H)), .075, .02)
flap = sheet(side((-W, H), (-.18, -.34)) + side((-.18, -.34), (.18, -.34)) + side((.18, -.34), (W, H)) + side((W, H), (-W, H)), .10, .05)
for ob in (body, left, right, bottom, flap): ob.rotation_euler = (0, 0, -.30)

wax, t, b = surface('wax', (.135, .008, .010), .24, Specular=.6, Clearcoat=.6, Clearcoat_Roughness=.12, Subsurface=.06)
t.put(b.inputs['Normal'], t.bump(t.noise(t.coords(), 5, 3), .12, .03))
rng = np.random.default_rng(8); ph = rng.uniform(0, 6.3, 6)
rim = lambda a, z: 1 + .045 * math.sin(2 * a + ph[0]) + .03 * math.sin(3 * a + ph[1]) + .012 * math.sin(9 * a + ph[2])
seal = lathe('seal', curve([(.0, .085), (.20, .085), (.27, .09), (.285, .125), (.31, .13), (.325, .095), (.37, .10), (.43, .16), (.52, .165), (.60, .10), (.62, .0)], 10), wax, (-.09, -.29, .10), 220, True, lambda a, z: 1)
for v in seal.data.vertices:
    r = math.hypot(v.co.x, v.co.y)
    if r > .40:
        k = 1 + (rim(math.atan2(v.co.y, v.co.x), 0) - 1) * min(1, (r - .40) / .16); v.co.x *= k; v.co.y *= k

area((-4.6, 2.8, 2.6), (0, 0, 0), .9, 210, (1, .72, .44))
area((4.8, 4.6, 2.2), (0, 0, 0), 1.8, 44, (.58, .72, 1)); area((-1.5, -5.5, 3.0), (-.5, -1, 0), 1.6, 34, (1, .82, .62))
background((.004, .004, .006))
camera((1.6, -5.9, 3.9), (.18, -.05, .1), 55, focus=(-.09, -.45, .2), fstop=1.6)
finish(exposure=.85)
