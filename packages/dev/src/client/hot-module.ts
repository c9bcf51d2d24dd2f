/** What webpack gives a module to take part in its own exchange, as far as it is used here. */
export interface HotModule {
  data?: { exports?: Readonly<Record<string, unknown>> };
  accept(onThrow: (error: unknown) => void): void;
  dispose(before: (data: { exports?: Readonly<Record<string, unknown>> }) => void): void;
  invalidate(): void;
}

/** The same, as a build's entry sees it. */
export interface HotBuild {
  status(): string;
  check(apply: false): Promise<readonly unknown[] | null>;
  apply(): Promise<readonly unknown[]>;
}
