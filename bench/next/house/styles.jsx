'use client';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useServerInsertedHTML } from 'next/navigation';
import { useState } from 'react';

/** Emotion's cache as the house has it, its styles put into the document's head as Next streams it. */
export function Styles({ children }) {
  const [{ cache, taken }] = useState(() => {
    const cache = createCache({ key: 'c', speedy: true, stylisPlugins: [] });
    cache.compat = true;
    const insert = cache.insert;
    let names = [];
    cache.insert = (...given) => {
      const [selector, serialized] = given;
      // Global styles have no selector: they are kept by Emotion itself, under their name.
      if (cache.inserted[serialized.name] === undefined) names.push({ name: serialized.name, isGlobal: !selector });
      return insert(...given);
    };
    const taken = () => {
      const before = names;
      names = [];
      return before;
    };
    return { cache, taken };
  });
  useServerInsertedHTML(() => {
    const fresh = taken();
    const own = fresh.filter(({ isGlobal, name }) => !isGlobal && typeof cache.inserted[name] === 'string');
    const globals = fresh.filter(({ isGlobal, name }) => isGlobal && typeof cache.inserted[name] === 'string');
    return (
      <>
        {globals.map(({ name }) => (
          <style
            key={name}
            data-emotion={`${cache.key}-global ${name}`}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: Emotion's own text
            dangerouslySetInnerHTML={{ __html: cache.inserted[name] }}
          />
        ))}
        {own.length > 0 && (
          <style
            data-emotion={`${cache.key} ${own.map(({ name }) => name).join(' ')}`}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: Emotion's own text
            dangerouslySetInnerHTML={{ __html: own.map(({ name }) => cache.inserted[name]).join('') }}
          />
        )}
      </>
    );
  });
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
