import { H1, link } from '../src/locate.ts';
import { expect, test } from '../src/test.ts';

const MAIN = { role: 'main' };

test('the list is filtered by arrows and Enter, an article is read, and the way back keeps the filter', async ({
  visit,
}) => {
  await visit.open('/editorial');
  await visit.checkAxe('the list');
  const selected = { css: '[role="tab"][aria-selected="true"]' };
  await visit.reads(selected, 'All Articles');
  await visit.tabTo(selected);
  await visit.press('ArrowRight');
  await visit.press('Enter');
  await visit.reads(selected, 'For Ladies');
  const count = Number((await visit.text(selected))?.match(/\d+$/)?.[0]);
  expect(count).toBeGreaterThan(0);
  await expect.poll(() => visit.run(() => document.querySelectorAll('main article').length)).toBe(count);
  const title = (await visit.text({ role: 'heading', within: { role: 'article', within: MAIN } })) ?? 'none';
  await visit.click({ css: 'main article a' });
  await visit.reads(H1, title);
  await visit.hasFocus(H1);
  // The article's picture is there: this browser can draw one of the forms that it is offered in.
  await expect
    .poll(() =>
      visit.run(() =>
        [...document.images].every(({ loading, naturalWidth }) => loading === 'lazy' || naturalWidth > 0),
      ),
    )
    .toBe(true);
  await visit.checkAxe('an article');
  await visit.driver.back();
  await visit.reads(selected, 'For Ladies');
  await visit.click({ css: 'main article a' });
  await visit.reads(H1, title);
  await visit.click(link('Back to Editorial', MAIN));
  await visit.isAt('/editorial');
});
