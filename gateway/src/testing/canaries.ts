/** What nobody may find in a log, a metric or a trace: one word for each place that a visitor or an operator writes into. */
export class Canaries {
  readonly #words = new Map<string, string>();
  #count = 0;

  /** A word that nothing else says, for a place. */
  word(place: string): string {
    this.#count += 1;
    const word = `Kanari${this.#count}zq`;
    this.#words.set(word, place);
    return word;
  }

  /** As a mail address, and as a telephone number. */
  mail = (place: string): string => `${this.word(place)}@example.org`;
  phone(place: string): string {
    this.#count += 1;
    const number = `88177${String(100_000 + this.#count)}`;
    this.#words.set(number, place);
    return number;
  }

  /** Something made elsewhere (a token, a cookie, an id) that is as private. */
  keep(place: string, text: string): void {
    this.#words.set(text, place);
  }

  get size(): number {
    return this.#words.size;
  }

  /** The places whose words stand in a text, plain or in one of the ways in which texts are written down. */
  in(text: string): string[] {
    const small = text.toLowerCase();
    return [...this.#words]
      .filter(([word]) => writings(word).some((each) => small.includes(each.toLowerCase())))
      .map(([word, place]) => `${place} (${word})`);
  }
}

const writings = (word: string): string[] => [
  word,
  encodeURIComponent(word),
  // Wherever it begins within three bytes.
  ...[0, 1, 2].map((start) => Buffer.from(word.slice(start)).toString('base64').slice(0, -4)),
  Buffer.from(word).toString('hex'),
];
