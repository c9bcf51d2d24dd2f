# Two coupes on a sill at night, a city's lights soft behind a wet pane. Technique: small lamps far behind the plane of
# focus, drops as half spheres of water on the glass.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=128, height=1067, bounces=12, transparent=24)
rng = np.random.default_rng(31)
sill, t, b = surface('sill', (.016, .013, .012), .18, Specular=.5); n = t.noise(t.coords((1, 1, 1)), 1.4, 6)
t.put(b.inputs['Roughness'], t.math('ADD', .08, t.math('MULTIPLY', n, .22)))
X, Y = np.meshgrid(np.linspace(-10, 10, 30), np.linspace(-6, 3.1, 30)); grid('sill', X, Y, 0 * X, sill)
glass = crystal((1, 1, 1), 1.5)
champagne = crystal((1, .88, .58), 1.34, shadow=.9); t = Tree(champagne)     # a little light of its own: what the bubbles scatter
o = next(n for n in t.nodes if n.type == 'OUTPUT_MATERIAL'); seen = o.inputs[0].links[0].from_socket
t.out(t.add('AddShader', {0: seen, 1: t.add('Emission', {'Color': (1, .62, .24), 'Strength': .095}).outputs[0]}).outputs[0])
clear = thin_glass(shine=1.6)
def coupe(x, y, s=1.0, level=1.62):
    outer = curve([(.0, .16), (.040, .16), (.036, .85), (.05, 1.10), (.20, 1.22), (.62, 1.36), (.80, 1.58), (.83, 1.78)], 10)
    inner = curve([(.818, 1.78), (.785, 1.58), (.60, 1.385), (.20, 1.255), (.0, 1.235)], 10)
    k = lathe('foot', curve([(.0, .006), (.50, .006), (.53, .014), (.50, .028), (.12, .07), (.042, .17)], 10), clear, (x, y, 0), 96); k.scale = (s, s, s)
    o = lathe('coupe', outer + inner, glass, (x, y, 0), 128); o.scale = (s, s, s)
    w = lathe('wine', curve([(.0, 1.24), (.20, 1.26), (.59, 1.39), (.775, 1.585)], 10) + [(.785, level), (.0, level)], champagne, (x, y, 0), 96); w.scale = (s, s, s)
    for _ in range(46):
        r, a, z = .62 * math.sqrt(rng.uniform()), rng.uniform(0, 6.3), rng.uniform(1.36, level - .01)
        if z < 1.24 + .40 * (r / .62) ** 2: continue
        bpy.ops.mesh.primitive_uv_sphere_add(radius=rng.uniform(.006, .014), segments=10, ring_count=6, location=(x + r * s * math.cos(a), y + r * s * math.sin(a), z * s)); bpy.context.object.data.materials.append(plain('bubble', (.9, .75, .5), .1))
coupe(-.62, -.1); coupe(1.28, .95, .98, 1.58)

drop = crystal((1, 1, 1), 1.33)
for _ in range(260):
    r = .02 + .13 * rng.uniform() ** 4; x, z = rng.uniform(-4.2, 5), rng.uniform(.05, 4.6)
    bpy.ops.mesh.primitive_uv_sphere_add(radius=r, segments=16, ring_count=10, location=(x, 3.2, z)); o = bpy.context.object
    o.scale = (1, .45, rng.uniform(1, 1.9)); o.data.materials.append(drop); bpy.ops.object.shade_smooth()

tones = ((1, .60, .26), (1, .74, .44), (1, .50, .20), (1, .86, .66), (.70, .80, 1), (.95, .30, .16))
for _ in range(230):
    y = rng.uniform(30, 60); x, z = rng.uniform(-.62, .62) * y, y * rng.uniform(-.27, .07)
    bpy.ops.mesh.primitive_uv_sphere_add(radius=rng.uniform(.05, .12), segments=12, ring_count=8, location=(x, y, z))
    bpy.context.object.data.materials.append(glow(tones[rng.choice(6, p=[.32, .26, .2, .1, .08, .04])], rng.uniform(40, 190)))
t = Tree(bpy.context.scene.world); z = t.add('SeparateXYZ', {0: t.add('TexCoord').outputs['Generated']}).outputs[2]
t.put(t.nodes['Background'].inputs[0], t.ramp(t.math('MAXIMUM', z, 0), [(0, (.040, .026, .024)), (.12, (.016, .018, .030)), (.5, (.004, .006, .014))], 'LINEAR')); t.nodes['Background'].inputs[1].default_value = .22
area((-3.6, 2.4, 1.9), (0, .3, 1.3), .7, 260, (1, .72, .44), size_y=3.2); area((4.2, 2.4, 1.9), (.5, .3, 1.3), .7, 240, (1, .66, .36), size_y=3.0)
area((-2.5, -4.5, 4.2), (.2, .3, .8), 1.6, 150, (1, .80, .58)); area((.6, 2.9, 5.0), (.3, .3, 1.2), 1.2, 90, (.60, .74, 1))
camera((.1, -7.6, 2.0), (.42, .3, 1.12), 64, focus=(-.6, -.3, 1.5), fstop=.5)
finish(exposure=.45, bloom=.09, radius=7)
