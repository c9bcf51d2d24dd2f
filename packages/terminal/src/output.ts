/** Columns as wide as their widest cell, for people. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** One answer, for people or for programs. */
export function say(json: boolean, value: unknown, text: string): void {
  console.log(json ? JSON.stringify(value, null, 2) : text);
}

/** A line that counts on standard error while pages are rendered; nothing where no person looks. */
export function counting(what: string): (done: number, total: number) => void {
  if (!process.stderr.isTTY) return () => {};
  return (done, total) => {
    process.stderr.write(`\r${what} ${done}/${total}${done === total ? '\n' : ''}`);
  };
}

/** `2026-11-20 22:14:05` in UTC. */
export const time = (iso: string): string => iso.replace('T', ' ').slice(0, 19);

/** A line on standard error, where a person looks; programs read standard output. */
export function note(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`${text}\n`);
}
