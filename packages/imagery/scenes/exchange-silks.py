# Spools of silk thread and a thimble on a fold of cloth. Technique: turned wood, thread wound by a fine wave, loose ends as curves.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=88, width=960, height=1200)
def cloth(x, y): return .30 * np.sin(x * .7 + .5 * y + .6 * np.sin(y * .5)) + .13 * np.sin(x * 1.9 - y * .8 + 1) + .9 * np.exp(-((y - 3.4 + .4 * np.sin(x * .7)) / 1.3) ** 2)
X, Y = np.meshgrid(np.linspace(-8, 8, 700), np.linspace(-6, 9, 600)); flat = np.exp(-((X + .1) ** 2 + (Y - .1) ** 2) / 7.0); Zc = cloth(X, Y) * (1 - flat)
m, t, b = surface('silk', (.34, .27, .20), .34, Sheen=1.0, Specular=.6); w = t.add('TexWave', {'Vector': t.coords((1, .12, 1)), 'Scale': 46, 'Distortion': .5}); t.put(b.inputs['Normal'], t.bump(w.outputs['Fac'], .05, .01)); grid('silk', X, Y, Zc, m)
wood = plain('wood', (.20, .105, .05), .38, Clearcoat=.3)
def spool(x, y, z, colour, s=1.0, rot=(0, 0, 0)):
    e = link(bpy.data.objects.new('spool', None)); e.location = (x, y, z); e.rotation_euler = rot; e.scale = (s,) * 3
    for o in (lathe('body', curve([(.0, .0), (.62, .0), (.66, .04), (.66, .16), (.60, .20), (.40, .30)], 5) + [(.40, 1.7)] + curve([(.60, 1.80), (.66, 1.84), (.66, 1.96), (.62, 2.0), (.18, 2.0)], 5) + [(.16, 1.96), (.16, 1.2), (.0, 1.2)], wood, segments=72),): o.parent = e
    m, t, b = surface('thread', colour, .36, Sheen=.9, Specular=.6); w = t.add('TexWave', {'Vector': t.coords((.05, .05, 1)), 'Scale': 15, 'Distortion': .25, 'Detail': 2}, bands_direction='Z'); t.put(b.inputs['Normal'], t.bump(w.outputs['Fac'], .8, .03)); t.put(b.inputs['Base Color'], t.mix(w.outputs['Fac'], tuple(c * .5 for c in colour), tuple(min(1, c * 1.25) for c in colour)))
    o = lathe('thread', curve([(.42, .22), (.56, .32), (.60, 1.0), (.56, 1.68), (.42, 1.78)], 10), m, segments=96); o.parent = e
spool(-.95, .5, .02, (.22, .012, .028)); spool(.62, 1.0, .02, (.55, .36, .14), .92); spool(.35, -.95, .46, (.014, .035, .075), .72, (0, math.pi / 2, .5))
th = gold((.92, .66, .34), .16, (1, 1, 1), .02); q = Tree(th); bsdf = q.nodes['Principled BSDF']; q.put(bsdf.inputs['Normal'], q.bump(q.math('POWER', q.add('TexVoronoi', {'Vector': q.coords(), 'Scale': 22}).outputs['Distance'], .5), .8, .03))
lathe('thimble', curve([(.30, .0), (.325, .02), (.32, .06), (.27, .40), (.235, .62), (.18, .70), (.0, .72)], 8), th, (-.62, -1.15, .02), 72)
silk = plain('end', (.30, .016, .036), .4, Sheen=.8)
def thread(points, r, mat):
    c = bpy.data.curves.new('end', 'CURVE'); c.dimensions = '3D'; c.bevel_depth = r; c.bevel_resolution = 3; s = c.splines.new('NURBS'); s.points.add(len(points) - 1); s.use_endpoint_u = True; s.order_u = 4
    for p, (x, y, z) in zip(s.points, points): p.co = (x, y, z, 1)
    o = link(bpy.data.objects.new('end', c)); c.materials.append(mat)
thread([(-.42, .3, 1.2), (-.2, -.2, .5), (-.5, -.7, .05), (-1.3, -.9, .05), (-1.7, -1.5, .05), (-.9, -2.0, .06), (.2, -1.9, .05), (1.0, -2.3, .04), (1.9, -2.1, .1)], .018, silk)
needle = lathe('needle', [(.0, .0), (.016, .2), (.020, 1.5), (.016, 1.7), (.0, 1.72)], plain('steel', (.7, .7, .72), .12, 1.0), (.55, -1.95, .05), 16); needle.rotation_euler = (0, math.pi / 2, .35)
area((-5.4, 1.4, 3.0), (0, .2, .7), 1.3, 420, (1, .78, .54), size_y=3); area((4.8, 4.6, 3.0), (0, .4, .6), 2.2, 170, (.58, .72, 1)); area((.6, -5.5, 4.8), (0, 0, .4), 1.6, 60, (1, .86, .70))
background((.005, .005, .006)); camera((.9, -6.6, 4.0), (-.05, -.05, .62), 56, focus=(-.6, .0, 1.0), fstop=1.6); finish(exposure=.35)
