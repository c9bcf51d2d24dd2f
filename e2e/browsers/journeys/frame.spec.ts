import { button, H1, link } from '../src/locate.ts';
import { expect, test } from '../src/test.ts';
import type { Visit } from '../src/visit.ts';

const MENU = button('MENU');
const DRAWER = { role: 'dialog', name: 'Menu' };
const remoteOnShow = (visit: Visit) =>
  visit.run(() => [...document.querySelectorAll<HTMLElement>('[data-remote]')].at(-1)?.dataset.remote);
const shows = (visit: Visit, remote: string) => expect.poll(() => remoteOnShow(visit)).toBe(remote);

/** The page is marked; a reload would wipe the mark away. */
const mark = (visit: Visit) => visit.run(() => void Object.assign(globalThis, { stayed: true }));
const stayed = (visit: Visit) => visit.run(() => 'stayed' in globalThis);

test('over all five remotes and back, by mouse, without a reload', async ({ visit }) => {
  await visit.open('/');
  await mark(visit);
  await shows(visit, 'mf-marketing');
  await visit.checkAxe('the landing page');
  for (const [name, remote] of [
    ['Editorial', 'mf-editorial'],
    ['Contact', 'mf-contact'],
  ] as const) {
    await visit.click(MENU);
    await visit.click(link(name, DRAWER));
    await shows(visit, remote);
    await visit.misses(DRAWER);
    await visit.hasFocus(H1);
  }
  await visit.click(link('Apply for Membership', { role: 'contentinfo' }));
  await shows(visit, 'mf-apply');
  await visit.isAt('/membership');
  await visit.checkAxe('the chooser');
  await visit.click({ role: 'link', holding: 'home', within: { role: 'banner' } });
  await shows(visit, 'mf-marketing');
  await visit.click(MENU);
  await visit.click(link('About', DRAWER));
  await visit.isAt('/about');
  await visit.click(link('Explore the Platform', { role: 'main' }));
  await shows(visit, 'mf-explore');
  for (const remote of ['mf-marketing', 'mf-marketing', 'mf-apply', 'mf-contact']) {
    const before = await visit.path();
    await visit.driver.back();
    await expect.poll(visit.path).not.toBe(before);
    await shows(visit, remote);
  }
  await visit.driver.forward();
  await shows(visit, 'mf-apply');
  expect(await stayed(visit)).toBe(true);
});

test('the drawer by keyboard: opened, walked round, closed by Escape, left by a link', async ({ visit }) => {
  await visit.open('/faq');
  await visit.tabTo(MENU);
  await visit.press('Enter');
  await visit.sees(DRAWER);
  const inside = () =>
    visit.of(DRAWER, (drawer) => drawer.contains(document.activeElement) || document.activeElement === drawer);
  await expect.poll(inside).toBe(true);
  await visit.checkAxe('the drawer');
  for (let stop = 0; stop < 12; stop += 1) {
    await visit.press('Tab');
    await expect.poll(inside, `after ${stop + 1} stops`).toBe(true);
  }
  await visit.press('Escape');
  await visit.misses(DRAWER);
  await visit.hasFocus(MENU);
  await visit.press('Enter');
  await visit.tabTo(link('Editorial', DRAWER));
  await visit.press('Enter');
  await visit.isAt('/editorial');
  await visit.misses(DRAWER);
  await visit.hasFocus(H1);
});

test('what nobody owns is the 404 screen, and its way home leads home', async ({ visit }) => {
  await visit.open('/nobody-owns-this');
  await visit.reads(H1, '404');
  await visit.checkAxe('404');
  await visit.click(link('Return home'));
  await visit.isAt('/');
});
