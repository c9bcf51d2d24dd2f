# A house in snow under peaks in the blue hour, its windows lit. Technique: drifts and ranges as height fields, a gabled house of timber.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=80, width=960, height=1200, bounces=4)
rng = np.random.default_rng(21)
t = Tree(bpy.context.scene.world); z = t.add('SeparateXYZ', {0: t.add('TexCoord').outputs['Generated']}).outputs[2]
t.put(t.nodes['Background'].inputs[0], t.ramp(t.math('MAXIMUM', z, 0), [(0, (.34, .22, .21)), (.10, (.16, .17, .25)), (.28, (.06, .09, .18)), (.7, (.014, .026, .075)), (1, (.006, .012, .04))], 'LINEAR')); t.nodes['Background'].inputs[1].default_value = .85
def fbm(X, Y, base, n, seed, ridge=False):
    r = np.random.default_rng(seed); Z = 0 * X
    for k in range(n):
        f = base * 1.9 ** k
        for _ in range(3):
            a, p = r.uniform(0, 6.3), r.uniform(0, 6.3); s = np.sin(f * (X * math.cos(a) + Y * math.sin(a)) + p + .8 * np.sin(.6 * f * (Y * math.cos(a) - X * math.sin(a)))); Z += (1 - np.abs(s) if ridge else s) / 1.9 ** k / 3
    return Z
snow = plain('snow', (.80, .83, .90), .7, Subsurface=.05)
X, Y, _ = fan(2, 300, 500, 400, 40, (0, -12)); grid('drifts', X, Y, .55 * fbm(X, Y, .13, 5, 3) - .02 * np.maximum(0, 14 - Y) + .6 * np.exp(-((X - 9) / 7) ** 2), snow)
rock, t, b = surface('range', (.5, .5, .5), .9); g = t.add('NewGeometry').outputs['Normal']; up = t.add('SeparateXYZ', {0: g}).outputs[2]; t.put(b.inputs['Base Color'], t.mix(t.ramp(t.math('ADD', up, t.math('MULTIPLY', t.noise(t.coords((.02,) * 3), 3, 6), .25)), [(.60, 0), (.78, 1)]), (.045, .05, .065), (.74, .79, .90)))
for d, h, s in ((700, 250, 4), (1400, 620, 9)):
    X, Y = np.meshgrid(np.linspace(-1.1 * d, 1.1 * d, 700), np.linspace(d - .32 * d, d + .5 * d, 260)); e = np.clip((Y - (d - .32 * d)) / (.4 * d), 0, 1); grid('range', X, Y, -10 + e * h * np.clip(fbm(X, Y, 3.0 / d, 7, s, True) ** 1.6 * 1.35 - .1, 0, 3), rock)
wood, t, b = surface('timber', (.05, .026, .014), .7); n = t.noise(t.coords((1, 1, 9)), 2.4, 6); t.put(b.inputs['Base Color'], t.mix(n, (.022, .011, .007), (.075, .040, .022)))
stone = plain('stone', (.16, .15, .15), .85); Q = .42
def P(x, y, z): return (-.6 + x * math.cos(Q) - y * math.sin(Q), 16 + x * math.sin(Q) + y * math.cos(Q), z)
box(P(0, 0, .7), (8.4, 7, 2.6), stone, .05, (0, 0, Q)); box(P(0, 0, 3.2), (8.2, 6.8, 2.6), wood, .03, (0, 0, Q))
v = [P(x, y, z) for y in (-3.4, 3.4) for x, z in ((-4.1, 4.5), (4.1, 4.5), (0, 6.7))]; mesh('gable', v, [(0, 1, 2), (5, 4, 3)], wood, False)
for s in (-1, 1):
    o = box(P(s * 2.45, 0, 5.72), (5.9, 9.4, .22), wood, .03, (0, s * .492, Q)); o = box(P(s * 2.45 + s * .12, 0, 6.08), (5.9, 9.2, .55), snow, .22, (0, s * .492, Q))
for i in range(9): box(P(-4.0 + i, -4.0, 2.15), (.1, .1, .9), wood, .01, (0, 0, Q))
box(P(0, -3.8, 1.72), (8.6, 1.1, .16), wood, .02, (0, 0, Q)); box(P(0, -4.02, 2.6), (8.6, .1, .12), wood, .02, (0, 0, Q)); box(P(0, -4.05, 2.72), (8.6, .2, .16), snow, .07, (0, 0, Q))
lit = glow((1, .56, .22), 7)
for x in (-2.7, -.9, .9, 2.7): box(P(x, -3.44, 3.05), (1.0, .06, 1.3), lit, 0, (0, 0, Q)); box(P(x, -3.5, 3.05), (.07, .08, 1.3), wood, 0, (0, 0, Q)); box(P(x, -3.5, 3.1), (1.0, .08, .06), wood, 0, (0, 0, Q))
for x in (-2.4, 1.6): box(P(x, -3.54, .9), (1.2, .06, 1.2), lit, 0, (0, 0, Q))
box(P(0, -3.44, 5.2), (.9, .06, .9), lit, 0, (0, 0, Q)); box(P(2.0, 1.2, 7.0), (.9, .9, 2.2), stone, .05, (0, 0, Q)); box(P(2.0, 1.2, 8.2), (1.1, 1.1, .3), snow, .12, (0, 0, Q))
for x, y, e in ((-2.4, -5.2, 130), (1.6, -5.2, 130), (0, -4.8, 110)): point(P(x, y, 1.5), e, (1, .54, .22), .4)
fir = plain('fir', (.012, .020, .020), .9)
for _ in range(70):
    x, y = rng.uniform(-46, 46), rng.uniform(26, 90)
    if abs(x + 1) < 7 and y < 34: continue
    h = rng.uniform(5, 11)
    for k in range(6): r = h * .24 * (1 - k / 6.5); c = lathe('fir', [(r, 0), (r * .45, h * .11), (.0, h * .30)], snow if k % 2 and rng.uniform() < .55 else fir, (x, y, h * (.08 + k * .145)), 9, False)
sun(9, 205, .35, (.60, .72, 1), 8)
camera((1.6, -9.5, 2.4), (-.4, 16, 6.0), 48); finish(exposure=.75, bloom=.10, haze=(60, 1700, (.10, .12, .19), .55))
