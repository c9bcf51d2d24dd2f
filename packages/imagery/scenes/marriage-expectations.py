# A cup of tea by a window, an umbrella's handle hooked on the sill behind it. Technique: porcelain on the lathe, rain on the pane, grey light.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=104, width=960, height=1200, bounces=8)
rng = np.random.default_rng(12)
X, Y = np.meshgrid(np.linspace(-9, 9, 30), np.linspace(-7, 3.0, 30)); w, t, b = surface('table', (.035, .020, .012), .24, Specular=.5); g = t.noise(t.coords((.5, 6, 1)), 2.4, 7, .6); t.put(b.inputs['Base Color'], t.mix(g, (.016, .009, .005), (.065, .036, .02))); grid('table', X, Y, 0 * X, w)
china = plain('china', (.74, .71, .66), .10, Specular=.6, Clearcoat=.6, Subsurface=.03); au = gold((.90, .62, .28), .2, (1, 1, 1), .02)
lathe('saucer', curve([(.0, .06), (.55, .06), (.62, .09), (.72, .08), (1.10, .17), (1.42, .30), (1.46, .30), (1.44, .26), (1.0, .08), (.6, .0), (.0, .0)], 8), china, (-.3, .2, 0), 160)
lathe('cup', curve([(.0, .10), (.44, .10), (.47, .16), (.56, .24), (.86, .62), (1.0, 1.10), (1.06, 1.32), (1.02, 1.32), (.96, 1.08), (.80, .62), (.50, .28), (.0, .24)], 9), china, (-.3, .2, 0), 160); lathe('line', curve([(1.035, 1.30), (1.06, 1.335), (1.02, 1.335)], 4), au, (-.3, .2, 0), 160); lathe('tea', [(.0, 1.12), (.965, 1.12)], plain('tea', (.16, .045, .012), .04), (-.3, .2, 0), 96)
P = [(.62 + .62 * math.sin(a) * 1.0, .2, .78 + .40 * math.cos(a)) for a in np.linspace(.15, math.pi - .1, 26)]; v, f, n = [], [], 20
for i, p in enumerate(P):
    d = (Vector(P[min(i + 1, len(P) - 1)]) - Vector(P[max(i - 1, 0)])).normalized(); s = d.cross(Vector((0, 1, 0))).normalized(); u = s.cross(d)
    for k in range(n): q = 2 * math.pi * k / n; v.append(tuple(Vector(p) + .075 * (math.cos(q) * s * .7 + math.sin(q) * u)))
for i in range(len(P) - 1):
    for k in range(n): f.append((i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k))
mesh('handle', v, f, china)
silver = plain('silver', (.66, .65, .63), .14, 1.0); u2, v2 = np.meshgrid(np.linspace(-1, 1, 14), np.linspace(0, 1, 60)); wd = .05 + .13 * np.exp(-((v2 - .90) / .09) ** 2) + .03 * np.exp(-(v2 / .12) ** 2); o = grid('spoon', u2 * wd, -1 + 2 * v2, .03 * (1 - u2 ** 2) - .07 * np.exp(-((v2 - .9) / .08) ** 2) * (1 - u2 ** 2), silver); o.location = (.75, -.60, .24); o.rotation_euler = (.05, -.06, -.95)
frame = plain('frame', (.13, .12, .11), .5)
for x in (-3.2, .55, 3.2): box((x, 3.1, 3.2), (.16, .22, 7), frame, .03)
for z in (.25, 3.3): box((0, 3.1, z), (8, .24, .18), frame, .03)
drop = crystal((1, 1, 1), 1.33)
for _ in range(260):
    r = .015 + .06 * rng.uniform() ** 4; bpy.ops.mesh.primitive_uv_sphere_add(radius=r, segments=14, ring_count=8, location=(rng.uniform(-3.2, 3.4), 3.2, rng.uniform(.4, 6))); o = bpy.context.object; o.scale = (1, .45, rng.uniform(1, 2.2)); o.data.materials.append(drop)
t = Tree(bpy.context.scene.world); d = t.add('TexCoord').outputs['Generated']; z = t.add('SeparateXYZ', {0: d}).outputs[2]; cl = t.noise(t.add('Mapping', {'Vector': d, 'Scale': (2, 2, 5)}).outputs[0], 1.8, 5); sky = t.ramp(t.math('MAXIMUM', z, 0), [(0, (.050, .060, .080)), (.2, (.11, .13, .17)), (.6, (.05, .065, .10))], 'LINEAR'); t.put(t.nodes['Background'].inputs[0], t.mix(t.math('MULTIPLY', cl, .6), sky, (.03, .036, .05))); t.nodes['Background'].inputs[1].default_value = .75
for _ in range(9): bpy.ops.mesh.primitive_uv_sphere_add(radius=rng.uniform(.05, .10), segments=10, ring_count=6, location=(rng.uniform(-10, 12), rng.uniform(26, 40), rng.uniform(.5, 7))); bpy.context.object.data.materials.append(glow((1, .62, .30), rng.uniform(25, 60)))
area((-3.6, -2.6, 3.6), (0, 0, .8), 1.2, 120, (1, .72, .44)); area((0, 3.0, 4.6), (-.2, 0, .6), 3.6, 110, (.66, .78, 1), visible=False)
camera((.7, -6.9, 2.9), (.05, .4, 1.12), 50, focus=(-.2, -.6, 1.1), fstop=1.2); finish(exposure=.3)
