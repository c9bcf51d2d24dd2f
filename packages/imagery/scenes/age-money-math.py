# A heap of sand at its angle of repose, one gold coin at its foot. Technique: a cone roughened at every scale, low light.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=88, width=960, height=1200)
X, Y = np.meshgrid(np.linspace(-6, 6, 1100), np.linspace(-5, 9, 1200)); rng = np.random.default_rng(5); R = np.sqrt(X ** 2 + (Y - .6) ** 2); A = np.arctan2(Y - .6, X)
H = 2.3 - R * .66 * (1 + .05 * np.sin(3 * A + 1) + .03 * np.sin(7 * A)); H = np.where(H > -.2, H, -.2); soft = np.log1p(np.exp(np.clip(H * 7, -30, 30))) / 7
tip = 2.25 - .16 * np.exp(-(R / .28) ** 2); Z = np.minimum(soft, tip)
for k in range(44): s, a = 1.16 ** k, rng.uniform(0, 6.28); Z += np.clip(soft, 0, .4) * .026 / s ** .75 * np.sin((X * math.cos(a) + Y * math.sin(a)) * 2.3 * s + rng.uniform(0, 6) + .8 * np.sin(X * .9 * s ** .5 + k))
sand, t, b = surface('sand', (.56, .38, .21), .92, Specular=.12); n = t.noise(t.coords(), 55, 4, .7); t.put(b.inputs['Base Color'], t.mix(n, (.34, .22, .11), (.74, .53, .31))); t.put(b.inputs['Normal'], t.bump(n, .9, .012))
Z = np.where(soft < .012, -.05, Z); grid('sand', X, Y, Z, sand)
FX, FY = np.meshgrid(np.linspace(-12, 12, 30), np.linspace(-8, 16, 30)); grid('slate', FX, FY, 0 * FX, plain('slate', (.012, .012, .014), .38))
for _ in range(900):
    a, r = rng.uniform(0, 6.28), 3.35 + abs(rng.normal(0, .5)); q = rng.uniform(.008, .026); bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=1, radius=q, location=(r * math.cos(a), .6 + r * math.sin(a), q * .7)); bpy.context.object.data.materials.append(sand)
au = gold((.94, .66, .28), .16, (1, 1, 1), .02); c = lathe('coin', curve([(.0, .05), (.46, .05), (.50, .075), (.56, .075), (.58, .04), (.58, .0), (.0, .0)], 5), au, (1.05, -2.35, .30), 128); c.rotation_euler = (-.62, .25, 0)
d = lathe('ring', [(.40, .052), (.41, .062), (.42, .052)], au, segments=96); d.location = c.location; d.rotation_euler = c.rotation_euler
area((-5.2, .2, 2.6), (0, .6, .7), 1.0, 430, (1, .74, .44)); area((4.8, 5.0, 3.4), (0, .6, .8), 2.2, 110, (.56, .70, 1)); area((1.4, -5.6, 3.2), (1, -2.2, .2), 1.0, 34, (1, .84, .62))
background((.004, .004, .005)); camera((.35, -9.0, 3.3), (.10, .3, .92), 58, focus=(.9, -2.2, .4), fstop=1.6); finish(exposure=.3)
