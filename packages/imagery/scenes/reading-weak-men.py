# A ship's compass in its brass bowl, wet. Technique: nested lathes, a card without letters, drops of water.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=96, width=960, height=1200, bounces=8)
X, Y = np.meshgrid(np.linspace(-9, 9, 30), np.linspace(-8, 12, 30)); w, t, b = surface('teak', (.05, .026, .013), .24, Specular=.5); g = t.noise(t.coords((5, .5, 1)), 2.4, 7, .62); t.put(b.inputs['Base Color'], t.mix(g, (.020, .010, .005), (.085, .045, .022))); t.put(b.inputs['Roughness'], t.math('ADD', .08, t.math('MULTIPLY', t.noise(t.coords(), 1.6, 5), .3))); grid('deck', X, Y, 0 * X, w)
au = gold((.88, .58, .26), .2, (1, 1, 1), .04); base = link(bpy.data.objects.new('compass', None)); base.rotation_euler = (.10, -.08, 0); base.location = (0, .2, .62)
parts = [lathe('bowl', curve([(.0, -.62), (.9, -.58), (1.62, -.30), (1.95, .22), (2.02, .42)], 10), au, segments=160), lathe('rim', curve([(1.78, .34), (1.86, .50), (2.02, .56), (2.14, .50), (2.16, .36), (2.02, .30)], 8), au, segments=200), lathe('inside', [(1.80, .36), (1.76, .02), (.0, .0)], plain('inside', (.012, .012, .013), .4), segments=120)]
card, t, b = surface('card', (.70, .62, .48), .6); p = t.coords(); x, y, _ = t.add('SeparateXYZ', {0: p}).outputs; ang = t.math('DIVIDE', t.math('ARCTAN2', y, x), 2 * math.pi); r = t.add('VectorMath', {0: p}, operation='LENGTH').outputs['Value']
tick = lambda k, wd: t.ramp(t.math('ABSOLUTE', t.math('SUBTRACT', t.math('FRACT', t.math('MULTIPLY', ang, k)), .5)), [(0, 1), (wd, 1), (wd + .01, 0)], 'LINEAR'); band = lambda a, c: t.math('MULTIPLY', t.math('GREATER_THAN', r, a), t.math('LESS_THAN', r, c))
ink = t.math('MAXIMUM', t.math('MULTIPLY', tick(72.0, .10), band(1.32, 1.50)), t.math('MAXIMUM', t.math('MULTIPLY', tick(8.0, .025), band(1.18, 1.50)), t.math('MAXIMUM', band(1.52, 1.55), band(1.14, 1.16)))); star = t.math('LESS_THAN', r, t.math('ADD', .22, t.math('MULTIPLY', t.math('POWER', t.math('ABSOLUTE', t.math('COSINE', t.math('MULTIPLY', ang, 4 * math.pi))), 9.0), .84)))
t.put(b.inputs['Base Color'], t.mix(ink, t.mix(star, (.66, .58, .44), (.16, .035, .03)), (.03, .03, .035))); c = lathe('card', [(.0, .0), (1.58, .0)], card, (0, 0, .14), 128); c.rotation_euler = (-.08, .06, .7); parts.append(c)
parts += [lathe('pin', curve([(.0, .34), (.05, .30), (.13, .18), (.16, .14)], 6), au, segments=40), lathe('glass', curve([(1.80, .38), (1.2, .455), (.6, .49), (.0, .50)], 8), thin_glass(shine=.8), segments=120)]
for k in range(4): a = 1.57 * k + .5; s = lathe('screw', curve([(.0, .05), (.08, .045), (.10, .0)], 4), au, (1.98 * math.cos(a), 1.98 * math.sin(a), .54), 32); parts.append(s)
for o in parts: o.parent = base
R = ring((0, .2, .62), (.05, -.04, 0), 2.62, .10, au); rng = np.random.default_rng(7); drop = crystal((1, 1, 1), 1.33)
for s in (-1, 1): q = lathe('pivot', curve([(.0, .0), (.12, .0), (.12, .5), (.0, .5)], 4), au, (s * 2.1, .2, .85), 32); q.rotation_euler = (0, s * math.pi / 2, 0)
for _ in range(150):
    rr, a = 1.75 * math.sqrt(rng.uniform()), rng.uniform(0, 6.28); q = .012 + .045 * rng.uniform() ** 3; z = .50 - .12 * (rr / 1.8) ** 2; bpy.ops.mesh.primitive_uv_sphere_add(radius=q, segments=14, ring_count=8, location=(rr * math.cos(a), rr * math.sin(a), z)); o = bpy.context.object; o.scale = (1, 1, .55); o.data.materials.append(drop); o.parent = base
area((-4.4, 3.8, 3.6), (0, .2, .6), 1.4, 210, (1, .74, .46)); area((4.8, 4.4, 3.0), (0, .2, .6), 2.2, 190, (.56, .70, 1)); area((.6, -5.8, 4.6), (0, 0, .6), 1.4, 34, (1, .84, .64))
background((.004, .005, .007)); camera((.5, -7.6, 5.6), (.0, .12, .42), 52, focus=(.1, -.8, .9), fstop=2.0); finish(exposure=.3)
