# Dunes at the last light. Technique: a height field of wind-warped ridges (sharp crest, long back,
# short lee), a sun three degrees above the horizon, distance haze from the mist pass.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

SUN_AZ, SUN_EL, HEIGHT = 74, 6.5, 1.0
start(samples=64, bounces=4)

def bumps(X, Y, scale, seed, octaves=3):
    """Smooth noise from rotated sines; enough for sand."""
    rng = np.random.default_rng(seed); z = 0
    for o in range(octaves):
        for _ in range(5):
            a = rng.uniform(0, 6.3); z = z + np.sin((X * np.cos(a) + Y * np.sin(a)) / scale * 2 ** o * rng.uniform(.7, 1.3) + rng.uniform(0, 6.3)) / 2 ** o
    return z / 5

def dune(X, Y, length, turn, seed, lee=.24):
    """One family of dunes: a saw-tooth profile along the wind, its crest bent by slow noise."""
    a = math.radians(turn); u = (X * math.cos(a) + Y * math.sin(a)) / length + .55 * bumps(X, Y, length * .95, seed, 2); f = u - np.floor(u)
    back, face = np.clip(f / (1 - lee), 0, 1), np.clip((1 - f) / lee, 0, 1)
    h = np.where(f < 1 - lee, back ** 1.5 * (1.0 - .12 * back), .88 * face ** 1.12)
    return h * np.clip(.62 + .42 * bumps(X, Y, length * 1.5, seed + 9, 2), .06, 1.2)

X, Y, step = fan(6, 5200, 1700, 1100, 33)
Z = HEIGHT * (30 * dune(X, Y, 235, 24, 3) + 9 * dune(X, Y, 92, 52, 8) * np.clip(.5 + .6 * bumps(X, Y, 160, 5, 1), 0, 1) + 2.2 * bumps(X, Y, 60, 12, 2))
Z += np.clip((Y - 900) / 3500, 0, 1) * 40

m, t, b = surface('sand', (.46, .27, .15), .85, Specular=.15)
p = t.coords((1, 1, 1), (0, 0, .42)); big = t.noise(t.coords((.02, .02, .02)), 1, 3)
wave = t.add('TexWave', {'Vector': p, 'Scale': 1.15, 'Distortion': 3.2, 'Detail': 2, 'Detail Scale': .5}, wave_profile='SAW').outputs['Fac']
far = t.math('DIVIDE', 16, t.math('MAXIMUM', t.add('CameraData').outputs['View Distance'], 16))
fade = t.math('MULTIPLY', t.math('POWER', far, .8), t.ramp(big, [(.35, .15), (.65, 1)]))
rip = t.add('Bump', {'Height': wave, 'Strength': fade, 'Distance': .09}); grain = t.add('Bump', {'Height': t.noise(p, 40, 2), 'Strength': t.math('MULTIPLY', far, .3), 'Distance': .02, 'Normal': rip.outputs[0]})
t.put(b.inputs['Normal'], grain.outputs[0]); t.put(b.inputs['Base Color'], t.mix(big, (.42, .235, .125), (.50, .30, .17)))
grid('dunes', X, Y, Z, m)

t = Tree(bpy.context.scene.world); sx, sy, sz = t.add('SeparateXYZ', {0: t.add('TexCoord').outputs['Generated']}).outputs
up = t.math('MAXIMUM', sz, 0)
cool = t.ramp(up, [(0, (.20, .120, .085)), (.06, (.15, .105, .095)), (.16, (.062, .062, .085)), (.45, (.020, .026, .046)), (1, (.008, .012, .026))], 'LINEAR')
warm = t.ramp(up, [(0, (.62, .27, .10)), (.08, (.34, .18, .11)), (.22, (.10, .085, .095)), (.5, (.022, .028, .048)), (1, (.008, .012, .026))], 'LINEAR')
a = math.radians(SUN_AZ); side = t.add('VectorMath', {0: t.add('TexCoord').outputs['Generated'], 1: (math.sin(a), math.cos(a), 0)}, operation='DOT_PRODUCT').outputs['Value']
t.put(t.nodes['Background'].inputs[0], t.mix(t.ramp(side, [(.0, 0), (.95, 1)]), cool, warm)); t.nodes['Background'].inputs[1].default_value = .8
sun(SUN_EL, SUN_AZ, 3.2, (1, .56, .27), .7)

ground = Z[np.abs(X[:, 550] * 0 + Y[:, 550] - 6).argmin(), 550]
camera((0, 0, ground + 13), (10, 260, ground + 3), 48)
finish(haze=(60, 2600, (.17, .105, .082), .9), exposure=.25, contrast=1.36)
