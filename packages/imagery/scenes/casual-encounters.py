# A book lying on a bench under a street lamp, wet leaves about it. Technique: slats with rounded edges, a soft cover slightly open, bokeh of a road.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=96, width=960, height=1200)
rng = np.random.default_rng(15)
slat, t, b = surface('slat', (.045, .026, .015), .3, Specular=.5); g = t.noise(t.coords((.5, 7, 2)), 2.2, 7, .65); t.put(b.inputs['Base Color'], t.mix(g, (.016, .010, .007), (.075, .044, .026))); t.put(b.inputs['Roughness'], t.math('ADD', .10, t.math('MULTIPLY', t.noise(t.coords(), 1.8, 5), .34)))
for k in range(6): box((0, -1.3 + .78 * k, -.1), (16, .70, .2), slat, .05)
for k in range(3): box((0, 3.7 + .12 * k, .9 + .85 * k), (16, .16, .70), slat, .05, (-.14, 0, 0))
iron = plain('iron', (.012, .012, .013), .45, .7); box((3.6, 1, -.9), (.22, 5.5, .5), iron, .05)
cover, t, b = surface('cover', (.16, .028, .022), .5, Specular=.35); t.put(b.inputs['Normal'], t.bump(t.noise(t.coords(), 30, 5), .2, .01)); base = link(bpy.data.objects.new('book', None)); base.location = (-.45, .15, .0); base.rotation_euler = (0, 0, .42)
u, v = np.meshgrid(np.linspace(0, 1, 60), np.linspace(-1.35, 1.35, 40)); pg, t, b = surface('pages', (.58, .50, .38), .85); wv = t.noise(t.coords((1, 1, 110)), 2.2, 3); t.put(b.inputs['Base Color'], t.mix(wv, (.34, .28, .19), (.66, .58, .45)))
c0 = box((1.0, 0, .025), (2.06, 2.76, .035), cover, .012); blk = box((1.0, 0, .22), (1.94, 2.64, .34), pg, .02); sp = box((-.02, 0, .22), (.06, 2.76, .42), cover, .02)
top = grid('top', u * 2.06, v, .42 + .34 * u ** 2.2 + .02 * np.sin(v * 2), cover); q = top.modifiers.new('t', 'SOLIDIFY'); q.thickness = .03
for k in range(4): lf = grid('leaf', u * 1.95, v * .98, .405 + (.06 + .06 * k) * u ** 2.4, pg); lf.parent = base
for o in (c0, blk, sp, top): o.parent = base
for _ in range(11):
    x, y, s, a = rng.uniform(-2.8, 3.0), rng.uniform(-1.5, 2.8), rng.uniform(.20, .36), rng.uniform(0, 6.3)
    if abs(x - .4) < 1.5 and abs(y - .5) < 1.4: continue
    lu, lv = np.meshgrid(np.linspace(-1, 1, 16), np.linspace(0, 1, 30)); wd = np.sin(lv * 3.1416) ** .8 * .48; o = grid('leaf', lu * wd * s, (lv * 2 - 1) * s, .03 + .10 * s * lu ** 2 + .05 * s * np.sin(lv * 4), plain('leaf', tuple(np.array((.24, .10, .02)) * rng.uniform(.4, 1.1)), .35, Specular=.5)); o.location = (x, y, 0); o.rotation_euler = (0, 0, a)
drop = crystal((1, 1, 1), 1.33)
for _ in range(220): r = .012 + .04 * rng.uniform() ** 3; bpy.ops.mesh.primitive_uv_sphere_add(radius=r, segments=12, ring_count=7, location=(rng.uniform(-3.2, 3.4), rng.uniform(-1.6, 2.9), r * .3)); o = bpy.context.object; o.scale = (1, 1, .5); o.data.materials.append(drop)
for _ in range(30): bpy.ops.mesh.primitive_uv_sphere_add(radius=rng.uniform(.07, .14), segments=10, ring_count=6, location=(rng.uniform(-16, 16), rng.uniform(30, 46), rng.uniform(1, 14))); bpy.context.object.data.materials.append(glow(((1, .62, .28), (1, .45, .18), (1, .84, .62), (.9, .16, .10))[rng.integers(4)], rng.uniform(30, 110)))
area((-1.8, 1.6, 6.5), (0, .3, 0), .8, 260, (1, .66, .36)); area((4.6, 4.0, 3.4), (0, .5, .2), 2.0, 110, (.54, .68, 1)); area((-4.8, -2.5, 3), (0, 0, 0), 1.6, 40, (.6, .72, 1))
background((.004, .005, .009)); camera((.9, -6.8, 3.6), (.12, .75, .50), 50, focus=(.2, -.5, .4), fstop=1.2); finish(exposure=.7, bloom=.09)
