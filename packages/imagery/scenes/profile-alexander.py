# A man's profile in silhouette at a blue window with rain on it. Technique: an outline made solid, drops on the pane, a city far out of focus.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=110, width=960, height=1200, bounces=10)
rng = np.random.default_rng(14)
face = [(-3.6, -4.6), (-3.4, -3.5), (-2.6, -2.9), (-1.5, -2.45), (-.95, -2.0), (-.86, -1.5), (-.95, -1.0), (-1.12, -.4), (-1.22, .2), (-1.20, .9), (-1.0, 1.5), (-.55, 1.92), (.05, 2.02), (.55, 1.86), (.90, 1.55), (1.02, 1.2), (1.04, .86), (1.10, .72), (1.06, .60), (1.16, .36), (1.38, .0), (1.36, -.10), (1.18, -.18), (1.17, -.28), (1.25, -.38), (1.23, -.46), (1.17, -.52), (1.24, -.60), (1.22, -.70), (1.12, -.80), (1.20, -.96), (1.18, -1.18), (1.02, -1.32), (.70, -1.34), (.34, -1.36), (.22, -1.6), (.24, -2.1), (.5, -2.5), (1.3, -2.95), (2.0, -3.6), (2.2, -4.6)]
P = curve(face, 8); body = plain('figure', (.010, .010, .012), .8); o = mesh('profile', [(x, 0, z) for x, z in P], [tuple(range(len(P)))], body, False); k = o.modifiers.new('t', 'SOLIDIFY'); k.thickness = .7; k.offset = 0; q = o.modifiers.new('b', 'BEVEL'); q.width = .2; q.segments = 5; q.limit_method = 'ANGLE'; q.angle_limit = 1.0
A, T = np.meshgrid(np.linspace(-.4, math.pi + .4, 120), np.linspace(0, 1, 30)); coat, t, b = surface('coat', (.018, .022, .034), .9, Sheen=.8); grid('collar', -.30 + (1.0 + .42 * T) * np.cos(A + math.pi * .5) * .9, -.46 - .25 * T * np.sin(A), -2.35 + .75 * T - .5 * T * np.cos(A + math.pi * .5), coat)
drop = crystal((1, 1, 1), 1.33)
for _ in range(330):
    r = .014 + .11 * rng.uniform() ** 4; x, z = rng.uniform(-4.4, 4.4), rng.uniform(-5, 5); bpy.ops.mesh.primitive_uv_sphere_add(radius=r, segments=14, ring_count=8, location=(x, 1.0, z)); o = bpy.context.object; o.scale = (1, .45, rng.uniform(1, 2.0)); o.data.materials.append(drop); bpy.ops.object.shade_smooth()
for x in (-3.55, 3.1): box((x, .8, 0), (.14, .2, 12), plain('bar', (.012, .012, .014), .4), .02)
box((0, .8, -3.3), (9, .2, .14), plain('bar', (.012, .012, .014), .4), .02)
tones = ((.55, .74, 1), (.72, .84, 1), (1, .62, .30), (1, .80, .55), (.35, .58, 1))
for _ in range(240):
    y = rng.uniform(26, 60); x, z = rng.uniform(-.45, .45) * y, y * rng.uniform(-.45, .08); bpy.ops.mesh.primitive_uv_sphere_add(radius=rng.uniform(.04, .11), segments=10, ring_count=6, location=(x, y, z)); bpy.context.object.data.materials.append(glow(tones[rng.choice(5, p=[.3, .2, .2, .1, .2])], rng.uniform(20, 110)))
t = Tree(bpy.context.scene.world); z = t.add('SeparateXYZ', {0: t.add('TexCoord').outputs['Generated']}).outputs[2]; t.put(t.nodes['Background'].inputs[0], t.ramp(t.math('ADD', t.math('MULTIPLY', z, .5), .5), [(.36, (.03, .05, .09)), (.5, (.16, .24, .36)), (.62, (.07, .13, .24)), (1, (.01, .02, .05))], 'LINEAR')); t.nodes['Background'].inputs[1].default_value = 1.0
area((4.4, -2.6, .8), (.6, 0, 0), 1.0, 46, (1, .74, .46)); area((-3.5, 3.0, 4.0), (-.6, 0, .8), 1.6, 180, (.60, .76, 1))
camera((-.5, -9.4, -.3), (-.28, 0, -.42), 56, focus=(1.0, -.2, 0), fstop=.8); finish(exposure=.45, bloom=.08)
