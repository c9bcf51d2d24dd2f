/** What is worth a span of its own within a request. */
export type SpanName = 'render' | 'upload' | 'store' | 'mail';
export type SpanValues = Readonly<Record<string, string | number | boolean>>;

/** What takes down how long things took and what belongs to what (tracing.ts). Nothing of a visitor goes into it. */
export interface Spans {
  within<Result>(name: SpanName, values: SpanValues, work: () => Promise<Result>): Promise<Result>;
  note(values: SpanValues): void;
}

let spans: Spans | undefined;

/** From now on spans are taken down; `undefined` ends that. Until it is called nothing of OpenTelemetry is loaded. */
export function takeDown(by: Spans | undefined): void {
  spans = by;
}

/** Does the work as a part of what is going on. */
export const within: Spans['within'] = (name, values, work) => (spans ? spans.within(name, values, work) : work());

/** Says something of what is going on. */
export const note: Spans['note'] = (values) => spans?.note(values);
