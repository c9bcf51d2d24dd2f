import type { BrowserContextOptions, CDPSession } from '@playwright/test';

/** How slow a visit is made, by the DevTools protocol: applied to a real load, not computed from a fast one. */
export interface Conditions {
  /** Milliseconds from request to answer, and bytes a second down and up. */
  network?: { latency: number; downloadThroughput: number; uploadThroughput: number };
  /** So many times slower than this machine. */
  cpu: number;
}

const bytesPerSecond = (kilobits: number): number => (kilobits * 1000) / 8;

/** Slow 4G as Lighthouse has it, and a phone of the middle. */
export const SLOW: Conditions = {
  network: { latency: 150, downloadThroughput: bytesPerSecond(1600), uploadThroughput: bytesPerSecond(750) },
  cpu: 4,
};
/** This machine and its loopback, as they are. */
export const PLAIN: Conditions = { cpu: 1 };

/** Lighthouse's phone. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** With a pointer that hovers. */
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 900 } };

export async function apply(session: CDPSession, { network, cpu }: Conditions): Promise<void> {
  if (network) await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}
