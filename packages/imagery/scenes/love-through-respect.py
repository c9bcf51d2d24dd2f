# A surveyor's dividers standing on an old map. Technique: two tapered legs and a hinge, contour lines in the paper's material.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=88, width=960, height=1200)
m, t, b = surface('map', (.62, .54, .42), .85, Specular=.1); p = t.coords(); h = t.noise(p, .42, 5, .52, .6); c = t.math('ABSOLUTE', t.math('SUBTRACT', t.math('FRACT', t.math('MULTIPLY', h, 26.0)), .5)); thin = t.ramp(c, [(0, .75), (.06, .4), (.11, 0)]); heavy = t.ramp(t.math('ABSOLUTE', t.math('SUBTRACT', t.math('FRACT', t.math('MULTIPLY', h, 5.2)), .5)), [(0, .95), (.018, .7), (.03, 0)])
sea = t.ramp(h, [(.44, 1), (.445, 0)], 'LINEAR'); base = t.mix(t.noise(p, 1.1, 5), (.50, .42, .31), (.66, .58, .46)); base = t.mix(t.math('MULTIPLY', sea, .55), base, (.34, .40, .40)); base = t.mix(t.math('MULTIPLY', t.math('MAXIMUM', thin, heavy), .7), base, (.20, .11, .06)); t.put(b.inputs['Base Color'], base); t.put(b.inputs['Normal'], t.bump(t.noise(p, 30, 5, .7), .10, .005))
X, Y = np.meshgrid(np.linspace(-6, 6, 300), np.linspace(-5, 8, 300)); Z = .03 * np.sin(X * .8) + .05 * np.exp(-((X + 1.1) / .10) ** 2) + .05 * np.exp(-((Y - 1.9) / .10) ** 2) + .5 * np.clip((X - 3.0) / 3, 0, 1) ** 2; grid('map', X, Y, Z, m)
au, steel = gold((.90, .61, .28), .17, (1, 1, 1), .03), plain('steel', (.5, .5, .52), .2, 1.0)
top = Vector((.1, .9, 3.9)); feet = (Vector((-1.35, -.35, .03)), Vector((1.45, .55, .03)))
def rod(p, q, prof, mt):
    d = q - p; o = lathe('rod', [(r, z * d.length) for r, z in prof], mt, tuple(p), 48); o.rotation_euler = d.to_track_quat('Z', 'Y').to_euler(); return o
for f_ in feet: rod(f_, top, [(.0, .0), (.018, .02), (.06, .26), (.09, .30)], steel); rod(f_, top, [(.09, .29), (.14, .31), (.14, .35), (.11, .38), (.15, .62), (.13, .95), (.0, .96)], au)
hinge = lathe('hinge', curve([(.0, -.16), (.30, -.15), (.34, -.10), (.34, .10), (.30, .15), (.0, .16)], 6), au, tuple(top), 96); hinge.rotation_euler = (math.pi / 2, 0, .3); lathe('screw', [(.0, .0), (.12, .0), (.12, .2), (.0, .2)], steel, tuple(top + Vector((.02, -.18, 0))), 32).rotation_euler = (math.pi / 2, 0, .3)
lathe('knob', curve([(.0, .0), (.07, .0), (.07, .25), (.15, .34), (.16, .6), (.09, .7), (.0, .72)], 6), au, tuple(top + Vector((0, 0, .28))), 48)
area((-4.6, 2.6, 4.4), (0, .3, 1.2), 1.1, 330, (1, .74, .46)); area((4.8, 4.4, 3.6), (0, .3, 1.5), 2.0, 140, (.58, .72, 1)); area((1, -6, 3), (0, 0, 1.5), 1.6, 40, (1, .84, .64))
background((.004, .004, .005)); camera((1.0, -8.4, 3.9), (.06, .35, 1.75), 50, focus=(0, -.1, 1.8), fstop=1.6); finish(exposure=.4)
