# A dark gallery with one bronze form on a plinth under a single light. Technique: a twisted ring as a parametric surface, a spot and its pool.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=96, width=960, height=1200)
bronze, t, b = surface('bronze', (.30, .16, .07), .28, 1.0); n = t.noise(t.coords(), 1.8, 8, .65); t.put(b.inputs['Base Color'], t.mix(t.ramp(n, [(.4, 0), (.66, 1)]), (.40, .22, .095), (.05, .060, .050))); t.put(b.inputs['Roughness'], t.math('ADD', .16, t.math('MULTIPLY', n, .3)))
U, V = np.meshgrid(np.linspace(0, 2 * math.pi, 420), np.linspace(0, 2 * math.pi, 90)); a = 1.5 * U; cx, cz = .52 * np.cos(V), .16 * np.sin(V); R = 1.18 + cx * np.cos(a) - cz * np.sin(a); H = cx * np.sin(a) + cz * np.cos(a)
o = grid('form', R * np.cos(U), H * 1.05, R * np.sin(U) * 1.12, bronze); o.location = (.1, .3, 4.35); o.rotation_euler = (.10, .25, .62)
lathe('pin', [(.09, 2.72), (.07, 3.02), (.0, 3.1)], bronze, (.1, .3, 0), 32)
stone = plain('plinth', (.38, .36, .34), .8); box((.1, .3, 1.36), (1.65, 1.65, 2.72), stone, .015)
fl, t, b = surface('floor', (.055, .05, .046), .3, Specular=.4); n = t.noise(t.coords(), .9, 7); t.put(b.inputs['Roughness'], t.math('ADD', .16, t.math('MULTIPLY', n, .35))); X, Y = np.meshgrid(np.linspace(-12, 12, 30), np.linspace(-9, 12, 30)); grid('floor', X, Y, 0 * X, fl)
wall = plain('wall', (.115, .105, .10), .95); box((0, 7.2, 6), (30, .2, 13), wall); box((-7.5, 2, 6), (.2, 24, 13), wall)
box((3.9, 7.05, 4.0), (3.0, .14, 3.9), plain('frame', (.02, .014, .010), .3, Clearcoat=.4), .03)
cv, t, b = surface('canvas', (.2, .05, .04), .9); n = t.noise(t.coords((.4, 1, .7)), 1.1, 9, .6, 1.2); t.put(b.inputs['Base Color'], t.ramp(n, [(.30, (.012, .012, .02)), (.46, (.16, .018, .020)), (.56, (.42, .20, .08)), (.66, (.55, .46, .32)), (.8, (.03, .04, .06))])); box((3.9, 6.96, 4.0), (2.8, .1, 3.7), cv)
spot((-1.6, -2.8, 11.0), (.1, .3, 4.0), 3600, (1, .82, .60), 26, .12, .35); spot((3.0, 1.5, 11), (3.9, 7, 4.0), 1100, (1, .80, .58), 34, .2, .6)
area((5.5, -3.0, 3.0), (0, 0, 3.5), 2.2, 60, (.56, .70, 1)); area((-5.5, 5, 5), (0, 0, 4.4), 1.0, 80, (.70, .80, 1))
background((.004, .004, .005)); camera((-1.5, -10.6, 3.2), (.72, 1, 3.55), 46, focus=(.1, -.4, 4.2), fstop=1.4); finish(exposure=.9, bloom=.09)
