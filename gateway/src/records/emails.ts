import type { Vault } from '../vault/index.ts';

/** What the keyed hash is for. */
const PURPOSE = 'email';

/** What every form calls a field with an address: `email`, `person1Email`. */
const ADDRESS_FIELD = /^(email|.+Email)$/;

/** The addresses in a payload, each once. */
function emailsOf(payload: object): string[] {
  const found = Object.entries(payload).filter(
    ([field, value]) => ADDRESS_FIELD.test(field) && typeof value === 'string',
  );
  return [...new Set(found.map(([, value]) => normalized(value)))].filter((email) => email !== '');
}

/** However it was typed, it is the same person's. */
const normalized = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/**
 * By which a submission is found again without opening every one: a keyed hash of each address in it (a blind index).
 * Who has the database and not the keys can neither read an address nor try one out.
 */
export const emailHashesOf = (vault: Pick<Vault, 'sign'>, payload: object): string[] =>
  emailsOf(payload).map((email) => vault.sign(PURPOSE, email));

/** The hashes under which an address may be kept: by the master key of that time. */
export const emailHashesFor = (vault: Pick<Vault, 'signatures'>, email: string): string[] =>
  vault.signatures(PURPOSE, normalized(email));
