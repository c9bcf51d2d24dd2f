# Chess pieces at a board's edge. Technique: lathed ebony and boxwood, low camera, the far pieces soft.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=96, height=1067)
def wood(name, a, b_, rough):
    m, t, b = surface(name, a, rough, Specular=.5, Clearcoat=.5, Clearcoat_Roughness=.12)
    g = t.noise(t.coords((6, 6, .8)), 3, 7, .6); t.put(b.inputs['Base Color'], t.mix(g, a, b_)); t.put(b.inputs['Normal'], t.bump(g, .04, .004)); return m
ebony, boxwood = wood('ebony', (.007, .005, .005), (.024, .016, .012), .24), wood('boxwood', (.36, .21, .10), (.52, .34, .18), .28)
dark, light = wood('dark', (.018, .009, .006), (.046, .022, .013), .2), wood('light', (.20, .12, .065), (.30, .19, .11), .22)
for i in range(-4, 5):
    for j in range(-1, 9): box((i * 1.3 + .65, j * 1.3, -.05), (1.296, 1.296, .1), dark if (i + j) % 2 else light, .004)
foot = [(.0, .0), (.46, .0), (.48, .05), (.47, .11), (.40, .15), (.41, .20), (.34, .26), (.24, .36)]
king = foot + [(.17, .60), (.145, .95), (.165, 1.22), (.27, 1.28), (.28, 1.32), (.20, 1.36), (.235, 1.41), (.19, 1.46), (.20, 1.60), (.26, 1.84), (.255, 1.87), (.12, 1.93), (.05, 1.96), (.06, 2.0), (.0, 2.02)]
pawn = foot + [(.15, .50), (.125, .72), (.23, .80), (.12, .84), (.20, .95), (.215, 1.05), (.17, 1.17), (.0, 1.24)]
rook = foot + [(.20, .56), (.185, .90), (.27, .98), (.28, 1.22), (.20, 1.22), (.19, 1.10), (.0, 1.10)]
bishop = foot + [(.155, .55), (.13, .95), (.25, 1.02), (.14, 1.07), (.21, 1.22), (.20, 1.36), (.07, 1.56), (.065, 1.62), (.0, 1.66)]
def piece(profile, m, x, y, s=1.0): o = lathe('piece', curve(profile, 6), m, (x, y, 0), 96); o.scale = (s, s, s); return o
piece(king, boxwood, -.2, 0); box((-.2, 0, 2.12), (.07, .07, .26), boxwood, .018); box((-.2, 0, 2.13), (.22, .078, .07), boxwood, .018)
piece(pawn, ebony, 1.3, .65); piece(bishop, ebony, 2.4, 2.6); piece(rook, ebony, .9, 4.2); piece(pawn, ebony, -1.2, 4.4); piece(king, ebony, 3.3, 5.3)
area((-4.6, .2, 3.8), (-.2, 0, 1.2), 1.1, 460, (1, .77, .50)); area((-1.4, -6.5, 3.0), (.4, 0, 1), 1.0, 90, (1, .84, .62))
area((4.4, 5.0, 3.2), (0, 1, 1), 1.6, 260, (.62, .75, 1)); area((-3.5, 6.5, 2.4), (0, 0, 1), 1.2, 150, (1, .66, .36))
background((.004, .004, .005))
camera((.85, -7.0, 1.5), (.68, 0, 1.10), 60, focus=(-.2, -.2, 1.3), fstop=.9)
finish(exposure=.3)
