import type { PageComposition } from '@clandor/contract';

/** A site of no other pages. */
export const composition: PageComposition = {
  id: 'test',
  origin: 'http://club.test',
  apiBase: '',
  mailDomain: 'club.test',
  shell: { version: '0.0.0', base: '/', mode: 'production' },
  remotes: [],
};
