import { startTcpProxy } from '@clandor/gateway/testing/tcp-proxy';
import { pause } from './harness/ask.ts';
import type { Fault } from './harness/fault.ts';
import { Load } from './harness/load.ts';

/** So many bytes pass at most, requests and answers together: an upload of the harness takes some four thousand. */
const MOST = 12_000;

/** Connections between visitors and gateway end anywhere in a request or an answer; senders send again under their key. */
export const connections: Fault = {
  name: 'connections',
  about: 'connections to the gateway cut after a random number of bytes, in requests and answers',
  stores: ['embedded', 'servers'],
  async run(trial) {
    const proxies = await Promise.all(trial.house.gateways.map(({ port }) => startTcpProxy(port)));
    for (const proxy of proxies) proxy.fault({ kind: 'cut', after: () => Math.ceil(Math.random() * MOST) });
    const addresses = proxies.map(({ port }) => `http://127.0.0.1:${port}`);
    const load = new Load({ addresses, senders: 10, uploaders: 6, visitors: 4 }, trial.load);
    load.start();
    await pause(20_000);
    await load.stop();
    trial.note(`${proxies.reduce((sum, { cuts }) => sum + cuts, 0)} connections cut`);
    await Promise.all(proxies.map((proxy) => proxy.close()));
    await trial.recover();
  },
};
