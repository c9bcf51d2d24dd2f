# A cut decanter and one glass on a silver tray by firelight. Technique: facets from the lathe, the fire as warm lamps low behind.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=120, width=960, height=1200, bounces=12)
X, Y = np.meshgrid(np.linspace(-9, 9, 30), np.linspace(-6, 12, 30)); wood, t, b = surface('table', (.03, .013, .008), .16, Specular=.5, Clearcoat=.7, Clearcoat_Roughness=.06); g = t.noise(t.coords((.4, 5, 1)), 3, 7, .6); t.put(b.inputs['Base Color'], t.mix(g, (.010, .004, .003), (.055, .022, .011))); grid('table', X, Y, 0 * X, wood)
silver = plain('silver', (.82, .80, .76), .10, 1.0); tray = lathe('tray', curve([(.0, .05), (2.35, .05), (2.45, .08), (2.62, .20), (2.70, .20), (2.66, .12), (2.5, .0)], 8), silver, (.1, .2, 0), 160); ring((.1, .2, .2), (0, 0, 0), 2.68, .035, silver)
glass = crystal((.99, .99, 1), 1.52); cut = lambda a, z: 1 - (.045 * abs(math.sin(7 * a)) if .25 < z < 1.5 else 0)
outer = [(.0, .0), (.92, .0), (.98, .05), (1.02, .2)] + [(1.02 + .04 * math.sin(k / 12 * 3.1), .2 + 1.35 * k / 12) for k in range(1, 13)] + curve([(1.0, 1.62), (.86, 1.86), (.50, 2.12), (.30, 2.34), (.28, 2.75), (.36, 2.86), (.40, 2.90)], 8)
inner = curve([(.30, 2.86), (.22, 2.72), (.23, 2.36), (.42, 2.10), (.78, 1.84), (.90, 1.60), (.90, .34), (.80, .24), (.0, .22)], 8)
lathe('decanter', outer + inner, glass, (-.55, .45, .06), 168, True, cut)
lathe('brandy', [(.0, .235), (.79, .25), (.885, .35), (.885, 1.02), (.0, 1.02)], crystal((.96, .50, .13), 1.36, shadow=.75), (-.55, .45, .06), 96)
stop = lathe('stopper', curve([(.0, .0), (.20, .02), (.22, .30), (.30, .34), (.26, .42)], 6) + curve([(.20, .5), (.46, .72), (.54, .98), (.40, 1.26), (.16, 1.40), (.0, 1.42)], 8), glass, (-.55, .45, 2.66), 64, True, lambda a, z: 1 - (.07 * abs(math.sin(5 * a)) if z > .5 else 0))
cup = [(.0, .0), (.50, .0), (.56, .05)] + [(.57 + .07 * k / 10, .1 + .95 * k / 10) for k in range(11)] + [(.66, 1.10), (.63, 1.10), (.56, .4), (.48, .26), (.0, .24)]
lathe('glass', cup, glass, (1.15, -.35, .06), 144, True, lambda a, z: 1 - (.05 * abs(math.sin(7 * a)) if .1 < z < .75 else 0)); lathe('drink', [(.0, .25), (.475, .27), (.555, .40), (.585, .56), (.0, .56)], crystal((.96, .50, .13), 1.36, shadow=.8), (1.15, -.35, .06), 80)
rng = np.random.default_rng(5)
for _ in range(26):
    bpy.ops.mesh.primitive_uv_sphere_add(radius=rng.uniform(.10, .26), segments=14, ring_count=8, location=(rng.normal(1.6, 1.9), rng.uniform(13, 17), abs(rng.normal(0, 1.5)) - .5)); bpy.context.object.scale.z = rng.uniform(1, 2.4); bpy.context.object.data.materials.append(glow((1, .40 + .16 * rng.uniform(), .10), rng.uniform(12, 46)))
area((2.2, 7.0, 1.6), (0, 0, .9), 2.6, 620, (1, .48, .16), size_y=1.6); area((-5.2, .8, 3.6), (-.4, .3, 1.2), .9, 210, (1, .74, .46), size_y=3); area((4.6, -3.2, 4.4), (.3, 0, .8), 1.8, 70, (.60, .73, 1))
background((.003, .003, .004)); camera((-.5, -9.0, 2.7), (.12, .1, 1.72), 58, focus=(-.4, -.4, 1.4), fstop=.9); finish(exposure=.3, bloom=.09)
