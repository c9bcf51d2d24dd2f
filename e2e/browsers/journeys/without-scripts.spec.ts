import { ENQUIRY_EXAMPLE } from '@clandor/schemas/testing/application-examples';
import { KINDS } from '../../src/pages.ts';
import { IN_ALL_BROWSERS } from '../../src/sites.ts';
import { stored } from '../../src/stored.ts';
import { answer } from '../src/answer.ts';
import { button, field, H1, link } from '../src/locate.ts';
import { expect, test } from '../src/test.ts';

test.use({ visitor: { scripts: false, lessMotion: false } });

/** Shorter than this, in characters, a page says nothing. */
const LEAST_TEXT = 150;

test('every kind of page reads whole without scripts', async ({ visit }) => {
  for (const { path } of KINDS) {
    await visit.open(path, { alive: false });
    await visit.sees(H1);
    expect(await visit.of({ css: 'main' }, (main) => main.innerText.length), path).toBeGreaterThan(LEAST_TEXT);
  }
});

test('the menu is a native disclosure', async ({ visit }) => {
  await visit.open('/contact', { alive: false });
  await visit.click({ css: 'summary' });
  await visit.click(link('Editorial'));
  await visit.isAt('/editorial');
});

test('an enquiry is a plain post: its mistakes and its thanks come from the server', async ({ visit, engine }) => {
  const lastName = `Plain of ${engine}`;
  await visit.open('/contact/press', { alive: false });
  await answer(visit, { ...ENQUIRY_EXAMPLE, lastName, email: '' });
  await visit.click(button('SUBMIT ENQUIRY'));
  await expect.poll(visit.title).toMatch(/^Error: /);
  await visit.sees(link('Invalid email address', { role: 'alert' }));
  await visit.click(field('email'));
  await visit.type(ENQUIRY_EXAMPLE.email);
  await visit.click(button('SUBMIT ENQUIRY'));
  await visit.reads(H1, 'Enquiry Submitted');
  const [enquiry] = stored('enquiry', IN_ALL_BROWSERS).filter(({ payload }) => payload?.lastName === lastName);
  expect(enquiry?.payload).toMatchObject({ lastName, email: ENQUIRY_EXAMPLE.email, message: ENQUIRY_EXAMPLE.message });
  await visit.reads({ role: 'main' }, enquiry?.reference ?? 'none');
});
