import { MULTIPART_HEADERS, multipart, type SentFile } from './multipart.ts';
import type { Answer, TestGateway } from './start-gateway.ts';

export { MULTIPART_HEADERS, multipart, type SentFile } from './multipart.ts';

/** A browser's side: it keeps the cookie that it was given. */
export interface TestBrowser {
  send(files: readonly SentFile[], headers?: Record<string, string>): Promise<Answer>;
  /** The URLs of files that are taken. */
  upload(...files: Buffer[]): Promise<string[]>;
  headers(): Record<string, string>;
}

export function startBrowser(gateway: () => TestGateway): TestBrowser {
  let cookie = '';
  const headers = (): Record<string, string> => (cookie ? { cookie } : {});
  const send: TestBrowser['send'] = async (files, more = {}) => {
    const answer = await gateway().ask('POST', '/api/upload-files', {
      headers: { ...MULTIPART_HEADERS, ...headers(), ...more },
      body: multipart(files),
    });
    const [given] = answer.headers['set-cookie'] ?? [];
    if (given) cookie = given.split(';')[0] ?? '';
    return answer;
  };
  return {
    send,
    headers,
    async upload(...files) {
      const answer = await send(files.map((bytes) => ({ bytes })));
      if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`);
      return JSON.parse(answer.text).files;
    },
  };
}
