import { SCRIPT_TIMEOUT } from '@clandor/contract/script-timeout';

/**
 * Runs a script whose bytes must have a hash, once.
 *
 * @returns when it has run, or thrown, which only what it leaves behind can tell
 * @throws when it cannot be fetched, its bytes are others, or it takes longer than `SCRIPT_TIMEOUT`
 */
export function addScript(src: string, integrity: string): Promise<void> {
  const script = document.createElement('script');
  let timeout: ReturnType<typeof setTimeout>;
  return new Promise<void>((resolve, reject) => {
    const fail = (why: string): void => reject(new Error(`${src} ${why}`));
    timeout = setTimeout(() => fail('takes too long'), SCRIPT_TIMEOUT);
    script.onload = () => resolve();
    script.onerror = () => fail('was not loaded, or is not what was released');
    Object.assign(script, { src, integrity, async: true });
    document.head.append(script);
  }).finally(() => {
    clearTimeout(timeout);
    script.remove();
  });
}
