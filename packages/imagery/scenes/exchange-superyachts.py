# A cleat and a coil of rope on a teak deck at dusk. Technique: caulked planks, a rope twisted from three strands, the sea out of focus.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=88, width=960, height=1200, bounces=5)
t = Tree(bpy.context.scene.world); z = t.add('SeparateXYZ', {0: t.add('TexCoord').outputs['Generated']}).outputs[2]
t.put(t.nodes['Background'].inputs[0], t.ramp(t.math('MAXIMUM', z, 0), [(0, (1.0, .40, .16)), (.04, (.66, .30, .18)), (.13, (.22, .19, .25)), (.35, (.05, .075, .15)), (1, (.008, .016, .05))], 'LINEAR')); t.nodes['Background'].inputs[1].default_value = .7
rng = np.random.default_rng(4)
teak, t, b = surface('teak', (.26, .145, .07), .5, Specular=.4); n = t.noise(t.coords((9, .5, 1)), 2.4, 8, .65); t.put(b.inputs['Base Color'], t.mix(n, (.15, .078, .036), (.34, .20, .10))); t.put(b.inputs['Roughness'], t.math('ADD', .22, t.math('MULTIPLY', n, .35)))
for k in range(-16, 17): box((k * .5, 2, -.05 + rng.normal(0, .002)), (.466, 13, .1), teak, .006)
box((0, 2, -.06), (17, 13, .1), plain('caulk', (.006, .006, .007), .5)); box((0, 8.7, .22), (20, .5, .5), plain('gunwale', (.62, .58, .52), .16, Clearcoat=.6), .08); box((0, 8.7, .50), (20, .62, .12), teak, .05)
for x in (-4.6, -.2, 4.4):
    lathe('stanchion', [(.07, .5), (.055, .6), (.055, 3.0), (.08, 3.04), (.0, 3.1)], plain('steel', (.7, .7, .72), .12, 1.0), (x, 8.7, 0), 20)
for z in (1.7, 2.95): o = lathe('wire', [(.022, -11), (.022, 11)], plain('steel', (.7, .7, .72), .12, 1.0), (0, 8.7, z), 10); o.rotation_euler = (0, math.pi / 2, 0)
au = gold((.94, .66, .32), .13, (1, 1, 1), .015)
def cleat(x, y, q):
    e = link(bpy.data.objects.new('cleat', None)); e.location = (x, y, 0); e.rotation_euler = (0, 0, q)
    parts = [lathe('foot', curve([(.0, .12), (.26, .12), (.34, .08), (.40, .0)], 6), au, (s * .42, 0, 0), 48) for s in (-1, 1)] + [lathe('leg', curve([(.24, .1), (.17, .24), (.15, .5), (.20, .62)], 6), au, (s * .42, 0, 0), 40) for s in (-1, 1)]
    h = lathe('horn', curve([(.0, -1.62), (.09, -1.56), (.15, -1.1), (.21, -.42), (.21, .42), (.15, 1.1), (.09, 1.56), (.0, 1.62)], 8), au, (0, 0, .70), 48); h.rotation_euler = (0, math.pi / 2, 0); parts.append(h)
    for o in parts: o.parent = e
cleat(-.55, 1.55, .35)
hemp, t, b = surface('rope', (.62, .52, .38), .85, Sheen=.4); t.put(b.inputs['Normal'], t.bump(t.noise(t.coords(), 40, 4), .5, .02))
def rope(path, r=.15):
    P = np.array(path); d = np.gradient(P, axis=0); d /= np.linalg.norm(d, axis=1)[:, None]; u = np.cross(d, [0, 0, 1]); u /= np.linalg.norm(u, axis=1)[:, None] + 1e-9; w_ = np.cross(u, d); s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))])
    for k in range(3):
        a = s * 5.2 + 2 * math.pi * k / 3; C = P + .52 * r * (np.cos(a)[:, None] * u + np.sin(a)[:, None] * w_); A = np.linspace(0, 2 * math.pi, 13)
        V = C[:, None, :] + .56 * r * (np.cos(A)[None, :, None] * u[:, None, :] + np.sin(A)[None, :, None] * w_[:, None, :]); grid('strand', V[..., 0], V[..., 1], V[..., 2], hemp)
A = np.linspace(0, 2 * math.pi * 5.4, 1500); R = .30 + A * .052; rope(np.stack([1.45 + R * np.cos(A), -.75 + R * np.sin(A), .15 + .012 * np.sin(A * 3)], 1))
s = np.linspace(0, 1, 300); rope(np.stack([1.45 + 2.06 * np.cos(2.55) - 1.1 * s + .35 * np.sin(3 * s), -.75 + 2.06 * np.sin(2.55) + 1.15 * s, .15 + .50 * s ** 2 + .1 * np.sin(3.1 * s)], 1))
for k in range(3): a = np.linspace(0, 2 * math.pi, 160); rope(np.stack([-.55 + .42 * np.cos(a) * 1.0 + .10 * np.sin(a), 1.55 + .30 * np.sin(a) + .12 * np.cos(a), .40 + .11 * k + .07 * np.sin(a + k)], 1), .12)
X, Y, step = fan(14, 4000, 300, 300, 40, (0, -6)); Z = 0 * X - 5
for k in range(40):
    L = 14 * (.5 / 14) ** (k / 39); th = rng.uniform(0, 6.3); q = 2 * math.pi / L; Z += np.clip(L / (2.5 * step) - 1, 0, 1) * .004 * L ** .9 * np.sin(q * (X * math.cos(th) + Y * math.sin(th)) + rng.uniform(0, 6.3))
grid('sea', X, Y, Z, plain('sea', (.004, .008, .013), .06, 0, IOR=1.33, Specular=.5))
sun(5, 18, 2.2, (1, .56, .28), 2); area((-5, -4, 5), (0, 0, 0), 2.4, 120, (.55, .68, 1))
camera((.9, -5.6, 2.5), (.12, 1.4, .72), 46, focus=(-.3, .9, .6), fstop=1.6); finish(exposure=.45, bloom=.09)
