import { relative, resolve } from 'node:path';

/** What webpack's loader context is asked for here. */
interface LoaderContext {
  resource: string;
  getOptions(): { name: string };
  callback(error: null, code: string, map?: unknown): void;
}

const ROOT = resolve(import.meta.dirname, '../../../..');

/**
 * Ties what swc marked in a module (`$RefreshReg$`, `$RefreshSig$`) to the page's hot reload, and lets the module take
 * its own place when all it exports are components. An id names build and file: two remotes that bundle the same part
 * are not mixed up. Stands on the first line and behind the last, so that the source map holds.
 */
export default function refreshLoader(this: LoaderContext, code: string, map?: unknown): void {
  const id = JSON.stringify(`${this.getOptions().name} ${relative(ROOT, this.resource)}`);
  const before = `var $RefreshReg$ = (type, name) => globalThis.__clandorHot.register(type, ${id} + ' ' + name), $RefreshSig$ = globalThis.__clandorHot.signature; `;
  const after = `\nif (import.meta.webpackHot) globalThis.__clandorHot.settle(import.meta.webpackHot, __webpack_module__.exports, ${id});\n`;
  this.callback(null, before + code + after, map);
}
