/**
 * Whether a key moves a closed select to another option: Chrome and Firefox on Windows and Linux then report a change
 * at every press, before the visitor has arrived. Space and Alt with an arrow open the list instead.
 */
export function changesClosedSelect({ key, altKey }: { key: string; altKey: boolean }): boolean {
  if (key.startsWith('Arrow')) return !altKey;
  return ['Home', 'End', 'PageUp', 'PageDown'].includes(key) || (key.length === 1 && key !== ' ');
}
