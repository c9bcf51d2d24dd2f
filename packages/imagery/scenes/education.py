# Old books and a pair of spectacles by a lamp. Technique: covers and page blocks as bevelled boxes with a rounded spine,
# gilt tooling as thin bands, a low warm light from the right.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=96, height=1067)
table, t, b = surface('table', (.020, .010, .006), .26, Specular=.5, Clearcoat=.4); g = t.noise(t.coords((.4, 5, 1)), 2.6, 7, .6); t.put(b.inputs['Base Color'], t.mix(g, (.011, .005, .003), (.042, .020, .011)))
X, Y = np.meshgrid(np.linspace(-9, 9, 30), np.linspace(-6, 12, 30)); grid('table', X, Y, 0 * X, table)
au = gold((.86, .60, .28), .3, (1, 1, 1), .03)
def cover(colour, worn):
    m, t, b = surface('cover', colour, .62, Specular=.3); n = t.noise(t.coords((1, 1, 1)), 6, 8, .68)
    t.put(b.inputs['Base Color'], t.mix(t.ramp(n, [(.45, 0), (.75, 1)]), colour, worn)); t.put(b.inputs['Normal'], t.bump(t.add('TexVoronoi', {'Vector': t.coords(), 'Scale': 46}).outputs['Distance'], .16, .008)); return m
pages, t, b = surface('pages', (.62, .52, .38), .8); w = t.noise(t.coords((1, 1, 130)), 2.2, 3); t.put(b.inputs['Base Color'], t.mix(w, (.34, .26, .17), (.72, .62, .47))); t.put(b.inputs['Normal'], t.bump(w, .5, .01))
gilt = gold((.80, .56, .26), .34, (1, 1, 90), .12)
def book(z, h, w, d, turn, m, edge, x=0, y=0, bands=()):
    """Lying flat, spine towards the eye: two boards, the block of pages, a rounded spine."""
    base = link(bpy.data.objects.new('book', None)); base.location = (x, y, z); base.rotation_euler = (0, 0, turn); parts = []
    for zz in (.04, h - .04): parts.append(box((0, 0, zz), (w, d, .08), m, .02))
    parts.append(box((0, .05, h / 2), (w - .16, d - .18, h - .14), edge, .01))
    v, f, n = [], [], 24
    for x2 in np.linspace(-w / 2, w / 2, 60):
        for k in range(n + 1):
            a = math.pi * k / n; v.append((x2, -d / 2 + .05 - (.17 + sum(.03 * math.exp(-((x2 - c * w) / .05) ** 2) for c in bands)) * math.sin(a), h / 2 - (h / 2 + .004) * math.cos(a)))
    for i in range(59):
        for k in range(n): p = i * (n + 1) + k; f.append((p, p + 1, p + n + 2, p + n + 1))
    parts.append(mesh('spine', v, f, m))
    for c in bands:
        for e in (-.07, .07):
            vv, ff = [], []
            for x2 in (c * w + e - .012, c * w + e + .012):
                for k in range(n + 1): a = math.pi * k / n; vv.append((x2, -d / 2 + .05 - .178 * math.sin(a), h / 2 - (h / 2 + .007) * math.cos(a)))
            for k in range(n): ff.append((k, k + 1, k + n + 2, k + n + 1))
            parts.append(mesh('band', vv, ff, au))
    for o in parts: o.parent = base
book(0, .62, 4.2, 2.9, .05, cover((.055, .016, .014), (.13, .05, .035)), gilt, 0, .3, (-.36, -.12, .12, .36))
book(.62, .50, 3.8, 2.7, -.10, cover((.010, .022, .020), (.04, .062, .052)), pages, .12, .32, (-.30, .0, .30))
book(1.12, .42, 3.5, 2.5, .16, cover((.035, .025, .016), (.11, .078, .048)), gilt, -.05, .28, (-.38, .38))
book(0, .50, 2.6, 1.9, 1.05, cover((.016, .016, .026), (.05, .05, .07)), pages, 3.9, 2.2, (-.2, .2))
ribbon = plain('ribbon', (.16, .010, .016), .45, Sheen=.4)         # out of the pages at the end, down past the books below
path = np.array([(-1.5, -.30, 1.33), (-1.80, -.34, 1.34), (-1.97, -.40, 1.26), (-2.06, -.46, 1.0), (-2.10, -.52, .66), (-2.20, -.58, .34), (-2.30, -.66, .12), (-2.38, -.80, .015), (-2.46, -.98, .012)])
k = np.linspace(0, 8, 90); P = np.stack([np.interp(k, range(9), path[:, i]) for i in range(3)], 1)
for _ in range(14): P[1:-1] = (P[:-2] + 2 * P[1:-1] + P[2:]) / 4
half = np.stack([.05 * np.sin(k * .22), -.055 + .02 * np.sin(k * .5), .03 * np.exp(-(k - 7) ** 2)], 1)
grid('ribbon', *(np.stack([(P - half)[:, i], (P + half)[:, i]], 1) for i in range(3)), ribbon)
# spectacles: two rims, a bridge, temples laid along
lens = thin_glass(); Z = 1.62
for x in (-.62, .62):
    o = ring((x - .1, -.05, Z + .36), (math.radians(74), 0, .22), .46, .022, au); o.location.y += x * .22
    d = lathe('lens', [(.0, 0), (.45, 0)], lens, (x - .1, -.05 + x * .22, Z + .36), 64); d.rotation_euler = (math.radians(74), 0, .22)
br = [(-.1 + .17 * math.cos(a), -.05, Z + .44 + .10 * math.sin(a)) for a in np.linspace(0, math.pi, 24)]
for p, q in zip(br[:-1], br[1:]): bpy.ops.mesh.primitive_cylinder_add(radius=.02, depth=.04, location=p); bpy.context.object.data.materials.append(au)
def temple(points):
    """A folded arm of thin wire along points, smoothed."""
    c = bpy.data.curves.new('temple', 'CURVE'); c.dimensions = '3D'; c.bevel_depth = .018; c.bevel_resolution = 4
    sp = c.splines.new('NURBS'); sp.points.add(len(points) - 1); sp.use_endpoint_u = True; sp.order_u = 3
    for q, co in zip(sp.points, points): q.co = (*co, 1)
    o = link(bpy.data.objects.new('temple', c)); c.materials.append(au)
temple([(-1.18, -.28, Z + .42), (-1.17, -.16, Z + .42), (-.95, -.05, Z + .41), (.1, .14, Z + .34), (.62, .26, Z + .28), (.86, .30, Z + .10), (.88, .30, Z - .04)])
temple([(.98, .19, Z + .42), (.98, .30, Z + .42), (.80, .32, Z + .41), (-.2, .24, Z + .30), (-.85, .16, Z + .22), (-1.05, .12, Z + .06), (-1.06, .12, Z - .05)])
area((4.6, .6, 3.8), (0, 0, 1), 1.0, 520, (1, .72, .42)); area((-4.8, 4.6, 2.8), (0, .5, 1), 2.0, 90, (.58, .72, 1)); area((-1.2, -6, 3.6), (0, 0, .9), 1.4, 200, (1, .82, .60))
background((.004, .004, .005))
camera((-1.6, -8.4, 3.3), (.45, .15, .98), 53, focus=(-.2, -1.1, 1.1), fstop=1.5)
finish(exposure=1.05)
