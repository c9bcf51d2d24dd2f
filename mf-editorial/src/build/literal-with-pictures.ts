/** JavaScript for data in which pictures stand by their names: imports of the pictures, and a literal that uses them. */
export interface LiteralWithPictures {
  imports: string[];
  literal: string;
}

/** Stands for a picture until the end; no text has this character. */
const MARK = '\uE000';
const PLACE = new RegExp(`"${MARK}(\\d+)"`, 'g');

/**
 * Writes data as JavaScript. The value of every key `picture` is the name of a picture of the house, or null; it is
 * imported, so that its files ship with the release that shows it.
 */
export function literalWithPictures(data: unknown): LiteralWithPictures {
  const names: string[] = [];
  const mark = (name: string) => {
    if (!names.includes(name)) names.push(name);
    return `${MARK}${names.indexOf(name)}`;
  };
  const json = JSON.stringify(data, (key, value) =>
    key === 'picture' && typeof value === 'string' ? mark(value) : value,
  );
  return {
    imports: names.map((name, at) => `import p${at} from '@clandor/imagery/pictures/${name}';`),
    literal: json.replace(PLACE, 'p$1'),
  };
}
