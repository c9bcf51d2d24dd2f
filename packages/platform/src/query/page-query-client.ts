import type { QueryClient } from '@tanstack/react-query';
import { isIos } from '../is-ios.ts';
import { createQueryClient } from './query-client.ts';

let client: QueryClient | undefined;

/** The page's one query client, made for the first who asks. */
export function pageQueryClient(): QueryClient {
  if (!client) {
    client = createQueryClient({ isIos: isIos() });
    client.mount();
  }
  return client;
}
