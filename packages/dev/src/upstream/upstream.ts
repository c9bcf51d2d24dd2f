import type { PageSettings } from '@clandor/contract';

/** Where all comes from that is not worked on: a gateway. */
export interface Upstream {
  /** `http://localhost:40123`, no slash behind it. */
  origin: string;
  /** For people: what it is. */
  description: string;
  /** What its pages say of where they are, until one of them has been read. */
  settings: PageSettings;
  /** The folder of a release's files where they are on this machine, so that its pages can be rendered here. */
  folderOf?(name: string, version: string): string;
  close(): void;
}
