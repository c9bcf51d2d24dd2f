import { KINDS } from '../../src/pages.ts';
import { IN_ALL_BROWSERS_DEVELOPMENT } from '../../src/sites.ts';
import { test } from '../src/test.ts';

// A development build, in which React says when the tree does not match the server's HTML. Complaints fail the journey.
test.use({ site: IN_ALL_BROWSERS_DEVELOPMENT.origin });

test('every kind of page comes alive without a word', async ({ visit }) => {
  for (const { path } of KINDS) await visit.open(path);
});
