import {
  type Composition,
  type PageSettings,
  type PlainFields,
  type PlainPost,
  plainReadingSchema,
  remoteNameSchema,
  versionSchema,
} from '@clandor/contract';
import { z } from 'zod';
import { LONGEST_SAID } from './said.ts';

/** What the gateway tells the renderer process. */
export type ToRenderer =
  | {
      type: 'start';
      composition: Composition;
      page: PageSettings;
      /** `name@version` to the absolute folder of its files. */
      folders: Record<string, string>;
    }
  | {
      type: 'render';
      id: number;
      url: string;
      /** The id of the request that it is for: what is written meanwhile says it too. */
      request?: string;
      /** What the page answers to. It holds a visitor's words, so nothing is told of what goes wrong with it. */
      plainPost?: PlainPost;
    }
  | { type: 'read'; id: number; url: string; fields: PlainFields };

const said = z.object({
  type: z.literal('said'),
  /** Of the page that is rendered. */
  id: z.number(),
  request: z.string().max(64).optional(),
  text: z.string().max(LONGEST_SAID),
});
export type Said = z.infer<typeof said>;

const renderedPage = z.object({
  status: z.literal([200, 404]),
  html: z.string(),
  // They go into a header: nothing but hashes.
  styleHashes: z.array(z.string().regex(/^'sha256-[A-Za-z0-9+/]{43}='$/)),
  remote: z.object({ name: remoteNameSchema, version: versionSchema }).nullable(),
});

/** What it answers. It runs the remotes' code, so what comes is checked. */
export const fromRenderer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), bareShell: renderedPage }),
  z.object({ type: z.literal('failed'), error: z.string() }),
  z.object({ type: z.literal('rendered'), id: z.number(), page: renderedPage }),
  z.object({ type: z.literal('read'), id: z.number(), reading: plainReadingSchema.nullable() }),
  z.object({ type: z.literal('threw'), id: z.number(), error: z.string() }),
  said,
]);
export type FromRenderer = z.infer<typeof fromRenderer>;
