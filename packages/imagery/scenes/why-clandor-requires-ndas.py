# A brass padlock closed on an old door's hasp. Technique: boxes with worn bevels, a bent shackle, raking light.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=88, width=960, height=1200)
wood, t, b = surface('door', (.030, .016, .010), .55, Specular=.35); g = t.noise(t.coords((7, 1, .5)), 2.4, 8, .65); t.put(b.inputs['Base Color'], t.mix(g, (.012, .006, .004), (.060, .032, .019))); t.put(b.inputs['Normal'], t.bump(g, .5, .03))
for k in range(-3, 4): box((k * 1.52, .5, 0), (1.50, .3, 14), wood, .03)
iron, t, b = surface('iron', (.045, .042, .042), .5, .9); n = t.noise(t.coords(), 9, 7); t.put(b.inputs['Roughness'], t.math('ADD', .30, t.math('MULTIPLY', n, .4))); t.put(b.inputs['Normal'], t.bump(n, .35, .02))
box((-.9, .28, 1.2), (3.4, .10, .56), iron, .03); box((.02, .16, 1.2), (.16, .34, .30), iron, .05)
for x in (-2.3, -1.3): lathe('rivet', curve([(.0, .14), (.12, .12), (.19, .03), (.19, 0)], 6), iron, (x, .24, 1.2), 40).rotation_euler = (math.pi / 2, 0, 0)
brass, t, b = surface('brass', (.72, .47, .20), .3, 1.0); n = t.noise(t.coords(), 5, 8, .65); t.put(b.inputs['Base Color'], t.mix(t.ramp(n, [(.35, 0), (.72, 1)]), (.26, .16, .08), (.86, .58, .26))); t.put(b.inputs['Roughness'], t.math('ADD', .14, t.math('MULTIPLY', n, .32))); t.put(b.inputs['Normal'], t.bump(n, .10, .01))
box((.02, .02, -.55), (1.95, .52, 1.75), brass, .13, (0, .03, 0), 5); box((.02, -.26, -.55), (1.55, .03, 1.35), brass, .06, (0, .03, 0))
lathe('plate', curve([(.0, .08), (.30, .08), (.36, .04), (.36, 0)], 6), brass, (.02, -.27, -.52), 64).rotation_euler = (math.pi / 2, 0, 0)
lathe('hole', [(.0, .0), (.10, .0)], plain('dark', (.003, .003, .003), .8), (.02, -.362, -.45), 40).rotation_euler = (math.pi / 2, 0, 0); box((.02, -.355, -.62), (.075, .02, .30), plain('dark', (.003, .003, .003), .8), .01)
P = [(-.62, .02, .2), (-.62, .02, .75)] + [(-.62 * math.cos(a), .02, .85 + .78 * math.sin(a)) for a in np.linspace(.1, math.pi - .1, 24)] + [(.62, .02, .75), (.62, .02, .2)]
steel = plain('steel', (.55, .55, .57), .22, 1.0); v, f, n = [], [], 28
for i, p in enumerate(P):
    d = (Vector(P[min(i + 1, len(P) - 1)]) - Vector(P[max(i - 1, 0)])).normalized(); s = d.cross(Vector((0, 1, 0))).normalized(); u = s.cross(d)
    for k in range(n): q = 2 * math.pi * k / n; v.append(tuple(Vector(p) + .15 * (math.cos(q) * s + math.sin(q) * u)))
for i in range(len(P) - 1):
    for k in range(n): f.append((i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k))
mesh('shackle', v, f, steel)
area((-4.4, -2.2, 3.6), (0, 0, 0), .9, 330, (1, .74, .46)); area((4.6, -1.6, 1.4), (0, 0, 0), 1.6, 60, (.58, .72, 1)); area((.5, -5, -3), (0, 0, -.4), 1.6, 22, (1, .8, .6))
background((.003, .003, .004)); camera((1.5, -7.4, .3), (.02, 0, .12), 62, focus=(.02, -.3, -.3), fstop=2.4); finish(exposure=.45)
