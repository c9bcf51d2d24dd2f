# A violin's bridge on a workbench, shavings and a knife beside it. Technique: a cut profile made solid, spirals of thin wood.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=88, width=960, height=1200)
rng = np.random.default_rng(6)
bench, t, b = surface('bench', (.11, .065, .035), .6, Specular=.3); g = t.noise(t.coords((.5, 6, 1)), 2.4, 8, .65); t.put(b.inputs['Base Color'], t.mix(g, (.045, .026, .014), (.17, .105, .06))); t.put(b.inputs['Normal'], t.bump(g, .3, .02)); X, Y = np.meshgrid(np.linspace(-9, 9, 30), np.linspace(-7, 12, 30)); grid('bench', X, Y, 0 * X, bench)
maple, t, b = surface('maple', (.52, .34, .18), .42, Specular=.4); g = t.noise(t.coords((10, 1, 4)), 3, 6); t.put(b.inputs['Base Color'], t.mix(g, (.40, .25, .12), (.62, .44, .26)))
out = [(-1.02, .0), (-1.05, .12), (-.88, .30), (-.74, .42), (-.80, .66), (-.90, .82), (-.80, 1.06), (-.45, 1.30), (.0, 1.38)]; full = curve(out + [(-x, z) for x, z in reversed(out[:-1])], 8); inner = curve([(.62, .0), (.44, .22), (.20, .30), (.0, .44), (-.20, .30), (-.44, .22), (-.62, .0)], 6); pts = list(full) + list(inner)
ob = mesh('bridge', [(x, 0, z) for x, z in pts], [tuple(range(len(pts)))], maple, False); q = ob.modifiers.new('t', 'SOLIDIFY'); q.thickness = .20; q.offset = 0; w = ob.modifiers.new('b', 'BEVEL'); w.width = .022; w.segments = 3; w.limit_method = 'ANGLE'; ob.location = (-.25, .1, .01); ob.rotation_euler = (-.04, 0, .34); ob.scale = (1.25,) * 3
dark = plain('cut', (.05, .03, .018), .9)
for x, z, r in ((.0, .86, .17), (-.56, .62, .10), (.56, .62, .10)):
    o = lathe('eye', [(.0, .0), (r, .0)], dark, (0, 0, 0), 48); o.parent = ob; o.location = (x, -.112, z); o.rotation_euler = (math.pi / 2, 0, 0)
shave = plain('shaving', (.66, .46, .26), .6, Subsurface=.1)
for _ in range(16):
    x, y, turns, r0, tl, wd = rng.uniform(-2.6, 2.8), rng.uniform(-1.9, 2.6), rng.uniform(1.2, 2.8), rng.uniform(.10, .26), rng.uniform(-.5, .5), rng.uniform(.12, .30)
    if abs(x + .25) < 1.2 and abs(y) < .5: continue
    a = np.linspace(0, 6.28 * turns, 120); A, W = np.meshgrid(a, np.array([0., 1.])); rr = r0 * (1 + A * .07); o = grid('shaving', rr * np.cos(A), W * wd + A * .025, rr * np.sin(A) + r0 * (1 + 6.28 * turns * .07), shave); o.location = (x, y, 0); o.rotation_euler = (0, 0, rng.uniform(0, 6.3))
steel, au = plain('steel', (.52, .52, .54), .18, 1.0), gold()
kn = link(bpy.data.objects.new('knife', None)); kn.location = (.35, -1.35, .17); kn.rotation_euler = (0, 0, .30)
h = lathe('handle', curve([(.0, .0), (.15, .02), (.19, .5), (.16, 1.3), (.14, 1.75), (.0, 1.78)], 8), plain('box', (.10, .045, .02), .3, Clearcoat=.4), segments=48); h.rotation_euler = (0, math.pi / 2, 0); h.parent = kn; f = lathe('ferrule', [(.145, 1.68), (.15, 1.70), (.145, 1.92), (.0, 1.93)], au, segments=48); f.rotation_euler = (0, math.pi / 2, 0); f.parent = kn
bl = mesh('blade', [(1.9, -.11, -.012), (2.75, -.10, -.010), (3.15, .12, 0), (1.9, .12, 0), (1.9, -.11, .012), (2.75, -.10, .010), (3.15, .12, .004), (1.9, .12, .016)], [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (3, 2, 6, 7)], steel, False); bl.parent = kn
area((-4.6, 2.8, 3.6), (0, .2, .6), 1.2, 300, (1, .76, .48), size_y=2.4); area((4.6, 4.4, 3.4), (0, .2, .6), 2.0, 110, (.58, .72, 1)); area((1, -6, 4.2), (0, 0, .5), 1.4, 50, (1, .84, .64))
background((.004, .004, .005)); camera((.9, -6.8, 3.0), (.08, .1, .66), 52, focus=(-.2, -.2, .9), fstop=1.3); finish(exposure=.7)
