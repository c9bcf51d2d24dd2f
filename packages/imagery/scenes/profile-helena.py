# A woman's profile in silhouette against a lit curtain, her hair pinned up. Technique: an outline made solid, folds of cloth that let light through.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=96, width=960, height=1200)
m = bpy.data.materials.new('curtain'); t = Tree(m); t.nodes.remove(t.nodes['Principled BSDF'])
t.out(t.add('MixShader', {0: .7, 1: t.add('BsdfDiffuse', {'Color': (.52, .34, .20)}).outputs[0], 2: t.add('BsdfTranslucent', {'Color': (.85, .58, .34)}).outputs[0]}).outputs[0])
X, Z = np.meshgrid(np.linspace(-5, 5, 900), np.linspace(-4.5, 5, 60)); grid('curtain', X, 1.6 + .13 * np.sin(X * 6.2 + .35 * np.sin(X * 1.3)) + .05 * np.sin(X * 15 + .3 * Z), Z, m)
face = [(.05, -4.2), (.0, -2.6), (-.02, -1.9), (-.10, -1.35), (-.28, -1.12), (-.62, -1.10), (-.90, -1.16), (-1.03, -1.08), (-1.07, -.92), (-1.02, -.80), (-1.05, -.70), (-1.12, -.62), (-1.10, -.54), (-1.05, -.49), (-1.13, -.41), (-1.12, -.33), (-1.06, -.26), (-1.05, -.18), (-1.24, -.02), (-1.27, .06), (-1.20, .22), (-1.10, .42), (-1.02, .58), (-1.05, .70), (-1.06, .86), (-1.00, 1.18), (-.84, 1.48), (-.56, 1.72), (-.18, 1.84), (.28, 1.80), (.68, 1.62), (.95, 1.36), (1.08, 1.10), (1.30, 1.22), (1.58, 1.16), (1.76, .90), (1.74, .60), (1.54, .36), (1.26, .30), (1.04, .36), (.90, .05), (.76, -.35), (.70, -.75), (.76, -1.3), (.92, -1.75), (1.30, -2.15), (2.10, -2.55), (2.75, -3.1), (3.0, -4.2)]
P = curve(face, 8); body = plain('figure', (.008, .006, .006), .8); o = mesh('profile', [(x, 0, z) for x, z in P], [tuple(range(len(P)))], body, False); k = o.modifiers.new('t', 'SOLIDIFY'); k.thickness = .5; k.offset = 0; q = o.modifiers.new('b', 'BEVEL'); q.width = .16; q.segments = 5; q.limit_method = 'ANGLE'; q.angle_limit = 1.0
pearl = plain('pearl', (.86, .80, .72), .10, Specular=.8, Clearcoat=1.0); bpy.ops.mesh.primitive_uv_sphere_add(radius=.085, segments=32, ring_count=20, location=(.20, -.34, -.34)); bpy.context.object.data.materials.append(pearl); bpy.ops.object.shade_smooth()
pin = lathe('pin', [(.0, .0), (.022, .05), (.020, 1.0), (.055, 1.06), (.06, 1.14), (.0, 1.2)], gold(), (1.02, -.30, .50), 20); pin.rotation_euler = (0, .82, 0)
rng = np.random.default_rng(3); hair = plain('hair', (.010, .007, .006), .6)
def strand(pts):
    c = bpy.data.curves.new('hair', 'CURVE'); c.dimensions = '3D'; c.bevel_depth = .006; s = c.splines.new('NURBS'); s.points.add(len(pts) - 1); s.use_endpoint_u = True; s.order_u = 4
    for p, (x, z) in zip(s.points, pts): p.co = (x, -.1, z, 1)
    link(bpy.data.objects.new('hair', c)); c.materials.append(hair)
for _ in range(26): x = rng.uniform(.6, .92); strand([(x, rng.uniform(-.2, .5)), (x + rng.uniform(.05, .25), -.5 + rng.normal(0, .15)), (x + rng.uniform(-.08, .22), -.9 + rng.normal(0, .15)), (x + rng.uniform(-.1, .3), -1.2 + rng.normal(0, .2))])
for _ in range(14): a = rng.uniform(.5, 2.2); strand([(1.05 * math.cos(a) + .1, .9 + .95 * math.sin(a)), (1.15 * math.cos(a + .2) + .1, .92 + 1.0 * math.sin(a + .2)), (1.10 * math.cos(a + .5) + .1, .9 + .98 * math.sin(a + .5))])
point((-1.6, 4.0, 1.4), 900, (1, .70, .42), .9); area((3.5, 5.5, .0), (0, 1.6, 0), 3, 260, (1, .62, .34))
area((-4.5, -3.0, 2.5), (-.6, 0, 0), 1.2, 24, (.60, .74, 1)); area((2.5, -4.5, 1.0), (.3, 0, 0), 1.0, 20, (1, .80, .60))
background((.004, .004, .005)); camera((.35, -9.6, -.2), (.22, 0, -.28), 58, focus=(0, -.2, 0), fstop=2.4); finish(exposure=.25, bloom=.09)
