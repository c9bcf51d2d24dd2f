import { expect, type Page, test } from '@playwright/test';
import { checkAxe, checkAxeAtBothWidths } from '../src/check-axe.ts';
import { pressOn, tabTo, typeInto } from '../src/keys.ts';
import { makePhoto, makeVideo } from '../src/media.ts';
import { stored } from '../src/stored.ts';
import { hydrated, watch } from '../src/watch.ts';

const DRAFT = 'clandor-ladies-application';
const next = (page: Page) => page.getByRole('button', { name: 'Next Step' }).click();
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Application' });
const onStep = (page: Page, number: number, title: string) =>
  Promise.all([
    expect(page.getByText(`Step ${number} of 6`, { exact: true })).toBeVisible(),
    expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible(),
  ]);

/** The first line of the summary is what stands where it stands: nothing lies over it. */
const startsInSight = (page: Page) =>
  page.getByRole('heading', { name: 'There is a problem' }).evaluate((heading) => {
    const { left, top } = heading.getBoundingClientRect();
    return heading.contains(document.elementFromPoint(left + 5, top + 5));
  });

/** What the page says in the browser's own alerts; every question is answered yes. */
function alertsOf(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  return alerts;
}

async function open(page: Page): Promise<void> {
  await page.goto('/ladies-application');
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Next Step' })).toBeEnabled();
}

async function fillAll(page: Page, name: string): Promise<void> {
  await page.locator('[name="fullLegalName"]').fill(name);
  await page.locator('[name="dateOfBirth"]').fill('2001-06-15');
  await page.locator('[name="email"]').fill('ada@example.org');
  await page.locator('[name="phoneNumber"]').fill('+44 20 7946 0000');
  await page.locator('[name="primaryCity"]').fill('London');
  await page.locator('[name="countries"]').selectOption('United Kingdom');
  await page.locator('[name="countries"]').selectOption('Italy');
  await next(page);
  await onStep(page, 2, 'Visual Submissions');
  const photo = await makePhoto();
  await page
    .locator('[name="uploadedPhotos"]')
    .setInputFiles([1, 2, 3, 4].map((n) => ({ name: `photo-${n}.jpg`, mimeType: 'image/jpeg', buffer: photo })));
  await page
    .locator('[name="uploadedVideos"]')
    .setInputFiles([1, 2].map((n) => ({ name: `video-${n}.mp4`, mimeType: 'video/mp4', buffer: makeVideo() })));
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(6);
  await next(page);
  await onStep(page, 3, 'Lifestyle Experience');
  await page.getByLabel('Live in or travel to luxury cities').check();
  await page.getByLabel('Travel', { exact: true }).check();
  await next(page);
  await onStep(page, 4, 'Personal Presence and Qualities');
  await page.getByLabel('Private', { exact: true }).check();
  await page.locator('[name="unforgettableWoman"]').fill('She listens, and remembers.');
  await page.locator('[name="whatSeparatesYou"]').fill('I finish what I begin.');
  await next(page);
  await onStep(page, 5, 'Preferences and Arrangements');
  await page.locator('[name="luxuryComfort"][value="At ease"]').check();
  await page.locator('[name="openToConsideration"][value="Open to possibilities"]').check();
  await page.locator('[name="publicAppearances"][value="Yes"]').check();
  await page.locator('[name="adultPlatforms"][value="No"]').check();
  await page.locator('[name="previousExperience"][value="Prefer not to say"]').check();
  await next(page);
  await onStep(page, 6, 'Final Questions');
  await page.locator('[name="whyClandor"]').fill('Because it is quiet, and because it says no.');
  for (const box of [
    'ndaComfortable',
    'videoInterview',
    'understandInvitation',
    'understandConfidential',
    'agreeToReview',
    'agreeToInterview',
  ]) {
    await page.locator(`[name="${box}"]`).check();
  }
}

