# A watch's movement, close. Technique: plates striped by a fine wave, gears cut from polar profiles, jewels of red
# glass, a lens so near that only one wheel is sharp.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=112, height=1000)
def stripes(turn, colour, scale=3.4):
    """Steel or brass with the broad, soft bands that a watchmaker's wheel leaves."""
    m, t, b = surface('striped', colour, .22, 1.0)
    w = t.add('TexWave', {'Vector': t.coords((1, 1, 1), (0, 0, turn)), 'Scale': scale, 'Distortion': .15}, wave_profile='SAW').outputs['Fac']
    f = t.noise(t.coords((60, 1, 1), (0, 0, turn)), 10, 3)
    t.put(b.inputs['Roughness'], t.math('ADD', .12, t.math('MULTIPLY', t.math('ADD', w, t.math('MULTIPLY', f, .5)), .16)))
    t.put(b.inputs['Normal'], t.bump(t.math('ADD', w, t.math('MULTIPLY', f, .3)), .07, .02)); return m
steel, gilt = stripes(.5, (.50, .49, .50)), stripes(-.7, (.85, .56, .26), 4.4)
brass, polished = gold((.90, .60, .27), .24, (1, 1, 1), .05), plain('polished', (.62, .62, .66), .10, 1.0)
blued, ruby = plain('blued', (.020, .05, .22), .14, 1.0), surface('ruby', (.42, .006, .030), .05, Specular=.7, Transmission=.35, Clearcoat=1.0)[0]
fx, fy = np.meshgrid(np.linspace(-9, 9, 30), np.linspace(-9, 12, 30)); grid('main plate', fx, fy, 0 * fx, stripes(1.2, (.16, .155, .16), 2.6))

def prism(outline, z, h, material, bevel=.012, name='part'):
    """A flat part of the given outline with softened edges."""
    n = len(outline); v = [(x, y, z) for x, y in outline] + [(x, y, z + h) for x, y in outline]
    ob = mesh(name, v, [tuple(range(n))[::-1], tuple(range(n, 2 * n))] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)], material, False)
    w = ob.modifiers.new('bevel', 'BEVEL'); w.width = bevel; w.segments = 2; w.limit_method = 'ANGLE'; return ob
def gear(x, y, z, r, teeth, h=.09, spokes=5, material=brass, turn=0.0):
    """A wheel: toothed rim, spokes, hub and arbor."""
    rim, k = [], 8
    for i in range(teeth * k):
        a = turn + 2 * math.pi * i / (teeth * k); f = (i % k) / k
        rim.append((r * (1 + .055 * max(0, min(1, 2.2 * math.sin(math.pi * 2 * f) + .2)))) )
    n = len(rim); v, f = [], []
    for zz in (z, z + h):
        for i, q in enumerate(rim): a = turn + 2 * math.pi * i / n; v.append((x + q * math.cos(a), y + q * math.sin(a), zz))
        for i in range(n): a = turn + 2 * math.pi * i / n; v.append((x + r * .80 * math.cos(a), y + r * .80 * math.sin(a), zz))
    for i in range(n):
        j = (i + 1) % n; f += [(2 * n + i, 2 * n + j, 3 * n + j, 3 * n + i), (i, n + i, n + j, j), (i, j, 2 * n + j, 2 * n + i), (n + i, 3 * n + i, 3 * n + j, n + j)]
    mesh('rim', v, f, material, False)
    for s in range(spokes):
        a = turn + 2 * math.pi * s / spokes; box((x + r * .46 * math.cos(a), y + r * .46 * math.sin(a), z + h / 2), (r * .74, r * .085, h * .9), material, .01, (0, 0, a))
    lathe('hub', [(.0, h + .02), (r * .17, h + .02), (r * .19, h), (r * .19, 0), (.0, 0)], material, (x, y, z), 48)
    lathe('arbor', curve([(.0, .5), (.03, .49), (.05, .3), (.05, 0)], 4), polished, (x, y, z), 32)
