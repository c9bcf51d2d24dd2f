import type { StatsError } from 'webpack';

/** What swc and webpack say behind the place and the mistake: where they themselves were. */
const TAIL = /\n+(?:Caused by:|Stack backtrace:| {4}at ).*$/s;

/** One error of a build, for a person: the file, and what is wrong in it. */
export function readableError({ file, moduleName, message }: StatsError): string {
  const text = message.replace(TAIL, '').replace(/^Module build failed \(from [^)]+\):\n(?:Error:\s*)?/, '');
  return [file ?? moduleName, text.trimEnd()].filter(Boolean).join('\n');
}
