/** What the dev server tells a page. */
export type DevEvent =
  /**
   * The newest state of a part that compiles. `shared` names what each of its chunks takes from the shell: that is
   * settled when a chunk is loaded, so no page can take a change of it in place.
   */
  | { type: 'built'; name: string; hash: string; shared: string }
  /** It does not compile; each error as webpack words it. */
  | { type: 'errors'; name: string; errors: readonly string[] };
