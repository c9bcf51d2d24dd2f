# A hand mirror of brass lying on dark velvet, a lamp in its glass. Technique: an oval lathe, a sheet of velvet in folds.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=88, width=960, height=1200)
X, Y = np.meshgrid(np.linspace(-7, 7, 400), np.linspace(-7, 9, 400))
m, t, b = surface('velvet', (.030, .006, .014), .9, Sheen=1.0, Specular=.1); t.put(b.inputs['Sheen Tint'], .6)
grid('velvet', X, Y, .22 * np.sin(X * .9 + .5 * Y) + .12 * np.sin(Y * 1.4 - X * .8 + 1) + .05 * np.sin(X * 3.1 + Y), m)
au = gold((.90, .60, .28), .18, (1, 1, 1), .03)
base = link(bpy.data.objects.new('mirror', None)); base.location = (0, .3, .55); base.rotation_euler = (.20, -.10, -.42)
rim = lathe('rim', curve([(1.30, .0), (1.46, -.04), (1.58, .05), (1.56, .17), (1.44, .22), (1.34, .15), (1.30, .08)], 8), au, segments=200); back = lathe('back', [(.0, -.02), (1.4, -.02)], au)
glass = lathe('glass', [(.0, .10), (1.33, .10)], plain('silver', (.86, .86, .88), .015, 1.0), segments=120)
bead = lathe('bead', curve([(1.47, .17), (1.50, .235), (1.53, .17)], 6), au, segments=200)
for o in (rim, back, glass, bead): o.scale = (.86, 1.12, 1); o.parent = base
h = lathe('handle', curve([(.0, .0), (.16, .02), (.22, .20), (.13, .42), (.10, 1.0), (.15, 1.5), (.24, 1.9), (.19, 2.25), (.09, 2.4), (.0, 2.42)], 10), au, segments=80); h.rotation_euler = (math.pi / 2, 0, 0); h.location = (0, -1.70, .06); h.parent = base
area((-3.6, 4.6, 3.4), (0, 0, .5), 1.5, 250, (1, .74, .46)); area((4.4, 3.0, 3.0), (0, 0, .5), 2.0, 90, (.58, .72, 1)); area((-.6, 5.6, 4.9), (0, .5, .6), .7, 120, (1, .82, .60)); area((1, -5, 4.5), (0, 0, 0), 1.5, 30, (1, .86, .7))
background((.006, .005, .007)); camera((.5, -6.8, 5.6), (.02, -.35, .3), 58, focus=(0, -.4, .7), fstop=2.2); finish(exposure=.2)
