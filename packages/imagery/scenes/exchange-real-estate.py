# An iron gate ajar, a lit doorway far behind it. Technique: bars and finials turned on the lathe, a house out of focus beyond a gravel drive.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=96, width=960, height=1200)
rng = np.random.default_rng(12)
iron, au = plain('iron', (.012, .012, .014), .42, .5), gold((.90, .60, .28), .26, (1, 1, 1), .03)
def finial(x, y, z, e): o = lathe('finial', curve([(.055, .0), (.11, .04), (.05, .10), (.09, .22), (.05, .40), (.0, .58)], 6), au, (x, y, z), 24); o.parent = e
def leaf(hinge, q, side):
    e = link(bpy.data.objects.new('leaf', None)); e.location = hinge; e.rotation_euler = (0, 0, q)
    for k in range(10):
        x = side * (.22 + k * .33); top = 3.7 + .95 * (k / 9) ** 1.6
        o = lathe('bar', [(.045, .1), (.045, top)], iron, (x, 0, 0), 14); o.parent = e; finial(x, 0, top, e)
        if k < 9: o = lathe('dog', [(.03, .1), (.03, 1.25)], iron, (x + side * .165, 0, 0), 12); o.parent = e; finial(x + side * .165, 0, 1.25, e)
    for z, h in ((.22, .16), (1.05, .09), (2.35, .09)): o = box((side * 1.7, 0, z), (3.2, .09, h), iron, .01); o.parent = e
    for k in range(6): o = ring((0, 0, 0), (math.pi / 2, 0, 0), .20, .024, iron); o.parent = e; o.location = (side * (.55 + k * .46), 0, 2.62); 
leaf((-3.4, 0, 0), .10, 1); leaf((3.4, 0, 0), .95, -1)
stone, t, b = surface('pier', (.20, .18, .16), .85); n = t.noise(t.coords(), 2.2, 8, .65); t.put(b.inputs['Base Color'], t.mix(n, (.10, .092, .086), (.28, .25, .22))); t.put(b.inputs['Normal'], t.bump(n, .4, .03))
for x in (-4.25, 4.25):
    for k in range(7): box((x, .1, .36 + k * .72), (1.36, 1.36, .70), stone, .03, (0, 0, rng.normal(0, .004)))
    box((x, .1, 5.16), (1.7, 1.7, .2), stone, .04); lathe('ball', curve([(.3, .0), (.34, .12), (.22, .2), (.5, .62), (.34, 1.02), (.0, 1.12)], 6), stone, (x, .1, 5.25), 40)
    o = box((x * .985, -.62, 3.9), (.30, .12, .55), iron, .02)
X, Y, _ = fan(1.5, 120, 300, 300, 42, (0, -8)); gr, t, b = surface('gravel', (.16, .14, .12), .9); g = t.noise(t.coords(), 26, 5, .7); t.put(b.inputs['Base Color'], t.mix(g, (.07, .062, .055), (.26, .225, .19))); t.put(b.inputs['Normal'], t.bump(g, .9, .05)); grid('drive', X, Y, 0 * X + .02 * np.sin(3 * X) * np.sin(2.1 * Y), gr)
wall = plain('house', (.30, .25, .20), .9); D = 30
box((0, D, 5), (19, 1, 10), wall); box((0, D - .6, 10.1), (20, 1.2, .5), wall); roof = plain('slate', (.03, .032, .04), .6); o = box((0, D + 1, 11.4), (20, 5, .3), roof, 0, (.62, 0, 0))
for x in (-1.5, 1.5): lathe('column', [(.42, .0), (.34, .3), (.30, 4.4), (.42, 4.7)], wall, (x, D - 1.6, 0), 32)
box((0, D - 1.3, 4.95), (4.4, 1.6, .5), wall, .03); box((0, D - .55, 2.1), (1.9, .1, 4.2), glow((1, .58, .26), 5.5)); point((0, D - 2.6, 3.4), 900, (1, .60, .30), .4); point((0, D - 4.5, 2.2), 500, (1, .60, .30), .6)
for x, z in ((-6.6, 2.6), (-4.0, 2.6), (4.0, 2.6), (6.6, 2.6), (-6.6, 7.2), (-2.3, 7.2), (2.3, 7.2), (6.6, 7.2)): box((x, D - .52, z), (1.25, .1, 2.4), glow((1, .62, .32), 2.6 if (x + z) % 3 > .9 else .25))
dark = plain('yew', (.010, .015, .011), .9)
for s in (-1, 1):
    for k in range(7): lathe('cypress', curve([(.2, .0), (1.0, 1.2), (1.1, 2.4), (.7, 5.6), (.0, 7.4)], 6), dark, (s * (5.4 + .3 * (k % 2)), 3 + k * 3.6, 0), 18).scale = (1, 1, rng.uniform(.85, 1.1))
t = Tree(bpy.context.scene.world); z = t.add('SeparateXYZ', {0: t.add('TexCoord').outputs['Generated']}).outputs[2]; t.put(t.nodes['Background'].inputs[0], t.ramp(t.math('MAXIMUM', z, 0), [(0, (.10, .085, .12)), (.2, (.034, .044, .085)), (1, (.006, .011, .030))], 'LINEAR')); t.nodes['Background'].inputs[1].default_value = .8
area((-5.5, -6.5, 4.4), (-1, 0, 2), 1.4, 420, (1, .76, .50)); area((6.5, 4.0, 6.5), (1, 0, 2), 2.4, 260, (.56, .70, 1))
camera((-.7, -9.6, 1.75), (.1, 2, 3.0), 40, focus=(-1.6, 0, 2.2), fstop=.9); finish(exposure=.5, bloom=.11)
