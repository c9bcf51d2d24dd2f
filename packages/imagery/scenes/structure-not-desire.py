# Embers in a kitchen grate, one log on them. Technique: bark by noise, coals that glow in their cracks, iron bars in front.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=96, width=960, height=1200)
rng = np.random.default_rng(3)
brick, t, b = surface('brick', (.05, .030, .022), .9); n = t.noise(t.coords(), 3, 8, .65); t.put(b.inputs['Base Color'], t.mix(n, (.018, .012, .010), (.085, .048, .034))); t.put(b.inputs['Normal'], t.bump(n, .5, .03))
for z in range(9):
    for x in range(-4, 5):
        s = .5 if z % 2 else 0; box(((x + s) * 1.04, 3.2, z * .46), (1.0, .4, .42), brick, .03, (0, 0, rng.normal(0, .004)))
for sx in (-1, 1):
    for z in range(9):
        for y in range(3): box((sx * 3.4, .6 + y * 1.04 + (.5 if z % 2 else 0), z * .46), (.5, 1.0, .42), brick, .03)
box((0, 1, -.3), (9, 6, .2), brick, .03)
coal, t, b = surface('coal', (.010, .008, .007), .9); c = t.noise(t.coords(), 3.1, 9, .68); crack = t.ramp(t.math('ABSOLUTE', t.math('SUBTRACT', c, .5)), [(0, .9), (.03, .30), (.075, 0)]); t.put(b.inputs['Emission'], t.mix(crack, (1, .16, .02), (1, .52, .14))); t.put(b.inputs['Emission Strength'], t.math('MULTIPLY', crack, 2.6)); t.put(b.inputs['Normal'], t.bump(c, .8, .06))
for _ in range(190):
    r = rng.uniform(.10, .27); bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=3, radius=r, location=(rng.normal(0, .85), 1.3 + rng.normal(0, .42), .25 + abs(rng.normal(0, .24)))); o = bpy.context.object; o.scale = (rng.uniform(.8, 1.4), rng.uniform(.8, 1.2), rng.uniform(.6, 1)); o.rotation_euler = tuple(rng.uniform(0, 6, 3)); o.data.materials.append(coal); bpy.ops.object.shade_smooth()
bark, t, b = surface('bark', (.05, .034, .024), .95); n = t.noise(t.coords((6, 6, .9)), 3, 8, .7); t.put(b.inputs['Base Color'], t.mix(n, (.014, .010, .008), (.10, .066, .042))); t.put(b.inputs['Normal'], t.bump(n, 1, .08)); end, t, b = surface('end', (.34, .22, .12), .8)
for (x, y, z), turn, tilt, r, l in (((.15, 1.25, 1.02), .12, .05, .36, 2.9), ((-.3, 1.75, 1.35), -.35, -.12, .30, 2.5)):
    v, f, k = [], [], 40
    for i in range(31):
        for j in range(k): a = 2 * math.pi * j / k; q = r * (1 + .06 * math.sin(3 * a + i * .2) + .03 * math.sin(9 * a + i)); v.append((l * (i / 30 - .5), q * math.cos(a), q * math.sin(a)))
    for i in range(30):
        for j in range(k): f.append((i * k + j, i * k + (j + 1) % k, (i + 1) * k + (j + 1) % k, (i + 1) * k + j))
    o = mesh('log', v, f, bark); o.location = (x, y, z); o.rotation_euler = (0, tilt, turn)
    for sgn in (-1, 1): e = mesh('end', [(sgn * l / 2, r * math.cos(2 * math.pi * j / k), r * math.sin(2 * math.pi * j / k)) for j in range(k)], [tuple(range(k))], end); e.location = (x, y, z); e.rotation_euler = (0, tilt, turn)
iron = plain('iron', (.018, .017, .017), .45, .8)
for x in np.linspace(-2.1, 2.1, 9): lathe('bar', [(.055, -.2), (.055, 1.05), (.0, 1.05)], iron, (x, .1, 0), 20)
for z in (.12, .98): box((0, .1, z), (4.5, .10, .09), iron, .02)
for _ in range(26): bpy.ops.mesh.primitive_uv_sphere_add(radius=rng.uniform(.006, .014), segments=8, ring_count=5, location=(rng.normal(0, .6), 1.2 + rng.normal(0, .3), 1.4 + abs(rng.normal(0, .9)))); bpy.context.object.data.materials.append(glow((1, .46, .14), 90))
point((0, 1.2, .9), 70, (1, .36, .10), .5); point((.4, 1.0, 1.7), 34, (1, .42, .14), .5); area((-3.5, -4.5, 4.2), (0, 1, .8), 1.6, 36, (.58, .70, 1))
background((.002, .002, .003)); camera((.5, -6.2, 1.9), (.03, 1.2, 1.0), 52, focus=(0, .9, .9), fstop=2.0); finish(exposure=.35, bloom=.12)
