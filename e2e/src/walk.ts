import type { CDPSession, Page } from '@playwright/test';

/** Of a control's many properties, what a screen reader says of it. */
const TOLD = ['required', 'invalid', 'checked', 'selected', 'expanded', 'hasPopup', 'disabled'];
/** The question that a radio or a box answers. */
const GROUP = `document.activeElement.matches('[type="radio"], [type="checkbox"]')
  ? document.activeElement.closest('fieldset:has(> legend), [role="group"], [role="radiogroup"]') : null`;
/** Empty, or said at every step. */
const UNTOLD = new Set(['false', 'none', '']);

interface AxValue {
  value?: unknown;
}

/**
 * A walk by keyboard alone, written down as a screen reader would say it: each stop with role, name, description and
 * state from the browser's own accessibility tree, and what live regions announce in between.
 */
export class Walk {
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #lines: string[] = [];

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async begin(page: Page): Promise<Walk> {
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    await page.evaluate(listenToLiveRegions);
    return new Walk(page, session);
  }

  /** What a heading of the written walk says. */
  chapter(title: string): void {
    this.#lines.push(...(this.#lines.length > 0 ? [''] : []), `## ${title}`);
  }

  /** Presses a key, and writes down where the focus is then. */
  async press(key: string): Promise<string> {
    await this.#page.keyboard.press(key);
    return this.note(key);
  }

  /** Writes down where the focus is, and what was announced since the last stop. */
  async note(how: string): Promise<string> {
    const stop = await this.#focused();
    // Two that come together may come in either order.
    for (const said of (await this.#said()).toSorted()) this.#lines.push(`          announced: ${said}`);
    this.#lines.push(`${how.padEnd(10)}${stop}`);
    return stop;
  }

  /** Every stop from the one after this to the last before the focus leaves what matches the selector. */
  async tabThrough(within: string): Promise<void> {
    for (;;) {
      await this.#page.keyboard.press('Tab');
      const inside = await this.#page.evaluate(
        (selector) => document.activeElement?.closest(selector) !== null,
        within,
      );
      if (!inside) return;
      // A date takes the focus for each of its parts, under one name.
      if (await this.#page.evaluate(isWhereItWas)) continue;
      await this.note('Tab');
    }
  }

  /** What was announced up to now is of no matter to the walk. */
  forget = (): Promise<unknown> => this.#said();

  /** The whole walk, to be compared with the one that was read and found good. */
  text = (): string => `${this.#lines.join('\n')}\n`;

  async #focused(): Promise<string> {
    const node = await this.#nodeOf('document.activeElement');
    const group = await this.#nodeOf(GROUP);
    const word = (part: AxValue | undefined): string => String(part?.value ?? '').trim();
    const states = (node?.properties ?? [])
      .filter(({ name, value }) => TOLD.includes(name) && !UNTOLD.has(word(value)))
      .map(({ name, value }) => (word(value) === 'true' ? name : `${name} ${word(value)}`));
    const description = word(node?.description);
    return [
      `${word(node?.role)} “${word(node?.name)}”`,
      ...(group && word(group.name) ? [`in “${word(group.name)}”`] : []),
      ...states,
      ...(description ? [`— ${description}`] : []),
    ].join(' ');
  }

  /** What the accessibility tree has of an element; undefined where there is none. */
  async #nodeOf(expression: string) {
    const { result } = await this.#session.send('Runtime.evaluate', { expression });
    if (!result.objectId) return undefined;
    const { objectId } = result;
    const { nodes } = await this.#session.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false });
    return nodes[0];
  }

  #said = (): Promise<string[]> => this.#page.evaluate(() => Reflect.get(globalThis, 'announced').splice(0));
}

/** Run in the page: the focus has not left the element of the last question. */
function isWhereItWas(): boolean {
  const was = Reflect.get(globalThis, 'walkedTo') === document.activeElement;
  Object.assign(globalThis, { walkedTo: document.activeElement });
  return was;
}

/** Run in the page: keeps what live regions come to say, each time it is another thing. */
function listenToLiveRegions(): void {
  const announced: string[] = [];
  const last = new WeakMap<Element, string>();
  const regions = '[role="status"], [role="alert"], [aria-live]:not([aria-live="off"])';
  const look = () => {
    for (const region of document.querySelectorAll(regions)) {
      const words = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
      const parts: string[] = [];
      while (words.nextNode()) parts.push(words.currentNode.nodeValue?.trim() ?? '');
      const text = parts.filter((part) => part !== '').join(' ');
      if (text !== '' && text !== last.get(region)) announced.push(text);
      last.set(region, text);
    }
  };
  look();
  announced.length = 0;
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  Object.assign(globalThis, { announced });
}
