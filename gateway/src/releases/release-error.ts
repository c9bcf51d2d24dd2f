/** A release or composition that is refused. The message says what is wrong and what to do; `problems` one by one. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
  readonly problems: readonly string[];

  constructor(message: string, problems: readonly string[] = []) {
    super([message, ...problems.map((problem) => `  ${problem}`)].join('\n'));
    this.problems = problems;
  }
}
