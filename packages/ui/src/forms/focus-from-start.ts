/**
 * Puts the focus on what is read from its first line on, such as a summary of errors. Where that is longer than the
 * window, a browser by itself brings its middle into sight.
 */
export function focusFromStart(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'start' });
}
