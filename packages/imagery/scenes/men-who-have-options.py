# One coat on a hook by a door, the hook beside it empty. Technique: cloth as a folded sheet narrowing to its hanger, a side light.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=96, width=960, height=1200)
wall, t, b = surface('wall', (.075, .066, .056), .9); n = t.noise(t.coords(), 1.6, 8, .6); t.put(b.inputs['Base Color'], t.mix(n, (.050, .044, .038), (.095, .084, .072))); t.put(b.inputs['Normal'], t.bump(n, .25, .02)); box((0, .6, 0), (16, .2, 16), wall); box((0, .42, 2.55), (9, .16, .62), plain('board', (.035, .018, .010), .35, Clearcoat=.4), .04); box((0, .44, -4.6), (14, .2, .8), plain('skirting', (.06, .055, .05), .6), .04)
au = gold((.86, .57, .26), .24, (1, 1, 1), .03)
def hook(x):
    lathe('rose', curve([(.0, .12), (.16, .11), (.24, .03), (.24, .0)], 6), au, (x, .34, 2.55), 48).rotation_euler = (math.pi / 2, 0, 0)
    P = [(x, .30, 2.50), (x, .02, 2.42), (x, -.22, 2.46), (x, -.34, 2.62), (x, -.33, 2.78)]; Q = [Vector(p) for p in P]
    for a, c in zip(Q[:-1], Q[1:]): d = c - a; o = lathe('rod', [(.062, -.03), (.058, d.length + .03)], au, tuple(a), 24); o.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()
    bpy.ops.mesh.primitive_uv_sphere_add(radius=.12, location=P[-1]); bpy.context.object.data.materials.append(au); bpy.ops.object.shade_smooth()
for x in (-2.4, -.55, 1.3): hook(x)
wool, t, b = surface('wool', (.050, .042, .036), .95, Sheen=.7, Specular=.08); n = t.noise(t.coords(), 60, 5, .7); h = t.add('TexWave', {'Vector': t.coords((1, 1, 1), (0, 0, 0)), 'Scale': 9, 'Distortion': 1.2, 'Detail': 2}).outputs['Fac']; t.put(b.inputs['Base Color'], t.mix(h, (.032, .027, .024), (.070, .059, .050))); t.put(b.inputs['Normal'], t.bump(t.math('ADD', n, h), .35, .01))
U, V = np.meshgrid(np.linspace(-1, 1, 420), np.linspace(0, 1, 320)); wdt = .14 + .96 * np.clip(V / .14, 0, 1) ** .55 + .25 * V; fold = .10 * np.sin(U * 9 + V * 1.4) * V ** .6 + .06 * np.sin(U * 17 + 2 * V + 1) * V ** .8; GX = -.55 + U * wdt + .03 * np.sin(V * 8); GZ = 2.50 - 5.6 * V - .12 * (1 - np.abs(U)) * (V < .02) + .10 * np.abs(U) * (1 - V); GY = .12 - .42 * (1 - U ** 2) * np.clip(V * 5, .15, 1) + fold; grid('coat', GX, GY, GZ, wool)
for s in (-1, 1):
    u, v = np.meshgrid(np.linspace(0, 6.2832, 60), np.linspace(0, 1, 140)); r = .27 + .05 * (1 - v) + .012 * np.sin(v * 24 + u * 2); grid('sleeve', -.55 + s * (.92 + .42 * v - .12 * v ** 2) + r * np.cos(u) * .85, -.02 + r * np.sin(u) * .7 + .05 * np.sin(v * 5), 1.85 - 3.6 * v + .03 * np.sin(u * 3 + v * 9), wool)
    L = np.linspace(0, 1, 40); LU, LV = np.meshgrid(np.linspace(0, 1, 12), L); grid('lapel', -.55 + s * (.06 + LU * (.10 + .44 * np.sin(np.clip(LV * 3.3, 0, 3.14)) ** .7)), -.36 - .06 * LV - .07 * np.sin(LU * 3.14), 2.15 - 2.3 * LV + .25 * LU, wool)
for k in range(3): lathe('button', curve([(.0, .03), (.09, .03), (.11, .0)], 4), plain('horn', (.02, .012, .008), .2, Clearcoat=.6), (-.55 + .22, -.52, -.35 - .72 * k), 32).rotation_euler = (math.pi / 2, 0, 0)
box((4.6, .40, -.4), (.3, .3, 9), plain('jamb', (.06, .05, .045), .5), .04); box((3.2, .42, 0), (.02, .02, .02), wall)
area((-4.8, -3.2, 3.4), (-.4, .3, .2), 1.1, 420, (1, .74, .46)); area((4.6, -2.4, -.6), (0, .3, -.5), 1.4, 60, (.58, .72, 1)); area((.5, -6.5, -2), (0, 0, -.5), 2.2, 26, (1, .84, .66))
background((.004, .004, .005)); camera((1.1, -9.4, .3), (-.15, .2, .05), 52, focus=9.3, fstop=3); finish(exposure=1.0)
