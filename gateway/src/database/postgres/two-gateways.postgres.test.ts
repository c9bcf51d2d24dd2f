import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RATE_LIMITS } from '../../api/rate-limit.ts';
import { waitingMail } from '../../mail/outbox.ts';
import { shareKeys } from '../../records/shared-keys.ts';
import { activate, rollback } from '../../releases/index.ts';
import { ENQUIRY, JSON_HEADERS } from '../../testing/enquiries.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';
import { PAGE, startHouse, type TestHouse } from '../../testing/start-house.ts';
import { NO_NEWS } from '../news.ts';

const HOUR = 3_600_000;

let house: TestHouse;
let gateways: [TestGateway, TestGateway];
const options = () => ({ registry: gateways[0].registry, page: PAGE, by: 'test' });
const release = async (gateway: TestGateway) => (await gateway.ask('GET', '/contact')).headers['x-remote'];
const enquire = (gateway: TestGateway, headers: object = {}, payload: object = ENQUIRY) =>
  gateway.ask('POST', '/api/form-submit', { headers: { ...JSON_HEADERS, ...headers }, body: JSON.stringify(payload) });

describe('two gateways over one PostgreSQL', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    house = await startHouse({ live: true });
    // They never look by themselves: what they know, they were told.
    const start = () => startGateway(house.environment, { hear: (news) => ({ ...news, lookEvery: HOUR }) });
    gateways = [await start(), await start()];
  });
  afterAll(async () => {
    await Promise.all(gateways.map((gateway) => gateway.close()));
    await house.close();
  });

  it('what one makes live, the other serves, told by the database', async () => {
    const version = await house.publish('mf-contact', { text: 'NEW' });
    expect(await Promise.all(gateways.map(release))).toEqual(['mf-contact@1.0.0', 'mf-contact@1.0.0']);
    await activate([{ name: 'mf-contact', version }], options());
    for (const gateway of gateways) await expect.poll(() => release(gateway)).toBe(`mf-contact@${version}`);
    await rollback('mf-contact', undefined, options());
    for (const gateway of gateways) await expect.poll(() => release(gateway)).toBe('mf-contact@1.0.0');
  });

  it('one that is told nothing sees it all the same, because it looks', async () => {
    const deaf = await startGateway(house.environment, { hear: () => ({ ...NO_NEWS, lookEvery: 50 }) });
    const version = await house.publish('mf-contact', { text: 'NEWER' });
    await activate([{ name: 'mf-contact', version }], options());
    await expect.poll(() => release(deaf)).toBe(`mf-contact@${version}`);
    await deaf.close();
  });

  it('two activations at the same time, one at each, are both kept', async () => {
    const versions = {
      'mf-editorial': await house.publish('mf-editorial', { text: 'of the first' }),
      'mf-apply': await house.publish('mf-apply', { text: 'of the second' }),
    };
    await Promise.all(
      (['mf-editorial', 'mf-apply'] as const).map((name, n) =>
        activate([{ name, version: versions[name] }], {
          ...options(),
          registry: (gateways[n] as TestGateway).registry,
        }),
      ),
    );
    const { registry } = house;
    const live = await registry.versionsOf((await registry.current())?.composition ?? '');
    expect(live).toMatchObject(versions);
    const order = (await registry.history()).map(({ seq }) => seq);
    expect(order).toEqual(order.map((_, index) => order.length - index));
  });

  it('one Idempotency-Key that comes to both at the same time is stored once, and answered alike', async () => {
    for (let round = 0; round < 10; round += 1) {
      const email = `round-${round}@example.org`;
      const key = { 'idempotency-key': `round-${round}` };
      const answers = await Promise.all(
        [...gateways, ...gateways].map((gateway) => enquire(gateway, key, { ...ENQUIRY, email })),
      );
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    }
    const { database } = house.registry;
    expect(await database.selectFrom('submissions').select('id').execute()).toHaveLength(10);
    expect((await waitingMail(database)).count).toBe(10);
  });

  it('each mail goes out once, with a sender at both', async () => {
    const mails = await startMailServer();
    const environment = { ...house.environment, SMTP_URL: `smtp://127.0.0.1:${mails.port}` };
    const before = (await waitingMail(house.registry.database)).count;
    // What waits already, both take from the beginning; what comes in, the one that took it wakes its sender for.
    const senders = await Promise.all([startGateway(environment), startGateway(environment)]);
    await Promise.all(Array.from({ length: 20 }, (_, n) => enquire(senders[n % 2] as TestGateway)));
    await expect.poll(async () => (await waitingMail(house.registry.database)).count).toBe(0);
    await Promise.all(senders.map((gateway) => gateway.close()));
    const ids = mails.delivered.map(({ text }) => /^Message-ID: (.*)\r$/m.exec(text)?.[1]);
    expect(ids).toHaveLength(before + 20);
    expect(new Set(ids).size).toBe(before + 20);
    await mails.close();
  });

  it('share one limit, and keep no address of a visitor for it', async () => {
    const { database } = house.registry;
    await database.deleteFrom('rate_limits' as never).execute();
    const { points } = RATE_LIMITS.submissions;
    const answers = await Promise.all(
      Array.from({ length: points + 6 }, (_, n) => enquire(gateways[n % 2] as TestGateway)),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(6);
    const kept = JSON.stringify(
      await database
        .selectFrom('rate_limits' as never)
        .selectAll()
        .execute(),
    );
    expect(kept).toContain('enquiry');
    expect(kept).not.toMatch(/127\.0\.0\.1|::1/);
  });

  it('a third one with other keys is refused, before it seals what they could never read', async () => {
    const others = shareKeys(house.registry.database, { masterKeys: () => ['2026-11-21T05-12-44-310Z-9f3c1a'] });
    await expect(others).rejects.toThrow(/sealed by the master key .* replace that folder by another gateway's/);
  });

  it('count their pages together, for the guard', async () => {
    const { database } = house.registry;
    const counted = async () => {
      const rows = await database
        .selectFrom('failure_counts')
        .select(({ fn }) => fn.sum<number>('count').as('count'))
        .where('name', '=', 'mf-explore')
        .executeTakeFirst();
      return rows?.count ?? 0;
    };
    await Promise.all(Array.from({ length: 30 }, (_, n) => (gateways[n % 2] as TestGateway).ask('GET', '/explore')));
    await expect.poll(counted).toBe(30);
  });
});
