# A panelled corridor at night, one door ajar. Technique: boxes with bevels, one warm room behind the door, its blade of
# light on boards and wall.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=128, height=1000, bounces=6)

wall, t, b = surface('panelling', (.030, .026, .024), .42, Specular=.4)
t.put(b.inputs['Roughness'], t.math('ADD', .34, t.math('MULTIPLY', t.noise(t.coords((1, 1, 4)), 2.2, 5), .2)))
boards, t, b = surface('boards', (.05, .028, .016), .22, Specular=.5)
g = t.noise(t.coords((7, .5, 1)), 2, 6, .62); t.put(b.inputs['Base Color'], t.mix(g, (.026, .013, .008), (.085, .046, .024)))
t.put(b.inputs['Roughness'], t.math('ADD', .16, t.math('MULTIPLY', g, .22)))

for k in range(26): box((-2.1 + .17 * k, 6, -.02), (.166, 26, .04), boards, .006)
def panelled(x, y0, y1, side):
    """One wall of the corridor with raised frames, from y0 to y1."""
    box((x, (y0 + y1) / 2, 1.6), (.08, y1 - y0, 3.3), wall)
    box((x + side * .05, (y0 + y1) / 2, .12), (.06, y1 - y0, .24), wall, .015)
    box((x + side * .05, (y0 + y1) / 2, 1.12), (.05, y1 - y0, .07), wall, .02)
    n = max(1, round((y1 - y0) / 1.3)); w = (y1 - y0) / n
    for k in range(n):
        c = y0 + w * (k + .5)
        for z, h in ((.65, .66), (2.2, 1.75)):
            for dy in (-1, 1): box((x + side * .055, c + dy * (w / 2 - .16), z), (.035, .05, h), wall, .015)
            for dz in (-1, 1): box((x + side * .055, c, z + dz * h / 2), (.035, w - .27, .05), wall, .015)
panelled(-1.6, -4, 17, 1); panelled(1.6, -4, 5.0, -1); panelled(1.6, 6.15, 17, -1)
box((1.6, 5.58, 2.85), (.08, 1.2, .8), wall)
for y in (4.97, 6.18): box((1.57, y, 1.24), (.14, .12, 2.48), wall, .02)
box((1.57, 5.58, 2.47), (.14, 1.3, .12), wall, .02)
box((0, 17, 1.6), (3.4, .1, 3.4), wall); box((0, 6, 3.22), (3.4, 26, .06), plain('ceiling', (.016, .015, .015), .9))

a = math.radians(52); hx, hy = 1.55, 6.12                                  # hinge; the door opens into the corridor
door, t, b = surface('door', (.032, .014, .009), .30, Specular=.5, Clearcoat=.4)
dx, dy = hx - .56 * math.sin(a), hy - .56 * math.cos(a); rot = (0, 0, -a)
box((dx, dy, 1.2), (.05, 1.12, 2.4), door, .008, rot)
for z, h in ((.62, .7), (1.75, 1.0)):
    for k in (-1, 1): box((dx - .03 * math.cos(a) + k * .36 * math.sin(a), dy + .03 * math.sin(a) + k * .36 * math.cos(a), z), (.02, .04, h), door, .008, rot)
    for k in (-1, 1): box((dx - .03 * math.cos(a), dy + .03 * math.sin(a), z + k * h / 2), (.02, .76, .04), door, .008, rot)
brass = gold((.92, .62, .28), .2)
kx, ky = hx - 1.02 * math.sin(a) - .05, hy - 1.02 * math.cos(a)
bpy.ops.mesh.primitive_uv_sphere_add(radius=.045, location=(kx, ky, 1.05)); bpy.context.object.data.materials.append(brass); bpy.ops.object.shade_smooth()

box((3.4, 5.6, 1.6), (.1, 6, 3.4), plain('room', (.30, .21, .14), .8)); box((2.5, 8.4, 1.6), (1.8, .1, 3.4), plain('room2', (.30, .21, .14), .8)); box((2.5, 5.6, -.03), (1.8, 6, .04), boards)
area((3.1, 5.75, 1.9), (-1.6, 4.6, .9), .6, 150, (1, .68, .36), size_y=1.6)
point((2.5, 6.8, 2.0), 60, (1, .66, .36), .25)
area((-.2, 16.4, 2.4), (0, 8, .6), 1.2, 16, (.50, .66, 1))
area((0, -3.2, 2.9), (0, 3, .5), 1.5, 5, (.6, .72, 1))
background((.002, .002, .003))
camera((-.55, -2.6, 1.42), (.35, 5.6, 1.15), 40, focus=(1.2, 5.2, 1.2), fstop=4)
finish(exposure=.8, bloom=.09)
