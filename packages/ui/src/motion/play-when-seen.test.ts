import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playWhenSeen } from './play-when-seen.ts';

/** Stands for the browser's observer, which happy-dom has no layout for. */
let tell: (isIntersecting: boolean) => void;
const disconnect = vi.fn();
class Observer {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    tell = (isIntersecting) => callback([{ isIntersecting }]);
  }
  observe() {}
  disconnect = disconnect;
}

const animate = vi.fn();
const element = Object.assign(document.createElement('div'), { animate });
const frames = [{ opacity: 0 }];
const asksForStillness = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
  asksForStillness(false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('playWhenSeen', () => {
  it('plays once, when the element comes into view', () => {
    playWhenSeen(frames, '1.2s')(element);
    tell(false);
    expect(animate).not.toHaveBeenCalled();
    tell(true);
    expect(animate.mock.calls).toEqual([[frames, { duration: 1200, easing: 'ease-out' }]]);
    expect(disconnect).toHaveBeenCalledOnce();
  });

  it('leaves alone what is in view at once', () => {
    playWhenSeen(frames, '1s')(element);
    tell(true);
    expect(animate).not.toHaveBeenCalled();
  });

  it('does not play for a visitor who asked for less motion', () => {
    asksForStillness(true);
    playWhenSeen(frames, '1s')(element);
    tell(false);
    tell(true);
    expect(animate).not.toHaveBeenCalled();
  });

  it('stops watching when the element leaves the page', () => {
    playWhenSeen(frames, '1s')(element)?.();
    expect(disconnect).toHaveBeenCalledOnce();
  });
});
