# A letter being written: heavy paper, a fountain pen, an inkwell, one lamp. Technique: sheets with a slow curl, a pen
# turned on the lathe, ink lines too soft to read.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=96, height=1000)
rng = np.random.default_rng(14)
wood, t, b = surface('desk', (.030, .014, .008), .22, Specular=.5, Clearcoat=.5, Clearcoat_Roughness=.1)
g = t.noise(t.coords((.5, 6, 1), (0, 0, .08)), 2.4, 7, .62); t.put(b.inputs['Base Color'], t.mix(g, (.016, .007, .004), (.060, .028, .015)))
X, Y = np.meshgrid(np.linspace(-10, 10, 40), np.linspace(-7, 13, 40)); grid('desk', X, Y, 0 * X, wood)

def paper(lines):
    m, t, b = surface('paper', (.70, .63, .52), .8, Specular=.15, Subsurface=.03)
    p = t.coords((1, 1, 1)); t.put(b.inputs['Normal'], t.bump(t.noise(p, 40, 6, .7), .10, .004))
    base = t.mix(t.noise(p, 1.2, 4), (.64, .57, .46), (.74, .68, .57))
    if lines:                                                              # rows of ink, each a broken wave
        x, y, _ = t.add('SeparateXYZ', {0: p}).outputs
        wob = t.math('MULTIPLY', t.math('SUBTRACT', t.noise(t.add('Mapping', {'Vector': p, 'Scale': (9, 2.2, 1)}).outputs[0], 2.6, 3, .6), .5), .30)
        row = t.math('FRACT', t.math('ADD', t.math('MULTIPLY', y, 3.1), wob)); near = t.math('ABSOLUTE', t.math('SUBTRACT', row, .5))
        ink = t.ramp(near, [(.0, 1), (.05, .9), (.09, 0)]); word = t.ramp(t.noise(t.add('Mapping', {'Vector': p, 'Scale': (2.3, 3.1, 1)}).outputs[0], 1.7, 1), [(.42, 0), (.46, 1)])
        margin = t.math('MULTIPLY', t.ramp(t.math('ADD', t.math('MULTIPLY', x, .16), .5), [(.12, 0), (.13, 1)], 'LINEAR'), t.ramp(t.math('ADD', t.math('MULTIPLY', x, .16), .5), [(.86, 1), (.88, 0)], 'LINEAR'))
        above = t.ramp(t.math('ADD', t.math('MULTIPLY', y, .12), .5), [(.47, 0), (.475, 1)], 'LINEAR')
        base = t.mix(t.math('MULTIPLY', t.math('MULTIPLY', ink, word), t.math('MULTIPLY', margin, above)), base, (.014, .014, .030))
    t.put(b.inputs['Base Color'], base); return m
def sheet(x, y, turn, z, curl, m, w=5.0, h=7.0):
    u, v = np.meshgrid(np.linspace(-w / 2, w / 2, 90), np.linspace(-h / 2, h / 2, 120))
    Z = .02 + curl * (np.clip((u / w + v / h) - .35, 0, 1) ** 2 * 3 + np.clip((-u / w + v / h) - .55, 0, 1) ** 2 * 2) + .015 * np.sin(u * 1.3 + v)
    ob = grid('sheet', u, v, Z + z, m); ob.location = (x, y, 0); ob.rotation_euler = (0, 0, turn)
    s = ob.modifiers.new('thick', 'SOLIDIFY'); s.thickness = .014; return ob
blank = paper(False)
sheet(-1.9, 2.0, .38, .0, .22, blank); sheet(1.0, 1.6, -.16, .03, .28, blank); sheet(.2, 1.0, .10, .07, .30, paper(True))

black, au = lacquer((.004, .004, .006), .12), gold((.92, .62, .28), .15, (1, 1, 1), .02)
pen = link(bpy.data.objects.new('pen', None)); pen.location = (-.62, -1.02, .30); pen.rotation_euler = (0, math.radians(92.4), math.radians(28))
for name, prof, m in (('barrel', [(.0, .0), (.10, .01), (.16, .10), (.19, .6), (.20, 1.6), (.195, 2.2), (.18, 2.24)], black), ('band', [(.20, 2.22), (.215, 2.24), (.215, 2.33), (.20, 2.35)], au), ('section', [(.165, 2.35), (.15, 2.55), (.13, 2.85), (.145, 2.95), (.10, 2.99)], black), ('end', [(.0, -.06), (.06, -.055), (.11, .0), (.12, .05)], au)):
    o = lathe(name, curve(prof, 6), m, segments=80); o.parent = pen
u, v = np.meshgrid(np.linspace(-1, 1, 24), np.linspace(0, 1, 30)); half = .115 * (1 - v) ** .75 * np.clip(v / .15 + .75, 0, 1)
nib = grid('nib', .085 - .10 * (u * half / .115) ** 2 - .05 * v, u * half, 2.97 + .62 * v, au); nib.parent = pen

ink = crystal((.93, .95, 1), 1.5)
facet = lambda a, z: 1 / max(abs(math.cos((a + .39) % (math.pi / 4) - math.pi / 8)), .01) * .96
lathe('well', [(.0, .0), (.86, .0), (.90, .06), (.90, .82), (.70, 1.0), (.46, 1.02), (.46, .30), (.0, .28)], ink, (2.95, 2.3, 0), 128, False, facet)
lathe('ink', [(.0, .30), (.45, .31), (.45, .72), (.0, .72)], plain('ink', (.004, .004, .012), .1), (2.95, 2.3, 0), 64)
lathe('collar', curve([(.44, 1.0), (.52, 1.02), (.52, 1.16), (.44, 1.18)], 6), au, (2.95, 2.3, 0), 80)

area((-5.0, 3.0, 2.3), (0, .4, 0), .9, 300, (1, .70, .42)); area((5.2, 5.2, 3.0), (0, .5, 0), 2.0, 90, (.58, .72, 1)); area((1, -6, 4), (0, 0, 0), 1.4, 18, (1, .86, .72))
background((.004, .004, .006))
camera((1.15, -6.0, 3.2), (.45, .45, .18), 56, focus=(.1, -.55, .32), fstop=1.5)
finish(exposure=-.05)
