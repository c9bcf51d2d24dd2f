import { findDepartment } from '@clandor/schemas/departments';
import { ENQUIRY_EXAMPLE } from '@clandor/schemas/testing/application-examples';
import { IN_ALL_BROWSERS } from '../../src/sites.ts';
import { stored } from '../../src/stored.ts';
import { answer } from '../src/answer.ts';
import { button, field, H1, link } from '../src/locate.ts';
import { expect, test } from '../src/test.ts';

const SUBMIT = button('SUBMIT ENQUIRY');
const SUMMARY = { role: 'alert' };

test('an enquiry: first with a mistake in it, then stored, with its reference', async ({ visit, engine }) => {
  const lastName = `Byron of ${engine}`;
  await visit.open('/contact/press');
  await visit.checkAxe('the empty form');
  await visit.click(SUBMIT);
  await visit.hasFocus(SUMMARY);
  await expect.poll(visit.title).toMatch(/^Error: /);
  await visit.checkAxe('the form with its mistakes');
  await visit.click(link('Invalid email address', SUMMARY));
  await visit.hasFocus(field('email'));
  await answer(visit, { ...ENQUIRY_EXAMPLE, lastName, email: 'nobody' });
  await visit.tabTo(SUBMIT);
  await visit.press('Enter');
  await visit.hasFocus(SUMMARY);
  expect(await visit.run(() => document.querySelectorAll('[role="alert"] a').length)).toBe(1);
  await visit.click(field('email'));
  await visit.press('End');
  await visit.type('@example.com');
  await visit.misses(SUMMARY);
  await visit.click(SUBMIT);
  await visit.reads(H1, 'Enquiry Submitted');
  await visit.hasFocus(H1);
  await visit.checkAxe('the thank-you');
  const [enquiry] = stored('enquiry', IN_ALL_BROWSERS).filter(({ payload }) => payload?.lastName === lastName);
  const { agreeTerms: _, ...words } = ENQUIRY_EXAMPLE;
  expect(enquiry?.payload).toMatchObject({ ...words, lastName, email: 'nobody@example.com', formType: 'press' });
  await visit.reads({ role: 'main' }, enquiry?.reference ?? 'none');
  await visit.click(link('RETURN TO CONTACT'));
  await visit.isAt('/contact');
});

test('the department is chosen by keyboard', async ({ visit }) => {
  await visit.open('/contact');
  await visit.tabTo(field('department'));
  await visit.type('Press');
  // A closed list takes what is typed at once; Chromium and Firefox tell the page of it, WebKit when it is left.
  await visit.press('Enter');
  await visit.isAt('/contact/press');
  await visit.reads(H1, findDepartment('press')?.title ?? 'none');
});
