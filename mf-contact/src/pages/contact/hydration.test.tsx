import { control } from '@clandor/testing/form-in-page';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { enquiryMemory } from './draft-memory.ts';
import { EnquiryPage } from './enquiry-page.tsx';
import { submitButton } from './testing/show-contact.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
  enquiryMemory.forget();
});

const page = () => (
  <MemoryRouter>
    <main>
      <EnquiryPage department={{ id: 'press', title: 'Press & Media' }} />
    </main>
  </MemoryRouter>
);

it('keeps what was typed before the scripts came, and can be sent before that too: by the browser itself', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page());
  expect(submitButton().disabled).toBe(false);
  expect(document.querySelector('main form')?.getAttribute('method')).toBe('post');
  control('firstName').value = 'Ada';
  control('country').value = 'Italy';
  control('agreeTerms').checked = true;

  const hydrated = await act(async () => hydrateRoot(root, page()));
  expect(control('firstName').value).toBe('Ada');
  expect(control('country').value).toBe('Italy');
  expect(control('agreeTerms').checked).toBe(true);
  expect(control('lastName').value).toBe('');
  expect(submitButton().disabled).toBe(false);
  expect(complaints.mock.calls).toEqual([]);
  act(() => hydrated.unmount());
});
