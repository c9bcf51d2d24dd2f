# A silk scarf knotted at the back of a neck. Technique: wound folds as offset sheets, a knot, two ends that fall down the back.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=96, width=960, height=1200)
soft = lambda S, x, y: sum(np.interp(S + d, x, y) for d in np.linspace(-.10, .10, 11)) / 11
m, t, b = surface('silk', (.58, .40, .18), .30, Sheen=.8, Specular=.6); w = t.add('TexWave', {'Vector': t.coords((1, 1, .2)), 'Scale': 40, 'Distortion': .5}); t.put(b.inputs['Normal'], t.bump(w.outputs['Fac'], .04, .008)); band_ = t.add('TexWave', {'Vector': t.coords((.2, .2, 1)), 'Scale': 1.1, 'Distortion': 2.5}); t.put(b.inputs['Base Color'], t.mix(t.ramp(band_.outputs['Fac'], [(.55, 0), (.62, 1)], 'LINEAR'), (.60, .43, .21), (.16, .018, .030)))
for k, (r, z, h) in enumerate(((.98, .30, .34), (.93, .62, .32), (.86, .92, .30), (.80, 1.18, .24))):
    A, T = np.meshgrid(np.linspace(0, 2 * math.pi, 300), np.linspace(0, 2 * math.pi, 40)); R = r + (.14 + .03 * np.sin(3 * A + k)) * np.cos(T) + .02 * np.sin(17 * A + 3 * T + k) * (np.cos(T) > 0); grid('fold', R * np.cos(A) * 1.05, R * np.sin(A) * .95, z + h * .5 * np.sin(T) * (1 + .2 * np.sin(2 * A + k)) + .10 * np.sin(A + k * .7) + .13 * np.sin(A) * -1, m)
bpy.ops.mesh.primitive_uv_sphere_add(radius=.36, segments=64, ring_count=40, location=(.12, -1.12, .52)); o = bpy.context.object; o.scale = (1.0, .72, .86); o.rotation_euler = (0, .4, 0); bpy.ops.object.shade_smooth(); o.data.materials.append(m)
for x in (-.12, .05, .2): ring((.12 + x * .2, -1.13, .52 + x * .4), (math.pi / 2 + x, .5 + x, 0), .29, .085, m)
for s, ln, sw in ((-1, 2.7, .55), (1, 2.0, .75)):
    U, V = np.meshgrid(np.linspace(-1, 1, 90), np.linspace(0, 1, 160)); half = .10 + .52 * V ** .6; X = .12 + s * (.10 + sw * V) + U * half; Y = -1.30 - .20 * np.sin(3.1 * V) + .10 * np.sin(U * 5.2 + 2 * V + s) * V ** .5 + .05 * np.sin(U * 11) * V - .12 * V; grid('end', X, Y, .42 - ln * V - .22 * V * U * s + .05 * np.sin(5 * V + U), m)
wool, t, b = surface('coat', (.46, .41, .35), .9, Sheen=.6); t.put(b.inputs['Normal'], t.bump(t.noise(t.coords(), 46, 4), .3, .015))
A, S = np.meshgrid(np.linspace(0, 2 * math.pi, 240), np.linspace(0, 1, 130)); wide = soft(S, [0, .12, .3, .5, 1], [.74, .90, 1.75, 2.45, 2.6]); deep = soft(S, [0, .12, .3, 1], [.74, .86, 1.06, 1.12]); z = soft(S, [0, .12, .3, .42, .6, 1], [.55, .15, -.30, -.60, -1.4, -4.6]); grid('coat', wide * np.cos(A) * (1 + .012 * np.sin(7 * A) * S), deep * np.sin(A), z, wool)
lathe('neck', curve([(.62, .6), (.56, 1.2), (.57, 1.8), (.70, 2.4)], 6), plain('neck', (.40, .23, .15), .45, Subsurface=.1), (0, .05, 0), 80)
hair, t, b = surface('hair', (.030, .014, .008), .42, Sheen=.5, Specular=.5); A, S = np.meshgrid(np.linspace(0, 2 * math.pi, 700), np.linspace(0, 1, 140)); bob = np.interp(S, [0, .1, .35, .7, .9, 1], [.0, .55, 1.02, 1.06, .98, .86]); n = .020 * np.sin(150 * A + 6 * np.sin(3 * S)) + .02 * np.sin(57 * A + 5 * S); grid('bob', (bob + n * (S > .04)) * np.cos(A), (1.08 * bob + n) * np.sin(A) + .10, 3.9 - 2.35 * S + .04 * np.sin(9 * A) * S, hair)
t = Tree(bpy.context.scene.world); z = t.add('SeparateXYZ', {0: t.add('TexCoord').outputs['Generated']}).outputs[2]
X, Z = np.meshgrid(np.linspace(-9, 9, 20), np.linspace(-7, 9, 20)); wall, t, b = surface('wall', (.10, .075, .055), .9); grid('wall', X, 5.5 + 0 * X, Z, wall)
for x in (-1.4, 0.0): area((-6.0, -1.0, 3.0 + x), (4, 5.5, .4 + x), .6, 150, (1, .80, .58), spread=40)
area((-4.8, -3.4, 3.4), (0, -.4, .4), .9, 360, (1, .80, .56), size_y=3); area((4.6, 1.6, 3.4), (0, 0, .6), 1.8, 190, (.58, .72, 1))
background((.005, .005, .006)); camera((.9, -8.6, 1.5), (.06, 0, .28), 56, focus=(.1, -1.2, .5), fstop=1.6); finish(exposure=.45)
