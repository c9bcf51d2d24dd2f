# A pierced brass lantern in a riad, its pattern of light on the wall. Technique: a lathe with faces left out, one small lamp inside.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=110, width=960, height=1200)
plaster, t, b = surface('tadelakt', (.34, .13, .07), .55, Specular=.3); n = t.noise(t.coords(), 1.6, 8, .62); t.put(b.inputs['Base Color'], t.mix(n, (.22, .078, .042), (.44, .185, .10))); t.put(b.inputs['Normal'], t.bump(n, .22, .03))
X, Z = np.meshgrid(np.linspace(-7, 7, 60), np.linspace(-7, 8, 60)); grid('wall', X, 2.5 + 0 * X, Z, plaster)
au = gold((.88, .56, .22), .24, (1, 1, 1), .03)
prof = curve([(.16, 2.05), (.34, 1.92), (.30, 1.72), (.62, 1.46), (1.02, .92), (1.12, .35), (1.00, -.25), (.70, -.70), (.42, -.92), (.34, -1.04)], 6); N, S = len(prof), 132
v, f = [], []
for s in range(S):
    a = 2 * math.pi * s / S
    for r, z in prof: v.append((r * math.cos(a), r * math.sin(a), z))
for s in range(S):
    for i in range(N - 1):
        z = (prof[i][1] + prof[i + 1][1]) / 2; u, w_ = (s % 11) - 5, ((i % 9) - 4)
        d = abs(u) / 3.6 + abs(w_) / 3.4; e = max(abs(u) / 2.6, abs(w_) / 2.6)
        hole = -.86 < z < 1.42 and (d < .86 or e < .66) and not (abs(u) < 1 and abs(w_) < 1) and not (abs(abs(u) - 2) < .5 and abs(w_) > 1)
        if not hole: p, q = s * N + i, ((s + 1) % S) * N + i; f.append((p, q, q + 1, p + 1))
o = mesh('lantern', v, f, au); k = o.modifiers.new('t', 'SOLIDIFY'); k.thickness = .035; o.location = (-.55, .5, .15)
lathe('crown', curve([(.0, 3.05), (.05, 3.0), (.10, 2.86), (.06, 2.70), (.20, 2.50), (.12, 2.32), (.24, 2.16), (.18, 2.04)], 6), au, (-.55, .5, .15), 64); lathe('drop', curve([(.35, -1.02), (.20, -1.14), (.12, -1.30), (.20, -1.46), (.10, -1.66), (.0, -1.86)], 6), au, (-.55, .5, .15), 64)
for k in range(26): ring((-.55, .5, 3.3 + k * .20), (math.pi / 2, 0, k % 2 * math.pi / 2), .085, .018, au)
bpy.ops.mesh.primitive_uv_sphere_add(radius=.10, location=(-.55, .5, .35)); bpy.context.object.data.materials.append(glow((1, .60, .26), 120)); bpy.context.object.visible_shadow = False
point((-.55, .5, .35), 900, (1, .58, .25), .022)
tile = [plain('zellige', c, .14, Specular=.6) for c in ((.012, .045, .060), (.02, .075, .085), (.30, .26, .20), (.010, .020, .032))]; rng = np.random.default_rng(2)
for i in range(-13, 14):
    for j in range(7): box((i * .5 + (.25 if j % 2 else 0), 2.44, -3.0 - j * .36), (.47, .08, .33), tile[rng.integers(0, 4)], .02, (rng.normal(0, .02), 0, rng.normal(0, .015)))
box((0, 2.40, -2.72), (14, .14, .12), tile[3], .02)
area((-5.0, -4.0, 3.4), (-.5, .5, .2), 1.6, 60, (1, .72, .44)); area((5.4, -2.5, 4.2), (0, 1, 0), 2.4, 90, (.45, .60, 1))
background((.003, .003, .005)); camera((.9, -8.4, -.5), (.05, .9, .35), 50, focus=(-.5, -.4, .3), fstop=2.2); finish(exposure=.35, bloom=.11)
