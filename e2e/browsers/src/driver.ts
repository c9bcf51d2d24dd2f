/** The keys of a walk, by the names that browsers give them; a single character stands for itself. */
export type Key = 'Tab' | 'Shift+Tab' | 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowRight' | (string & {});

/** How the visitor of a journey has set up the browser. */
export interface Visitor {
  scripts: boolean;
  /** `prefers-reduced-motion: reduce`. */
  lessMotion: boolean;
}

/** What a journey needs of a browser, whichever it is. Everything is done as a person's hand does it: real mouse, real keys. */
export interface Driver {
  goTo(url: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  /** Of the page itself, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** The value of an expression in the page; it must be JSON. A promise is awaited where the page runs scripts. */
  evaluate(expression: string): Promise<unknown>;
  pressMouse(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  /** Chooses files of this machine, as the file dialog does. */
  attach(selector: string, paths: string[]): Promise<void>;
  /** Says yes to what the browser itself asks or tells, and what that was; null while there is nothing. */
  answerAlert(): Promise<string | null>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}
