import { expect, it } from 'vitest';
import { compositionIn } from './composition-in.ts';
import { waitingDocument, withClient } from './dev-document.ts';

it('puts its script before every other', () => {
  expect(withClient('<html><head><script defer src="/shell.js"></script></head></html>')).toBe(
    '<html><head><script src="/__dev/client.js"></script><script defer src="/shell.js"></script></head></html>',
  );
});

it('hands an error of the renderer on as text, whatever is in it', () => {
  expect(withClient('<head></head>', 'Error: "<b>" & $& `')).toContain(
    'data-server-error="Error: &quot;&lt;b&gt;&quot; &amp; $&amp; `"',
  );
});

it('has a document to wait in', () => {
  expect(waitingDocument(['mf-a'])).toMatch(/<html lang="en" data-waiting>.*client\.js.*<title>mf-a does not compile/s);
});

it('finds the composition that a page carries, and none where there is none', () => {
  const page = '<p></p><script type="application/json" id="composition">{"id":"a\\u003cb"}</script></body>';
  expect(compositionIn(page)).toEqual({ id: 'a<b' });
  expect(compositionIn('<p>The console</p>')).toBeNull();
});
