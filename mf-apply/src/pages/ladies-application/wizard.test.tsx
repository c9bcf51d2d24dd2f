import { PlatformProvider } from '@clandor/platform/host';
import { LADIES_EXAMPLE } from '@clandor/schemas/testing/application-examples';
import { control } from '@clandor/testing/form-in-page';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { composition } from '../../testing/composition.ts';
import { type FormServer, STORED, startFormServer } from '../../testing/form-server.ts';
import { press, show } from '../../testing/show.tsx';
import { DRAFT_KEY, saveDraft, withFlags } from './draft-store.ts';
import { NDA_DECLINED } from './messages.ts';
import LadiesApplicationPage from './page.tsx';
import { STEPS } from './steps.ts';
import { photos, videos } from './uploads.ts';

let server: FormServer;
const alert = vi.fn<(message: string) => void>();

beforeEach(async () => {
  server = await startFormServer();
  vi.stubGlobal('alert', alert);
  document.title = 'Ladies Application · Clandor';
});
afterEach(async () => {
  cleanup();
  photos.clear();
  videos.clear();
  localStorage.clear();
  alert.mockReset();
  vi.unstubAllGlobals();
  await server.stop();
});

/** The form as it is after everything was answered, at its last step. */
const showComplete = () => {
  saveDraft({ answers: withFlags({ ...LADIES_EXAMPLE, leaveEmpty: '' }), step: STEPS.length, sent: null });
  return show(<LadiesApplicationPage />, server.url);
};
const nda = () => screen.findByRole('dialog', { name: 'Non-Disclosure Agreement' });
const step = () => screen.getByText(/^Step \d of 6$/).textContent;

describe('the ladies’ wizard', { timeout: 15_000 }, () => {
  it('goes forward and back through six titled steps, and nothing blocks it', () => {
    show(<LadiesApplicationPage />);
    expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
    for (const [at, { title }] of STEPS.entries()) {
      expect(step()).toBe(`Step ${at + 1} of 6`);
      expect(document.activeElement === screen.getByRole('heading', { level: 2, name: title })).toBe(at > 0);
      expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: /Progress/ }).value).toBe(at + 1);
      if (at < STEPS.length - 1) {
        expect(screen.queryByRole('button', { name: 'Submit Application' })).toBeNull();
        press('Next Step');
      }
    }
    expect(screen.getByRole('heading', { name: 'Final Confirmations' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Next Step' })).toBeNull();
    press('Previous');
    expect(step()).toBe('Step 5 of 6');
    expect(document.title).toBe('Preferences and Arrangements (Step 5 of 6) · Ladies Application · Clandor');
  });

  it('comes back at the step it was left at, also before anything was answered', async () => {
    show(<LadiesApplicationPage />);
    press('Next Step');
    press('Next Step');
    cleanup();
    show(<LadiesApplicationPage />);
    await waitFor(() => expect(step()).toBe('Step 3 of 6'));
  });

  it.each([
    ['2015-01-01', true],
    ['1990-01-01', true],
    ['2001-06-15', false],
    ['', false],
  ])('born %s: it warns (%s), and goes on all the same', (dateOfBirth, warned) => {
    show(<LadiesApplicationPage />);
    fireEvent.change(control('dateOfBirth'), { target: { value: dateOfBirth } });
    expect(screen.queryByText('You must be between 19-30 years old to apply.') !== null).toBe(warned);
    press('Next Step');
    expect(step()).toBe('Step 2 of 6');
  });

  it('sends all fields once the NDA is agreed to, says when she hears, and forgets the draft', async () => {
    showComplete();
    press('Submit Application');
    await nda();
    expect(server.received).toEqual([]);
    press('Yes, I Understand & Agree');
    const done = await screen.findByRole('dialog', { name: 'Application Submitted' });
    expect(done.textContent).toContain('5-7 business days');
    expect(done.textContent).toContain(STORED.body.reference);
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toMatchObject({ method: 'POST', path: '/api/ladies-applications' });
    expect(server.received[0]?.body).toEqual(LADIES_EXAMPLE);
    expect(localStorage.getItem(DRAFT_KEY)).toBeNull();
    expect(alert).not.toHaveBeenCalled();
  });

  it('declined: an alert says so, nothing is sent, everything stays', async () => {
    showComplete();
    press('Submit Application');
    await nda();
    press('No, I Do Not Agree');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(alert.mock.calls).toEqual([[NDA_DECLINED]]);
    expect(server.received).toEqual([]);
    expect(control('whyClandor').value).toBe(LADIES_EXAMPLE.whyClandor);
  });

  it.each<[string, FormServer['answer'], string]>([
    [
      '422',
      {
        status: 422,
        body: {
          message: 'Some of your files are not here any more.',
          issues: [{ field: 'uploadedPhotos', message: 'Upload again' }],
        },
      },
      'Submission failed: Some of your files are not here any more.',
    ],
    ['503', { status: 503, body: '' }, 'Submission failed: 503: Service Unavailable'],
    ['429', { status: 429, body: { message: 'Please wait.' } }, 'Submission failed: Please wait.'],
  ])('%s: an alert says why, the form stays, and the same again has the same key', async (status, answer, message) => {
    server.answer = answer;
    showComplete();
    press('Submit Application');
    await nda();
    press('Yes, I Understand & Agree');
    await waitFor(() => expect(alert.mock.calls).toEqual([[message]]));
    if (status === '422')
      expect(screen.getByRole('link', { name: 'Upload again' }).getAttribute('href')).toBe('#uploadedPhotos');
    server.answer = STORED;
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('Submit Application');
    await nda();
    press('Yes, I Understand & Agree');
    await screen.findByRole('dialog', { name: 'Application Submitted' });
    const keys = server.received.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('an explanation goes along only where the answer is Yes', async () => {
    saveDraft({
      answers: withFlags({ ...LADIES_EXAMPLE, leaveEmpty: '', adultPlatformsExplanation: 'written, then No' }),
      step: 6,
      sent: null,
    });
    show(<LadiesApplicationPage />, server.url);
    press('Submit Application');
    await nda();
    press('Yes, I Understand & Agree');
    await screen.findByRole('dialog', { name: 'Application Submitted' });
    expect(server.received[0]?.body).toMatchObject({ adultPlatforms: 'No', adultPlatformsExplanation: '' });
  });

  it('has the debug button in development only', () => {
    show(<LadiesApplicationPage />);
    expect(screen.queryByRole('button', { name: 'Debug' })).toBeNull();
    cleanup();
    const developing = { ...composition, shell: { ...composition.shell, mode: 'development' as const } };
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    render(
      <PlatformProvider site={{ composition: developing, preload() {} }}>
        <MemoryRouter>
          <LadiesApplicationPage />
        </MemoryRouter>
      </PlatformProvider>,
    );
    press('Debug');
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});
