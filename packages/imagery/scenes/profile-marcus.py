# A dark jacket from behind, a white collar above it. Technique: shoulders as one swept sheet, a standing collar and a turned-down one.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=96, width=960, height=1200)
wool, t, b = surface('wool', (.030, .034, .045), .9, Sheen=.7, Specular=.1); w = t.add('TexWave', {'Vector': t.coords((1, 1, .6), (0, 0, .8)), 'Scale': 30, 'Distortion': .3}); t.put(b.inputs['Normal'], t.bump(t.math('ADD', w.outputs['Fac'], t.noise(t.coords(), 60, 3)), .25, .012)); t.put(b.inputs['Base Color'], t.mix(t.noise(t.coords(), 9, 6), (.020, .023, .032), (.042, .047, .060)))
skin, hair = plain('neck', (.16, .085, .055), .5, Subsurface=.05), plain('hair', (.010, .008, .007), .75)
A, S = np.meshgrid(np.linspace(0, 2 * math.pi, 260), np.linspace(0, 1, 160))
wide = np.interp(S, [0, .10, .26, .45, .62, 1], [.80, 1.05, 2.05, 2.62, 2.66, 2.35]); deep = np.interp(S, [0, .10, .26, .5, 1], [.72, .86, 1.10, 1.28, 1.15]); z = np.interp(S, [0, .10, .26, .36, .45, .62, 1], [.62, .40, .08, -.16, -.52, -1.5, -4.4])
fold = .03 * np.sin(5 * A + 3 * S) * S + .035 * np.exp(-((A - 4.71) / .05) ** 2) * (S > .2)
grid('jacket', wide * np.cos(A) * (1 + fold), deep * np.sin(A) * (1 + fold), z + .06 * np.cos(2 * A) * S, wool)
def band(r0, r1, z0, z1, m, tilt=.16, th=.05, sx=1.0):
    A, T = np.meshgrid(np.linspace(0, 2 * math.pi, 200), np.linspace(0, 1, 24)); R = r0 + (r1 - r0) * T; o = grid('band', sx * R * np.cos(A), R * np.sin(A) * .92, z0 + (z1 - z0) * T - tilt * np.sin(A) * -1, m); k = o.modifiers.new('t', 'SOLIDIFY'); k.thickness = th; return o
linen, t, b = surface('linen', (.84, .82, .77), .75, Sheen=.3); t.put(b.inputs['Normal'], t.bump(t.noise(t.coords((60, 60, 60)), 3, 3), .12, .01))
band(.74, .70, .42, 1.16, linen, .10); band(.72, .88, 1.16, .62, linen, .10, .04)
A, T = np.meshgrid(np.linspace(math.pi * 1.02, math.pi * 1.98, 160), np.linspace(0, 1, 30)); roll = np.sin(T * math.pi * .62); R = .90 + .32 * T + .05 * roll; o = grid('collar', R * np.cos(A) * 1.06, R * np.sin(A) * .95, .86 - .82 * T ** 1.3 + .10 * roll + .12 * np.sin(A) * -1, wool); k = o.modifiers.new('t', 'SOLIDIFY'); k.thickness = .06
neck = lathe('neck', curve([(.70, .3), (.66, .9), (.66, 1.5), (.74, 2.0), (.90, 2.4)], 8), skin, (0, .05, 0), 90)
A, T = np.meshgrid(np.linspace(0, 2 * math.pi, 220), np.linspace(0, 1, 120)); head = np.sqrt(np.clip(1 - (T * 1.9 - .92) ** 2, 0, 1)); o = grid('head', (.98 + .02 * np.sin(40 * A)) * head * np.cos(A), 1.12 * head * np.sin(A) + .16, 1.62 + T * 2.5 + .012 * np.sin(70 * A), hair)
seam = [(0, -deepy * 1.005, zz) for deepy, zz in ((1.1, .06), (1.26, -.6), (1.27, -1.6), (1.22, -2.8), (1.17, -4.2))]
area((-4.6, -2.2, 2.4), (0, 0, -.2), 1.0, 420, (1, .76, .48), size_y=4); area((4.4, 2.6, 3.2), (0, 0, .2), 1.4, 330, (.54, .68, 1), size_y=3); area((.4, 4.6, 4.4), (0, 0, 1), 1.0, 110, (1, .80, .56))
back, t, b = surface('wall', (.035, .026, .020), .9); X, Z = np.meshgrid(np.linspace(-9, 9, 20), np.linspace(-7, 9, 20)); grid('wall', X, 6 + 0 * X, Z, back); area((3, 3.5, -1), (3.2, 6, 1.0), 1.6, 60, (1, .62, .34))
background((.004, .004, .005)); camera((-.7, -8.6, 1.0), (.08, 0, -.10), 56, focus=(0, -1.0, .4), fstop=1.6); finish(exposure=.6)
