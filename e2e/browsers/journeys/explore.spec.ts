import { button } from '../src/locate.ts';
import { expect, test } from '../src/test.ts';

const DIALOG = { role: 'dialog' };
const PREVIEWS = 'main button[aria-haspopup="dialog"]';

test('every locked preview: its dialog keeps the focus, closes by Escape and gives it back', async ({ visit }) => {
  await visit.open('/explore');
  const previews = await visit.run((selector) => {
    const all = [...document.querySelectorAll(selector)];
    for (const [at, each] of all.entries()) each.setAttribute('data-at', String(at));
    return all.length;
  }, PREVIEWS);
  expect(previews).toBeGreaterThan(3);
  for (let at = 0; at < previews; at += 1) {
    const preview = { css: `${PREVIEWS}[data-at="${at}"]` };
    await visit.click(preview);
    await visit.sees(DIALOG);
    await visit.checkAxe(`dialog ${at + 1}`);
    const inside = () =>
      visit.of(DIALOG, (dialog) => dialog.contains(document.activeElement) || document.activeElement === dialog);
    for (let stop = 0; stop < 4; stop += 1) {
      await visit.press(stop % 2 === 0 ? 'Shift+Tab' : 'Tab');
      await expect.poll(inside, `dialog ${at + 1}, stop ${stop + 1}`).toBe(true);
    }
    await visit.press('Escape');
    await visit.misses(DIALOG);
    await visit.hasFocus(preview);
  }
});

test('an action of a preview says that it is for members', async ({ visit }) => {
  await visit.open('/explore');
  await visit.tabTo({ css: PREVIEWS });
  await visit.press('Enter');
  await visit.sees(DIALOG);
  await visit.click({ role: 'button', holding: 'Request Tickets', within: DIALOG });
  await visit.answerAlert(/^Clandor Members Only/);
  await visit.click(button('Close', DIALOG));
  await visit.misses(DIALOG);
});
