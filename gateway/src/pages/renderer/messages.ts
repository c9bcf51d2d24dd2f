import type { Composition, PageComposition, RenderedPage } from '@clandor/contract';

/** What the gateway tells the renderer process. */
export type ToRenderer =
  | {
      type: 'start';
      composition: Composition;
      page: Pick<PageComposition, 'origin' | 'apiBase'>;
      /** `name@version` to the absolute folder of its files. */
      folders: Record<string, string>;
    }
  | { type: 'render'; id: number; url: string };

/** What it answers. */
export type FromRenderer =
  | { type: 'ready'; bareShell: RenderedPage }
  | { type: 'failed'; error: string }
  | { type: 'rendered'; id: number; page: RenderedPage }
  | { type: 'threw'; id: number; error: string };
