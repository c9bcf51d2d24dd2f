# A jug of water and two glasses on a table at the back of a library. Technique: lathed glass with water as its own body, shelves far out of focus.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=104, width=960, height=1200, bounces=12)
X, Y = np.meshgrid(np.linspace(-9, 9, 30), np.linspace(-6, 8, 30)); w, t, b = surface('table', (.05, .026, .014), .28, Specular=.5); g = t.noise(t.coords((.4, 6, 1)), 2.4, 7, .6); t.put(b.inputs['Base Color'], t.mix(g, (.022, .011, .006), (.09, .046, .024))); grid('table', X, Y, 0 * X, w)
glass, water = crystal((.98, .99, 1), 1.5), crystal((.97, .99, 1), 1.33)
o = curve([(.0, .0), (.78, .0), (.86, .06), (1.02, .7), (1.0, 1.3), (.72, 1.95), (.56, 2.35), (.60, 2.72), (.70, 2.92)], 10); lathe('jug', o + curve([(.66, 2.92), (.555, 2.72), (.515, 2.35), (.67, 1.93), (.945, 1.3), (.965, .7), (.81, .13), (.0, .12)], 10), glass, (-.5, .2, 0), 128)
lathe('water', curve([(.0, .13), (.80, .14), (.955, .7), (.935, 1.28)], 8) + [(.90, 1.42), (.0, 1.42)], water, (-.5, .2, 0), 96)
v, f, n = [], [], 24; P = [(-1.05, .2, 2.55)] + [(-1.1 - .85 * math.sin(a), .2, 1.75 + .85 * math.cos(a)) for a in np.linspace(.1, math.pi - .35, 26)]
for i, p in enumerate(P):
    d = (Vector(P[min(i + 1, len(P) - 1)]) - Vector(P[max(i - 1, 0)])).normalized(); s = d.cross(Vector((0, 1, 0))).normalized(); u = s.cross(d)
    for k in range(n): q = 2 * math.pi * k / n; v.append(tuple(Vector(p) + .10 * (math.cos(q) * s + math.sin(q) * u)))
for i in range(len(P) - 1):
    for k in range(n): f.append((i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k))
mesh('handle', v, f, glass)
def tumbler(x, y, level):
    lathe('tumbler', [(.0, .0), (.44, .0), (.47, .04), (.55, 1.25), (.53, 1.26), (.455, .16), (.43, .12), (.0, .12)], glass, (x, y, 0), 96)
    if level: lathe('w', [(.0, .125), (.43, .13), (.45, .17), (.45 + .07 * level, level), (.0, level)], water, (x, y, 0), 72)
tumbler(1.15, -.45, .62); tumbler(1.75, 1.1, 0)
rng = np.random.default_rng(8); tones = ((.09, .02, .015), (.02, .04, .03), (.10, .065, .03), (.03, .02, .03), (.14, .10, .06))
for z in (.6, 3.4, 6.2):
    box((0, 12, z - .1), (22, 1.6, .12), w, .02); x = -10
    while x < 10: h, q = rng.uniform(1.5, 2.3), rng.uniform(.18, .45); box((x, 11.7, z + h / 2), (q, 1.1, h), plain('spine', tones[rng.integers(5)], .6), .02); x += q + .02
area((-4.6, 2.2, 4.4), (0, 0, 1), 1.4, 260, (1, .78, .52), size_y=3); area((2.8, 4.2, 3.6), (0, 0, 1), 1.2, 150, (1, .68, .40)); area((4.4, -2.4, 3.2), (0, 0, 1), 1.6, 50, (.60, .74, 1)); point((-3, 9.4, 6), 160, (1, .68, .38), .4); point((4, 9.6, 3.2), 90, (1, .66, .36), .4)
background((.003, .003, .003)); camera((.7, -7.9, 2.6), (.22, 0, 1.32), 52, focus=(-.4, -.6, 1.4), fstop=1.2); finish(exposure=.85)