def jewel(x, y, z, r=.17):
    lathe('setting', curve([(r * 1.55, 0), (r * 1.5, .05), (r * 1.2, .055), (r * 1.1, .02)], 5), brass, (x, y, z), 64)
    lathe('jewel', curve([(r * 1.08, .02), (r * .9, .05), (r * .35, .035), (r * .26, .0)], 6), ruby, (x, y, z), 64)
def screw(x, y, z, r=.20, turn=.6):
    lathe('screw', [(.0, .09), (r * .94, .09), (r, .07), (r, 0)], blued, (x, y, z), 64); box((x, y, z + .085), (r * 1.9, r * .20, .03), plain('slot', (.01, .01, .02), .5), 0, (0, 0, turn))
def bridge(points, z, h, material):
    c = curve(points + [points[0]], 12); return prism([tuple(p) for p in c[:-1]], z, h, material, .05, 'bridge')

gear(-1.1, .1, .34, 1.55, 60, .10, 5, brass, .1); gear(1.35, 1.0, .52, 1.05, 44, .09, 4, brass, .3); gear(.75, -1.35, .22, .72, 30, .09, 5, polished, 0); gear(-2.9, 2.5, .30, 1.3, 52, .10, 5, brass, .4); gear(3.1, 2.9, .42, 1.4, 56, .1, 5, brass, .2); gear(-.6, 4.2, .3, 1.5, 60, .1, 5, polished, .1)
bridge([(1.1, -3.4), (2.1, -1.2), (3.4, .1), (5.8, .4), (6.5, -2.6), (4.0, -4.8)], .55, .34, steel)
bridge([(-6.4, -2.6), (-3.6, -1.9), (-2.75, -.4), (-3.6, 1.0), (-6.6, 1.6)], .62, .32, gilt)
bridge([(-.2, 1.9), (.9, 2.5), (1.5, 3.9), (.4, 5.2), (-1.5, 4.4), (-1.3, 2.6)], .64, .30, steel)
for x, y, z in ((2.75, -1.35, .9), (-3.45, -.35, .95), (.35, 3.1, .95), (4.4, -.6, .9)): jewel(x, y, z)
for x, y, z, q in ((3.55, -2.1, .89, .5), (-4.3, .6, .94, 1.1), (-.45, 3.7, .94, 2.0), (5.4, -1.2, .89, .1)): screw(x, y, z, .24, q)
# the balance: a thin wheel and its spring above all
lathe('balance', [(1.30, 0), (1.42, 0), (1.42, .10), (1.30, .10), (1.30, 0)], brass, (.95, -.1, .98), 160); box((.95, -.1, 1.03), (2.6, .12, .07), brass, .01, (0, 0, .55))
sp = [((.12 + .0095 * i) * math.cos(i * .26), (.12 + .0095 * i) * math.sin(i * .26)) for i in range(92)]
v = [(.95 + x * k, -.1 + y * k, z) for x, y in sp for k in (.985, 1.015) for z in (1.10, 1.15)]
mesh('spring', v, [q for i in range(91) for q in ((4 * i, 4 * i + 1, 4 * i + 5, 4 * i + 4), (4 * i + 2, 4 * i + 6, 4 * i + 7, 4 * i + 3), (4 * i + 1, 4 * i + 3, 4 * i + 7, 4 * i + 5))], blued, False)
lathe('staff', curve([(.0, 1.32), (.05, 1.30), (.07, 1.1), (.07, .9)], 5), polished, (.95, -.1, 0), 40)

area((-4.8, 3.2, 3.4), (0, 0, .5), 1.8, 190, (1, .78, .52)); area((4.6, 4.8, 2.6), (0, 0, .5), 2.2, 120, (.58, .72, 1)); area((.6, -5.0, 5.2), (.3, 0, .5), 1.4, 60, (1, .86, .70))
background((.008, .008, .010))
camera((-.3, -6.3, 4.3), (.35, .1, .6), 66, focus=(.95, -.7, 1.0), fstop=.9)
finish(exposure=.05)
