import { expect, it } from 'vitest';
import { linkTarget } from './link-target.ts';

it.each([
  ['http://example.org', 'external'],
  ['https://example.org/a', 'external'],
  ['HTTPS://EXAMPLE.ORG', 'external'],
  ['//example.org', 'external'],
  ['mailto:press@clandor.example', 'plain'],
  ['tel:+4412345', 'plain'],
  ['#membership-form', 'plain'],
  ['/about', 'internal'],
  ['/about?at=12:30', 'internal'],
  ['/', 'internal'],
  ['?category=ladies', 'internal'],
] as const)('%s is %s', (to, target) => expect(linkTarget(to)).toBe(target));
