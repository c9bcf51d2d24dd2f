# A white running rail along turf in low sun. Technique: a curve of turned rail and raked posts, grass as a hundred thousand blades in one mesh.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=88, width=960, height=1200, bounces=4)
rng = np.random.default_rng(10)
t = Tree(bpy.context.scene.world); z = t.add('SeparateXYZ', {0: t.add('TexCoord').outputs['Generated']}).outputs[2]
t.put(t.nodes['Background'].inputs[0], t.ramp(t.math('MAXIMUM', z, 0), [(0, (1.0, .56, .26)), (.06, (.74, .46, .27)), (.18, (.34, .31, .32)), (.45, (.10, .14, .22)), (1, (.02, .035, .08))], 'LINEAR')); t.nodes['Background'].inputs[1].default_value = .6
X, Y, _ = fan(.6, 260, 160, 120, 60, (0, -9.2)); turf, tt, tb = surface('turf', (.03, .042, .012), 1); n = tt.noise(tt.coords((.2, .2, 1)), 3, 6); tt.put(tb.inputs['Base Color'], tt.mix(n, (.018, .028, .008), (.060, .070, .020))); grid('turf', X, Y, 0 * X, turf)
N = 110000; d = .9 * (60 / .9) ** rng.uniform(0, 1, N); a = rng.uniform(-.66, .66, N); bx, by = d * np.tan(a), d - 8.8; h = rng.uniform(.06, .17, N) * np.clip(d / 7, .8, 3); wd = .008 * np.clip(d / 5, 1, 6); q = rng.uniform(0, 6.3, N); lean = rng.normal(0, .5, (N, 2)) * h[:, None]
V = np.empty((N, 3, 3), np.float32); V[:, 0] = np.stack([bx - wd * np.cos(q), by - wd * np.sin(q), 0 * h], 1); V[:, 1] = np.stack([bx + wd * np.cos(q), by + wd * np.sin(q), 0 * h], 1); V[:, 2] = np.stack([bx + lean[:, 0], by + lean[:, 1], h], 1)
me = bpy.data.meshes.new('grass'); me.vertices.add(N * 3); me.vertices.foreach_set('co', V.reshape(-1)); me.loops.add(N * 3); me.loops.foreach_set('vertex_index', np.arange(N * 3, dtype=np.int32)); me.polygons.add(N); me.polygons.foreach_set('loop_start', np.arange(0, N * 3, 3, dtype=np.int32)); me.polygons.foreach_set('loop_total', np.full(N, 3, np.int32)); me.update(calc_edges=True)
m = bpy.data.materials.new('blade'); t = Tree(m); t.nodes.remove(t.nodes['Principled BSDF']); t.out(t.add('MixShader', {0: .45, 1: t.add('BsdfDiffuse', {'Color': (.075, .10, .022)}).outputs[0], 2: t.add('BsdfTranslucent', {'Color': (.24, .28, .05)}).outputs[0]}).outputs[0]); me.materials.append(m); link(bpy.data.objects.new('grass', me))
white = plain('paint', (.82, .80, .76), .35, Clearcoat=.3)
S = np.linspace(0, 1, 400); px = 1.35 - 3.3 * S ** .6 - 12 * S ** 2.2; py = -8.2 + 66 * S; A, Sg = np.meshgrid(np.linspace(0, 2 * math.pi, 25), S); dx, dy = np.gradient(px), np.gradient(py); L = np.hypot(dx, dy); nx, ny = dy / L, -dx / L
grid('rail', px[:, None] + .085 * np.cos(A) * nx[:, None], py[:, None] + .085 * np.cos(A) * ny[:, None], 1.28 + .085 * np.sin(A), white)
at = np.concatenate([[0], np.cumsum(np.hypot(np.diff(px), np.diff(py)))])
for s in np.arange(1.1, at[-1], 2.7):
    x, y, u, v = (np.interp(s, at, k) for k in (px, py, nx, ny)); P, E = Vector((x + .75 * u, y + .75 * v, -.05)), Vector((x, y, 1.24)); dd = E - P; o = lathe('post', [(.05, 0), (.045, dd.length)], white, tuple(P), 18); o.rotation_euler = dd.to_track_quat('Z', 'Y').to_euler()
dark = plain('trees', (.016, .020, .012), 1)
for _ in range(150):
    x, y = rng.uniform(-70, 70), rng.uniform(75, 110); bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=2, radius=rng.uniform(2.5, 6), location=(x, y, rng.uniform(1, 4.5))); bpy.context.object.data.materials.append(dark)
sun(8, -24, 3.4, (1, .62, .32), 1.2)
camera((-.25, -9.6, 1.62), (.12, 2, .92), 44, focus=(.9, -6.2, 1.28), fstop=.8); finish(exposure=.15, bloom=.12, haze=(12, 110, (.62, .36, .20), .5))
