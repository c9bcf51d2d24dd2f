import { expect, test } from '@playwright/test';
import { checkAxe } from '../src/check-axe.ts';
import { hydrated, watch } from '../src/watch.ts';

/** Each section's dialog, its actions and what they say (spec sections 2, 3 and 8). */
const SECTIONS = [
  {
    title: 'The Elite Calendar',
    action: 'Request Tickets',
    count: 5,
    alert: 'Clandor Members Only. Please log in to request tickets.',
  },
  {
    title: 'Profiles',
    action: 'View Profile',
    count: 5,
    alert: 'Please log in to access full profile details and messaging features.',
  },
  {
    title: 'Hosted Journeys',
    action: 'Host This Trip',
    count: 4,
    alert: 'Travel Board requires membership. Please log in to host trips.',
  },
  {
    title: 'Clandor’s Exchange',
    action: 'View category',
    count: 6,
    alert: 'Your Exchange is personalized and unlocked based on your verified profile. Please log in to access.',
  },
  {
    title: 'Clandor’s Z Section',
    action: 'View category',
    count: 3,
    alert:
      'Opportunities and profiles inside the Z section are surfaced based on your verified preferences. Please log in to access.',
  },
];

for (const width of [390, 1440]) {
  test(`every locked preview opens its dialog, by keyboard, with no violation, at ${width} px`, async ({ page }) => {
    const { complaints } = watch(page);
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/explore');
    await hydrated(page);
    const previews = page.getByRole('button', { name: /locked preview/i });
    await expect(previews).toHaveCount(SECTIONS.length);
    for (const [at, { title, action, count, alert }] of SECTIONS.entries()) {
      const preview = previews.nth(at);
      await expect(preview).toHaveAttribute('aria-haspopup', 'dialog');
      await preview.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(1);
      const actions = dialog.getByRole('button', { name: new RegExp(`^${action}`) });
      await expect(actions).toHaveCount(count);
      await actions.last().press('Enter');
      expect(alerts.splice(0), title).toEqual([alert]);
      await checkAxe(page, `${title} at ${width} px`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(preview).toBeFocused();
    }
    expect(complaints).toEqual([]);
  });
}

for (const width of [390, 1440]) {
  test(`the profiles turn by buttons and keys alone, and their pictures are private, at ${width} px`, async ({
    page,
  }) => {
    const { complaints } = watch(page);
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/explore');
    await hydrated(page);
    await page
      .getByRole('button', { name: /locked preview/i })
      .nth(1)
      .press('Enter');
    const carousel = page.getByRole('region', { name: 'Profiles' });
    const [previous, next] = [
      carousel.getByRole('button', { name: 'Previous' }),
      carousel.getByRole('button', { name: 'Next' }),
    ];
    const place = carousel.getByRole('status');
    const slides = carousel.getByRole('group');
    await expect(slides).toHaveCount(5);
    await expect(place).toHaveText('1 of 5');
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText('A login prompt appears after 3 scrolls.')).toBeVisible();

    // By the button, which keeps the focus also at the end.
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(place).toHaveText('2 of 5');
    await page.keyboard.press('ArrowRight');
    await expect(place).toHaveText('3 of 5');
    await page.keyboard.press('Home');
    await expect(place).toHaveText('1 of 5');
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    await page.keyboard.press('End');
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toBeFocused();
    await expect(slides.last()).toBeInViewport({ ratio: 0.5 });

    // What takes the focus comes into sight.
    await page.keyboard.press('Tab');
    await expect(carousel.getByRole('button', { name: /^See the picture/ }).first()).toBeFocused();
    await expect(slides.first()).toBeInViewport({ ratio: 0.5 });
    await page.keyboard.press('Enter');
    expect(alerts).toEqual(['Clandor Members Only. Please log in to view full profile.']);
    expect(complaints).toEqual([]);
  });
}

test('both addresses show it, and every request leads to membership', async ({ page }) => {
  for (const path of ['/explore', '/explore-platform']) {
    await page.goto(path);
    for (const name of ['Request Membership Access', 'Request Login Access', 'Log In to Enter Z', 'Apply']) {
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        '/membership',
      );
    }
  }
});
