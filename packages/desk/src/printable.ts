/**
 * A value for a terminal: lists joined, and no control character but the line break, since what a visitor sent must not
 * be able to move the cursor or recolour the screen.
 */
export function printable(value: unknown): string {
  const text = Array.isArray(value) ? value.map(String).join('; ') : value === null ? '' : String(value);
  return text.replace(/(?!\n)\p{Cc}/gu, '\ufffd').replace(/\n/g, '\n  ');
}
