# Two old brass keys on one ring, on dark marble. Technique: tori and lathes for bow and shank, small blocks for the bit,
# a raking lamp that leaves most of the stone black.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=96, height=1067)
X, Y = np.meshgrid(np.linspace(-9, 9, 40), np.linspace(-7, 12, 40)); grid('stone', X, Y, 0 * X, marble(scale=.42, turn=(.5, .1, 1.9), amount=.8))
brass, t, b = surface('brass', (.72, .48, .22), .26, 1.0)
n = t.noise(t.coords((1, 1, 1)), 5, 8, .65); fine = t.noise(t.coords((3, 3, 30)), 6, 4)
t.put(b.inputs['Base Color'], t.mix(t.ramp(n, [(.35, 0), (.7, 1)]), (.30, .19, .09), (.86, .58, .27))); t.put(b.inputs['Roughness'], t.math('ADD', .14, t.math('MULTIPLY', n, .28)))
t.put(b.inputs['Normal'], t.bump(t.math('ADD', n, t.math('MULTIPLY', fine, .4)), .10, .012))

def key(loc, turn, s, teeth):
    """A key lying along its own +x, its bow at the origin."""
    base = link(bpy.data.objects.new('key', None)); base.location = loc; base.rotation_euler = (.03, -.015, turn); base.scale = (s,) * 3
    parts = []
    for q in range(3):
        a = 2 * math.pi * q / 3 + math.pi
        parts.append(ring((.42 * math.cos(a), .42 * math.sin(a), .12), (0, 0, 0), .34, .085, brass))
    parts.append(ring((0, 0, .12), (0, 0, 0), .20, .07, brass))
    prof = curve([(.0, .50), (.16, .52), (.19, .60), (.12, .70), (.20, .78), (.20, .84), (.115, .95), (.105, 1.6), (.10, 2.9), (.15, 2.96), (.15, 3.06), (.10, 3.12), (.09, 3.32), (.05, 3.38), (.0, 3.39)], 8)
    sh = lathe('shank', prof, brass, (0, 0, .12), 64); sh.rotation_euler = (0, math.pi / 2, 0); parts.append(sh)
    for x, w, h in teeth: parts.append(box((x, -.10 - h / 2, .12), (w, h, .10), brass, .018))
    parts.append(box((2.95, -.24, .12), (.62, .36, .10), brass, .018))
    for o in parts: o.parent = base
key((-1.55, .35, .02), -.22, 1.0, ((2.72, .14, .62), (2.96, .12, .44), (3.18, .14, .58)))
key((-1.40, .55, .16), .36, .88, ((2.74, .18, .50), (3.0, .10, .64), (3.2, .12, .40)))
ring((-2.05, .62, .26), (.30, .16, 0), .80, .05, brass)

area((-3.8, 4.6, 2.2), (0, 0, .1), .8, 210, (1, .73, .45))
area((4.6, 3.6, 2.0), (.5, 0, .1), 1.8, 60, (.58, .72, 1))
area((-1.0, -5.2, 4.2), (0, 0, .1), 1.6, 70, (1, .82, .62))
background((.005, .005, .006))
camera((.9, -5.6, 3.0), (-.15, .28, .1), 58, focus=(-.6, .1, .15), fstop=1.8)
finish(exposure=.85)
