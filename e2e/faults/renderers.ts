import { pause, until } from './harness/ask.ts';
import type { Fault } from './harness/fault.ts';
import { childrenOf } from './harness/gateway-process.ts';
import { anyOf, rounds } from './harness/rounds.ts';

const RENDERER = 'renderer-process.mts';

/** The processes that make pages end under page loads: nobody gets an error, those whose page is not there yet a bare shell. */
export const renderers: Fault = {
  name: 'renderers',
  about: 'SIGKILL to the processes that render, at random moments, under page loads and activations',
  stores: ['embedded', 'servers'],
  load: { visitors: 8, senders: 2, uploaders: 1 },
  async run(trial) {
    const [gateway] = trial.house.gateways;
    if (!gateway) throw new Error('a house without a gateway');
    let killed = 0;
    trial.load.start();
    const activations: Promise<boolean>[] = [];
    await rounds({ most: 60, seconds: 25 }, async (round) => {
      if (round % 10 === 0) activations.push(trial.activate(round / 10));
      const running = childrenOf(gateway.pid, RENDERER);
      if (running.length > 0) {
        process.kill(anyOf(running), 'SIGKILL');
        killed += 1;
      }
      await pause(Math.random() * 600);
    });
    await Promise.all(activations);
    await trial.recover();
    const began = performance.now();
    const isBack = await until(async () => childrenOf(gateway.pid, RENDERER).length > 0, 60_000);
    if (!isBack) trial.breach('no renderer is there again');
    trial.note(`killed: ${killed} renderers; one was there again after ${Math.round(performance.now() - began)} ms`);
  },
};
