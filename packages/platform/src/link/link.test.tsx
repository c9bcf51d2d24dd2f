import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { composition } from '../fixtures/composition.ts';
import { PlatformProvider } from '../site/providers.tsx';
import { Link } from './link.tsx';

afterEach(cleanup);

/** A page of the site at an address, with links on it. */
function visit(address: string, links: ReactNode) {
  const preload = vi.fn<(path: string) => void>();
  const router = createMemoryRouter([{ path: '*', element: links }], { initialEntries: [address] });
  render(
    <PlatformProvider site={{ composition, preload }}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  return { preload, router };
}

const link = () => screen.getByRole('link');

/** Presses the link; says whether the browser was left to follow it. */
const press = (init?: MouseEventInit) => fireEvent.click(link(), { button: 0, ...init });

describe('a link to a page of the site', () => {
  it('goes there without a reload', async () => {
    const { router } = visit('/', <Link to="/contact/press?from=home#form">Press</Link>);
    expect(link().getAttribute('href')).toBe('/contact/press?from=home#form');
    expect(link().hasAttribute('target')).toBe(false);
    expect(press()).toBe(false);
    await vi.waitFor(
      () =>
        expect(router.state.location).toMatchObject({
          pathname: '/contact/press',
          search: '?from=home',
          hash: '#form',
        }),
      { timeout: 15_000 },
    );
  });

  it('keeps the language of the address, but not where the page has none', () => {
    visit(
      '/fr/about',
      <>
        <Link to="/membership">Apply</Link>
        <Link to="/">Home</Link>
        <Link to="/couples-application">Couples</Link>
      </>,
    );
    const addresses = screen.getAllByRole('link').map((each) => each.getAttribute('href'));
    expect(addresses).toEqual(['/fr/membership', '/fr', '/couples-application']);
  });

  it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { button: 1 }])(
    'leaves a press with %j to the browser',
    (init) => {
      const { router } = visit('/', <Link to="/about">About</Link>);
      expect(press(init)).toBe(true);
      expect(router.state.location.pathname).toBe('/');
    },
  );

  it('goes nowhere when its own handler prevents it', () => {
    const { router } = visit(
      '/',
      <Link to="/about" onClick={(event) => event.preventDefault()}>
        About
      </Link>,
    );
    press();
    expect(router.state.location.pathname).toBe('/');
    expect(router.state.navigation.state).toBe('idle');
  });

  it.each([
    ['/about', '/about', 'page'],
    ['/about/', '/about', 'page'],
    ['/fr/about', '/about', 'page'],
    ['/fr', '/', 'page'],
    ['/contact/press', '/contact', null],
    ['/about', '/', null],
  ])('at %s marks %s as current: %s', (address, to, current) => {
    visit(address, <Link to={to}>Link</Link>);
    expect(link().getAttribute('aria-current')).toBe(current);
  });

  it.each([
    ['hovered', fireEvent.pointerEnter],
    ['focused', fireEvent.focus],
    ['touched', fireEvent.touchStart],
  ])('fetches the page ahead when %s, once, and calls its own handler each time', (_, act) => {
    const own = vi.fn();
    const { preload } = visit(
      '/fr',
      <Link to="/contact?from=home" onPointerEnter={own} onFocus={own} onTouchStart={own}>
        Contact
      </Link>,
    );
    expect(preload).not.toHaveBeenCalled();
    act(link());
    act(link());
    expect(preload.mock.calls).toEqual([['/fr/contact']]);
    expect(own).toHaveBeenCalledTimes(2);
  });

  it('is an anchor with a true address before hydration', () => {
    const html = renderToString(
      <MemoryRouter initialEntries={['/']}>
        <Link to="/about" className="quiet">
          About
        </Link>
      </MemoryRouter>,
    );
    expect(html).toBe('<a class="quiet" href="/about">About</a>');
  });
});

describe('a link elsewhere', () => {
  it.each(['http://example.org/', 'https://example.org/a'])(
    'opens %s in a new tab with no opener and no referrer',
    (to) => {
      visit('/fr', <Link to={to}>Elsewhere</Link>);
      expect(link().getAttribute('href')).toBe(to);
      expect(link().getAttribute('target')).toBe('_blank');
      expect(link().getAttribute('rel')).toBe('noopener noreferrer');
    },
  );

  it('lets nothing loosen that', () => {
    visit(
      '/',
      <Link to="https://example.org/" target="_self" rel="opener">
        Elsewhere
      </Link>,
    );
    expect(link().getAttribute('target')).toBe('_blank');
    expect(link().getAttribute('rel')).toBe('noopener noreferrer');
  });

  it.each(['mailto:press@clandor.example', 'tel:+44123', '#membership-form'])('leaves %s to the browser', (to) => {
    const { preload } = visit('/fr', <Link to={to}>Plain</Link>);
    fireEvent.pointerEnter(link());
    expect(link().getAttribute('href')).toBe(to);
    expect(link().hasAttribute('target')).toBe(false);
    expect(press()).toBe(true);
    expect(preload).not.toHaveBeenCalled();
  });
});

it.each(['/about', 'https://example.org/', '#top'])('a link to %s hands its ref and its attributes on', (to) => {
  const ref = createRef<HTMLAnchorElement>();
  visit(
    '/',
    <Link to={to} ref={ref} className="quiet" data-part="nav" aria-label="Named">
      Link
    </Link>,
  );
  expect(ref.current).toBe(link());
  expect(link().className).toBe('quiet');
  expect(link().dataset.part).toBe('nav');
  expect(link().getAttribute('aria-label')).toBe('Named');
});
