# A brass desk bell on dark marble. Technique: lathed brass, one warm window of light, a cool rim.
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from house_light import *

start(samples=96, width=1280, height=1600)

fx, fy = np.meshgrid(np.linspace(-6, 6, 40), np.linspace(-4, 7, 40))
grid('desk', fx, fy, 0 * fx, marble(scale=.55, turn=(.2, .1, .9)))

brass = gold((.95, .62, .26), .17, (1, 1, 26), .03)
dome = curve([(1.02, .34), (1.0, .52), (.90, .80), (.68, 1.06), (.38, 1.22), (.12, 1.275), (.0, 1.28)], 14)
lathe('dome', [(.97, .33), (1.0, .325)] + dome, brass, segments=160)
lathe('knob', curve([(.0, 1.54), (.09, 1.53), (.13, 1.46), (.09, 1.39), (.045, 1.36), (.045, 1.27)], 10), brass, segments=64)
lathe('foot', curve([(.0, .20), (.62, .20), (.86, .17), (.95, .09), (.96, .01), (.0, .0)], 10), plain('ebony', (.010, .008, .008), .22), segments=160)
lathe('ring', curve([(.72, .20), (.80, .25), (.78, .33), (.6, .34)], 8), brass, segments=120)

area((-3.6, -1.4, 3.6), (0, 0, .7), 1.9, 230, (1, .80, .56), size_y=.8)
area((3.4, 2.6, 2.2), (0, 0, .8), 1.2, 75, (.60, .74, 1))
area((.4, 4.5, 1.2), (0, 0, 1), 3.2, 26, (1, .66, .36))
background((.006, .006, .008))
camera((.62, -7.4, 1.9), (.02, 0, .98), 80, focus=(-.3, -.9, .9), fstop=2.0)
finish(exposure=.05)
