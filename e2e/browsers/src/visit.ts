import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import axe from 'axe-core';
import { lookWithAxe } from '../../src/check-axe.ts';
import { isAlive } from '../../src/watch.ts';
import type { Driver, Key } from './driver.ts';
import { type Aim, locate } from './locate.ts';
import { COMPLAINTS } from './watching-proxy.ts';

const QUERIES = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);
/** More stops than any page has. */
const MOST_STOPS = 120;

type Json = string | number | boolean | null | undefined | object;

/** One visitor on the site, in whichever browser. What it waits for is a condition, as long as the runner's own waits. */
export class Visit {
  readonly driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.driver = driver;
    this.#origin = origin;
  }

  /** Opens an address of the site, and waits until it is alive where it runs scripts. */
  async open(path: string, { alive = true } = {}): Promise<void> {
    await this.driver.goTo(this.#origin + path);
    if (alive) await this.alive();
  }

  alive = (): Promise<void> => expect.poll(() => this.run(isAlive)).toBe(true);

  /** Runs a function of this file's world in the page: it may name nothing but its arguments. */
  run<Values extends Json[], Result>(
    inPage: (...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result>> {
    const given = values.map((value) => JSON.stringify(value)).join(', ');
    return this.driver.evaluate(`(${inPage})(${given})`) as Promise<Awaited<Result>>;
  }

  /** What a function finds out of the thing aimed at; undefined while it is not there. */
  async of<Result>(aim: Aim, inPage: (found: HTMLInputElement) => Result): Promise<Result | undefined> {
    if (!(await this.run(() => 'TestingLibraryDom' in globalThis))) {
      await this.driver.evaluate(`(() => { ${QUERIES} })()`);
    }
    const answer = (await this.driver.evaluate(
      `(() => { ${locate}; const found = locate(${JSON.stringify(aim)}); return found && { value: (${inPage})(found) } })()`,
    )) as { value: Result } | null;
    return answer?.value;
  }

  text = (aim: Aim): Promise<string | undefined> => this.of(aim, (found) => found.textContent);
  has = async (aim: Aim): Promise<boolean> => (await this.of(aim, () => true)) ?? false;
  focused = (aim: Aim): Promise<boolean | undefined> => this.of(aim, (found) => found === document.activeElement);
  path = (): Promise<string> => this.run(() => location.pathname);
  title = (): Promise<string> => this.run(() => document.title);

  async sees(aim: Aim): Promise<void> {
    await expect.poll(() => this.has(aim), JSON.stringify(aim)).toBe(true);
  }

  async misses(aim: Aim): Promise<void> {
    await expect.poll(() => this.has(aim), JSON.stringify(aim)).toBe(false);
  }

  async reads(aim: Aim, text: string): Promise<void> {
    await expect.poll(() => this.text(aim), JSON.stringify(aim)).toContain(text);
  }

  async isAt(path: string): Promise<void> {
    await expect.poll(this.path).toBe(path);
  }

  async hasFocus(aim: Aim): Promise<void> {
    await expect.poll(() => this.focused(aim), `focus on ${JSON.stringify(aim)}`).toBe(true);
  }

  /** Brings it into sight, waits until it stands still with nothing over it, and presses the mouse in its middle. */
  async click(aim: Aim): Promise<void> {
    let last = '';
    let at = { x: 0, y: 0 };
    const standsFree = async () => {
      const place = await this.of(aim, (found) => {
        found.scrollIntoView({ block: 'center', behavior: 'instant' });
        // An inline link over two lines has its middle between them.
        const { left, top, width, height } = found.getClientRects()[0] ?? found.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const hit = document.elementFromPoint(x, y);
        const stand = hit?.closest('label')?.control;
        return { x, y, free: width > 0 && (found.contains(hit) || stand === found || !!hit?.contains(found)) };
      });
      if (!place?.free) return `${JSON.stringify(place)}`;
      at = place;
      const before = last;
      last = `${place.x} ${place.y}`;
      return before === last ? 'free' : last;
    };
    await expect.poll(standsFree, { message: `to press ${JSON.stringify(aim)}`, intervals: [50] }).toBe('free');
    await this.driver.pressMouse(at.x, at.y);
  }

  /** Walks on with Tab until it has the focus. */
  async tabTo(aim: Aim): Promise<void> {
    for (let stop = 0; stop < MOST_STOPS && !(await this.focused(aim)); stop += 1) await this.driver.press('Tab');
    await this.hasFocus(aim);
  }

  press = (key: Key): Promise<void> => this.driver.press(key);

  async type(text: string): Promise<void> {
    for (const character of text) await this.driver.press(character);
  }

  /** The browser's own alert or question, answered with yes. */
  async answerAlert(text: string | RegExp): Promise<void> {
    let said: string | null = null;
    await expect.poll(async () => (said ??= await this.driver.answerAlert())).not.toBeNull();
    if (typeof text === 'string') expect(said).toBe(text);
    else expect(said).toMatch(text);
  }

  /**
   * What came in stands still: a text that is fading in has no contrast yet. What goes with scrolling goes on. A surface
   * that has only just come has not begun to move, and says so.
   */
  still = (): Promise<void> => {
    const moving = () =>
      document.querySelectorAll('[role="dialog"]:is([data-starting-style], [data-ending-style])').length +
      document
        .getAnimations()
        .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline).length;
    return expect.poll(async () => (await this.run(moving)) + (await this.run(moving))).toBe(0);
  };

  /** No rule of accessibility that axe knows is broken as the page stands now. */
  async checkAxe(state: string): Promise<void> {
    await this.still();
    await this.driver.evaluate(`(() => { ${axe.source} })()`);
    expect(await this.run(lookWithAxe), state).toEqual([]);
  }

  /** What the pages of this visit complained of in the console, or threw. */
  complaints = (): Promise<string[]> =>
    this.run((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[], COMPLAINTS);
}
