# An open ledger, ruled in two columns, a brass rule across it. Technique: two curved leaves, lines in the material, lamp light.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=88, width=960, height=1200)
X, Y = np.meshgrid(np.linspace(-9, 9, 30), np.linspace(-8, 12, 30)); grid('desk', X, Y, 0 * X, plain('baize', (.010, .026, .017), .95, Sheen=.5))
def leaf(seed):
    m, t, b = surface('leaf', (.66, .58, .45), .85, Specular=.1); p = t.coords(); x, y, _ = t.add('SeparateXYZ', {0: p}).outputs; line = lambda c, k, w: t.ramp(t.math('ABSOLUTE', t.math('SUBTRACT', t.math('FRACT', t.math('MULTIPLY', c, k)), .5)), [(0, .8), (w, .5), (w * 2, 0)])
    at = lambda v: t.ramp(t.math('ABSOLUTE', t.math('SUBTRACT', x, v)), [(0, 1), (.012, .8), (.022, 0)], 'LINEAR'); red = t.math('MAXIMUM', t.math('MAXIMUM', at(-.9), at(.62)), t.math('MAXIMUM', at(.70), at(1.15)))
    wob = t.math('MULTIPLY', t.math('SUBTRACT', t.noise(t.add('Mapping', {'Vector': p, 'Scale': (11, 2, 1), 'Location': (seed, 0, 0)}).outputs[0], 2.6, 3, .6), .5), .42); row = t.math('ABSOLUTE', t.math('SUBTRACT', t.math('FRACT', t.math('ADD', t.math('MULTIPLY', y, 2.6), t.math('ADD', wob, .32))), .5)); word = t.ramp(t.noise(t.add('Mapping', {'Vector': p, 'Scale': (1.7, 2.6, 1), 'Location': (seed, 5, 0)}).outputs[0], 1.9, 1), [(.44, 0), (.48, 1)])
    inside = t.math('MULTIPLY', t.math('GREATER_THAN', x, -.82), t.math('LESS_THAN', x, .50)); money = t.math('MULTIPLY', t.math('GREATER_THAN', x, .76), t.math('LESS_THAN', x, 1.10)); above = t.math('GREATER_THAN', y, -1.15)
    base = t.mix(t.noise(p, 1.1, 5), (.52, .44, .32), (.70, .62, .50)); base = t.mix(t.math('MULTIPLY', line(y, 2.6, .035), .55), base, (.22, .28, .36)); base = t.mix(t.math('MULTIPLY', red, .7), base, (.50, .10, .07)); base = t.mix(t.math('MULTIPLY', t.math('MULTIPLY', t.ramp(row, [(0, .9), (.07, .8), (.11, 0)]), word), t.math('MULTIPLY', t.math('MAXIMUM', inside, money), above)), base, (.015, .015, .04)); t.put(b.inputs['Base Color'], base); t.put(b.inputs['Normal'], t.bump(t.noise(p, 36, 5, .7), .08, .004)); return m
base = link(bpy.data.objects.new('ledger', None)); base.rotation_euler = (0, 0, -.16); u, v = np.meshgrid(np.linspace(0, 1, 120), np.linspace(-2.6, 2.6, 60))
for s in (-1, 1):
    for k in range(5):
        z = .10 + .055 * k + (.40 - .02 * k) * np.sin(np.clip(u * 3.3, 0, 3.14159)) ** .8 * np.exp(-u * 1.6) + .012 * np.sin(v * 1.4 + k); o = grid('leaf', s * (.02 + u * (2.52 - .03 * k)) - s * 1.28, v, z, leaf(3.0 * s + 9) if k == 4 else plain('pages', (.50, .43, .32), .9)); o.location = (s * 1.28, 0, 0); o.parent = base
    c = box((s * 1.36, 0, .05), (2.72, 5.5, .07), plain('cloth', (.05, .010, .012), .7), .02); c.parent = base
au = gold((.90, .62, .28), .2, (60, 1, 1), .06); r = box((.75, -1.55, .60), (3.3, .34, .05), au, .015, (.04, -.02, .20))
rb = plain('ribbon', (.30, .02, .03), .5, Sheen=.6); S = np.linspace(0, 1, 50); U2, S2 = np.meshgrid(np.array([-.055, .055]), S); o = grid('ribbon', .05 + U2 + .25 * S2 ** 2, 1.6 - 4.9 * S2, .50 - .46 * np.clip((S2 - .8) * 5, 0, 1), rb)
area((-4.8, 3.4, 3.2), (0, .2, .2), .9, 290, (1, .72, .43)); area((5.0, 4.6, 3.4), (0, .2, .2), 2.0, 70, (.58, .72, 1))
background((.004, .004, .005)); camera((.7, -6.6, 5.2), (.02, -.05, .2), 50, focus=(.2, -.8, .5), fstop=1.8); finish(exposure=-.05)
