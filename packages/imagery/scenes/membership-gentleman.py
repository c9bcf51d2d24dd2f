# A pair of cufflinks, onyx in gold, on dark wool beside a folded white cloth. Technique: lathed bezels, a weave by waves,
# low light from the right.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=96, height=1067)
wool, t, b = surface('wool', (.016, .017, .022), .9, Sheen=.6, Specular=.15)
p = t.coords((1, 1, 1), (0, 0, .785)); w1 = t.add('TexWave', {'Vector': p, 'Scale': 13, 'Distortion': .9, 'Detail': 3}).outputs['Fac']
fuzz = t.noise(t.coords(), 60, 5, .7)
t.put(b.inputs['Base Color'], t.mix(w1, (.010, .010, .014), (.034, .034, .042))); t.put(b.inputs['Normal'], t.bump(t.math('ADD', w1, t.math('MULTIPLY', fuzz, .8)), .5, .012))
X, Y = np.meshgrid(np.linspace(-7, 7, 300), np.linspace(-5, 9, 300))
grid('wool', X, Y, .06 * np.sin(X * .9 + .5 * Y) + .04 * np.sin(Y * 1.3 - X * .4), wool)

linen, t, b = surface('linen', (.74, .71, .66), .8, Sheen=.3, Specular=.2)
warp = t.add('TexWave', {'Vector': t.coords((1, 1, 1)), 'Scale': 30}).outputs['Fac']; weft = t.add('TexWave', {'Vector': t.coords((1, 1, 1), (0, 0, 1.571)), 'Scale': 30}).outputs['Fac']
t.put(b.inputs['Normal'], t.bump(t.math('MULTIPLY', warp, weft), .12, .006))
def fold(x0, y0, turn, length, width, z):
    """A band of cloth folded over on itself: an open loop, drawn along."""
    s = np.linspace(0, 1, 90); u = np.linspace(0, 1, 60); S, U = np.meshgrid(s, u)
    a = np.pi * 1.0 * np.clip((S - .42) / .16, 0, 1)
    px = np.where(S < .42, S / .42 * width, np.where(S < .58, width + .13 * np.sin(a), width - (S - .58) / .42 * width * .96))
    pz = np.where(S < .42, 0, np.where(S < .58, .13 * (1 - np.cos(a)), .26)) + .02 * np.sin(U * 9 + S * 4) + z
    L = (U - .5) * length
    grid('cuff', x0 + px * math.cos(turn) - L * math.sin(turn), y0 + px * math.sin(turn) + L * math.cos(turn), pz, linen)
fold(-3.9, 1.1, -.28, 6.5, 2.9, .12)
fold(-4.4, 1.4, -.20, 6.5, 2.7, .42)

au = gold((.92, .62, .28), .16, (1, 1, 1), .02); onyx = lacquer((.004, .004, .005), .1)
def link_(loc, rot):
    base = bpy.data.objects.new('cufflink', None); link(base); base.location = loc; base.rotation_euler = rot
    parts = [lathe('bezel', curve([(.44, .02), (.56, .03), (.62, .09), (.60, .16), (.53, .185), (.49, .165), (.475, .13)], 10), au, segments=160),
             lathe('onyx', curve([(.0, .205), (.22, .198), (.40, .172), (.48, .13)], 10), onyx, segments=160),
             lathe('back', [(.0, .0), (.50, .0), (.56, .03)], au, segments=96),
             lathe('post', curve([(.09, .0), (.07, -.18), (.075, -.62), (.10, -.66)], 6), au, segments=48)]
    bar = lathe('bar', curve([(.0, -.42), (.09, -.40), (.12, -.25), (.085, 0), (.12, .25), (.09, .40), (.0, .42)], 10), au, (0, 0, -.68), 64); bar.rotation_euler = (math.pi / 2, 0, .5)
    for o in parts + [bar]: o.parent = base
link_((.35, -.35, .52), (math.radians(52), math.radians(-14), .1))
link_((1.72, .6, .6), (math.radians(70), math.radians(30), .4))

area((4.4, 1.4, 2.2), (.4, 0, .4), .9, 165, (1, .74, .46))
area((-4.2, 4.8, 2.6), (0, .5, .4), 1.8, 80, (.60, .74, 1))
area((1.0, -4.6, 4.4), (.8, 0, .5), 1.3, 36, (1, .85, .70))
background((.004, .004, .005))
camera((.6, -5.9, 2.5), (.45, .25, .5), 62, focus=(.45, -.7, .75), fstop=1.6)
finish(exposure=.35)
