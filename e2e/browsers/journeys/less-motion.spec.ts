import { H1, link } from '../src/locate.ts';
import { expect, test } from '../src/test.ts';

test.use({ visitor: { scripts: true, lessMotion: true } });

test('with less motion asked for, nothing moves and pages are simply there', async ({ visit }) => {
  await visit.open('/faq');
  expect(await visit.run(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
  const moving = () =>
    visit.run(
      () =>
        document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 0).length,
    );
  await visit.click({ css: 'main [aria-expanded]' });
  expect(await moving()).toBe(0);
  const drawer = { role: 'dialog', name: 'Menu' };
  await visit.click({ role: 'button', name: 'MENU' });
  await visit.sees(drawer);
  expect(await moving()).toBe(0);
  await visit.click(link('Editorial', drawer));
  await visit.isAt('/editorial');
  await visit.hasFocus(H1);
  expect(await moving()).toBe(0);
});
