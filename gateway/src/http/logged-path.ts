/** A path that is longer tells nothing more; in characters. */
export const LONGEST_LOGGED = 200;
/** What an address of the house is made of. Somebody's mail address, a telephone number or a name with capitals is not. */
const SEGMENT = /^(?!.*\d{6})[a-z0-9._-]{1,64}$/;
/** Below these stands what is a secret or belongs to one visitor. */
const PRIVATE = ['/ops/preview/', '/api/uploads/'] as const;
/** Names of files, which are ours: hashes of many digits among them. */
const FILES = ['/releases/', '/ops/assets/'] as const;

/**
 * A path as the log may have it: an address of the house whole, and what somebody else wrote into one as `…`. A visitor's
 * mail address, a signed link or an upload's id never stands there.
 */
export function loggedPath(path: string): string {
  const start = PRIVATE.find((each) => path.startsWith(each));
  if (start) return `${start}…`;
  const short = path.slice(0, LONGEST_LOGGED);
  if (FILES.some((each) => path.startsWith(each)) && /^[\w./-]+$/.test(short)) return short;
  return short
    .split('/')
    .map((segment) => (segment === '' || SEGMENT.test(segment) ? segment : '…'))
    .join('/');
}

/** A text that may repeat the path it is about, without what the log may not have. */
export function withoutPath(text: string, path: string): string {
  if (loggedPath(path) === path) return text;
  const words = path.split('/').filter((segment) => segment !== '' && !SEGMENT.test(segment));
  const all = words.flatMap((word) => [word, decoded(word)]);
  return all.reduce((rest, word) => rest.replaceAll(word, '…'), text.replaceAll(path, loggedPath(path)));
}

function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}
