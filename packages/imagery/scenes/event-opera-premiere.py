# Opera glasses on a red velvet ledge, chandeliers soft behind them. Technique: two turned barrels of mother of pearl, lamps far out of focus in tiers.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=110, width=960, height=1200, bounces=8)
rng = np.random.default_rng(19)
velvet, t, b = surface('velvet', (.16, .008, .016), .9, Sheen=1.0, Specular=.08); t.put(b.inputs['Sheen Tint'], .7); t.put(b.inputs['Normal'], t.bump(t.noise(t.coords(), 30, 4, .7), .35, .02))
A, X = np.meshgrid(np.linspace(-.5, math.pi * .95, 90), np.linspace(-9, 9, 200)); grid('ledge', X, .3 + 2.1 * -np.cos(A) * .9, -1.1 + 1.1 * np.sin(A) ** .8 * np.sign(np.sin(A)) + .03 * np.sin(X * 2.2) if False else -1.1 + 1.1 * np.clip(np.sin(A), 0, 1) ** .55 - .5 * np.clip(-np.sin(A), 0, 1) + .02 * np.sin(X * 2.2), velvet)
au = gold((.95, .68, .34), .14, (1, 1, 1), .015); pearl, t, b = surface('pearl', (.82, .76, .68), .14, Specular=.7, Clearcoat=1.0, Clearcoat_Roughness=.05); n = t.noise(t.coords((1, 1, 3)), 2.6, 5, .6, 1.4); t.put(b.inputs['Base Color'], t.ramp(n, [(.30, (.62, .56, .54)), (.46, (.86, .80, .72)), (.58, (.60, .68, .66)), (.74, (.90, .82, .76))]))
e = link(bpy.data.objects.new('glasses', None)); e.location = (-.05, .15, .52); e.rotation_euler = (0, 0, .62)
lens = plain('lens', (.01, .012, .018), .02, Specular=1.0, Clearcoat=1.0)
def barrel(x):
    for prof, m in ((curve([(.60, -.86), (.66, -.84), (.68, -.70), (.64, -.62)], 6), au), (curve([(.63, -.62), (.62, -.3), (.54, .25), (.46, .62)], 8), pearl), (curve([(.47, .60), (.52, .66), (.50, .78), (.42, .82)], 6), au), (curve([(.36, .82), (.38, 1.05), (.37, 1.18)], 5), au), (curve([(.38, 1.16), (.50, 1.22), (.53, 1.36), (.46, 1.44), (.28, 1.40), (.26, 1.36)], 6), plain('cup', (.015, .012, .012), .3)), (curve([(.0, -.78), (.30, -.80), (.60, -.84)], 5), lens), (curve([(.0, 1.34), (.27, 1.36)], 3), lens)):
        o = lathe('barrel', prof, m, (0, 0, 0), 96); o.parent = e; o.location = (x, 0, 0); o.rotation_euler = (math.pi / 2, 0, 0)
    for y, r in ((-.2, .625), (.3, .53)): o = ring((0, 0, 0), (math.pi / 2, 0, 0), r, .018, au); o.parent = e; o.location = (x, -y * -1 if False else -y, 0)
barrel(-.70); barrel(.70)
for y, h in ((.60, .10), (-.72, .10)): o = box((0, y, 0), (.55, .10, .20), au, .03); o.parent = e
o = lathe('screw', curve([(.07, -.9), (.07, .8)], 2), au, (0, 0, 0), 32); o.parent = e; o.rotation_euler = (math.pi / 2, 0, 0); o.location = (0, 0, .02)
o = lathe('wheel', curve([(.0, -.12), (.17, -.12), (.20, -.08), (.20, .08), (.17, .12), (.0, .12)], 4), au, (0, 0, 0), 48, True, lambda a, z: 1 + .03 * math.sin(24 * a)); o.parent = e; o.rotation_euler = (math.pi / 2, 0, 0); o.location = (0, -.12, .03)
for k in range(5):
    for i in range(15):
        a = -1.15 + 2.3 * i / 14; R = 34; x, y, z = R * math.sin(a), R * math.cos(a) + 6, -9 + 5.2 * k + rng.normal(0, .15)
        for q in (-.35, .35): bpy.ops.mesh.primitive_uv_sphere_add(radius=.15, segments=10, ring_count=6, location=(x + q, y, z)); bpy.context.object.data.materials.append(glow((1, .64, .32), rng.uniform(16, 40)))
for _ in range(70): a, r = rng.uniform(0, 6.3), rng.uniform(.5, 4.2); bpy.ops.mesh.primitive_uv_sphere_add(radius=.14, segments=10, ring_count=6, location=(3.2 + r * math.cos(a), 30 + r * math.sin(a), 12.5 - .28 * r + rng.normal(0, .5))); bpy.context.object.data.materials.append(glow((1, .76, .48), rng.uniform(30, 90)))
tier = plain('tier', (.10, .05, .022), .6)
for k in range(5): A, T = np.meshgrid(np.linspace(-1.3, 1.3, 80), np.array([0., 1.])); grid('tier', 35 * np.sin(A), 35 * np.cos(A) + 6, -10.6 + 5.2 * k + 1.3 * T, tier)
point((3.2, 28, 11), 16000, (1, .66, .36), 2)
area((-4.4, -2.0, 3.8), (0, 0, .5), 1.0, 300, (1, .78, .52), size_y=2.6); area((3.8, 3.2, 2.6), (0, .2, .5), 1.2, 240, (1, .62, .32)); area((1.5, -5.5, 4.5), (0, 0, .4), 1.8, 60, (.66, .78, 1))
background((.006, .004, .004)); camera((.7, -7.4, 2.3), (.05, .6, .80), 56, focus=(-.3, -.55, .6), fstop=.9); finish(exposure=.35, bloom=.09)
