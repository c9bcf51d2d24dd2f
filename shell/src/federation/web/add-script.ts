import { SCRIPT_TIMEOUT } from '@clandor/contract/script-timeout';

/**
 * Runs a script whose bytes must have a hash, once.
 *
 * @returns when it has run, or thrown, which only what it leaves behind can tell
 * @throws when it cannot be fetched, its bytes are others, or it takes longer than `SCRIPT_TIMEOUT`
 */
export function addScript(src: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (why: string): void => reject(new Error(`${src} ${why}`));
    const timeout = setTimeout(() => fail('takes too long'), SCRIPT_TIMEOUT);
    Object.assign(script, { src, integrity, async: true });
    script.onload = () => resolve();
    script.onerror = () => fail('was not loaded, or is not what was released');
    document.head.append(script);
    const settle = (): void => {
      clearTimeout(timeout);
      script.remove();
    };
    script.addEventListener('load', settle);
    script.addEventListener('error', settle);
  });
}
