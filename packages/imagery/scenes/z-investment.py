# The wheel of a vault door. Technique: a lathed steel plate ringed with bolts, a torus and turned spokes of brass.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=88, width=960, height=1200)
steel, t, b = surface('steel', (.16, .16, .175), .34, 1.0); n = t.noise(t.coords((1, 60, 1)), 9, 6, .65); t.put(b.inputs['Roughness'], t.math('ADD', .20, t.math('MULTIPLY', n, .26))); t.put(b.inputs['Normal'], t.bump(n, .05, .01))
worn = t.noise(t.coords(), 1.3, 8, .7); t.put(b.inputs['Base Color'], t.mix(worn, (.07, .07, .08), (.24, .235, .24)))
au, dark = gold((.90, .60, .28), .17, (1, 1, 1), .02), plain('well', (.012, .012, .014), .45, .8)
def turned(name, profile, m, y=0.0, x=0.0, z=0.0, seg=160): o = lathe(name, profile, m, (x, y, z), seg); o.rotation_euler = (math.pi / 2, 0, 0); return o
turned('plate', curve([(.0, .0), (4.4, .0), (4.55, .04), (4.6, .16), (4.75, .2), (6.8, .2), (7.0, .1)], 8), steel, .6, seg=240)
for r, k in ((3.35, .05), (4.2, .09)): ring((0, .58, 0), (math.pi / 2, 0, 0), r, k, au)
for i in range(20):
    a = 2 * math.pi * i / 20; turned('bolt', curve([(.0, .34), (.20, .32), (.27, .24), (.28, .0)], 6), steel, .45, 5.6 * math.cos(a), 5.6 * math.sin(a), 40)
turned('hub', curve([(.0, 1.46), (.30, 1.44), (.42, 1.34), (.44, 1.12), (.62, 1.04), (.70, .92), (.72, .62), (.98, .50), (1.10, .34), (1.12, .0)], 8), au, .6)
ring((0, -.38, 0), (math.pi / 2, 0, 0), 2.25, .17, au)
for i in range(5):
    a = 2 * math.pi * i / 5 + .31; d = Vector((math.cos(a), 0, math.sin(a))); o = lathe('spoke', curve([(.15, .5), (.19, .7), (.11, .95), (.095, 1.5), (.12, 2.0), (.13, 2.2), (.12, 2.5), (.16, 2.62), (.10, 2.74), (.09, 2.9), (.17, 3.05), (.22, 3.35), (.17, 3.6), (.0, 3.68)], 8), au, (0, -.38, 0), 48); o.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()
turned('dial', curve([(.0, .36), (.40, .36), (.52, .30), (.60, .12), (.62, .0)], 6), dark, .5, -2.3, -3.6); turned('dial', curve([(.0, .52), (.20, .50), (.24, .34)], 5), au, .5, -2.3, -3.6, 60)
area((-5.2, -4.2, 3.6), (0, 0, .3), 1.1, 640, (1, .76, .48), size_y=4); area((5.6, -3.0, -1.5), (0, 0, 0), 2.2, 190, (.56, .70, 1)); area((1.0, -7.5, 6), (0, 0, 1), 2.0, 90, (1, .86, .68))
background((.004, .004, .005)); camera((2.7, -11.2, 1.1), (.35, 0, -.15), 60, focus=(.4, -.6, .2), fstop=2.0); finish(exposure=.6)
