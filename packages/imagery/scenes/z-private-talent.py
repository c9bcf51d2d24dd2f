# One work light on an empty stage. Technique: a bulb in a wire cage on a stand, boards, folds of a dark curtain.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=96, width=960, height=1200)
boards, t, b = surface('boards', (.06, .038, .022), .42, Specular=.4); n = t.noise(t.coords((6, .4, 1)), 2.2, 8, .65); t.put(b.inputs['Base Color'], t.mix(n, (.030, .018, .011), (.105, .066, .040))); t.put(b.inputs['Roughness'], t.math('ADD', .26, t.math('MULTIPLY', n, .4)))
rng = np.random.default_rng(8)
for k in range(-14, 15): box((k * .62, 4, -.05 + rng.normal(0, .003)), (.607, 26, .1), boards, .008)
X, Z = np.meshgrid(np.linspace(-11, 11, 900), np.linspace(-.02, 13, 60)); Y = 6.4 + .42 * np.sin(X * 3.1 + .5 * np.sin(X * .9)) + .14 * np.sin(X * 8.3 + .1 * Z) + .03 * Z * np.sin(X * .7)
m, t, b = surface('velvet', (.060, .006, .010), .9, Sheen=1.0, Specular=.08); t.put(b.inputs['Sheen Tint'], .7); grid('curtain', X, Y, Z, m)
iron = plain('iron', (.016, .015, .015), .5, .6)
lathe('base', curve([(.0, .16), (.16, .16), (.22, .12), (.66, .09), (.72, .05), (.72, .0)], 6), iron, (.35, 1.2, 0), 64); lathe('pole', [(.045, .1), (.045, 4.5), (.09, 4.52), (.09, 4.72), (.07, 4.74), (.0, 4.74)], iron, (.35, 1.2, 0), 24)
lathe('bulb', curve([(.07, .0), (.08, .08), (.17, .26), (.20, .40), (.15, .54), (.0, .60)], 8), glow((1, .70, .40), 46), (.35, 1.2, 4.74), 40).visible_shadow = False
for k in range(8):
    a = math.pi * k / 8; ring((.35, 1.2, 5.04), (math.pi / 2, 0, a), .36, .011, iron)
for z, r in ((4.86, .31), (5.06, .36), (5.24, .30)): ring((.35, 1.2, z), (0, 0, 0), r, .011, iron)
point((.35, 1.2, 5.05), 900, (1, .68, .38), .12)
seat = plain('chair', (.030, .014, .009), .35, Clearcoat=.3); cx, cy, q = -1.75, 2.7, .5
def at(x, y): return (cx + x * math.cos(q) - y * math.sin(q), cy + x * math.sin(q) + y * math.cos(q))
for x in (-.42, .42):
    for y in (-.40, .40): box((*at(x, y), .62 if y < 0 else 1.28), (.08, .08, 1.24 if y < 0 else 2.56), seat, .02, (0, 0, q))
box((*at(0, 0), 1.22), (1.0, 1.0, .09), seat, .03, (0, 0, q))
for z in (1.75, 2.1, 2.45): box((*at(0, .40), z), (.84, .05, .16), seat, .02, (0, 0, q))
area((-6, -3, 8), (0, 2, 2), 2.0, 60, (.55, .68, 1)); area((7, 3, 4), (0, 3, 2), 2, 60, (.55, .68, 1))
background((.003, .003, .004)); camera((.2, -8.6, 1.9), (-.15, 1, 3.05), 46, focus=(.3, 1.0, 4.6), fstop=1.6); finish(exposure=.5, bloom=.13)
