import { createHash } from 'node:crypto';
import webpack, { type Compilation, type Compiler, type WebpackPluginInstance } from 'webpack';

/** Stands in the entry for the table of hashes until the chunks are final. A string of this length never occurs by chance. */
const TOKEN = '__CHUNK_INTEGRITY_TABLE__';

/**
 * Gives every script that the build's own runtime adds to a page its integrity, so that a chunk whose bytes are
 * not the ones that were built does not run. The table stands in the entry, whose own hash stands in release.json.
 */
export class ChunkIntegrityPlugin implements WebpackPluginInstance {
  readonly #entry: string;

  /** @param entry the script that holds the webpack runtime, below the output folder */
  constructor(entry: string) {
    this.#entry = entry;
  }

  apply(compiler: Compiler): void {
    const { runtime, Compilation: Stage } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (code) => `${code}\nscript.integrity = ("${TOKEN}")[url.slice(url.lastIndexOf("/") + 1)] || "sha384-unknown";`,
      );
      compilation.hooks.processAssets.tap(
        { name: 'ChunkIntegrityPlugin', stage: Stage.PROCESS_ASSETS_STAGE_REPORT },
        () => this.#fillIn(compilation),
      );
    });
  }

  #fillIn(compilation: Compilation): void {
    const asset = compilation.getAsset(this.#entry);
    if (!asset) return;
    const code = asset.source.source().toString();
    if (!code.includes(TOKEN)) return;
    const table = Object.fromEntries(
      compilation
        .getAssets()
        .filter(({ name }) => name.endsWith('.js') && name !== this.#entry)
        .map(({ name, source }) => [name.slice(name.lastIndexOf('/') + 1), integrity(source.buffer())]),
    );
    compilation.updateAsset(
      this.#entry,
      new webpack.sources.RawSource(code.replaceAll(new RegExp(`["']${TOKEN}["']`, 'g'), JSON.stringify(table))),
    );
  }
}

/** Subresource integrity of some bytes (W3C SRI): the algorithm and the base64 digest. */
export const integrity = (bytes: Uint8Array): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
