# A wide straw hat with a black ribbon, seen from behind. Technique: a brim that waves, straw plaited by its bump, a ribbon with two tails.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=96, width=960, height=1200)
soft = lambda S, x, y: sum(np.interp(S + d, x, y) for d in np.linspace(-.10, .10, 11)) / 11
straw, t, b = surface('straw', (.52, .36, .19), .7, Sheen=.3); c = t.coords(); r_ = t.add('VectorMath', {0: c}, operation='LENGTH').outputs['Value']; w = t.math('SINE', t.math('MULTIPLY', r_, 95)); q = t.noise(c, 30, 4, .7); t.put(b.inputs['Normal'], t.bump(t.math('ADD', w, q), .5, .02)); t.put(b.inputs['Base Color'], t.mix(q, (.34, .22, .11), (.66, .49, .28)))
e = link(bpy.data.objects.new('hat', None)); e.location = (0, 0, 1.55); e.rotation_euler = (-.30, .16, 0)
A, S = np.meshgrid(np.linspace(0, 2 * math.pi, 320), np.linspace(0, 1, 110)); R = 1.02 + 1.72 * S
o = grid('brim', R * np.cos(A) * 1.04, R * np.sin(A), .02 + S ** 1.6 * (-.34 + .26 * np.sin(2 * A + .6) + .09 * np.sin(5 * A + 1.2)), straw); k = o.modifiers.new('t', 'SOLIDIFY'); k.thickness = .05; o.parent = e
o = lathe('crown', curve([(1.04, .0), (1.05, .25), (1.01, .7), (.92, 1.05), (.70, 1.24), (.30, 1.26), (.0, 1.20)], 10), straw, segments=160); o.parent = e
ribbon, t, b = surface('ribbon', (.010, .009, .011), .3, Sheen=.8, Specular=.6); w = t.add('TexWave', {'Vector': t.coords((.2, .2, 1)), 'Scale': 40}); t.put(b.inputs['Normal'], t.bump(w.outputs['Fac'], .15, .01))
o = lathe('band', curve([(1.075, .03), (1.085, .2), (1.07, .46), (1.05, .48)], 6), ribbon, segments=160); o.parent = e
for s, ln in ((-1, 2.0), (1, 2.5)):
    U, V = np.meshgrid(np.linspace(-.19, .19, 20), np.linspace(0, 1, 90)); o = grid('tail', s * .16 + U + s * .34 * V ** 1.3, -1.12 - .25 * np.sin(V * 3.1) - 1.2 * V * (1 - V) - .55 * V + .05 * np.sin(7 * V + U * 6), .25 - ln * V - .3 * V * V, ribbon); k = o.modifiers.new('t', 'SOLIDIFY'); k.thickness = .012; o.parent = e
    U, V = np.meshgrid(np.linspace(-.17, .17, 16), np.linspace(0, 2 * math.pi, 80)); o = grid('loop', s * (.30 - .34 * np.cos(V)), -1.16 - .20 * np.sin(V) + 0 * U, .25 + U * (1 - .3 * np.cos(V)) + .08 * s * np.sin(V), ribbon); o.parent = e
o = box((0, -1.18, .25), (.22, .16, .34), ribbon, .06); o.parent = e
cloth, t, b = surface('dress', (.62, .56, .48), .85, Sheen=.5); t.put(b.inputs['Normal'], t.bump(t.noise(t.coords(), 50, 3), .15, .01))
A, S = np.meshgrid(np.linspace(0, 2 * math.pi, 240), np.linspace(0, 1, 120)); wide = soft(S, [0, .12, .3, .5, 1], [.50, .66, 1.45, 2.05, 2.10]); deep = soft(S, [0, .12, .3, 1], [.50, .62, .88, .95]); z = soft(S, [0, .12, .3, .45, 1], [.25, -.20, -.55, -1.0, -4.4])
grid('back', wide * np.cos(A) * (1 + .02 * np.sin(9 * A) * S), deep * np.sin(A), z, cloth); lathe('neck', curve([(.52, -.25), (.46, .2), (.48, .8), (.62, 1.3)], 6), plain('neck', (.34, .19, .13), .45, Subsurface=.1), (0, 0, 0), 80)
hair = plain('hair', (.022, .013, .009), .5, Sheen=.4); A, S = np.meshgrid(np.linspace(math.pi * .9, math.pi * 2.1, 240), np.linspace(0, 1, 80)); grid('hair', (.66 - .10 * S + .018 * np.sin(46 * A + 4 * S)) * np.cos(A), (.62 - .06 * S + .018 * np.sin(46 * A + 4 * S)) * np.sin(A) - .04, 1.5 - 1.75 * S, hair)
X, Z = np.meshgrid(np.linspace(-11, 11, 30), np.linspace(-8, 10, 30)); t = Tree(bpy.context.scene.world); zz = t.add('SeparateXYZ', {0: t.add('TexCoord').outputs['Generated']}).outputs[2]; t.put(t.nodes['Background'].inputs[0], t.ramp(t.math('ADD', t.math('MULTIPLY', zz, .5), .5), [(.3, (.035, .050, .055)), (.5, (.20, .17, .13)), (.58, (.10, .12, .15)), (.8, (.03, .045, .075))], 'LINEAR')); t.nodes['Background'].inputs[1].default_value = .42
rng = np.random.default_rng(6)
for _ in range(70): bpy.ops.mesh.primitive_uv_sphere_add(radius=rng.uniform(.06, .14), segments=10, ring_count=6, location=(rng.uniform(-16, 16), rng.uniform(26, 34), rng.normal(-2.2, 1.4))); bpy.context.object.data.materials.append(glow((1, .62, .30), rng.uniform(6, 26)))
area((5.2, -2.6, 3.6), (0, 0, .8), 1.2, 480, (1, .74, .44), size_y=3); area((-5.0, 3.4, 4.0), (0, 0, 1), 1.8, 220, (.60, .74, 1))
camera((.5, -8.6, 1.7), (.0, 0, .85), 58, focus=(0, -1.1, 1.4), fstop=1.2); finish(exposure=.35)
