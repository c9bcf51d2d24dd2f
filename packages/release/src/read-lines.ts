/** The lines of an answer as they come. A connection that breaks ends them. */
export async function* readLines(answer: Response): AsyncGenerator<string> {
  let rest = '';
  const decoder = new TextDecoder();
  try {
    for await (const chunk of answer.body ?? []) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines.filter((line) => line !== '');
    }
  } catch {
    // Whoever reads sees that the last line is missing.
  }
}
