# The valves of an old wireless, alight. Technique: lathed glass, glowing filaments, a chassis of worn metal.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=104, width=960, height=1200, bounces=10)
metal, t, b = surface('chassis', (.20, .19, .18), .42, 1.0); n = t.noise(t.coords(), 4, 8, .65); t.put(b.inputs['Base Color'], t.mix(n, (.06, .052, .046), (.26, .24, .22))); t.put(b.inputs['Roughness'], t.math('ADD', .25, t.math('MULTIPLY', n, .35)))
box((0, 2, -.5), (16, 9, 1), metal, .05); glass, black, mica = thin_glass(), plain('base', (.012, .010, .010), .35), plain('plate', (.10, .10, .105), .4, 1.0); heat = glow((1, .36, .10), 95); warm = glow((1, .45, .16), 10)
def valve(x, y, s, e=1.0):
    base = link(bpy.data.objects.new('valve', None)); base.location = (x, y, 0); base.scale = (s,) * 3; parts = []
    parts.append(lathe('socket', curve([(.62, .0), (.62, .10), (.54, .14), (.52, .52), (.50, .56), (.0, .56)], 6), black, segments=72))
    parts.append(lathe('bulb', curve([(.44, .55), (.58, .80), (.62, 1.3), (.60, 1.9), (.46, 2.35), (.24, 2.55), (.16, 2.72), (.08, 2.86), (.0, 2.90)], 12), glass, segments=96))
    parts.append(lathe('anode', [(.24, .85), (.24, 1.75)], mica, segments=24)); parts.append(lathe('top', [(.0, 1.84), (.40, 1.84), (.40, 1.86), (.0, 1.87)], plain('mica', (.5, .45, .36), .4), segments=48)); parts.append(lathe('getter', curve([(.0, 2.62), (.20, 2.50), (.40, 2.30)], 6), plain('silver', (.5, .5, .5), .15, 1.0), segments=60))
    for a in np.linspace(0, 6.28, 5)[:-1]: parts.append(lathe('rod', [(.018, .6), (.018, 1.9)], mica, (.31 * math.cos(a), .31 * math.sin(a), 0), 10))
    parts.append(lathe('filament', [(.035, .80), (.035, 1.82)], heat, segments=12)); parts.append(lathe('glow', [(.13, .62), (.13, .84)], warm, segments=16))
    for o in parts: o.parent = base
    point((x, y, 1.3 * s), 26 * e, (1, .42, .14), .12)
valve(-.55, .1, 1.15); valve(1.35, 1.3, 1.0, .9); valve(-2.3, 1.9, .95, .8); valve(.4, 3.2, 1.1, .8); valve(2.9, 3.6, .95, .7); valve(-1.5, 4.4, 1.0, .7); box((3.3, .9, .55), (1.2, 1.2, 1.1), plain('can', (.16, .10, .05), .4, .8), .06)
area((-4.2, -1.6, 4.2), (0, 1, 1), 1.4, 70, (1, .80, .58)); area((4.4, 5.6, 3.4), (0, 1, 1), 2.0, 150, (.56, .70, 1))
background((.003, .003, .004)); camera((.7, -6.6, 2.7), (-.05, .6, 1.30), 54, focus=(-.55, -.5, 1.6), fstop=1.3); finish(exposure=.6, bloom=.10)
