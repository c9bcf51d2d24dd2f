import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import { type MasterKey, openMasterKeys, VaultError } from './master-keys.ts';
import { seal, unseal } from './seal.ts';

/** A data key and what is stored of it. */
export interface DataKey {
  /** 32 bytes; never stored. */
  key: Buffer;
  /** The key, encrypted by a master key whose id stands in front: `v1.<id>.<base64url>`. */
  wrapped: string;
}

export interface Vault {
  /**
   * A fresh data key, wrapped by the current master key.
   * @param context what it is the key of: `submission/<id>`
   */
  newKey(context: string): DataKey;
  /** @throws VaultError when it was wrapped for another context, or its master key is gone */
  unwrap(wrapped: string, context: string): Buffer;
  /** The same data key under the current master key; itself when it is under that already. */
  rewrap(wrapped: string, context: string): string;
  /** The id of the master key that a wrapped key is under. */
  masterKeyOf(wrapped: string): string;
  /** Makes a new master key the current one. What older ones wrapped still opens, until it is wrapped again. */
  rotate(now: Date): string;
  /** The ids of all master keys, oldest first; the last is the current one. */
  masterKeys(): string[];
  /** A keyed hash (HMAC-SHA256) of a text: cannot be guessed back without the master key. `<id>.<base64url>`. */
  sign(purpose: string, text: string): string;
  /** The same by every master key there is, the current one last: what any of them signed is found again by one of these. */
  signatures(purpose: string, text: string): string[];
  verify(purpose: string, text: string, signature: string): boolean;
}

const VERSION = 'v1';

/**
 * Keeps visitors' private data: each submission under a data key of its own, each data key wrapped by a master key
 * with an id (shared/facts.md, Encryption). The master keys lie in `keys/` of the data folder.
 */
export function openVault(dataDir: string): Vault {
  const masters = openMasterKeys(join(dataDir, 'keys'));
  const wrap = ({ id, key: master }: MasterKey, key: Buffer, context: string): string =>
    [VERSION, id, seal(master, wrapContext(id, context), key).toString('base64url')].join('.');
  const unwrap = (wrapped: string, context: string): Buffer => {
    const { id, sealed } = parse(wrapped);
    return unseal(masters.get(id).key, wrapContext(id, context), sealed);
  };
  const mac = ({ id, key }: MasterKey, purpose: string, text: string): string => {
    const derived = Buffer.from(hkdfSync('sha256', key, '', `clandor ${purpose}`, 32));
    return `${id}.${createHmac('sha256', derived).update(text).digest('base64url')}`;
  };
  return {
    newKey(context) {
      const key = randomBytes(32);
      return { key, wrapped: wrap(masters.current(), key, context) };
    },
    unwrap,
    rewrap(wrapped, context) {
      const current = masters.current();
      return parse(wrapped).id === current.id ? wrapped : wrap(current, unwrap(wrapped, context), context);
    },
    masterKeyOf: (wrapped) => parse(wrapped).id,
    rotate: (now) => masters.add(now).id,
    masterKeys: () => masters.list().map(({ id }) => id),
    sign: (purpose, text) => mac(masters.current(), purpose, text),
    signatures: (purpose, text) => masters.list().map((master) => mac(master, purpose, text)),
    verify(purpose, text, signature) {
      const [id = ''] = signature.split('.');
      const master = masters.list().find((each) => each.id === id);
      if (!master) return false;
      const [expected, given] = [Buffer.from(mac(master, purpose, text)), Buffer.from(signature)];
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}

const wrapContext = (id: string, context: string): string => `key/${id}/${context}`;

function parse(wrapped: string): { id: string; sealed: Buffer } {
  const [version, id, sealed] = wrapped.split('.');
  if (version !== VERSION || !id || !sealed) throw new VaultError('A wrapped key is not in a form that is known.');
  return { id, sealed: Buffer.from(sealed, 'base64url') };
}
