# The shadow of a maple branch on a lit paper screen. Technique: a lattice before translucent paper, leaves as flat stars between the lamp and the paper.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=110, width=960, height=1200)
rng = np.random.default_rng(27)
m = bpy.data.materials.new('paper'); t = Tree(m); t.nodes.remove(t.nodes['Principled BSDF']); n = t.noise(t.coords((1, 1, 1)), 14, 6, .7); c = t.mix(n, (.74, .62, .44), (.92, .82, .64))
t.out(t.add('MixShader', {0: .78, 1: t.add('BsdfDiffuse', {'Color': c}).outputs[0], 2: t.add('BsdfTranslucent', {'Color': c}).outputs[0]}).outputs[0])
X, Z = np.meshgrid(np.linspace(-6, 6, 40), np.linspace(-5, 7, 40)); grid('paper', X, 0 * X, Z, m)
wood, t, b = surface('cedar', (.050, .028, .016), .6); g = t.noise(t.coords((1, 1, .2)), 9, 6); t.put(b.inputs['Base Color'], t.mix(g, (.022, .012, .007), (.078, .044, .026)))
for x in np.arange(-5.4, 5.5, .9): box((x, -.07, 1), (.055, .09, 12), wood, .006)
for z in np.arange(-3.2, 6.6, 1.22): box((0, -.07, z), (12, .08, .05), wood, .006)
for x in (-.02, -5.5, 5.5): box((x, -.12, 1), (.30, .20, 12), wood, .015)
box((0, -.12, -3.55), (12, .24, .75), wood, .015)
X, Y = np.meshgrid(np.linspace(-7, 7, 30), np.linspace(-9, .2, 30)); fl, t, b = surface('boards', (.05, .028, .016), .22, Specular=.5, Clearcoat=.3); g = t.noise(t.coords((6, .5, 1)), 3, 7); t.put(b.inputs['Base Color'], t.mix(g, (.022, .012, .008), (.085, .048, .028))); grid('floor', X, Y, 0 * X - 3.95, fl)
leafm, dark = plain('leaf', (.20, .02, .010), .7), plain('branch', (.02, .014, .010), .9)
def leaf(x, y, z, s, q, tilt):
    pts = []
    for k in range(7):
        a = math.pi * .5 + (k - 3) * .62; L = s * (1.0, .94, .78, .50)[abs(k - 3)]
        if k: am = a - .31; pts.append((.30 * s * math.cos(am), .30 * s * math.sin(am)))
        for w_, l_ in ((-.11, .62), (0, 1.0), (.11, .62)): pts.append((l_ * L * math.cos(a + w_), l_ * L * math.sin(a + w_)))
    pts += [(.05 * s, -.12 * s), (.015 * s, -.5 * s), (-.015 * s, -.5 * s), (-.05 * s, -.12 * s)]
    o = mesh('leaf', [(px, 0, pz) for px, pz in pts], [tuple(range(len(pts)))], leafm, False); o.location = (x, y, z); o.rotation_euler = (tilt, q, rng.normal(0, .35))
def twig(P, r):
    c = bpy.data.curves.new('twig', 'CURVE'); c.dimensions = '3D'; c.bevel_depth = r; s = c.splines.new('NURBS'); s.points.add(len(P) - 1); s.use_endpoint_u = True; s.order_u = 4
    for p, (x, y, z) in zip(s.points, P): p.co = (x, y, z, 1)
    link(bpy.data.objects.new('twig', c)); c.materials.append(dark)
B = [(-4.6, .55, 4.6), (-3.0, .5, 4.3), (-1.5, .45, 3.4), (-.2, .40, 2.9), (1.3, .42, 1.9), (2.4, .45, 1.4)]; twig(B, .07); twig([B[2], (-1.0, .4, 2.3), (-.9, .4, 1.3), (-.3, .45, .4)], .04); twig([B[1], (-2.8, .45, 3.0), (-3.2, .45, 2.0)], .04); twig([B[3], (.8, .35, 3.5), (2.0, .4, 3.6)], .035)
for cx, cz, n in ((-3.1, 3.9, 7), (-1.4, 3.2, 7), (-.9, 1.6, 8), (-.3, .5, 6), (.2, 2.7, 7), (1.4, 1.9, 8), (2.5, 1.3, 8), (-3.2, 1.9, 7), (1.9, 3.6, 7)):
    for _ in range(n): leaf(cx + rng.normal(0, .42), .22 + abs(rng.normal(0, .16)), cz + rng.normal(0, .38), rng.uniform(.30, .52), rng.normal(math.pi, .7), rng.normal(0, .4))
point((1.2, 5.2, 1.2), 3000, (1, .62, .30), .32); area((0, 5.5, 5.5), (0, 0, 1), 3, 120, (1, .66, .36))
glaze, t, b = surface('glaze', (.030, .034, .036), .22, Specular=.6, Clearcoat=.6); n = t.noise(t.coords(), 3, 6); t.put(b.inputs['Base Color'], t.mix(n, (.016, .018, .020), (.10, .085, .06)))
lathe('bowl', curve([(.0, .10), (.34, .10), (.38, .0), (.44, .0), (.46, .12), (.80, .34), (.96, .74), (.98, 1.06), (.93, 1.06), (.88, .74), (.70, .36), (.0, .24)], 8), glaze, (1.75, -2.5, -3.93), 96)
area((-5.0, -4.0, .8), (.6, -1.5, -3.2), 1.6, 70, (.60, .74, 1)); area((4.8, -4.6, .5), (1.7, -2.4, -3.4), .8, 60, (1, .76, .5))
background((.004, .004, .006)); camera((-.5, -9.8, -.6), (.0, 0, -.62), 44, focus=(1.2, -1.4, -1.5), fstop=1.6); finish(exposure=.1, bloom=.09)
