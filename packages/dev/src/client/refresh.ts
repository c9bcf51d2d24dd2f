import refresh from 'react-refresh/runtime';
import type { HotModule } from './hot-module.ts';

// Before react-dom runs: it makes itself known to this hook once, when it starts.
refresh.injectIntoGlobalHook(window);

type Exports = Readonly<Record<string, unknown>>;

/** Draws every component that was exchanged anew, with its state. */
export const redraw = (): void => {
  refresh.performReactRefresh();
};

export const register = (type: unknown, id: string): void => refresh.register(type, id);
export const signature = refresh.createSignatureFunctionForTransform;

/** Told of a module that threw while it took its place. */
let onThrow: (error: unknown) => void = () => {};
export const watchThrows = (listener: typeof onThrow): void => {
  onThrow = listener;
};

/**
 * Called at the end of each module: makes its exported components known, and lets it take its own place on a change
 * when nobody else has anything of it. A module that also exports values is left to those that import it.
 */
export function settle(hot: HotModule, exports: Exports, id: string): void {
  for (const [name, value] of Object.entries(exports)) {
    if (refresh.isLikelyComponentType(value)) refresh.register(value, `${id} exports ${name}`);
  }
  const previous = hot.data?.exports;
  if (!isBoundary(exports)) {
    if (previous) hot.invalidate();
    return;
  }
  hot.dispose((data) => {
    data.exports = exports;
  });
  hot.accept((error) => onThrow(error));
  if (previous && shapeOf(previous) !== shapeOf(exports)) hot.invalidate();
  else if (previous && headOf(previous) !== headOf(exports)) location.reload();
}

/** Only components; or a page (contract/src/page.ts), whose `head` is compared on a change. */
function isBoundary(exports: Exports): boolean {
  const names = Object.keys(exports);
  const isPage = 'default' in exports && names.length === 2 && 'head' in exports;
  return (
    names.length > 0 &&
    names.every((name) => (isPage && name === 'head') || refresh.isLikelyComponentType(exports[name]))
  );
}

const shapeOf = (exports: Exports): string => Object.keys(exports).sort().join();

/** The document's title and the like are written by navigations only; a page whose head changed is loaded anew. */
const headOf = ({ head }: Exports): string =>
  typeof head === 'function' ? String(head) : (JSON.stringify(head) ?? '');
