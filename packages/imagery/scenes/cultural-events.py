# A heavy velvet curtain, lit from one side as before a performance. Technique: one displaced sheet, a raking lamp.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=96, height=1067)

x, z = np.meshgrid(np.linspace(-5.5, 5.5, 1400), np.linspace(-.2, 6.2, 420))
rng = np.random.default_rng(11)
sway = .16 * np.sin(z * .55 + x * .7) + .05 * np.sin(z * 1.3 + x * 2.1)
u = x + sway
y = .15 * np.sin(u * 5.2 + .9 * np.sin(u * .8)) + .075 * np.sin(u * 9.7 + 1.2 * np.sin(u * .6 + z * .12)) + .02 * np.sin(u * 21 + z * .3)
y += .10 * (1 - z / 6) * np.sin(u * 2.3 + 1.0)                              # folds open towards the floor
m, t, b = surface('velvet', (.055, .009, .011), .80, Sheen=1.0, Specular=.18)
t.put(b.inputs['Sheen Tint'], .65)
n = t.noise(t.coords((60, 60, 14)), 6, 4)
t.put(b.inputs['Normal'], t.bump(n, .12, .01))
grid('curtain', x, y, z, m)

fx, fy = np.meshgrid(np.linspace(-7, 7, 60), np.linspace(-6, 1.2, 60))
floor, ft, fb = surface('boards', (.018, .011, .008), .30, Specular=.5)
grid('floor', fx, fy, -.2 + 0 * fx, floor)

area((-5.2, -4.2, 4.6), (-.4, 0, 2.0), 1.0, 560, (1, .74, .46))
area((5.0, -4.6, 5.0), (1.5, 0, 2), 1.8, 90, (.62, .74, 1))
background((.004, .004, .006))
camera((.9, -7.6, 1.5), (.1, 0, 2.35), 58, focus=(-1.2, -.2, 2.0), fstop=6.3)
finish(exposure=.1)
