# A double strand of pearls over a fold of dark silk. Technique: spheres strung along a curve that follows the cloth's
# height, each a little different; one low window of light, a cool rim behind.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=96, height=1067)

def cloth(x, y):
    return (.16 * np.sin(x * 2.6 + 1.4 * y + 1.2 * np.sin(y * .7)) * np.exp(-((y - 1.6) / 3) ** 2) + .30 * np.sin(x * .75 + .35 * y + .5 * np.sin(y * .6)) + .13 * np.sin(x * 1.9 - y * .8 + 1.0) + .05 * np.sin(x * 4.1 + y * 2.2)
            + .75 * np.exp(-((y - 3.2 + .4 * np.sin(x * .6)) / 1.5) ** 2))
X, Y = np.meshgrid(np.linspace(-8, 8, 700), np.linspace(-5, 10, 600))
m, t, b = surface('silk', (.030, .024, .030), .30, Sheen=1.0, Specular=.7)
w = t.add('TexWave', {'Vector': t.coords((1, .15, 1)), 'Scale': 42, 'Distortion': .5})
t.put(b.inputs['Normal'], t.bump(w.outputs['Fac'], .04, .008))
grid('silk', X, Y, cloth(X, Y), m)

pearl, t, b = surface('pearl', (.86, .80, .72), .09, Specular=.8, Clearcoat=1.0, Clearcoat_Roughness=.04, Subsurface=.08)
face = t.add('LayerWeight', {0: .35}).outputs['Facing']
t.put(b.inputs['Base Color'], t.ramp(face, [(0, (.90, .84, .75)), (.6, (.78, .68, .64)), (1, (.52, .50, .56))]))
rng = np.random.default_rng(3)

def strand(path, r):
    """Pearls touching one another along a closed or open line of points."""
    P = np.array(path); seg = np.linalg.norm(np.diff(P, axis=0), axis=1); s = np.concatenate([[0], np.cumsum(seg)])
    at, base = 0.0, None
    while at < s[-1]:
        size = r * rng.uniform(.95, 1.05)
        x, y = np.interp(at, s, P[:, 0]), np.interp(at, s, P[:, 1]); z = float(cloth(np.array(x), np.array(y))) + size * .93
        if base is None:
            bpy.ops.mesh.primitive_uv_sphere_add(radius=1, segments=48, ring_count=28, location=(x, y, z)); base = bpy.context.object
            bpy.ops.object.shade_smooth(); base.data.materials.append(pearl); base.scale = (size,) * 3
        else: copy(base, (x, y, z), (rng.uniform(0, 6), rng.uniform(0, 6), 0), size)
        at += size * 2.03
a = np.linspace(-.35, 5.6, 400)
strand([(-.5 + 2.35 * math.cos(v) + .25 * math.sin(3 * v), .5 + 1.35 * math.sin(v) + .12 * math.cos(2 * v)) for v in a], .155)
strand([(-.2 + 3.0 * math.cos(v + .12) + .3 * math.sin(2 * v + 1), .75 + 1.75 * math.sin(v + .12) + .1 * math.cos(3 * v)) for v in np.linspace(-.1, 5.9, 400)], .17)
clasp = gold((.92, .62, .28), .2)
x, y = -.5 + 2.35 * math.cos(5.75), .5 + 1.35 * math.sin(5.75)
bpy.ops.mesh.primitive_uv_sphere_add(radius=.12, segments=40, ring_count=20, location=(x, y, float(cloth(np.array(x), np.array(y))) + .1)); bpy.context.object.scale = (1.5, .8, .8); bpy.context.object.data.materials.append(clasp); bpy.ops.object.shade_smooth()

area((-5.5, 1.6, 2.4), (0, .6, .3), 1.4, 420, (1, .78, .54))
area((4.5, 6.5, 2.6), (0, 1, .4), 2.4, 190, (.58, .72, 1))
background((.006, .006, .008))
camera((.6, -6.2, 3.3), (-.1, .75, .2), 62, focus=(-.4, -.75, .35), fstop=2.0)
finish(exposure=.5)
