# A long table by candle light, a crystal glass in front. Technique: flames as small emitters with a warm point each,
# a lacquered table that carries their light, bokeh from a wide lens.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=96, width=1280, height=1600, bounces=8)

tx, ty = np.meshgrid(np.linspace(-3, 3, 20), np.linspace(-3, 16, 60))
grid('table', tx, ty, 0 * tx, lacquer((.014, .006, .004), .18))

wax = plain('wax', (.72, .62, .46), .45, Subsurface=.12)
flame = glow((1, .50, .16), 60)
rng = np.random.default_rng(5)
stick = gold((.92, .60, .25), .2)
for i, y in enumerate([1.5, 3.0, 4.6, 6.4, 8.6, 11.2]):
    for side in (-1, 1):
        x = side * (.42 + .05 * rng.normal()) + .12 * rng.normal(); h = .95 + .22 * rng.uniform()
        lathe('candle', [(.0, h), (.042, h), (.045, .30), (.0, .30)], wax, (x, y, 0), 24)
        lathe('stick', curve([(.05, .31), (.06, .26), (.025, .20), (.03, .10), (.12, .03), (.15, .0), (.0, .0)], 6), stick, (x, y, 0), 40)
        f = lathe('flame', curve([(.0, .0), (.016, .03), (.013, .07), (.0, .13)], 8), flame, (x, y, h + .02), 20)
        point((x, y, h + .09), 3.2, CANDLE, .03)

g = crystal((1, 1, 1), 1.5)
def wine_glass(loc, s=1.0):
    outer = curve([(.0, .0), (.30, .012), (.26, .03), (.05, .06), (.026, .2), (.026, .52), (.06, .60), (.24, .78), (.30, 1.0), (.27, 1.28), (.235, 1.42)], 10)
    inner = curve([(.228, 1.42), (.262, 1.28), (.288, 1.0), (.23, .80), (.08, .66), (.0, .64)], 10)
    o = lathe('glass', outer + inner, g, loc, 96); o.scale = (s, s, s)
wine_glass((-.30, -.35, 0), .62); wine_glass((.26, .35, 0), .62); wine_glass((.62, 2.2, 0), .62); wine_glass((-.75, 2.7, 0), .62)

area((-3.2, 1.5, 3.2), (0, 1.5, .3), 1.4, 14, (.62, .74, 1))
background((.004, .003, .003))
camera((.10, -3.4, 1.05), (.0, 3.0, .52), 62, focus=(-.30, -.35, .75), fstop=1.4)
finish(exposure=.25, bloom=.10)
