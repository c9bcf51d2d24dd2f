import { type Composition, type PageSettings, remoteNameSchema, versionSchema } from '@clandor/contract';
import { z } from 'zod';

/** What the gateway tells the renderer process. */
export type ToRenderer =
  | {
      type: 'start';
      composition: Composition;
      page: PageSettings;
      /** `name@version` to the absolute folder of its files. */
      folders: Record<string, string>;
    }
  | { type: 'render'; id: number; url: string };

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
  z.object({ type: z.literal('threw'), id: z.number(), error: z.string() }),
]);
export type FromRenderer = z.infer<typeof fromRenderer>;
