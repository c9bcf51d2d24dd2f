import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LADIES_EXAMPLE } from '@clandor/schemas/testing/application-examples';
import { makePhoto, makeVideo } from '../../src/media.ts';
import { IN_ALL_BROWSERS } from '../../src/sites.ts';
import { stored } from '../../src/stored.ts';
import { answer } from '../src/answer.ts';
import { type Aim, button } from '../src/locate.ts';
import { expect, test } from '../src/test.ts';
import type { Visit } from '../src/visit.ts';

// The films of the journey have no pictures in them: a preview of one is refused, and its row says all the same.
test.use({ expectedComplaints: /^failed: <video src="blob:/ });

const STEPS = 6;
const TITLE: Aim = { css: 'main h2' };
const onStep = (visit: Visit, step: number) => visit.reads({ role: 'main' }, `Step ${step} of ${STEPS}`);
const uploaded = (visit: Visit) =>
  visit.run(
    () => [...document.querySelectorAll('main li')].filter((item) => item.textContent?.includes('Uploaded')).length,
  );

async function files(): Promise<{ photos: string[]; videos: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'clandor-files-'));
  const write = (name: string, bytes: Buffer): string => {
    writeFileSync(join(folder, name), bytes);
    return join(folder, name);
  };
  const photo = await makePhoto();
  return {
    photos: LADIES_EXAMPLE.uploadedPhotos.map((_, at) => write(`photo-${at}.jpg`, photo)),
    videos: LADIES_EXAMPLE.uploadedVideos.map((_, at) => write(`video-${at}.mp4`, makeVideo())),
  };
}

test('the application, step by step, with files that are really sent, to its reference', async ({ visit, engine }) => {
  const fullLegalName = `Ada of ${engine}`;
  const answers = { ...LADIES_EXAMPLE, fullLegalName };
  await visit.open('/ladies-application');
  for (let step = 1; step < STEPS; step += 1) {
    await onStep(visit, step);
    await answer(visit, answers);
    if (step === 2) {
      const { photos, videos } = await files();
      await visit.driver.attach('[name="uploadedPhotos"]', photos);
      await visit.driver.attach('[name="uploadedVideos"]', videos);
      await expect.poll(() => uploaded(visit)).toBe(photos.length + videos.length);
    }
    await visit.checkAxe(`step ${step}`);
    await visit.tabTo(button('Next Step'));
    await visit.press('Enter');
    await onStep(visit, step + 1);
    await visit.hasFocus(TITLE);
  }
  // The draft is there after a reload, on the step where it was left.
  await visit.driver.reload();
  await visit.alive();
  await onStep(visit, STEPS);
  await answer(visit, answers);
  await visit.checkAxe(`step ${STEPS}`);
  await visit.click(button('Submit Application'));
  const nda = { role: 'dialog', name: 'Non-Disclosure Agreement' };
  await visit.sees(nda);
  await visit.checkAxe('the agreement');
  await visit.click(button('No, I Do Not Agree', nda));
  await visit.answerAlert(/^Application Not Submitted/);
  await visit.misses(nda);
  await visit.click(button('Submit Application'));
  await visit.click(button('Yes, I Understand & Agree', nda));
  const done = { role: 'dialog', name: 'Application Submitted' };
  await visit.sees(done);
  await visit.checkAxe('the thank-you');
  const [application] = stored('ladies', IN_ALL_BROWSERS).filter(
    ({ payload }) => payload?.fullLegalName === fullLegalName,
  );
  const { uploadedPhotos, uploadedVideos, ...words } = answers;
  expect(application).toMatchObject({ files: uploadedPhotos.length + uploadedVideos.length, payload: words });
  await visit.reads(done, application?.reference ?? 'none');
});
