# A grand piano's keys in the light of one lamp. Technique: keys as bevelled blocks at a slight unevenness, the fall board's
# lacquer carrying the reflection of a lamp out of the frame.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=112, height=1000)
rng = np.random.default_rng(6)
ivory, t, b = surface('ivory', (.72, .66, .54), .24, Specular=.5, Subsurface=.04); n = t.noise(t.coords((1, 1, 1)), 1.1, 5); t.put(b.inputs['Base Color'], t.mix(n, (.64, .57, .45), (.78, .73, .62)))
ebony, case = lacquer((.006, .006, .007), .22), lacquer((.004, .004, .005), .07)
W, L = .47, 3.0
for i in range(-22, 30):
    dip = -.10 if i in (3, 5, 8) else rng.normal(0, .004)
    box((i * W, L / 2 - .02 * rng.uniform(), -.16 + dip), (W - .018, L, .34), ivory, .022, (0, 0, rng.normal(0, .0008)))
    if i % 7 not in (2, 6): box(((i + .5) * W, 2.02, .13 + rng.normal(0, .003)), (.24, 1.95, .30), ebony, .05, (.012, 0, 0))
box((0, -.34, -.22), (40, .5, .34), case, .06); box((0, 3.12, .9), (40, .16, 2.2), case, .05, (-.10, 0, 0)); box((0, 2.99, .04), (40, .06, .10), plain('felt', (.09, .006, .010), 1, Sheen=.8), .02)
box((0, 4.6, 2.05), (40, 3.0, .16), case, .06)
# the lamp stands beside the player, out of the frame: it is met in the lacquer
shade = glow((1, .62, .30), 5.0); lathe('shade', curve([(.66, .0), (.56, .34), (.40, .70)], 8), shade, (2.9, -.3, 1.75), 64)
point((2.9, -.3, 1.9), 120, (1, .66, .36), .25)
area((2.6, 2.2, 4.6), (-.4, .8, 0), .6, 210, (1, .74, .46)); area((-6.0, 2.4, 3.0), (-1, 1.2, 0), 1.6, 70, (.58, .72, 1)); area((-3.5, -4.5, 3.5), (-.5, 1, 0), 1.6, 60, (1, .84, .66))
background((.003, .003, .004))
camera((-3.5, -2.0, 1.35), (.55, 1.85, .42), 46, focus=(-.7, .25, .1), fstop=.9)
finish(exposure=.25)
