import { pause } from './harness/ask.ts';
import type { Fault } from './harness/fault.ts';
import { childrenOf } from './harness/gateway-process.ts';
import { anyOf, rounds } from './harness/rounds.ts';

/** Gateways end without a word: of several processes the one that starts the workers; every third time a worker alone. */
export const kill: Fault = {
  name: 'kill',
  about: 'SIGKILL to gateways and workers at random moments, under activations',
  stores: ['embedded', 'servers'],
  house: (store) => ({ gateways: store === 'servers' ? 2 : 1, environment: { CLUB_WORKERS: '2' } }),
  // Node's cluster forgets the one connection that it was just handing to a worker that ends: nobody answers it.
  load: { patience: 10_000, mayHang: true },
  async run(trial) {
    const { gateways } = trial.house;
    const killed = { gateways: 0, workers: 0 };
    trial.load.start();
    await rounds({ most: 25, seconds: 40 }, async (round) => {
      const activating = trial.activate(round);
      await pause(100 + Math.random() * 700);
      const gateway = anyOf(gateways);
      const [worker] = childrenOf(gateway.pid, 'gateway/src/main.ts');
      if (round % 3 === 0 && worker !== undefined) {
        process.kill(worker, 'SIGKILL');
        killed.workers += 1;
      } else {
        await gateway.kill();
        killed.gateways += 1;
        await gateway.start();
      }
      await trial.recover();
      await activating;
    });
    trial.note(`killed: ${killed.gateways} gateways, ${killed.workers} workers`);
  },
};
