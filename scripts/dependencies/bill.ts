/** A component of a CycloneDX bill of materials, as far as it is looked at here. */
export interface Component {
  name: string;
  version: string;
  licences: readonly string[];
}

/** Licences that ask for no more than a notice, or leave a library of others as it is when it is linked (sharp's). */
const ALLOWED = new Set([
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'CC0-1.0',
    'Unlicense',
  ],
  ...['Python-2.0', 'Zlib', 'OFL-1.1', 'LGPL-3.0-or-later', 'CC-BY-4.0', 'MPL-2.0'],
]);

/** Says its licence in a form that npm does not read: looked at by hand. */
const BY_HAND: Readonly<Record<string, string>> = { 'xtend 2.1.2': 'MIT' };

/** The components of others: ours are private and named `@clandor/…`. */
export function readBill(text: string): Component[] {
  const bill: unknown = JSON.parse(text);
  return listIn(bill, 'components').flatMap((component) => {
    const [name, version] = [textIn(component, 'name'), textIn(component, 'version')];
    if (name.startsWith('@clandor/') || listIn(component, 'properties').some(isPrivate)) return [];
    const licences = listIn(component, 'licenses').map(
      (each) =>
        textIn(each, 'expression') ||
        textIn(valueIn(each, 'license'), 'id') ||
        textIn(valueIn(each, 'license'), 'name'),
    );
    const byHand = BY_HAND[`${name} ${version}`];
    return [{ name, version, licences: licences.length === 0 && byHand ? [byHand] : licences }];
  });
}

/** What has a licence that nobody has looked at, or none. */
export const licenceProblems = (components: readonly Component[]): string[] =>
  components
    .filter(({ licences }) => licences.length === 0 || !licences.every(isAllowed))
    .map(({ name, version, licences }) => `${name} ${version}: ${licences.join(', ') || 'no licence'}`);

/** One of several that may be chosen from is enough; of several that hold together, each has to be. */
const isAllowed = (licence: string): boolean =>
  licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((each) => ALLOWED.has(each.trim())));

const isPrivate = (property: unknown): boolean =>
  textIn(property, 'name') === 'cdx:npm:package:private' && textIn(property, 'value') === 'true';

const valueIn = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

function textIn(value: unknown, name: string): string {
  const found = valueIn(value, name);
  return typeof found === 'string' ? found : '';
}

function listIn(value: unknown, name: string): unknown[] {
  const found = valueIn(value, name);
  return Array.isArray(found) ? found : [];
}
