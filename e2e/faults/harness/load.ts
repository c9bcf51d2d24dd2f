import { randomUUID } from 'node:crypto';
import { ENQUIRY } from '@clandor/gateway/testing/enquiries';
import { jpeg } from '@clandor/gateway/testing/media-files';
import { GENTLEMEN_EXAMPLE } from '@clandor/schemas/testing/application-examples';
import { KINDS } from '../../src/pages.ts';
import { ask, NO_ANSWER, type Outcome, pause } from './ask.ts';
import { Tally } from './tally.ts';

export interface LoadOptions {
  /** Addresses of the gateways; whoever gets no good answer at one asks the next. */
  addresses: readonly string[];
  senders?: number;
  uploaders?: number;
  visitors?: number;
  /** How long they wait for an answer, in milliseconds. */
  patience?: number;
  /** Whether it may be that there is no answer at all: as it is where a worker is killed that was just handed a connection. */
  mayHang?: boolean;
}

/** A file that was acknowledged, and the cookie of the browser that sent it. */
export interface AcknowledgedUpload {
  url: string;
  cookie: string;
}

/** How long somebody waits before it is tried again, in milliseconds. */
const AGAIN = 50;
/** Languages that pages are asked for in: each is made when it is first asked for. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** What senders, uploaders and visitors do, and what they were answered. */
export class Load {
  /** Submissions by their own marks: the reference, null until they were answered. */
  readonly submissions: Map<string, string | null>;
  readonly uploads: AcknowledgedUpload[];
  readonly seen: Record<'submissions' | 'uploads' | 'pages', Tally>;
  /** Answers that nobody should get, in words. */
  readonly wrong: Tally;
  /** The longest that somebody waited for an answer, in milliseconds. */
  readonly longest: Record<'submissions' | 'uploads' | 'pages', number>;
  readonly #options: Required<LoadOptions>;
  #work: Promise<void>[] = [];
  #isRunning = false;
  #photo: Promise<Buffer> | undefined;

  /** @param beside another load, with which it keeps its books together */
  constructor(options: LoadOptions, beside?: Load) {
    this.submissions = beside?.submissions ?? new Map();
    this.uploads = beside?.uploads ?? [];
    this.seen = beside?.seen ?? { submissions: new Tally(), uploads: new Tally(), pages: new Tally() };
    this.wrong = beside?.wrong ?? new Tally();
    this.longest = beside?.longest ?? { submissions: 0, uploads: 0, pages: 0 };
    this.#options = { senders: 6, uploaders: 2, visitors: 2, patience: 90_000, mayHang: false, ...options };
  }

  get acknowledged(): number {
    return [...this.submissions.values()].filter((reference) => reference !== null).length;
  }

  start(): void {
    const { senders, uploaders, visitors } = this.#options;
    const each = (count: number, work: () => Promise<boolean>) =>
      Array.from({ length: count }, () => this.#repeat(work));
    this.#isRunning = true;
    this.#work = [
      ...Array.from({ length: senders }, (_, index) => this.#send(index)),
      ...each(uploaders, () => this.upload()),
      ...each(visitors, () => this.visit()),
    ];
  }

  async stop(): Promise<void> {
    this.#isRunning = false;
    await Promise.all(this.#work);
  }

  /** What was never answered is asked again under its key; whether all of it is answered now. */
  async settle(): Promise<boolean> {
    for (let tries = 0; tries < 100; tries += 1) {
      const open = [...this.submissions].filter(([, reference]) => reference === null);
      if (open.length === 0) return true;
      for (const [mark] of open) await this.submit(mark);
      await pause(AGAIN);
    }
    return false;
  }

  /** Sends under the mark as its key; whether it was acknowledged. An enquiry, or an entry of a waiting list. */
  async submit(mark: string): Promise<boolean> {
    if (!this.submissions.has(mark)) this.submissions.set(mark, null);
    const isEnquiry = mark.startsWith('e');
    const path = isEnquiry ? '/api/form-submit' : '/api/gentlemen-waitlist';
    const body = isEnquiry
      ? { ...ENQUIRY, message: `${mark} ${ENQUIRY.message}` }
      : { ...GENTLEMEN_EXAMPLE, additionalNotes: mark };
    const headers = { 'content-type': 'application/json', 'idempotency-key': mark };
    const answer = await this.#ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
    this.#note('submissions', answer);
    if (answer.status !== 201) return false;
    this.submissions.set(mark, (JSON.parse(answer.text) as { reference: string }).reference);
    return true;
  }

  async upload(): Promise<boolean> {
    this.#photo ??= jpeg({ width: 400, height: 400 });
    const body = new FormData();
    body.append('files', new Blob([new Uint8Array(await this.#photo)], { type: 'image/jpeg' }), 'photo.jpg');
    const answer = await this.#ask('/api/upload-files', { method: 'POST', body });
    this.#note('uploads', answer);
    if (answer.status !== 201) return false;
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    for (const url of (JSON.parse(answer.text) as { files: string[] }).files) this.uploads.push({ url, cookie });
    return true;
  }

  /** One in four of them asks in a language that nobody asked in before. */
  async visit(): Promise<boolean> {
    const { path, remote } = KINDS[Math.floor(Math.random() * KINDS.length)] ?? { path: '/', remote: '' };
    const letter = () => LETTERS[Math.floor(Math.random() * LETTERS.length)];
    const isRare = Math.random() < 0.25 && path !== '/';
    const answer = await this.#ask(`${isRare ? `/${letter()}${letter()}` : ''}${path}`);
    const isBare = answer.status === 200 && answer.headers.get('cache-control') === 'no-store';
    this.#note('pages', isBare ? { ...answer, kind: '200 bare shell' } : answer);
    if (!isRare && answer.status === 200 && !answer.headers.get('x-remote')?.startsWith(`${remote}@`))
      this.wrong.raise(`${path} was made by ${answer.headers.get('x-remote')}`);
    await pause(10);
    return answer.status === 200;
  }

  #ask(path: string, options: RequestInit = {}): Promise<Outcome> {
    const { addresses, patience } = this.#options;
    const address = addresses[Math.floor(Math.random() * addresses.length)] ?? '';
    return ask(address + path, options, patience);
  }

  async #send(index: number): Promise<void> {
    let mark = '';
    await this.#repeat(async () => {
      // One whose answer was lost is sent again under its key, as forms do.
      mark ||= `${index % 2 === 0 ? 'e' : 'g'}-${randomUUID()}`;
      const isKept = await this.submit(mark);
      if (isKept) mark = '';
      return isKept;
    });
  }

  async #repeat(work: () => Promise<unknown>): Promise<void> {
    while (this.#isRunning) if (!(await work())) await pause(AGAIN);
  }

  #note(what: keyof Load['seen'], { kind, status, text, took }: Outcome): void {
    this.seen[what].raise(kind);
    this.longest[what] = Math.max(this.longest[what], took);
    const isExpected = what === 'pages' ? status === 200 || status === 404 : status === 201;
    const mayBeNone = status === 0 && (kind !== NO_ANSWER || this.#options.mayHang);
    if (isExpected || mayBeNone) return;
    // Whoever could not be served is told so in words, and asked to come back: 503. All else is a fault of ours.
    if (what !== 'pages' && status === 503 && text.startsWith('{"message":"')) return;
    this.wrong.raise(`${what} answered ${kind} ${text.slice(0, 120)}`);
  }
}
