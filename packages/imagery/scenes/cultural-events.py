# A theatre before the curtain: red velvet lit from below by footlights, a gold fringe, seat backs in front.
# Technique: pleats as one sheet with round ridges and narrow valleys, a row of small lamps along the stage's lip.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=96, height=1000)

rng = np.random.default_rng(4)
def noise1(u, step, seed):
    """Smooth noise along one line: a random value every step, eased between."""
    r = np.random.default_rng(seed).uniform(-1, 1, 400); p = u / step + 200; i = np.clip(p.astype(int), 0, 398); f = p - i
    f = f * f * (3 - 2 * f); return r[i] * (1 - f) + r[i + 1] * f

def folds(x, z):
    """How far the velvet stands out towards the house: round ridges, narrow valleys, opening towards the hem."""
    u = x + .26 * noise1(x, 1.3, 3) + .035 * np.sin(z * .9 + x * 1.7) + .05 * noise1(x, .5, 5) * np.clip(1 - z / 5, 0, 1)
    d = .27 + .10 * noise1(x, .8, 7)
    main = np.abs(np.cos(np.pi * u / .52)) ** .75
    small = np.abs(np.cos(np.pi * u / .235 + 1.1 * noise1(x, 1.4, 11)))
    open_ = .8 + .35 * np.clip(1 - z / 4.5, 0, 1)
    return -(d * main + .045 * small) * open_ + .10 * noise1(x, 2.2, 13)

x, z = np.meshgrid(np.linspace(-7, 7, 3600), np.linspace(.05, 6.5, 260))
velvet, t, b = surface('velvet', (.17, .006, .012), .72, Sheen=1.0, Specular=.15)
t.put(b.inputs['Sheen Tint'], .9)
edge = t.add('LayerWeight', {0: .35}).outputs['Facing']
nap = t.noise(t.coords((1, 1, .35)), 7, 6, .6)
t.put(b.inputs['Base Color'], t.mix(t.math('ADD', t.math('MULTIPLY', edge, .7), t.math('MULTIPLY', nap, .45), True), (.085, .003, .007), (.30, .012, .020)))
t.put(b.inputs['Normal'], t.bump(t.noise(t.coords((30, 30, 9)), 8, 4), .10, .01))
grid('curtain', x, folds(x, z), z, velvet)

thread, t, b = surface('thread', (.80, .50, .18), .36, .85)
strands = t.add('TexWave', {'Vector': t.coords((1, 0, .03)), 'Scale': 16, 'Distortion': 1.2, 'Detail': 2}).outputs['Fac']
t.put(b.inputs['Base Color'], t.mix(strands, (.16, .075, .018), (.86, .56, .22))); t.put(b.inputs['Normal'], t.bump(strands, .7, .02))
def band(z0, z1, out, rows=14, round_=.012):
    """A strip of gold thread that follows the folds, a little in front of the velvet."""
    bx, bz = np.meshgrid(np.linspace(-7, 7, 3600), np.linspace(z0, z1, rows)); k = np.sin(np.pi * (bz - z0) / (z1 - z0))
    grid('band', bx, folds(bx, bz) - out - round_ * k, bz + .008 * noise1(bx, .06, 21) * (bz < z0 + 1e-6), thread)
band(.035, .235, .012); band(.235, .275, .018, round_=.022); band(.315, .338, .012, round_=.014)

boards, t, b = surface('boards', (.03, .016, .009), .24, Specular=.5)
g = t.noise(t.coords((5, .4, 1)), 3, 6, .6)
t.put(b.inputs['Base Color'], t.mix(g, (.014, .007, .004), (.055, .028, .014))); t.put(b.inputs['Roughness'], t.math('ADD', .14, t.math('MULTIPLY', g, .22)))
for i in range(16): box((0, -1.48 + i * .155, -.03), (14, .151, .06), boards, .005)
box((0, -1.6, -.62), (14, .10, 1.18), plain('lip', (.020, .010, .007), .4), .02)

brass = gold((.92, .60, .26), .22, (1, 1, 20), .03)
shell = [(.16 * math.cos(a), .17 * math.sin(a)) for a in np.linspace(0, math.pi / 2, 12)]
for i in range(-6, 7):
    lx = i * .86 + .12; n = 20; v, f = [], []
    for s in range(n + 1):                                                   # half a dome, its back to the house
        a = math.pi + math.pi * s / n
        v += [(r * math.cos(a), r * math.sin(a), h) for r, h in shell]
    m = len(shell)
    for s in range(n):
        for k in range(m - 1): f.append((s * m + k, (s + 1) * m + k, (s + 1) * m + k + 1, s * m + k + 1))
    ob = mesh('shell', v, f, brass); ob.location = (lx, -1.36, 0); sm = ob.modifiers.new('thick', 'SOLIDIFY'); sm.thickness = .008
    point((lx, -1.30, .085), 24 * rng.uniform(.85, 1.1), (1, .66, .36), .035)

wood = plain('frame', (.045, .022, .012), .26, Clearcoat=.4)
plush = plain('plush', (.11, .007, .011), .8, Sheen=.4)
def seat(sx, sy, top, turn=0.0):
    """A seat back seen from behind: a rounded panel in a wooden frame."""
    w, h = .245, .62
    out = [(-w, -h)] + [(-w * math.cos(a), .10 * math.sin(a) - .10 + .035 * math.sin(a) ** 3) for a in np.linspace(0, math.pi, 25)] + [(w, -h)]
    def slab(points, thick, y, m, bevel):
        k = len(points); v = [(px, -thick / 2, pz) for px, pz in points] + [(px, thick / 2, pz) for px, pz in points]
        f = [tuple(range(k)), tuple(range(2 * k - 1, k - 1, -1))] + [(i, i + k, (i + 1) % k + k, (i + 1) % k) for i in range(k)]
        o = mesh('seat', v, f, m, False); o.location = (sx, sy + y, top); o.rotation_euler = (-.10, 0, turn)
        bm = o.modifiers.new('bevel', 'BEVEL'); bm.width = bevel; bm.segments = 4; bm.limit_method = 'ANGLE'
        return o
    slab(out, .06, 0, wood, .016)
    slab([(px * .84, pz * .84 - .035) for px, pz in out], .10, 0, plush, .03)
for i in range(-7, 8): seat(i * .60 - .35, -6.5, .93 + .012 * rng.normal(), .03 * rng.normal())
for i in range(-9, 12): seat(i * .60 + .05, -5.3, .70, .03 * rng.normal())

area((2.5, -3.4, 4.6), (-1.2, -6.2, .9), 1.4, 190, (.62, .74, 1))
area((-4.2, -9.6, 3.6), (-1.0, -6.0, .7), .6, 42, (1, .76, .54), spread=60)
area((6.6, -2.6, 4.6), (.4, 0, 1.9), 1.0, 420, (1, .70, .44))
background((.003, .003, .004))
camera((-3.3, -9.9, 1.75), (.35, 0, 1.0), 49, focus=(-.4, -.3, 1), fstop=.45)
finish(exposure=.25)
