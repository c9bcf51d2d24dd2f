# An empty desk under one lamp, its chair pushed in. Technique: boxes with bevels, a shade that glows, a window with the
# blue of the evening behind.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=112, height=1000)
wood, t, b = surface('walnut', (.05, .025, .014), .28, Specular=.5, Clearcoat=.3); g = t.noise(t.coords((.6, 7, 1)), 2.2, 7, .62); t.put(b.inputs['Base Color'], t.mix(g, (.024, .011, .006), (.085, .042, .022)))
legs = plain('legs', (.012, .009, .008), .4); brass = gold((.90, .60, .27), .2, (1, 1, 1), .02); leather = plain('leather', (.030, .016, .011), .45)
boards, bt, bb = surface('boards', (.03, .017, .01), .3, Specular=.4); g = bt.noise(bt.coords((5, .4, 1)), 2, 6, .6); bt.put(bb.inputs['Base Color'], bt.mix(g, (.014, .008, .005), (.045, .024, .013)))
for k in range(-16, 17): box((k * .34, 3, -.02), (.334, 16, .04), boards, .004)
box((0, 3, -.08), (16, 20, .04), plain('below', (.004, .004, .004), 1))  # no light between the boards
wall = plain('wall', (.034, .031, .032), .9)
box((-3.9, 5.2, 2), (4.6, .2, 4.6), wall); box((5.1, 5.2, 2), (5.0, .2, 4.6), wall); box((.5, 5.2, .32), (4.4, .2, 1.0), wall); box((.5, 5.2, 4.2), (4.4, .2, .9), wall)
for x in (-1.55, -.52, .5, 1.52, 2.55): box((x, 5.15, 2.3), (.06, .10, 3.1), legs)
for z in (.84, 2.3, 3.74): box((.5, 5.15, z), (4.2, .10, .06), legs)
t = Tree(bpy.context.scene.world); z = t.add('SeparateXYZ', {0: t.add('TexCoord').outputs['Generated']}).outputs[2]
t.put(t.nodes['Background'].inputs[0], t.ramp(t.math('MAXIMUM', z, 0), [(0, (.10, .085, .105)), (.10, (.060, .075, .125)), (.35, (.026, .040, .085)), (1, (.004, .008, .022))], 'LINEAR')); t.nodes['Background'].inputs[1].default_value = .75
rng = np.random.default_rng(2)
for _ in range(38): bpy.ops.mesh.primitive_uv_sphere_add(radius=rng.uniform(.04, .09), segments=10, ring_count=6, location=(rng.uniform(-20, 22), rng.uniform(40, 60), rng.uniform(-2, 3.2))); bpy.context.object.data.materials.append(glow((1, .62 + .2 * rng.uniform(), .30), rng.uniform(10, 40)))
# desk
box((0, 2.4, 1.02), (3.4, 1.5, .07), wood, .02); box((0, 2.4, .93), (3.2, 1.36, .14), wood, .01)
for x in (-1.58, 1.58):
    for y in (1.76, 3.04): box((x, y, .46), (.075, .075, .94), legs, .01)
box((-.15, 2.25, 1.062), (1.25, .82, .012), leather, .004); box((.86, 2.5, 1.10), (.46, .62, .09), plain('ledger', (.045, .012, .012), .6), .02, (0, 0, .22)); box((.86, 2.5, 1.10), (.43, .60, .075), plain('pages', (.60, .52, .40), .8), .006, (0, 0, .22))
# lamp
lathe('base', curve([(.0, .0), (.17, .0), (.18, .02), (.09, .05), (.022, .08), (.018, .52), (.0, .52)], 8), brass, (-1.12, 2.66, 1.055), 64)
lathe('shade', curve([(.30, .0), (.27, .10), (.16, .23), (.07, .26), (.0, .27)], 8), plain('green', (.008, .034, .022), .18), (-1.12, 2.58, 1.50), 96)
lathe('glow', [(.0, .03), (.26, .03)], glow((1, .66, .34), 14), (-1.12, 2.58, 1.49), 64)
area((-1.12, 2.5, 1.49), (-.6, 2.2, 1.0), .36, 190, (1, .66, .36)); point((-1.12, 2.52, 1.42), 55, (1, .64, .34), .1)
# chair, from behind
for x in (-.36, .46): box((x, 1.02, .72), (.05, .05, 1.46), legs, .012, (.07, 0, 0)); box((x, 1.62, .28), (.045, .045, .58), legs, .01)
box((.05, 1.32, .58), (.86, .72, .08), leather, .035); box((.05, .985, 1.24), (.80, .05, .40), leather, .03, (.07, 0, 0))
area((-4.4, -2.2, 3.6), (0, 2, 1), 2.0, 36, (.60, .72, 1)); area((.5, 4.9, 2.4), (0, 1.5, .6), 2.8, 60, (.50, .64, 1), visible=False)
camera((1.9, -3.6, 1.75), (-.02, 2.5, 1.30), 40, focus=(-.5, 2.3, 1.1), fstop=5.6)
finish(exposure=.9, bloom=.09)
