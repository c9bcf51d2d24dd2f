import { describe, expect, it } from 'vitest';
import { ALERTS } from './alerts.ts';
import { EXCHANGE_CATEGORIES, Z_CATEGORIES } from './categories.ts';
import { EVENTS } from './events.ts';
import { PROFILES } from './profiles.ts';
import { SECTIONS } from './sections.ts';
import { TRIPS } from './trips.ts';
import { isoWeek, weeklyOrder } from './weekly-order.ts';

describe('the sample data', () => {
  it('has the counts of the specification', () => {
    expect(SECTIONS.map(({ id }) => id)).toEqual(['lifestyle', 'connections', 'travel', 'exchange', 'professional']);
    expect([EVENTS, PROFILES, TRIPS, EXCHANGE_CATEGORIES, Z_CATEGORIES].map(({ length }) => length)).toEqual([
      5, 5, 4, 6, 3,
    ]);
    for (const { date } of EVENTS) expect(date).toMatch(/(October|November) 2025$/);
    for (const { dates } of TRIPS) expect(dates).toMatch(/(September|October|November|December) 2026$/);
  });

  it('alerts in the words of section 8', () => {
    expect(Object.values(ALERTS)).toEqual([
      'Clandor Members Only. Please log in to request tickets.',
      'Travel Board requires membership. Please log in to host trips.',
      'Your Exchange is personalized and unlocked based on your verified profile. Please log in to access.',
      'Opportunities and profiles inside the Z section are surfaced based on your verified preferences. Please log in to access.',
      'Clandor Members Only. Please log in to view full profile.',
      'Please log in to access full profile details and messaging features.',
    ]);
  });
});

describe('the weekly order', () => {
  it.each([
    ['2026-01-01', 202601],
    ['2027-01-01', 202653],
    ['2024-12-30', 202501],
    ['2026-11-22', 202647],
    ['2026-11-23', 202648],
  ])('%s is in week %i', (date, week) => expect(isoWeek(new Date(date))).toBe(week));

  it('keeps every card, is the same for everyone in a week, and changes over the weeks', () => {
    const orders = Array.from({ length: 20 }, (_, index) =>
      weeklyOrder(PROFILES, 202601 + index).map(({ name }) => name),
    );
    for (const order of orders) expect([...order].sort()).toEqual(PROFILES.map(({ name }) => name).sort());
    expect(weeklyOrder(PROFILES, 202648)).toEqual(weeklyOrder(PROFILES, 202648));
    expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(5);
  });
});
