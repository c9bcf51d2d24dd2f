import { ApiError } from './api-error.ts';
import { currentBackend, targetUrl } from './backend.ts';

export interface ApiUploadOptions {
  body: FormData;
  /** How much has left this device, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends files and tells how far it is, which fetch cannot. For everything else, use `apiRequest`.
 *
 * @param target `/api/…`
 * @returns the response's JSON
 * @throws {ApiError} for a response that is not OK
 * @throws {TypeError} when there is no response
 * @throws {DOMException} `AbortError`, when the signal says so
 */
export function apiUpload<Answer>(target: string, { body, onProgress, signal }: ApiUploadOptions): Promise<Answer> {
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    request.open('POST', targetUrl(target, currentBackend()));
    request.withCredentials = true;
    request.setRequestHeader('Accept', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status, statusText, responseText } = request;
      if (status < 200 || status > 299) return reject(new ApiError(status, statusText, responseText));
      try {
        resolve(JSON.parse(responseText) as Answer);
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => reject(new TypeError('Failed to fetch'));
    request.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'));
    const stop = () => request.abort();
    // An unsent request that is aborted says nothing: it has to be refused here.
    if (signal?.aborted) return reject(new DOMException('The upload was stopped', 'AbortError'));
    signal?.addEventListener('abort', stop, { once: true });
    request.send(body);
  });
}
