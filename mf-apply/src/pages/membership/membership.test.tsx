import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import MembershipPage from './page.tsx';

// What a remote sees of the site; the provider is the shell's alone (.dependency-cruiser.json).
const settings = vi.hoisted(() => ({ ladiesApplicationsClosed: false }));
vi.mock('@clandor/platform', async (original) => {
  const platform = await original<typeof import('@clandor/platform')>();
  const useSite = () => {
    const site = platform.useSite();
    return { ...site, composition: { ...site.composition, ...settings } };
  };
  return { ...platform, useSite };
});

afterEach(() => {
  settings.ladiesApplicationsClosed = false;
  cleanup();
});
const show = () =>
  render(
    <MemoryRouter initialEntries={['/membership']}>
      <MembershipPage />
    </MemoryRouter>,
  );

describe('the membership chooser', () => {
  it('begins with nothing chosen, among three radios', () => {
    const { container } = show();
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ value }) => value)).toEqual(['lady', 'gentleman', 'couple']);
    expect(radios.some(({ checked }) => checked)).toBe(false);
    expect(screen.queryByText('Selected')).toBeNull();
    expect(container.querySelectorAll('h1')).toHaveLength(1);
  });

  it.each([
    ['lady', 'Ladies Application Form', 'Request Invitation', '/ladies-application'],
    ['gentleman', 'Gentlemen’s Waitlist', 'Join Waitlist', '/gentlemen-application'],
    ['couple', 'Couples’ Waitlist', 'Join Waitlist', '/couples-application'],
  ])('%s: Selected, the intro, and the way to the form', (value, title, label, to) => {
    const { container } = show();
    fireEvent.click(container.querySelector(`input[value="${value}"]`) as HTMLInputElement);
    expect(screen.getAllByText('Selected')).toHaveLength(1);
    const card = container.querySelector('[aria-live]') as HTMLElement;
    expect(within(card).getByRole('heading', { name: title })).toBeDefined();
    expect(card.textContent).toContain('reviewed in private');
    expect(within(card).getByRole('link', { name: label }).getAttribute('href')).toBe(to);
  });

  it('leaves out the ladies’ card while the flag is set, and no other', () => {
    settings.ladiesApplicationsClosed = true;
    const { container } = show();
    fireEvent.click(container.querySelector('input[value="lady"]') as HTMLInputElement);
    expect(screen.getAllByText('Selected')).toHaveLength(1);
    expect(screen.getByText(/reviewed in private/)).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Ladies Application Form' })).toBeNull();
    expect(container.querySelector('a[href="/ladies-application"]')).toBeNull();
    fireEvent.click(container.querySelector('input[value="couple"]') as HTMLInputElement);
    expect(screen.getByRole('heading', { name: 'Couples’ Waitlist' })).toBeDefined();
  });

  it('has the three ways as links for those without scripts', () => {
    const { container } = show();
    expect([...container.querySelectorAll('ul a')].map((link) => link.getAttribute('href'))).toEqual([
      '/ladies-application',
      '/gentlemen-application',
      '/couples-application',
    ]);
  });
});
