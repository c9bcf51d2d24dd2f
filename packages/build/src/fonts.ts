import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fontFiles } from '@clandor/ui/font-files';

/** Lays the house's font files into the shell's release; the page names them in its `@font-face` rules. */
export function copyFonts(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const { file, source } of fontFiles) copyFileSync(source, join(folder, file));
}
