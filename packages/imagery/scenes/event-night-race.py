# Red light trails through a bend of a wet track at night. Technique: long curves of light above glossy asphalt, floodlights far out of focus.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=100, width=960, height=1200, bounces=5)
rng = np.random.default_rng(23)
as_, t, b = surface('asphalt', (.018, .018, .020), .3, Specular=.5); n = t.noise(t.coords((.25, .25, 1)), 2.2, 6, .6); f = t.noise(t.coords(), 24, 4, .7); t.put(b.inputs['Roughness'], t.ramp(n, [(.38, .05), (.62, .34)])); t.put(b.inputs['Normal'], t.bump(f, .10, .02))
X, Y, _ = fan(2, 700, 200, 160, 50, (0, -8)); grid('track', X, Y, 0 * X, as_)
def path(off): s = np.linspace(0, 1, 420); y = -7.5 + 190 * s ** 1.5; x = 1.2 + off - 4.6 * np.sin(np.clip(s * 2.6, 0, 1.57)) ** 2 + 62 * np.clip(s - .30, 0, 1) ** 1.7; return x, y
def trail(off, z, r, colour, power, s0=0, s1=420):
    x, y = path(off); x, y = x[s0:s1], y[s0:s1]; dx, dy = np.gradient(x), np.gradient(y); L = np.hypot(dx, dy) + 1e-6; A, _ = np.meshgrid(np.linspace(0, 2 * math.pi, 9), x); zz = z + .012 * np.sin(y * 1.7 + off)
    grid('trail', x[:, None] + r * np.cos(A) * (dy / L)[:, None], y[:, None] - r * np.cos(A) * (dx / L)[:, None], zz[:, None] + r * np.sin(A), glow(colour, power))
for k in range(9):
    o = rng.uniform(-1.6, 1.7); p = rng.uniform(5, 17); s0 = int(rng.uniform(0, 60)); trail(o - .42, .62, .018, (1, .05, .025), p, s0); trail(o + .42, .62, .018, (1, .05, .025), p, s0)
    if k % 2: trail(o, .78, .010, (1, .10, .04), p * .7, s0)
for k in range(3): o = 3.4 + k * .5; trail(o - .3, .55, .014, (1, .84, .62), 7); trail(o + .3, .55, .014, (1, .84, .62), 7)
kerb = [plain('kerb', (.55, .53, .50), .5), plain('kerb', (.34, .02, .02), .5)]; x, y = path(-3.1); at = np.concatenate([[0], np.cumsum(np.hypot(np.diff(x), np.diff(y)))])
for i, s in enumerate(np.arange(0, at[-1] * .9, 1.0)): u, v, u2, v2 = np.interp(s, at, x), np.interp(s, at, y), np.interp(s + .5, at, x), np.interp(s + .5, at, y); box((u, v, .04), (.9, 1.0, .10), kerb[i % 2], .03, (0, 0, -math.atan2(u2 - u, v2 - v)))
steel = plain('barrier', (.22, .22, .23), .35, .8); x, y = path(-6.0); A = np.array([0., .32, .36, .68, .72, 1.0]); W = np.array([0, .10, 0, .10, 0, .0]); grid('barrier', x[:, None] + W[None, :], y[:, None] + 0 * A[None, :], 0 * x[:, None] + A[None, :], steel)
for _ in range(60): bpy.ops.mesh.primitive_uv_sphere_add(radius=rng.uniform(.25, .7), segments=10, ring_count=6, location=(rng.uniform(-130, 130), rng.uniform(190, 300), rng.uniform(4, 46))); bpy.context.object.data.materials.append(glow(((1, .62, .32), (1, .80, .56), (.60, .76, 1), (1, .30, .45))[rng.integers(0, 4)], rng.uniform(10, 60)))
for k in range(5): xx = -52 + k * 26; [box((xx + q * 1.5, 170, 24), (1.1, .3, .8), glow((.86, .92, 1), 42)) for q in range(-2, 3)]; box((xx, 170.3, 12), (.5, .5, 24), steel)
t = Tree(bpy.context.scene.world); z = t.add('SeparateXYZ', {0: t.add('TexCoord').outputs['Generated']}).outputs[2]; t.put(t.nodes['Background'].inputs[0], t.ramp(t.math('MAXIMUM', z, 0), [(0, (.060, .038, .045)), (.14, (.018, .018, .034)), (1, (.003, .004, .010))], 'LINEAR')); t.nodes['Background'].inputs[1].default_value = .7
area((0, 60, 40), (0, 0, 0), 14, 9000, (.80, .88, 1)); area((-14, -4, 10), (0, 6, 0), 5, 700, (1, .78, .52))
camera((1.0, -9.6, 1.9), (.3, 10, 1.9), 36, focus=(0, -1, .6), fstop=1.0); finish(exposure=.35, bloom=.13)
