import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { activate } from '../releases/index.ts';
import { PAGE, startHouse, type TestHouse } from '../testing/start-house.ts';
import { countsOf, healthOf, PageCounts } from './counts.ts';
import { evidence } from './evidence.ts';
import { guardOnce } from './guard.ts';
import { HEALTHY_STREAMS, replay, SICK_STREAMS, type Stream, seeded } from './testing/streams.ts';

describe('the evidence', () => {
  it('is none without failures or without pages to compare with', () => {
    expect(evidence({ pages: 1_000, failures: 0 }, { pages: 50, failures: 0 })).toBe(0);
    expect(evidence({ pages: 0, failures: 0 }, { pages: 50, failures: 50 })).toBe(0);
    expect(evidence({ pages: 1_000, failures: 30 }, { pages: 0, failures: 0 })).toBe(0);
  });

  it('grows with every failure of the new release, and falls with those of the old one', () => {
    const against = (old: number, fresh: number) =>
      evidence({ pages: 950, failures: old }, { pages: 50, failures: fresh });
    expect(against(0, 3)).toBeGreaterThan(against(0, 2));
    expect(against(20, 3)).toBeLessThan(against(0, 3));
  });

  it('stays a number for the largest figures', () => {
    expect(evidence({ pages: 1e9, failures: 0 }, { pages: 1e9, failures: 1e8 })).toBe(1);
    expect(evidence({ pages: 1e9, failures: 1e8 }, { pages: 1e9, failures: 1e8 })).toBe(0);
  });
});

describe('the recorded streams', () => {
  it.each(SICK_STREAMS)('$name: is taken back', (stream) => {
    const { seconds, stable, canary } = replay(stream);
    console.log(
      `${stream.name}: ${seconds} s, ${canary.failures} of ${canary.pages} against ${stable.failures} of ${stable.pages}`,
    );
    expect(seconds).not.toBeNull();
    expect(seconds).toBeLessThan(30);
  });

  it.each(HEALTHY_STREAMS)('$name: stays', (stream) => {
    expect(replay(stream).seconds).toBeNull();
  });

  it('never takes back a healthy release in 1,000 simulated runs, looked at every second for ten minutes', () => {
    const random = seeded(20261121);
    let most = 0;
    for (let run = 0; run < 1_000; run += 1) {
      const stream: Stream = {
        name: `run ${run}`,
        seconds: 600,
        pagesPerSecond: 1 + random() * 100,
        percent: [1, 5, 25, 50, 90][Math.floor(random() * 5)] as number,
        // From a site without faults to one where every tenth page fails, in old and new alike.
        stableRate: () => 0,
        canaryRate: () => 0,
      };
      const rate = random() < 0.3 ? 0 : 10 ** (-4 + 3 * random());
      const outage = random() < 0.2 ? 100 + random() * 300 : Number.POSITIVE_INFINITY;
      const rateAt = (second: number) => (second > outage && second < outage + 20 ? 0.8 : rate);
      const { seconds, worst } = replay({ ...stream, stableRate: rateAt, canaryRate: rateAt }, random);
      expect(seconds, `run ${run}: ${stream.percent} %, rate ${rate}`).toBeNull();
      most = Math.max(most, worst);
    }
    console.log(`1,000 healthy runs of 600 s: none taken back, evidence at most ${most.toFixed(2)} of 1`);
  }, 120_000);
});

describe('the guard', () => {
  let house: TestHouse;
  let counts: PageCounts;
  const log = pino({ level: 'silent' });
  const options = () => ({ registry: house.registry, page: PAGE, by: 'test' });

  beforeEach(async () => {
    house = await startHouse({ live: true });
    counts = new PageCounts({ database: house.registry.database, log });
  });
  afterEach(async () => {
    await counts.close();
    await house.close();
  });

  const startCanary = async () => {
    const version = await house.publish('mf-contact', { text: 'new' });
    await activate([{ name: 'mf-contact', version }], { ...options(), percent: 10 });
    const entry = await house.registry.current();
    if (!entry?.canary) throw new Error('there is no canary');
    return { version, seq: entry.seq, composition: entry.composition, canary: entry.canary };
  };
  const send = (seq: number, composition: string, version: string, pages: number, failures: number) => {
    for (let page = 0; page < pages; page += 1) {
      counts.add('page', { seq, composition, release: { name: 'shell', version: '1.0.0' } });
    }
    for (let failure = 0; failure < failures; failure += 1) {
      counts.add('render', { seq, composition, release: { name: 'mf-contact', version } });
    }
  };

  it('takes a failing canary back, blocks it until that is lifted, and says why in the log', async () => {
    const { version, seq, composition, canary } = await startCanary();
    send(seq, composition, '1.0.0', 900, 1);
    send(seq, canary, version, 100, 40);
    await counts.store();
    expect(await countsOf(house.registry.database, seq, canary)).toEqual({ pages: 100, failures: 40 });
    const reason = await guardOnce(house.registry, log);
    expect(reason).toBe('fails clearly more: 40 failures in 100 pages, against 1 in 900 of what is live');
    const [last] = await house.registry.history();
    expect(last).toMatchObject({
      action: 'rollback',
      by: 'guard',
      reason,
      composition,
      canary: null,
      percent: 100,
      changes: [{ name: 'mf-contact', from: version, to: '1.0.0' }],
    });
    await expect(activate([{ name: 'mf-contact', version }], options())).rejects.toThrow(
      /guard blocked it \(fails clearly more.*release unblock mf-contact@1\.0\.1/s,
    );
    await house.registry.setBlock({ name: 'mf-contact', version }, null, {
      by: 'test',
      action: 'unblock',
      subject: `mf-contact@${version}`,
    });
    expect(await activate([{ name: 'mf-contact', version }], options())).toMatchObject({ changed: true });
  });

  it('leaves a healthy one alone, and what fails in both', async () => {
    const { version, seq, composition, canary } = await startCanary();
    send(seq, composition, '1.0.0', 900, 450);
    send(seq, canary, version, 100, 50);
    await counts.store();
    expect(await guardOnce(house.registry, log)).toBeNull();
  });

  it('acts once where several look, and not on what somebody has changed meanwhile', async () => {
    const { version, seq, composition, canary } = await startCanary();
    send(seq, composition, '1.0.0', 900, 0);
    send(seq, canary, version, 100, 60);
    await counts.store();
    const acted = await Promise.all([guardOnce(house.registry, log), guardOnce(house.registry, log)]);
    expect(acted.filter((each) => each !== null)).toHaveLength(1);
    expect((await house.registry.history()).filter(({ by }) => by === 'guard')).toHaveLength(1);
  });

  it('begins anew when the share changes', async () => {
    const { version, seq, canary } = await startCanary();
    send(seq, canary, version, 100, 60);
    await counts.store();
    await activate([{ name: 'mf-contact', version }], { ...options(), percent: 50 });
    expect(await guardOnce(house.registry, log)).toBeNull();
  });

  it('adds up what several gateways count, and keeps what could not be stored', async () => {
    const other = new PageCounts({ database: house.registry.database, log });
    const release = { name: 'mf-contact', version: '1.0.0' } as const;
    const counted = { seq: 1, composition: 'c0ffee000000', release };
    for (const each of [counts, other, counts]) each.add('page', counted);
    await Promise.all([counts.store(), other.store()]);
    expect(await healthOf(house.registry.database, release)).toMatchObject({ pages: 2 + 1, failures: 0 });
    await other.close();
  });
});
