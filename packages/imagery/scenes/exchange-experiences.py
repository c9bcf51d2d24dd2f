# A balloon being lit at dawn over dunes. Technique: a lathed envelope of gores with the burner's light inside, dunes as a height field.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=88, width=960, height=1200, bounces=5)
t = Tree(bpy.context.scene.world); z = t.add('SeparateXYZ', {0: t.add('TexCoord').outputs['Generated']}).outputs[2]
t.put(t.nodes['Background'].inputs[0], t.ramp(t.math('MAXIMUM', z, 0), [(0, (1.0, .46, .20)), (.05, (.70, .36, .22)), (.16, (.26, .22, .27)), (.38, (.07, .10, .19)), (1, (.014, .024, .065))], 'LINEAR')); t.nodes['Background'].inputs[1].default_value = .62
X, Y, step = fan(2.2, 900, 900, 700, 42, (0, -10)); Z = 0 * X
for f, a, h, p in ((.030, .35, 3.2, .4), (.075, -.25, 1.3, 1.3), (.19, .55, .34, 2.0)):
    u = f * (X * math.cos(a) + Y * math.sin(a)) + p + .7 * np.sin(.5 * f * (Y * math.cos(a) - X * math.sin(a))); Z += h * (1 - np.abs(np.sin(u))) ** 1.5
Z += np.clip(.9 / (4 * step + .001), 0, 1) * .018 * np.sin(9 * X + 3.2 * np.sin(.4 * Y) + 2.2 * Y); Z -= 2.6 + .05 * np.maximum(0, 24 - Y) * 0
grid('dunes', X, Y, Z, plain('sand', (.36, .20, .115), .95))
gore = [(.56, .30, .10), (.050, .020, .018), (.46, .36, .22), (.050, .020, .018)]
prof = curve([(.9, .0), (1.25, .9), (2.6, 3.2), (4.3, 6.2), (5.1, 9.0), (4.7, 11.6), (3.2, 13.4), (1.4, 14.2), (.0, 14.4)], 8); N = 24
for k in range(N):
    m = bpy.data.materials.new('silk'); t = Tree(m); t.nodes.remove(t.nodes['Principled BSDF']); c = gore[k % 4]
    t.out(t.add('MixShader', {0: .5, 1: t.add('BsdfDiffuse', {'Color': c}).outputs[0], 2: t.add('BsdfTranslucent', {'Color': tuple(min(1, x * 1.9) for x in c)}).outputs[0]}).outputs[0])
    A = np.linspace(2 * math.pi * k / N, 2 * math.pi * (k + 1) / N, 9); R = np.array([p[0] for p in prof])[:, None]; H = np.array([p[1] for p in prof])[:, None]; bulge = 1 + .045 * np.sin(np.linspace(0, math.pi, 9))[None, :]
    o = grid('gore', R * bulge * np.cos(A), R * bulge * np.sin(A), H + 0 * A, m); o.location = (-1.6, 30, 6.0)
rope, wick = plain('rope', (.03, .025, .02), .9), plain('wicker', (.10, .055, .028), .85)
box((-1.6, 30, 3.5), (1.5, 1.5, 1.15), wick, .08); box((-1.6, 30, 4.1), (1.66, 1.66, .14), plain('rim', (.05, .022, .012), .5), .05)
for a in range(8):
    q = a * math.pi / 4 + .2; P, E = Vector((-1.6 + .78 * math.cos(q), 30 + .78 * math.sin(q), 4.1)), Vector((-1.6 + .95 * math.cos(q), 30 + .95 * math.sin(q), 6.1)); d = E - P; o = box(tuple((P + E) / 2), (.035, .035, d.length), rope); o.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()
lathe('flame', curve([(.0, .0), (.16, .25), (.20, .6), (.10, 1.2), (.0, 1.7)], 6), glow((1, .52, .18), 90), (-1.6, 30, 5.2), 20)
point((-1.6, 30, 8.6), 9000, (1, .52, .20), .8); point((-1.6, 30, 12.5), 5200, (1, .52, .20), 1.2)
sun(4, 38, 1.5, (1, .52, .26), 2)
camera((1.4, -10, 1.5), (-.5, 30, 9.0), 44); finish(exposure=.30, bloom=.10, haze=(30, 900, (.42, .24, .16), .55))
