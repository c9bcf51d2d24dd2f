# A pencil on two sheets of squared paper, a lamp at night. Technique: a six-sided pencil, ruled lines in the material.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=88, width=960, height=1200)
X, Y = np.meshgrid(np.linspace(-9, 9, 30), np.linspace(-8, 12, 30)); grid('table', X, Y, 0 * X, plain('table', (.016, .012, .010), .3))
def paper(seed):
    m, t, b = surface('paper', (.66, .60, .50), .82, Specular=.15); p = t.coords(); x, y, _ = t.add('SeparateXYZ', {0: p}).outputs
    def rule(c, k): d = t.math('ABSOLUTE', t.math('SUBTRACT', t.math('FRACT', t.math('MULTIPLY', c, k)), .5)); return t.ramp(d, [(0, .55), (.025, .4), (.05, 0)])
    lines = t.math('MAXIMUM', rule(x, 3.4), rule(y, 3.4)); base = t.mix(t.math('MULTIPLY', lines, .6), t.mix(t.noise(p, 1.3, 4), (.58, .52, .42), (.72, .66, .55)), (.20, .26, .38))
    wob = t.math('MULTIPLY', t.math('SUBTRACT', t.noise(t.add('Mapping', {'Vector': p, 'Scale': (10, 2, 1), 'Location': (seed, 0, 0)}).outputs[0], 2.6, 3, .6), .5), .28); row = t.math('ABSOLUTE', t.math('SUBTRACT', t.math('FRACT', t.math('ADD', t.math('MULTIPLY', y, 1.7), wob)), .5)); word = t.ramp(t.noise(t.add('Mapping', {'Vector': p, 'Scale': (2.1, 1.7, 1), 'Location': (seed, 3, 0)}).outputs[0], 1.8, 1), [(.45, 0), (.49, 1)])
    inside = t.math('MULTIPLY', t.ramp(t.math('ADD', t.math('MULTIPLY', x, .2), .5), [(.08, 0), (.09, 1)], 'LINEAR'), t.ramp(t.math('ADD', t.math('MULTIPLY', x, .2), .5), [(.62, 1), (.66, 0)], 'LINEAR')); above = t.ramp(t.math('ADD', t.math('MULTIPLY', y, .12), .5), [(.36, 0), (.365, 1)], 'LINEAR')
    t.put(b.inputs['Base Color'], t.mix(t.math('MULTIPLY', t.math('MULTIPLY', t.ramp(row, [(0, .8), (.05, .7), (.08, 0)]), word), t.math('MULTIPLY', inside, above)), base, (.10, .10, .11))); t.put(b.inputs['Normal'], t.bump(t.noise(p, 40, 5, .7), .08, .004)); return m
for x, y, turn, z, s in ((-.75, .9, .13, .0, 1.0), (.35, .3, -.10, .03, 7.0)):
    u, v = np.meshgrid(np.linspace(-2.5, 2.5, 80), np.linspace(-3.5, 3.5, 100)); o = grid('sheet', u, v, .02 + z + .22 * np.clip(u / 5 + v / 7 - .55, 0, 1) ** 1.6 * 4 + .012 * np.sin(u * 1.6 + v), paper(s)); o.location = (x, y, 0); o.rotation_euler = (0, 0, turn); q = o.modifiers.new('t', 'SOLIDIFY'); q.thickness = .012
pen = link(bpy.data.objects.new('pencil', None)); pen.location = (-1.25, -1.75, .21); pen.rotation_euler = (0, math.radians(91.2), math.radians(33))
lac = plain('lacquer', (.10, .012, .012), .22, Clearcoat=1.0); wood = plain('cedar', (.52, .32, .17), .7); lead = plain('lead', (.05, .05, .055), .35, .5)
hexa = lambda a, z: 1 / max(math.cos((a % (math.pi / 3)) - math.pi / 6), .01) * .90
for nm, pr, mt, fc in (('barrel', [(.0, .0), (.15, .0), (.15, 3.3)], lac, hexa), ('cone', [(.155, 3.28), (.035, 3.84)], wood, None), ('lead', [(.037, 3.83), (.012, 3.99), (.0, 4.0)], lead, None), ('end', [(.0, -.001), (.03, -.001)], lead, None)): o = lathe(nm, pr, mt, segments=96, smooth=nm != 'barrel', facets=fc); o.parent = pen
for k in range(7): bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=1, radius=.02, location=(1.9 + .2 * math.sin(k * 2), .1 + .15 * math.cos(k * 3), .1)); bpy.context.object.data.materials.append(lead)
area((-4.6, 3.6, 3.2), (0, .4, 0), .9, 250, (1, .72, .43)); area((5.0, 4.6, 3.4), (0, .4, 0), 2.0, 60, (.58, .72, 1))
background((.004, .004, .005)); camera((.9, -6.2, 5.0), (.02, .15, .05), 50, focus=(.3, -.6, .2), fstop=1.8); finish(exposure=-.1)
