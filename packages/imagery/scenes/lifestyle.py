# A cut flacon with a gilt cap on marble, folded cashmere behind. Technique: a chamfered block of glass with the scent as
# its own body, wool as soft loops, window light from the left.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=128, height=1067, bounces=12)
X, Y = np.meshgrid(np.linspace(-10, 10, 30), np.linspace(-6, 14, 30)); grid('marble', X, Y, 0 * X, marble(scale=.36, turn=(.9, .3, .7), amount=.9))
glass = crystal((1, 1, 1), 1.5); au = gold((.92, .63, .30), .14, (1, 1, 1), .02)
base = link(bpy.data.objects.new('flacon', None)); base.rotation_euler = (0, 0, .42); base.location = (-.55, 0, 0)
scent = crystal((1, .74, .46), 1.36, shadow=.8); t = Tree(scent); o = next(n for n in t.nodes if n.type == 'OUTPUT_MATERIAL')      # a little light caught inside
t.out(t.add('AddShader', {0: o.inputs[0].links[0].from_socket, 1: t.add('Emission', {'Color': (1, .46, .14), 'Strength': .03}).outputs[0]}).outputs[0])
def block(w, d, z0, z1, chamfer, m):
    """A block whose four standing edges are cut away."""
    c = chamfer; o = [(-w + c, -d), (w - c, -d), (w, -d + c), (w, d - c), (w - c, d), (-w + c, d), (-w, d - c), (-w, -d + c)]
    v = [(x, y, z0) for x, y in o] + [(x, y, z1) for x, y in o]
    ob = mesh('block', v, [tuple(range(8))[::-1], tuple(range(8, 16))] + [(i, (i + 1) % 8, 8 + (i + 1) % 8, 8 + i) for i in range(8)], m, False)
    b = ob.modifiers.new('bevel', 'BEVEL'); b.width = .035; b.segments = 4; ob.parent = base; return ob
block(.92, .56, .0, 1.95, .22, glass); block(.72, .36, .26, 1.38, .12, scent)
for name, prof, m in (('neck', [(.30, 1.95), (.30, 2.08), (.0, 2.08)], glass), ('collar', curve([(.0, 2.06), (.33, 2.06), (.35, 2.10), (.33, 2.20), (.0, 2.21)], 6), au)):
    o = lathe(name, prof, m, segments=96); o.parent = base
cap = block(.40, .40, 2.21, 2.98, .10, au)
wool, t, b = surface('cashmere', (.60, .50, .39), .95, Sheen=.9, Specular=.08); p = t.coords((1, 1, 1)); t.put(b.inputs['Normal'], t.bump(t.math('ADD', t.add('TexWave', {'Vector': p, 'Scale': 15, 'Distortion': 1.4}).outputs['Fac'], t.noise(p, 50, 5, .7)), .45, .012))
def folded(z, h, w, x, y, turn):
    """One fold seen from its rounded edge: a flattened loop, long in its own y."""
    a = np.linspace(0, 2 * math.pi, 100); q = np.linspace(-1, 1, 50); A, Q = np.meshgrid(a, q)
    px = w * np.sign(np.cos(A)) * np.abs(np.cos(A)) ** .6; pz = h / 2 * np.sign(np.sin(A)) * np.abs(np.sin(A)) ** .9 * (1 + .07 * np.sin(Q * 4 + A + z * 9)) + h / 2 + z + .025 * np.sin(Q * 2.2 + z * 5); py = Q * (1.22 - .05 * math.sin(z * 7)) + .04 * np.sin(A * 2)
    grid('fold', x + px * math.cos(turn) - py * math.sin(turn), y + px * math.sin(turn) + py * math.cos(turn), pz, wool)
for i, (h, w) in enumerate(((.46, 1.75), (.44, 1.70), (.42, 1.66), (.40, 1.6))): folded(i * .44, h, w, 2.55 + .04 * i * (-1) ** i, 2.3, 1.34 + .04 * i)
area((-4.6, 0.6, 4.2), (.8, .6, .8), 1.3, 460, (1, .80, .56), size_y=2.6); area((3.4, 4.8, 2.8), (0, 0, 1), 1.2, 160, (1, .66, .38)); area((2.4, -5.4, 4.2), (0, 0, 1), 2.2, 45, (.62, .74, 1)); area((-1.2, 5.5, 2.4), (-.5, 0, 1.0), 1.6, 120, (1, .74, .46))
area((3.5, -4.3, 2.15), (-.55, 0, 2.5), .9, 14, (1, .82, .58), size_y=.8)
background((.005, .005, .006))
camera((.2, -8.4, 2.8), (.75, .2, 1.36), 57, focus=(-.55, -.6, 1.4), fstop=1.3)
finish(exposure=.6)
