const BOX = [
  'position:fixed',
  'inset:0',
  'z-index:2147483647',
  'overflow:auto',
  'padding:4vmin',
  'background:rgba(12,10,9,.94)',
  'color:#f2ede6',
  'font:14px/1.55 ui-monospace,Menlo,Consolas,monospace',
  'white-space:pre-wrap',
].join(';');

/** What is wrong, by who says it. */
const said = new Map<string, readonly string[]>();
let box: HTMLElement | undefined;

/** Lays errors over the page, which stays below as it was; an empty list takes this speaker's away. */
export function show(speaker: string, errors: readonly string[]): void {
  if (errors.length > 0) said.set(speaker, errors);
  else said.delete(speaker);
  if (document.body) draw();
  else addEventListener('DOMContentLoaded', draw, { once: true });
}

function draw(): void {
  box?.remove();
  box = undefined;
  if (said.size === 0) return;
  box = document.createElement('div');
  box.id = 'clandor-dev-overlay';
  box.setAttribute('role', 'alert');
  // Through the CSSOM, which the page's policy allows.
  box.style.cssText = BOX;
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'Close';
  close.style.cssText = 'float:right;padding:.5em 1em;font:inherit;color:inherit;background:none;border:1px solid';
  close.addEventListener('click', () => box?.remove());
  const text = [...said].map(([speaker, errors]) => [speaker, ...errors].join('\n\n')).join('\n\n\n');
  box.append(close, document.createTextNode(text));
  document.body.append(box);
}
