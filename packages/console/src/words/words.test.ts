import { describe, expect, it } from 'vitest';
import { health, quietParts, worseParts } from '../fixtures/parts.ts';
import { canaryFixture, STATES } from '../fixtures/states.ts';
import { stateChanges } from '../frame/state-changes.ts';
import { concerns } from '../pages/log/log-filter.ts';
import { activationEffect, effectInWords, rollbackEffect, shareRefusal } from './changes.ts';
import { faresWorse, percent } from './health.ts';
import { bytes, difference } from './sizes.ts';
import { date, distance, moment } from './times.ts';
import { isNewer } from './versions.ts';

it.each([
  [964, '964 B'],
  [44_812, '44.8 KB'],
  [99_949, '99.9 KB'],
  [99_950, '100 KB'],
  [402_300, '402 KB'],
  [999_600, '1.0 MB'],
  [3_870_000, '3.9 MB'],
])('%i bytes are %s', (count, words) => expect(bytes(count)).toBe(words));

it('differences say their direction', () => {
  expect([difference(100, 220), difference(220, 100), difference(5, 5)]).toEqual(['+120 B', '−120 B', 'the same']);
});

it.each([
  [0, '0 %'],
  [0.00004, 'under 0.01 %'],
  [0.0012, '0.12 %'],
  [0.0214, '2.1 %'],
  [0.123, '12 %'],
])('a rate of %d is %s', (rate, words) => expect(percent(rate)).toBe(words));

describe('times', () => {
  const now = new Date('2026-11-21T15:00:00');
  it.each([
    ['2026-11-21T14:59:40', '14:59', 'just now'],
    ['2026-11-21T14:22:00', '14:22', '38 min ago'],
    ['2026-11-20T15:00:00', '20 Nov, 15:00', '24 h ago'],
    ['2026-11-12T15:00:00', '12 Nov, 15:00', '9 days ago'],
    ['2025-11-12T15:00:00', '12 Nov 2025, 15:00', '374 days ago'],
    ['2026-11-21T23:00:00', '23:00', 'in 8 h'],
  ])('%s is %s, %s', (at, when, how) => expect([moment(at, now), distance(at, now)]).toEqual([when, how]));
  it('a day has its year where it is another', () => expect(date('2025-01-02T03:00:00', now)).toBe('2 Jan 2025'));
});

describe('what draws attention', () => {
  const against = (now: ReturnType<typeof health>, before: ReturnType<typeof health> | null) =>
    faresWorse({ now, before });
  const before = health('1.0.3', 5_402, [1, 1, 0]);
  it.each([
    ['a release that throws', true, health('1.0.4', 2_615, [3, 51, 2]), before],
    ['one failure', false, health('1.0.4', 20, [1, 0, 0]), before],
    ['four failures on few pages', false, health('1.0.4', 40, [4, 0, 0]), before],
    ['a little more than before', false, health('1.0.4', 5_000, [2, 2, 1]), before],
    ['as bad as before', false, health('1.0.4', 2_000, [40, 0, 0]), health('1.0.3', 2_000, [41, 0, 0])],
    ['nothing before, 5 % fail', true, health('1.0.0', 200, [10, 0, 0]), null],
    ['nothing before, 1 % fail', false, health('1.0.0', 1_000, [10, 0, 0]), null],
    ['no pages', false, health('1.0.0', 0, [0, 0, 0]), before],
  ])('%s: %s', (_, expected, now, former) => expect(against(now, former)).toBe(expected));
  it('the fixtures show one and none', () => {
    expect(quietParts().filter((part) => faresWorse(part.health))).toEqual([]);
    expect(
      worseParts()
        .filter((part) => faresWorse(part.health))
        .map(({ name }) => name),
    ).toEqual(['mf-editorial']);
  });
});

describe('what an order will do', () => {
  it('an activation for all, and for some', () => {
    const state = STATES.quiet();
    expect(effectInWords(activationEffect(state, 'mf-contact', '1.0.3', 100))).toBe(
      'mf-contact 1.0.2 → 1.0.3, for all visitors',
    );
    expect(effectInWords(activationEffect(state, 'mf-contact', '1.0.3', 1))).toBe(
      'mf-contact 1.0.2 → 1.0.3, for 1 % of visitors',
    );
  });

  it('a release that others have is taken from them by another', () => {
    const { besides } = activationEffect(STATES.canary(), 'mf-editorial', '1.0.6', 5);
    expect(besides).toEqual(['1.0.5, which 5 % of visitors have, is taken from them.']);
  });

  it('a rollback beside another’s canary ends that', () => {
    const effect = rollbackEffect(STATES.canary(), 'mf-contact', '1.0.1');
    expect(effectInWords(effect)).toBe('mf-contact 1.0.2 → 1.0.1, for all visitors');
    expect(effect.besides).toEqual(['The gradual activation of mf-editorial ends with it.']);
  });

  it('a canary of two parts is taken back whole', () => {
    const changes = [
      { name: 'mf-editorial', from: '1.0.4', to: '1.0.5' },
      { name: 'shell', from: '1.0.3', to: '1.0.4' },
    ] as const;
    const state = { ...STATES.quiet(), canary: canaryFixture({ changes: [...changes] }) };
    expect(effectInWords(rollbackEffect(state, 'mf-editorial', '1.0.4'))).toBe(
      'mf-editorial 1.0.5 → 1.0.4, shell 1.0.4 → 1.0.3, for the 5 % of visitors who have it',
    );
  });

  it('a share is refused on an empty site and beside another part’s', () => {
    expect(shareRefusal(STATES.first(), 'shell')).toMatch(/first activation/);
    expect(shareRefusal(STATES.canary(), 'mf-contact')).toMatch(/mf-editorial is under way/);
    expect(shareRefusal(STATES.canary(), 'mf-editorial')).toBeNull();
  });
});

it('says what has changed from one look to the next', () => {
  const before = STATES.quiet();
  expect(stateChanges(before, before)).toEqual([]);
  expect(stateChanges(before, STATES.canary())).toEqual(['5 % of visitors have mf-editorial 1.0.4 → 1.0.5.']);
  expect(stateChanges(STATES.canary(), before)).toEqual(['The gradual activation has ended.']);
  const parts = before.parts.map((part) => (part.name === 'shell' ? { ...part, version: '1.0.4', by: 'Ada' } : part));
  expect(stateChanges(before, { ...before, parts })).toEqual(['shell 1.0.4 is live for all visitors, by Ada.']);
});

it('knows which entries of the log concern a part', () => {
  const entry = (subject: string, details: string[] = []) =>
    ({ id: 1, at: '', by: '', action: 'activate', subject, reason: '', details }) as const;
  expect(concerns(entry('mf-editorial@1.0.3 shell@1.0.1'), 'shell')).toBe(true);
  expect(concerns(entry('mf-editorial'), 'mf-editorial')).toBe(true);
  expect(concerns(entry('ci', ['mf-editorial 1.0.2 → 1.0.3']), 'mf-editorial')).toBe(true);
  expect(concerns(entry('mf-editorial-two@1.0.0'), 'mf-editorial')).toBe(false);
});

it('orders versions by number', () => {
  expect([
    isNewer('1.0.10', '1.0.9'),
    isNewer('1.0.9', '1.0.10'),
    isNewer('2.0.0', '1.9.9'),
    isNewer('1.0.0', '1.0.0'),
  ]).toEqual([true, false, true, false]);
});
