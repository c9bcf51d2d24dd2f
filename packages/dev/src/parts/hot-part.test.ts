import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseSchema } from '@clandor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../root.ts';
import { HotPart } from './hot-part.ts';

let builds: string;
let part: HotPart;

beforeAll(async () => {
  builds = mkdtempSync(join(tmpdir(), 'clandor-hot-'));
  part = new HotPart('mf-contact', join(ROOT, 'mf-contact'), builds);
  await part.settled();
});
afterAll(() => {
  part.close();
  rmSync(builds, { recursive: true, force: true });
});

const text = (path: string): string => readFileSync(join(part.folder, path), 'utf8');

it('compiles a remote into a release that is nobody’s, whose entry has its hash', () => {
  expect(part.errors).toEqual([]);
  const { name, version, entry, global } = releaseSchema.parse(part.release());
  expect({ name, version, global }).toEqual({ name: 'mf-contact', version: '0.0.0', global: 'mf_contact_dev' });
  expect(entry).toEqual([`web/remoteEntry.${part.hash}.js`]);
});

it('makes the build known to the page, and every module exchangeable', () => {
  expect(text(`web/remoteEntry.${part.hash}.js`)).toContain('__clandorHot.join');
  expect(text('web/contact.js')).toContain('__clandorHot.settle');
  // React and Emotion come from the shell, a development JSX runtime too.
  expect(text('web/contact.js')).not.toMatch(/node_modules\/(@emotion\/react|react)\//);
});

it('gives the renderer a build without any of it', () => {
  expect(text('server/remoteEntry.js') + text('server/contact.js')).not.toContain('__clandorHot');
});
