# The bridge and strings of a cello, close. Technique: an arched varnished top, its sound hole inlaid, thin cylinders, a cut bridge.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=96, width=960, height=1200)
m, t, b = surface('varnish', (.16, .05, .018), .16, Specular=.5, Clearcoat=1.0, Clearcoat_Roughness=.05); g = t.noise(t.coords((16, .5, 1)), 2.2, 6, .6); f = t.noise(t.coords((1, 7, 1)), 2.4, 5); t.put(b.inputs['Base Color'], t.mix(t.math('ADD', t.math('MULTIPLY', g, .7), t.math('MULTIPLY', f, .3)), (.07, .018, .007), (.30, .105, .036))); t.put(b.inputs['Normal'], t.bump(g, .06, .006))
X, Y = np.meshgrid(np.linspace(-5, 5, 260), np.linspace(-6, 8, 300)); arch = lambda x, y: .75 * np.cos(np.clip(x / 5, -1, 1) * 1.45) + .12 * np.cos(y * .22) - .75; grid('top', X, Y, arch(X, Y), m)
dark = plain('inside', (.004, .003, .003), .9)
for sx in (-1, 1):
    v, n = [], 60; w = lambda s: .045 + .12 * math.exp(-((s - .5) / .22) ** 2) + (.15 * math.exp(-((s - .04) / .035) ** 2)) + (.20 * math.exp(-((s - .965) / .04) ** 2))
    for k in range(n + 1):
        s = k / n; y = -1.9 + 3.6 * s; x = sx * (1.98 + .42 * math.sin((s - .5) * -3.1) * (1 if True else 0) + .10 * math.sin(s * 12))
        for e in (-1, 1): xx = x + e * w(s); v.append((xx, y, float(arch(np.array(xx), np.array(y))) + .012))
    mesh('f-hole', v, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(n)], dark, False)
maple, t, b = surface('maple', (.42, .26, .13), .4, Specular=.4); g = t.noise(t.coords((9, 1, 3)), 3, 6); t.put(b.inputs['Base Color'], t.mix(g, (.30, .17, .08), (.54, .36, .20)))
out = [(-1.30, -.05), (-1.20, .30), (-.92, .42), (-.98, .78), (-1.10, 1.02), (-.86, 1.36), (-.45, 1.62), (.0, 1.70)]; full = curve(out + [(-x, z) for x, z in reversed(out[:-1])], 8); inner = curve([(.85, -.06), (.62, .22), (.28, .36), (.0, .62), (-.28, .36), (-.62, .22), (-.85, -.06)], 6); pts = [(x, z) for x, z in full] + list(inner)
ob = mesh('bridge', [(x, 0, z) for x, z in pts], [tuple(range(len(pts)))], maple, False); q = ob.modifiers.new('t', 'SOLIDIFY'); q.thickness = .22; q.offset = 0; bv = ob.modifiers.new('b', 'BEVEL'); bv.width = .03; bv.segments = 2; bv.limit_method = 'ANGLE'; ob.location = (0, -.1, float(arch(np.array(0.), np.array(0.))) + .10)
for x, z in ((-.42, .80), (.42, .80), (.0, 1.10)): lathe('eye', [(.0, .0), (.13, .0)], dark, (x, -.225, z + .02), 40).rotation_euler = (math.pi / 2, 0, 0)
wound, gut = gold((.72, .60, .44), .3, (1, 1, 200), .25), plain('steel', (.6, .6, .6), .2, 1.0)
for k, (x, r) in enumerate(((-.62, .040), (-.21, .033), (.21, .026), (.62, .020))):
    z = 1.70 - .42 * (x / .62) ** 2 * .5
    for (p, q) in (((x * .98, -6, .62 + .05 * k), (x, -.1, z)), ((x, -.1, z), (x * .55, 9, 1.15))):
        d = Vector(q) - Vector(p); o = lathe('string', [(r, 0), (r, d.length)], wound if k < 2 else gut, p, 20); o.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()
box((0, 6.6, .98), (1.25, 6, .22), plain('ebony', (.008, .007, .007), .25), .06, (.02, 0, 0)); tp = box((0, -4.8, .45), (1.5, 3.2, .26), plain('ebony', (.008, .007, .007), .22, Clearcoat=.6), .10, (.05, 0, 0))
area((-5.2, 1.6, 3.6), (0, 0, .6), 1.2, 340, (1, .74, .46), size_y=2.6); area((4.8, 5.4, 3.4), (0, 0, .8), 1.8, 190, (.58, .72, 1)); area((1.4, -6, 4.4), (0, -.5, .8), 1.4, 50, (1, .84, .64))
background((.004, .004, .005)); camera((1.5, -6.6, 3.5), (.06, .1, .78), 50, focus=(0, -.3, 1.2), fstop=1.5); finish(exposure=.25)
