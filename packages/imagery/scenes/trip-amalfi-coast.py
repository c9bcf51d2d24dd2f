# Houses lit along a steep coast at dusk, their lights in the water. Technique: a terraced height field, houses set where it is steep, ripples as the camera sees them.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=88, width=960, height=1200, bounces=4)
rng = np.random.default_rng(33)
t = Tree(bpy.context.scene.world); d = t.add('TexCoord').outputs['Generated']; z = t.add('SeparateXYZ', {0: d}).outputs[2]
sky = t.ramp(t.math('MAXIMUM', z, 0), [(0, (.92, .40, .20)), (.06, (.56, .30, .24)), (.18, (.20, .18, .27)), (.42, (.055, .080, .165)), (1, (.010, .018, .055))], 'LINEAR'); cl = t.ramp(t.noise(t.add('Mapping', {'Vector': d, 'Scale': (1.3, 1.3, 12)}).outputs[0], 2.0, 6, .56), [(.50, 0), (.8, .5)]); t.put(t.nodes['Background'].inputs[0], t.mix(cl, sky, (.26, .15, .15))); t.nodes['Background'].inputs[1].default_value = .75
X, Y, step = fan(3, 3000, 700, 500, 40, (0, -14)); Z = 0 * X
for k in range(60):
    L = 8 * (.2 / 8) ** (k / 59); th = rng.uniform(0, 6.3); q = 2 * math.pi / L; Z += np.clip(L / (2.5 * step) - 1, 0, 1) * .0010 * L ** .9 * np.sin(q * (X * math.cos(th) + Y * math.sin(th)) + rng.uniform(0, 6.3))
grid('sea', X, Y, Z, plain('sea', (.004, .009, .014), .05, 0, IOR=1.33, Specular=.5))
def height(x, y):
    e = (x + 34 - .16 * (y - 60) + 9 * np.sin(y * .045) + 4 * np.sin(y * .13 + 1)) ; s = np.clip(-e / 62, 0, 1.4); n = 0 * x
    g = np.random.default_rng(5)
    for k in range(6):
        f = .035 * 1.9 ** k
        for _ in range(2): a, p = g.uniform(0, 6.3), g.uniform(0, 6.3); n = n + (1 - np.abs(np.sin(f * (x * math.cos(a) + y * math.sin(a)) + p))) / 1.8 ** k
    return s ** .72 * 92 * (.55 + .22 * n) - 3 + 14 * (s > 0) * np.clip(s * 20, 0, 1)
X, Y = np.meshgrid(np.linspace(-190, 30, 520), np.linspace(40, 330, 520)); Hh = height(X, Y); rock, rt, rb = surface('cliff', (.06, .05, .045), .95); up = rt.add('SeparateXYZ', {0: rt.add('NewGeometry').outputs['Normal']}).outputs[2]; rt.put(rb.inputs['Base Color'], rt.mix(rt.ramp(up, [(.45, 0), (.75, 1)]), (.085, .068, .058), (.026, .034, .020))); grid('coast', X, Y, Hh, rock)
walls = [plain('wall', c, .85) for c in ((.50, .38, .27), (.44, .26, .18), (.52, .46, .40), (.40, .30, .22))]; lit = glow((1, .60, .26), 14); n = 0
while n < 210:
    y = rng.uniform(62, 250); x = rng.uniform(-95, 20); h = float(height(np.array(x), np.array(y)))
    if not 2.5 < h < 52 or rng.uniform() < h / 70: continue
    w_, dd, hh = rng.uniform(3.2, 6), rng.uniform(3.2, 5), rng.uniform(3.0, 7); q = rng.normal(-.35, .2); box((x, y, h + hh / 2 - 1.2), (w_, dd, hh), walls[n % 4], 0, (0, 0, q)); n += 1
    for _ in range(rng.integers(1, 5)):
        u, v = rng.uniform(-.36, .36) * w_, rng.uniform(-.1, .38) * hh; f = rng.uniform() < .65
        px, py = (u, -dd / 2 - .06) if f else (w_ / 2 + .06, u * .8); box((x + px * math.cos(q) - py * math.sin(q), y + px * math.sin(q) + py * math.cos(q), h + hh / 2 - 1.2 + v), (.75, .10, 1.1) if f else (.10, .75, 1.1), lit, 0, (0, 0, q))
for k in range(46): y = 60 + k * 4.4; xs = np.linspace(-80, 30, 300); hs = height(xs, 0 * xs + y); i = np.argmin(np.abs(hs - 9 - 5 * math.sin(k * .3))); bpy.ops.mesh.primitive_uv_sphere_add(radius=.42, segments=8, ring_count=6, location=(xs[i] + .8, y, hs[i] + 2.2)); bpy.context.object.data.materials.append(glow((1, .70, .36), 60))
X, Y = np.meshgrid(np.linspace(60, 900, 200), np.linspace(900, 1300, 60)); grid('cape', X - 500, Y, 150 * np.exp(-((X - 300) / 260) ** 2) * (.7 + .3 * np.sin(X * .03) * np.sin(X * .011)) * np.clip((Y - 900) / 100, 0, 1) - 4, plain('far', (.05, .05, .07), 1))
sun(3, 24, .9, (1, .52, .28), 2)
camera((4, -14, 6.2), (-6, 60, 18), 44); finish(exposure=.45, bloom=.10, haze=(70, 900, (.34, .22, .22), .55))
