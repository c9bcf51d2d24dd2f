# One place laid at an empty table, a candle nearly burnt down. Technique: a plate on the lathe, silver as thin bevelled forms, linen.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=96, width=960, height=1200)
linen, t, b = surface('linen', (.20, .185, .165), .85, Sheen=.3); wv = t.math('MULTIPLY', t.add('TexWave', {'Vector': t.coords(), 'Scale': 34}).outputs['Fac'], t.add('TexWave', {'Vector': t.coords((1, 1, 1), (0, 0, 1.571)), 'Scale': 34}).outputs['Fac']); t.put(b.inputs['Normal'], t.bump(wv, .25, .006))
X, Y = np.meshgrid(np.linspace(-9, 9, 300), np.linspace(-7, 12, 300)); grid('cloth', X, Y, .02 * np.sin(X * 1.1 + Y * .4) + .05 * np.exp(-((X - 3.4 + .1 * Y) / .12) ** 2) + .05 * np.exp(-((Y - 3.1) / .12) ** 2), linen)
china = plain('china', (.74, .71, .65), .12, Specular=.6, Clearcoat=.6); rimg = gold((.90, .62, .28), .2, (1, 1, 1), .02)
lathe('plate', curve([(.0, .10), (1.20, .10), (1.38, .14), (1.52, .26), (2.05, .36), (2.12, .37), (2.12, .33), (1.5, .18), (1.2, .02), (.0, .02)], 8), china, (0, 0, .02), 200); lathe('line', curve([(1.98, .372), (2.02, .385), (2.06, .385)], 4), rimg, (0, 0, .02), 200)
silver = plain('silver', (.66, .65, .64), .16, 1.0)
def cutlery(x, y, turn, prongs):
    base = link(bpy.data.objects.new('cutlery', None)); base.location = (x, y, .10); base.rotation_euler = (0, 0, turn); parts = []; u, v = np.meshgrid(np.linspace(-1, 1, 14), np.linspace(0, 1, 60)); wd = .085 + .075 * np.clip(1 - v * 5, 0, 1) ** .5 * np.clip(v * 14, 0, 1) + .02 * np.sin(v * 3.1); parts.append(grid('handle', u * wd, -2 + 2.2 * v, .03 + .04 * (1 - u ** 2), silver))
    if prongs:
        wd2 = .09 + .14 * np.clip(v * 3, 0, 1) ** .7; parts.append(grid('neck', u * wd2, .2 + .75 * v, .05 + .05 * v - .05 * u ** 2, silver))
        for k in range(4): parts.append(box(((k - 1.5) * .125, 1.3, .11), (.055, .80, .05), silver, .02, (.06, 0, 0)))
    else: b2 = (.12 + .05 * np.sin(v * 2.6)) * np.clip((1 - v) * 6, 0, 1) ** .5; parts.append(grid('blade', u * b2, .2 + 1.9 * v, .04 + .03 * (1 - u ** 2), silver))
    for o in parts: o.parent = base
cutlery(-2.65, .0, .02, True); cutlery(2.65, .0, -.03, False)
lathe('stick', curve([(.0, .0), (.52, .0), (.56, .05), (.30, .12), (.09, .24), (.08, .5), (.20, .58), (.22, .66), (.14, .70), (.0, .70)], 8), rimg, (1.5, 3.5, 0), 80); wax = plain('wax', (.72, .62, .46), .45, Subsurface=.15); lathe('candle', curve([(.0, .98), (.06, .95), (.13, 1.02), (.145, .9), (.15, .66), (.0, .66)], 6), wax, (1.5, 3.5, 0), 40); lathe('flame', curve([(.0, .0), (.035, .07), (.028, .16), (.0, .30)], 8), glow((1, .50, .16), 60), (1.5, 3.5, 1.0), 20); point((1.5, 3.5, 1.25), 75, CANDLE, .06); point((1.5, 3.3, 1.9), 40, CANDLE, .2)
area((-4.8, 4.2, 3.8), (0, .4, 0), 1.6, 110, (.58, .72, 1)); area((4.6, 1.2, 4.2), (0, 0, 0), 1.2, 70, (1, .72, .44))
background((.003, .003, .004)); camera((.2, -7.8, 6.0), (.05, .85, .15), 40, focus=(0, -.6, .3), fstop=2.0); finish(exposure=.6, bloom=.09)
