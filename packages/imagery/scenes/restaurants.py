# A cut tumbler with one clear block of ice on a dark bar. Technique: glass facets from the lathe, the drink as its own
# body, the bar's lights as small lamps far out of focus.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=128, height=1067, bounces=12)

X, Y = np.meshgrid(np.linspace(-14, 14, 60), np.linspace(-8, 26, 80))
top, t, b = surface('bar', (.020, .009, .005), .16, Specular=.5, Clearcoat=.6, Clearcoat_Roughness=.08)
g = t.noise(t.coords((.35, 5, 1)), 3, 6, .6)
t.put(b.inputs['Base Color'], t.mix(g, (.012, .005, .003), (.045, .020, .010))); t.put(b.inputs['Roughness'], t.math('ADD', .10, t.math('MULTIPLY', g, .16)))
grid('bar', X, Y, 0 * X, top)

glass = crystal((.99, .99, 1), 1.5)
cut = lambda a, z: 1 - (.05 * abs(math.sin(8 * a)) if .15 < z < 1.05 else 0)
outer = [(.0, .0), (.70, .0), (.76, .04), (.80, .15)] + [(.80 + .06 * k / 12, .15 + .9 * k / 12) for k in range(1, 13)] + [(.87, 1.12), (.885, 1.75), (.875, 1.785), (.85, 1.79)]
inner = [(.835, 1.76), (.80, .60), (.74, .34), (.60, .28), (.0, .27)]
lathe('tumbler', outer + inner, glass, (0, 0, 0), 192, True, cut)
drink = crystal((.98, .56, .16), 1.36, shadow=.75)
lathe('drink', [(.0, .285), (.59, .295), (.73, .355), (.79, .61), (.806, .98), (.0, .98)], drink, (0, 0, 0), 96)
ice = box((.06, .02, .98), (.86, .86, .86), crystal((.97, .985, 1), 1.31, .02), .09, (.16, .10, .5), 5)

rng = np.random.default_rng(12)
bpy.ops.mesh.primitive_uv_sphere_add(radius=1, segments=20, ring_count=12, location=(0, 40, -50)); bulb = bpy.context.object
for k in range(34):
    warm = rng.uniform()
    bulb.data.materials.clear(); x, y, z = rng.uniform(-13, 13), rng.uniform(17, 30), rng.uniform(1.2, 8.5)
    bpy.ops.mesh.primitive_uv_sphere_add(radius=rng.uniform(.05, .12), segments=16, ring_count=10, location=(x, y, z))
    bpy.context.object.data.materials.append(glow((1, .62 - .2 * warm, .28 - .14 * warm), rng.uniform(18, 75)))

area((-4.5, 1.5, 4.2), (0, 0, .9), 1.2, 190, (1, .76, .48), size_y=2.4)
area((.6, 5.5, 1.5), (0, 0, .8), 1.5, 190, (1, .62, .32))
area((-3.2, 5.0, 2.0), (0, 0, .9), 1.2, 120, (1, .70, .42))
area((1.5, -5.5, 5), (0, 0, .6), 2.6, 26, (.62, .74, 1))
background((.004, .003, .004))
camera((-.7, -8.6, 1.9), (.95, 0, 1.2), 62, focus=(0, -.75, 1.0), fstop=.8)
finish(exposure=.1, bloom=.09)
