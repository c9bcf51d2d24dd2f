import { GENTLEMEN_EXAMPLE } from '@clandor/schemas/testing/application-examples';
import { IN_ALL_BROWSERS } from '../../src/sites.ts';
import { stored } from '../../src/stored.ts';
import { answer } from '../src/answer.ts';
import { button, H1 } from '../src/locate.ts';
import { expect, test } from '../src/test.ts';

const JOIN = button('Join Waitlist');

test('the gentlemen’s waitlist, from the chooser to its reference', async ({ visit, engine }) => {
  const fullName = `Babbage of ${engine}`;
  await visit.open('/membership');
  await visit.click({ css: 'input[value="gentleman"]' });
  await visit.click({ role: 'link', name: 'Join Waitlist', within: { role: 'main' } });
  await visit.isAt('/gentlemen-application');
  await visit.hasFocus(H1);
  await visit.click(JOIN);
  await visit.hasFocus({ role: 'alert' });
  await visit.checkAxe('the form with its mistakes');
  await answer(visit, { ...GENTLEMEN_EXAMPLE, fullName });
  await visit.misses({ role: 'alert' });
  await visit.click(JOIN);
  await visit.reads(H1, 'You are on the waitlist');
  await visit.hasFocus(H1);
  await visit.checkAxe('the thank-you');
  const [entry] = stored('gentlemen', IN_ALL_BROWSERS).filter(({ payload }) => payload?.fullName === fullName);
  expect(entry?.payload).toMatchObject({ ...GENTLEMEN_EXAMPLE, fullName });
  await visit.reads({ role: 'main' }, entry?.reference ?? 'none');
});
