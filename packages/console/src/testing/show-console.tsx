import type { OpsState, Scope } from '@clandor/contract';
import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { forgetOrders } from '../changes/orders.ts';
import { Console } from '../console.tsx';
import { asResponse } from '../fixtures/answer-to-response.ts';
import { FixtureGateway } from '../fixtures/fixture-gateway.ts';

// A machine that does other things too may take its time; nothing here is measured.
configure({ asyncUtilTimeout: 5_000 });

interface Shown {
  gateway: FixtureGateway;
  /** What stands for the network: replace it to cut the line. */
  fetch: ReturnType<typeof vi.fn<(input: string, init?: RequestInit) => Promise<Response>>>;
}

/** The console in a page, over a gateway of fixtures. `scope` null: nobody is signed in. */
export function showConsole(state: OpsState, { at = '/', scope = 'manage' as Scope | null } = {}): Shown {
  const gateway = new FixtureGateway(state);
  if (scope) gateway.signInAs(scope);
  const fetch = vi.fn(async (input: string, { method = 'GET', body }: RequestInit = {}) =>
    asResponse(
      await gateway.handle({
        method,
        path: input.replace('/ops/api', ''),
        body: typeof body === 'string' ? JSON.parse(body) : undefined,
      }),
    ),
  );
  vi.stubGlobal('fetch', fetch);
  render(
    <MemoryRouter initialEntries={[at]}>
      <Console />
    </MemoryRouter>,
  );
  return { gateway, fetch };
}

/** After each test. */
export function endConsole(): void {
  cleanup();
  forgetOrders();
  vi.unstubAllGlobals();
  vi.useRealTimers();
}

/** What was sent that changes something. */
export const changesSent = ({ calls }: FixtureGateway): { method: string; path: string; body: unknown }[] =>
  calls.filter(({ method, path }) => method !== 'GET' && path !== '/session');

/** A button, as soon as it is there. */
export const button = (name: string | RegExp): Promise<HTMLElement> => screen.findByRole('button', { name });

export const press = async (name: string | RegExp): Promise<void> => {
  fireEvent.click(await button(name));
};

export const dialog = () => within(screen.getByRole('dialog'));

/** Writes reason and name into the dialog that is open. */
export function confirmWith(reason: string, typed: string): void {
  fireEvent.change(dialog().getByLabelText('Reason'), { target: { value: reason } });
  fireEvent.change(dialog().getByLabelText(/^Type /), { target: { value: typed } });
}

/** The one sentence that says what will happen. */
export const effect = (): string | undefined =>
  document.querySelector('[role="dialog"] [data-effect]')?.textContent?.replaceAll(/\s+/g, ' ').trim();