for (const width of [390, 1440]) {
  test(`an application goes through six steps, with real files, to the vault, at ${width} px`, async ({ page }) => {
    test.setTimeout(60_000);
    const name = `Ada Lovelace ${width}`;
    const { complaints } = watch(page);
    const alerts = alertsOf(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    await fillAll(page, name);
    await submit(page).click();
    const nda = page.getByRole('dialog', { name: 'Non-Disclosure Agreement' });
    await expect(nda).toBeVisible();
    await checkAxe(page, `the agreement at ${width} px`);

    await nda.getByRole('button', { name: 'No, I Do Not Agree' }).click();
    await expect(nda).toBeHidden();
    expect(alerts.splice(0).join()).toMatch(/^Application Not Submitted.*non-disclosure agreement.*reapply/s);

    await submit(page).click();
    await nda.getByRole('button', { name: 'Yes, I Understand & Agree' }).click();
    const done = page.getByRole('dialog', { name: 'Application Submitted' });
    await expect(done).toContainText('5-7 business days');
    await checkAxe(page, `the thanks at ${width} px`);
    const reference = await done.getByText(/^CL-/).textContent();
    expect(await page.evaluate((key) => localStorage.getItem(key), DRAFT)).toBeNull();
    const kept = stored('ladies').filter(({ payload }) => payload?.fullLegalName === name);
    expect(kept).toHaveLength(1);
    expect(kept[0]).toMatchObject({
      reference,
      files: 6,
      payload: {
        countries: ['United Kingdom', 'Italy'],
        photosUploaded: true,
        ndaAccepted: true,
        privacyPolicyAccepted: true,
      },
    });
    await done.getByRole('link', { name: 'Return to Membership' }).click();
    await expect(page).toHaveURL('/membership');
    expect(alerts).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test(`every step is free of violations, with and without errors, at ${width} px`, async ({ page }) => {
    test.setTimeout(90_000);
    const alerts = alertsOf(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    for (let step = 1; step <= 6; step += 1) {
      await checkAxe(page, `step ${step} at ${width} px`);
      if (step < 6) await next(page);
    }
    await submit(page).click();
    await expect(page.getByRole('alert')).toBeFocused();
    // It is longer than the window of a phone: it is read from its start, below the header.
    await expect.poll(() => startsInSight(page)).toBe(true);
    expect(alerts).toHaveLength(1);
    for (let step = 6; step >= 1; step -= 1) {
      await checkAxe(page, `step ${step} with errors at ${width} px`);
      if (step > 1) await page.getByRole('button', { name: 'Previous' }).click();
    }
  });
}

test('an untouched form: every failed field by its name, and the way to each', async ({ page }) => {
  const alerts = alertsOf(page);
  await open(page);
  for (let step = 1; step < 6; step += 1) await next(page);
  await submit(page).click();
  await expect.poll(() => alerts.length).toBe(1);
  const [first, ...lines] = alerts[0]?.split('\n') ?? [];
  expect(first).toBe('Please complete the following required fields:');
  expect(lines).toContain('fullLegalName: Full legal name is required');
  expect(lines).toContain('uploadedPhotos: 4 high-quality photos required');
  expect(lines).toContain('agreeToInterview: You must agree to interview if selected');
  expect(lines).toHaveLength(26);
  await page.getByRole('alert').getByRole('link', { name: 'Please provide a thoughtful response' }).click();
  await onStep(page, 4, 'Personal Presence and Qualities');
  await expect(page.locator('[name="unforgettableWoman"]')).toBeFocused();
  await expect(page).toHaveTitle(/^Error: .*Step 4 of 6/);
});

test('the draft comes back with its files and its step, and goes when it is cleared', async ({ page }) => {
  const alerts = alertsOf(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await page.locator('[name="fullLegalName"]').fill('Ada Byron');
  await page.locator('[name="dateOfBirth"]').fill('2015-01-01');
  await expect(page.getByText('You must be between 19-30 years old to apply.')).toBeVisible();
  await next(page);
  const photo = await makePhoto();
  await page.locator('[name="uploadedPhotos"]').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(1);
  await expect(page.getByText('Your draft is saved on this device.')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await onStep(page, 2, 'Visual Submissions');
  await expect(page.getByText('Photo 1')).toBeVisible();
  // The picture is really there: the browser that sent it may see it.
  await expect
    .poll(() => page.locator('li img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await checkAxeAtBothWidths(page, 'a draft that came back with its files');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.locator('[name="fullLegalName"]')).toHaveValue('Ada Byron');
  await page.getByRole('button', { name: 'Clear Form' }).click();
  await expect(page.locator('[name="fullLegalName"]')).toHaveValue('');
  await hydrated(page);
  await expect(page.locator('[name="fullLegalName"]')).toHaveValue('');
  expect(await page.evaluate((key) => localStorage.getItem(key), DRAFT)).toBeNull();
  expect(alerts).toEqual([expect.stringContaining('Erase everything')]);
});

test('files on their way, and files that did not arrive, are free of violations', async ({ page }) => {
  const alerts = alertsOf(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await next(page);
  let breakOff = () => {};
  const looked = new Promise<void>((resolve) => {
    breakOff = resolve;
  });
  await page.route('**/api/upload-files', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await looked;
    await route.fulfill({ status: 503, json: { message: 'Files cannot be taken just now.' } });
  });
  const photo = await makePhoto();
  await page
    .locator('[name="uploadedPhotos"]')
    .setInputFiles([1, 2, 3].map((n) => ({ name: `photo-${n}.jpg`, mimeType: 'image/jpeg', buffer: photo })));
  // Two at a time.
  await expect(page.getByRole('progressbar', { name: /^Uploading photo-/ })).toHaveCount(2);
  await expect(page.getByText('Waiting', { exact: true })).toHaveCount(1);
  await checkAxeAtBothWidths(page, 'files on their way');
  breakOff();
  await expect(page.getByText('Not uploaded: Files cannot be taken just now.')).toHaveCount(3);
  expect(alerts).toHaveLength(3);
  await checkAxeAtBothWidths(page, 'files that did not arrive');
  for (const n of [1, 2, 3]) {
    await expect(page.getByRole('button', { name: `Try again: photo-${n}.jpg` })).toBeVisible();
  }
});

test('a file that is refused says why, can be tried again or removed, and changes no list', async ({ page }) => {
  const alerts = alertsOf(page);
  await open(page);
  await next(page);
  await page
    .locator('[name="uploadedPhotos"]')
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') });
  await expect(page.getByText(/^Not uploaded: Photos must be JPG or PNG/)).toBeVisible();
  expect(alerts).toEqual([expect.stringMatching(/^Upload failed: Photos must be JPG or PNG/)]);
  await expect(page.getByText(/^0 of at least 4/)).toBeVisible();
  await page.getByRole('button', { name: 'Try again: a.jpg' }).click();
  await expect.poll(() => alerts.length).toBe(2);
  await page.getByRole('button', { name: 'Remove: a.jpg' }).click();
  await expect(page.getByText('a.jpg')).toHaveCount(0);
});

test('a submission that fails loses nothing; sent again it is stored once', async ({ page }) => {
  test.setTimeout(60_000);
  const alerts = alertsOf(page);
  await open(page);
  await fillAll(page, 'Ada Lost');
  // The gateway stores it, and its answer is lost on the way.
  await page.route('**/api/ladies-applications', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await submit(page).click();
  await page.getByRole('button', { name: 'Yes, I Understand & Agree' }).click();
  await expect.poll(() => alerts.length).toBe(1);
  expect(alerts[0]).toMatch(/^Submission failed: /);
  await expect(page.locator('[name="whyClandor"]')).toHaveValue(/quiet/);
  await page.unroute('**/api/ladies-applications');
  await page.reload();
  await hydrated(page);
  await submit(page).click();
  await page.getByRole('button', { name: 'Yes, I Understand & Agree' }).click();
  await expect(page.getByRole('dialog', { name: 'Application Submitted' })).toBeVisible();
  expect(stored('ladies').filter(({ payload }) => payload?.fullLegalName === 'Ada Lost')).toHaveLength(1);
});

test('by keyboard alone: descriptors, a sixth refused, none of the above', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Next Step' }).press('Enter');
  await page.getByRole('button', { name: 'Next Step' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
  await page.getByLabel('Travel', { exact: true }).press(' ');
  await page.getByLabel('None of the above').press(' ');
  await expect(page.getByLabel('Travel', { exact: true })).not.toBeChecked();
  await page.getByLabel('Skincare/beauty').press(' ');
  await expect(page.getByLabel('None of the above')).not.toBeChecked();
  await page.getByRole('button', { name: 'Next Step' }).press('Enter');
  for (const word of ['Feminine', 'Captivating', 'Intelligent', 'Private', 'Graceful']) {
    await page.getByLabel(word, { exact: true }).press(' ');
  }
  await page.getByLabel('Magnetic').press(' ');
  await expect(page.getByLabel('Magnetic')).not.toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: 'Select up to 5 descriptors' })).toBeVisible();
  await page.getByRole('button', { name: 'Next Step' }).press('Enter');
  await expect(page.locator('[name="adultPlatformsExplanation"]')).toHaveCount(0);
  await page.locator('[name="adultPlatforms"][value="Yes"]').press(' ');
  await expect(page.locator('[name="adultPlatformsExplanation"]')).toBeVisible();
  // What was chosen stands in the draft.
  const draft = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}'), DRAFT);
  expect(draft.answers).toMatchObject({ personalPriorities: ['Skincare/beauty'], adultPlatforms: 'Yes' });
  expect(draft.answers.presenceDescriptors).toHaveLength(5);
  expect(draft.step).toBe(5);
});

test('films that this browser records are taken, and still play', async ({ page }) => {
  await open(page);
  await next(page);
  const films = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const pen = canvas.getContext('2d');
    const types = ['video/webm', 'video/mp4'].filter((type) => MediaRecorder.isTypeSupported(type));
    const recorded = types.map(async (type) => {
      const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: type });
      const pieces: Blob[] = [];
      recorder.ondataavailable = ({ data }) => pieces.push(data);
      const stopped = new Promise((resolve) => {
        recorder.onstop = resolve;
      });
      recorder.start(100);
      for (let frame = 0; frame < 20; frame += 1) {
        pen?.fillRect(frame, frame, 20, 20);
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
      recorder.stop();
      await stopped;
      return { type, bytes: [...new Uint8Array(await new Blob(pieces).arrayBuffer())] };
    });
    return Promise.all(recorded);
  });
  expect(films.length).toBeGreaterThan(0);
  await page
    .locator('[name="uploadedVideos"]')
    .setInputFiles(
      films.map(({ type, bytes }) => ({ name: `film.${type.slice(6)}`, mimeType: type, buffer: Buffer.from(bytes) })),
    );
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(films.length);
  await page.reload();
  await hydrated(page);
  const shown = page.locator('li video');
  await expect(shown).toHaveCount(films.length);
  for (const film of await shown.all()) {
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0);
  }
  console.log(`films recorded, cleaned and played: ${films.map(({ type }) => type).join(', ')}`);
});

test('the whole application by keyboard alone', async ({ page }) => {
  test.setTimeout(90_000);
  const name = 'Ada By Keys';
  await open(page);
  const control = (field: string, value?: string) =>
    page.locator(`[name="${field}"]${value === undefined ? '' : `[value="${value}"]`}`);
  const goOn = () => pressOn(page, page.getByRole('button', { name: 'Next Step' }), 'Enter');
  await typeInto(page, control('fullLegalName'), name);
  await typeInto(page, control('dateOfBirth'), '06152001');
  await typeInto(page, control('email'), 'ada@example.org');
  await typeInto(page, control('phoneNumber'), '+44 20 7946 0000');
  await typeInto(page, control('primaryCity'), 'London');
  await typeInto(page, control('countries'), 'Italy');
  await expect(page.getByRole('button', { name: 'Add Italy' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Italy' })).toBeVisible();
  await goOn();
  await expect(page.getByRole('heading', { level: 2, name: 'Visual Submissions' })).toBeFocused();
  const photo = await makePhoto();
  const files = {
    uploadedPhotos: [1, 2, 3, 4].map((n) => ({ name: `photo-${n}.jpg`, mimeType: 'image/jpeg', buffer: photo })),
    uploadedVideos: [1, 2].map((n) => ({ name: `video-${n}.mp4`, mimeType: 'video/mp4', buffer: makeVideo() })),
  };
  for (const [field, chosen] of Object.entries(files)) {
    const chooser = page.waitForEvent('filechooser');
    await pressOn(page, control(field), 'Enter');
    await (await chooser).setFiles(chosen);
  }
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(6);
  await goOn();
  await pressOn(page, control('lifestyleExperience', 'Comfortable in elevated social settings'), ' ');
  await goOn();
  await pressOn(page, control('presenceDescriptors', 'Graceful'), ' ');
  await typeInto(page, control('unforgettableWoman'), 'She listens, and remembers.');
  await typeInto(page, control('whatSeparatesYou'), 'I finish what I begin.');
  await goOn();
  // Of radios the first takes the focus; the arrows choose.
  for (const field of ['luxuryComfort', 'publicAppearances', 'adultPlatforms', 'previousExperience']) {
    if (field === 'publicAppearances') await pressOn(page, control('openToConsideration', 'Not sure'), ' ');
    await tabTo(page, control(field).first());
    await page.keyboard.press('ArrowDown');
    await expect(control(field).nth(1)).toBeChecked();
  }
  await goOn();
  await typeInto(page, control('whyClandor'), 'Because it is quiet, and because it says no.');
  for (const box of [
    'ndaComfortable',
    'videoInterview',
    'understandInvitation',
    'understandConfidential',
    'agreeToReview',
    'agreeToInterview',
  ]) {
    await pressOn(page, control(box), ' ');
  }
  await pressOn(page, submit(page), 'Enter');
  const nda = page.getByRole('dialog', { name: 'Non-Disclosure Agreement' });
  await expect(nda).toBeVisible();
  await pressOn(page, nda.getByRole('button', { name: 'Yes, I Understand & Agree' }), 'Enter');
  const done = page.getByRole('dialog', { name: 'Application Submitted' });
  await expect(done).toBeVisible();
  await pressOn(page, done.getByRole('link', { name: 'Return to Membership' }), 'Enter');
  await expect(page).toHaveURL('/membership');
  expect(stored('ladies').filter(({ payload }) => payload?.fullLegalName === name)).toMatchObject([
    {
      files: 6,
      payload: { dateOfBirth: '2001-06-15', countries: ['Italy'], luxuryComfort: 'Confident', adultPlatforms: 'No' },
    },
  ]);
});

test('the debug button is not in what visitors get', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('button', { name: 'Debug' })).toHaveCount(0);
});
