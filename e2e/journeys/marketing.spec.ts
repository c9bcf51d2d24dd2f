import { expect, type Page, test } from '@playwright/test';
import { checkAxe } from '../src/check-axe.ts';
import { hydrated, watch } from '../src/watch.ts';

/** The rows of spec section 2 that belong to marketing: heading, texts, and where the links of the page itself lead. */
const ROWS: { path: string; h1: string; texts: string[]; links: [name: string, to: string][] }[] = [
  {
    path: '/',
    h1: 'Clandor',
    texts: ['Where extraordinary people connect in exceptional settings'],
    links: [
      ['Request Access', '/membership'],
      ['Meet the Founder', '/meet-the-founder'],
    ],
  },
  {
    path: '/about',
    h1: 'About Clandor',
    texts: ['How it chooses', 'No open browsing'],
    links: [
      ['Apply for Membership', '/membership'],
      ['Review Criteria', '/membership-criteria'],
      ['Explore the Platform', '/explore-platform'],
    ],
  },
  {
    path: '/meet-the-founder',
    h1: 'Meet the Founder',
    texts: ['The Founder'],
    links: [['Apply for Membership', '/membership']],
  },
  {
    path: '/services',
    h1: 'Our Services',
    texts: ['24/7 Global Concierge', 'Exclusive Access', 'Restaurants & Nightlife', 'Lifestyle Services'],
    links: [
      ['Request Membership', '/membership'],
      ['Log in', '/login'],
    ],
  },
  {
    path: '/membership-criteria',
    h1: 'Membership Criteria',
    texts: ['Gentlemen & Couples', 'Ladies', '19–30', 'A minimum of $5 million, verified.'],
    links: [['Apply for Membership', '/membership']],
  },
  { path: '/careers', h1: 'We are not hiring at the moment', texts: [], links: [['Express Interest', '/contact']] },
  { path: '/login', h1: 'Access is coming soon', texts: [], links: [['Contact Membership', '/contact']] },
  {
    path: '/faq',
    h1: 'Frequently Asked Questions',
    texts: ['Private Membership. Selectively Granted.'],
    links: [],
  },
];

declare global {
  // What the page's own observer has seen so far.
  var shifts: number[];
}

const main = (page: Page) => page.getByRole('main');

for (const { path, h1, texts, links } of ROWS) {
  test(`${path} says and leads where the specification says`, async ({ page }) => {
    const { complaints } = watch(page);
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
    for (const text of texts) await expect(main(page).getByText(text, { exact: true }).first()).toBeVisible();
    for (const [name, to] of links) {
      await expect(main(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', to);
    }
    const [name, to] = links[0] ?? [];
    if (name && to) {
      await main(page).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(h1);
    }
    expect(complaints).toEqual([]);
  });
}

test('the landing page has its sections, and Learn More leads to services three times', async ({ page }) => {
  await page.goto('/');
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
    'Curated Experiences',
    'Our Services',
    'White Glove Service',
    'Built With Intention',
  ]);
  await expect(main(page).getByRole('heading', { level: 3 })).toHaveText([
    'Luxury Travel',
    'Fine Dining',
    'Cultural Events',
    'Premium Introductions',
    'Concierge Services',
    'Travel Planning',
    'Absolute Discretion',
    'Global Network',
    '24/7 Support',
  ]);
  const more = main(page).getByRole('link', { name: /^Learn More/ });
  await expect(more).toHaveCount(3);
  for (const link of await more.all()) await expect(link).toHaveAttribute('href', '/services');
});

test('services has 9, 3, 3, 2 and 2 in tabs, 3, and 4 with the concierge', async ({ page }) => {
  await page.goto('/services');
  await hydrated(page);
  const cards = (section: string) =>
    main(page).getByRole('region', { name: section }).getByRole('heading', { level: 3 });
  await expect(cards('Exclusive Access')).toHaveCount(9);
  await expect(cards('Introductions')).toHaveCount(3);
  await expect(cards('Travel')).toHaveCount(3);
  await expect(cards('Restaurants & Nightlife')).toHaveCount(3);
  await expect(cards('Lifestyle Services')).toHaveCount(5);
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(tab('Education')).toHaveAttribute('aria-selected', 'true');
  await expect(cards('Education & Career')).toHaveCount(2);
  await checkAxe(page, 'Education');
  // By keyboard alone, both ways.
  await tab('Education').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(tab('Career')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Career' }).getByRole('heading', { level: 3 })).toHaveCount(2);
  await checkAxe(page, 'Career');
});

test('criteria has eleven items, and an age and ten items', async ({ page }) => {
  await page.goto('/membership-criteria');
  const items = (name: string) => page.getByRole('list', { name }).getByRole('listitem');
  await expect(items('Requirements for gentlemen and couples')).toHaveCount(11);
  await expect(items('Requirements for ladies')).toHaveCount(10);
});

for (const width of [390, 1440]) {
  test(`every question of the FAQ opens alone and is accessible at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/faq');
    await hydrated(page);
    const questions = main(page).getByRole('heading', { level: 2 }).getByRole('button');
    await expect(questions).toHaveCount(11);
    for (const question of await questions.all()) {
      await question.click();
      await expect(main(page).locator('[aria-expanded="true"]')).toHaveCount(1);
      await expect(question).toHaveAttribute('aria-expanded', 'true');
      await checkAxe(page, await question.innerText());
    }
    await questions.last().press('Enter');
    await expect(main(page).locator('[aria-expanded="true"]')).toHaveCount(0);
  });
}

test('the links of the FAQ lead to privacy, to a mailbox, and from Prep nowhere', async ({ page }) => {
  await page.goto('/faq');
  await hydrated(page);
  await page.getByRole('button', { name: 'I am not ready to apply. Where can I begin?' }).click();
  await expect(page.getByRole('link', { name: 'non-member inquiries' })).toHaveAttribute(
    'href',
    'mailto:membership@clandor.example',
  );
  await page.getByRole('link', { name: 'Learn about Prep' }).click();
  await expect(page).toHaveURL('/faq');
  await page.getByRole('button', { name: 'What happens to what I send you?' }).click();
  await main(page).getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy-policy');
});

for (const [path, h1, effective] of [
  ['/terms-of-service', 'Terms of Service', 1],
  ['/privacy-policy', 'Privacy Policy', 1],
  ['/code-of-conduct', 'Code of Conduct', 1],
  ['/legal', 'Legal Notice', 0],
] as const) {
  test(`${path} is a legal text with its date, its parts, and mailto links`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
    await expect(page.getByText('Effective July 27, 2025')).toHaveCount(effective);
    await expect(
      main(page)
        .getByText(/Delaware/)
        .first(),
    ).toBeVisible();
    expect(await main(page).locator('a[href^="mailto:"]').count()).toBeGreaterThan(0);
    const last = page.getByRole('navigation', { name: 'Contents' }).getByRole('link').last();
    const name = await last.innerText();
    await last.click();
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport();
  });
}

test('no marketing page shifts while it loads', async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) globalThis.shifts.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const { path } of ROWS) {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    const total = await page.evaluate(() => globalThis.shifts.reduce((sum, each) => sum + each, 0));
    // A letter that a font of the same measure moves by a part of a pixel is no shift that anybody sees.
    expect(total, path).toBeLessThan(0.001);
  }
});
