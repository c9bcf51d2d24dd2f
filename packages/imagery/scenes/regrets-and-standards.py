# An hourglass on dark wood, most of its sand run through. Technique: lathed glass, two bodies of sand, turned posts.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=104, width=960, height=1200, bounces=10)
X, Y = np.meshgrid(np.linspace(-9, 9, 30), np.linspace(-6, 12, 30)); w, t, b = surface('wood', (.022, .011, .007), .2, Specular=.5, Clearcoat=.4); g = t.noise(t.coords((.4, 5, 1)), 2.6, 7, .6); t.put(b.inputs['Base Color'], t.mix(g, (.010, .005, .003), (.046, .022, .012))); grid('table', X, Y, 0 * X, w)
au, dark = gold((.88, .58, .27), .2, (1, 1, 1), .02), lacquer((.012, .006, .004), .2)
for z in (.0, 3.62): lathe('end', curve([(.0, .0), (1.24, .0), (1.34, .05), (1.34, .17), (1.24, .24), (1.0, .26), (.0, .26)], 7), dark, (0, 0, z), 128); lathe('ring', curve([(1.0, .25 if z == 0 else -.01), (1.08, .28 if z == 0 else -.04), (1.0, .31 if z == 0 else -.06)], 5), au, (0, 0, z), 96)
for k in range(3):
    a = 2 * math.pi * k / 3 + .5; lathe('post', curve([(.07, .2), (.13, .4), (.07, .6), (.055, 1.4), (.11, 1.94), (.055, 2.5), (.07, 3.3), (.13, 3.5), (.07, 3.66)], 8), dark, (1.08 * math.cos(a), 1.08 * math.sin(a), 0), 48)
out = curve([(.30, .28), (.66, .36), (.84, .85), (.72, 1.42), (.34, 1.78), (.085, 1.94), (.34, 2.10), (.72, 2.46), (.84, 3.03), (.66, 3.52), (.30, 3.60)], 12)
g1 = mesh and lathe('bulb', out + [(r * .94 - .012, z) for r, z in reversed(out)], crystal((1, 1, 1), 1.5), segments=128)
sand, t, b = surface('sand', (.78, .55, .30), .9, Specular=.1); t.put(b.inputs['Normal'], t.bump(t.noise(t.coords(), 90, 3), .6, .008))
lathe('below', curve([(.0, 1.12), (.18, 1.0), (.45, .80), (.70, .66)], 6) + [(.755, .62), (.74, .50), (.60, .37), (.0, .35)], sand, segments=96); lathe('above', [(.0, 2.20), (.20, 2.24), (.395, 2.27), (.30, 2.12), (.06, 1.97), (.0, 1.96)], sand, segments=96); lathe('stream', [(.0, 1.95), (.012, 1.95), (.014, 1.10), (.0, 1.10)], sand, segments=16)
area((-3.8, 1.0, 3.6), (0, 0, 1.8), 1.4, 190, (1, .76, .48), size_y=2.6); area((3.6, 3.8, 3.0), (0, 0, 1.8), 1.2, 120, (.60, .74, 1)); area((.8, 4.6, 1.8), (0, 0, 1.8), 1.8, 90, (1, .66, .36)); area((1.2, -5.4, 3.6), (0, 0, 1.6), 1.6, 24, (1, .86, .7))
background((.004, .004, .005)); camera((.5, -8.2, 2.5), (.03, 0, 1.80), 54, focus=(0, -.8, 1.7), fstop=1.6); finish(exposure=.2)
