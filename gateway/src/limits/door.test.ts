import { expect, it } from 'vitest';
import { createDoor } from './door.ts';

const open = () =>
  createDoor({
    most: 3,
    mostOfOne: 2,
    full: () => new Error('full'),
    fullOfOne: () => new Error('full of one'),
  });

it('lets in as many as there may be, and another for each that leaves', () => {
  const door = open();
  const [leave] = ['a', 'b', 'c'].map((whose) => door.enter(whose));
  expect(() => door.enter('d')).toThrow(/^full$/);
  leave?.();
  door.enter('d');
  // Nobody leaves twice.
  leave?.();
  expect(() => door.enter('e')).toThrow(/^full$/);
});

it('keeps a place for others', () => {
  const door = open();
  const leave = door.enter('a');
  door.enter('a');
  expect(() => door.enter('a')).toThrow(/^full of one$/);
  door.enter('b');
  leave();
  door.enter('a');
});
