# A metronome, stopped. Technique: a pyramid of veneer, a brass scale, a pendulum with its weight.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=88, width=960, height=1200)
wood, t, b = surface('veneer', (.05, .022, .012), .2, Specular=.5, Clearcoat=.8, Clearcoat_Roughness=.06); g = t.noise(t.coords((5, 5, .7)), 2.4, 8, .65, 1.0); t.put(b.inputs['Base Color'], t.mix(g, (.018, .007, .004), (.11, .046, .022)))
X, Y = np.meshgrid(np.linspace(-9, 9, 30), np.linspace(-6, 12, 30)); grid('lid', X, Y, 0 * X, lacquer((.004, .004, .005), .10))
def frustum(w0, d0, w1, d1, z0, z1, m, bev=.05):
    v = [(sx * w0, sy * d0, z0) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))] + [(sx * w1, sy * d1, z1) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    o = mesh('frustum', v, [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], m, False); w = o.modifiers.new('bevel', 'BEVEL'); w.width = bev; w.segments = 4; return o
frustum(1.42, 1.42, 1.36, 1.36, .12, .42, wood); frustum(1.22, 1.22, .46, .46, .42, 4.1, wood); frustum(.50, .50, .40, .40, 4.08, 4.24, wood)
for sx in (-1, 1):
    for sy in (-1, 1): lathe('foot', curve([(.0, .0), (.14, .0), (.17, .06), (.12, .13), (.0, .13)], 5), gold(), (sx * 1.15, sy * 1.15, 0), 40)
au = gold((.92, .63, .29), .18, (1, 1, 40), .05); s = math.atan2(1.22 - .46, 4.1 - .42); dark = plain('recess', (.006, .005, .005), .7)
def on(x, z, out=.03): return (x, -(1.22 - (z - .42) * math.tan(s)) - out, z)
def face(w0, w1, z0, z1, out, m): return mesh('face', [on(-w0, z0, out), on(w0, z0, out), on(w1, z1, out), on(-w1, z1, out)], [(0, 1, 2, 3)], m, False)
face(.52, .22, .95, 3.95, .012, dark); face(.15, .11, 1.0, 3.9, .022, au)
ink = plain('ink', (.02, .015, .01), .6)
for k in range(23): z = 1.15 + k * .117; w = .10 if k % 4 else .13; mesh('mark', [on(-w, z, .026), on(w, z, .026), on(w, z + .012, .026), on(-w, z + .012, .026)], [(0, 1, 2, 3)], ink, False)
P0, P1 = Vector(on(0, .95, .13)), Vector(on(.62, 4.25, .13)); d = P1 - P0; o = lathe('rod', [(.022, 0), (.020, d.length), (.0, d.length)], plain('steel', (.62, .62, .64), .16, 1.0), tuple(P0), 20); o.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()
c = P0 + d * .66; wgt = mesh('weight', [(-.20, -.07, -.16), (.20, -.07, -.16), (.15, -.07, .20), (-.15, -.07, .20), (-.20, .07, -.16), (.20, .07, -.16), (.15, .07, .20), (-.15, .07, .20)], [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)], au, False); wgt.location = c; wgt.rotation_euler = (s, math.atan2(d.x, d.z), 0); q = wgt.modifiers.new('b', 'BEVEL'); q.width = .025; q.segments = 3
area((-4.4, -1.6, 4.6), (0, 0, 2), 1.4, 330, (1, .74, .46), size_y=2.6); area((4.4, 3.8, 4.2), (0, 0, 2), 1.4, 180, (.58, .72, 1)); area((1.6, -6.0, 2.6), (0, -1, 2), 1.2, 34, (1, .84, .64))
background((.004, .004, .005)); camera((1.9, -8.8, 2.9), (.0, 0, 2.10), 50, focus=(.1, -1.0, 2.4), fstop=1.8); finish(exposure=1.0)
