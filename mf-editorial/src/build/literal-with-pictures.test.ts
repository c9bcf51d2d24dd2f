import { describe, expect, it } from 'vitest';
import { literalWithPictures } from './literal-with-pictures.ts';

/** The data that the JavaScript stands for, its pictures by the names they were imported from. */
function evaluate(data: unknown): unknown {
  const { imports, literal } = literalWithPictures(data);
  const code = imports.map((line) => line.replace(/^import (\w+) from ('[^']+');$/, 'const $1 = $2;')).join('\n');
  return new Function(`${code}\nreturn ${literal};`)();
}

describe('literalWithPictures', () => {
  it('writes data as it is', () => {
    const data = { title: 'You’re “here”', body: ['</script>', '\u2028', 'p0', '@@picture0@@'], picture: null };
    expect(evaluate(data)).toEqual(data);
  });

  it('imports each picture once, wherever it stands', () => {
    const data = { picture: 'sea', related: [{ picture: 'lamp' }, { picture: 'sea' }] };
    expect(literalWithPictures(data).imports).toHaveLength(2);
    expect(evaluate(data)).toEqual({
      picture: '@clandor/imagery/pictures/sea',
      related: [{ picture: '@clandor/imagery/pictures/lamp' }, { picture: '@clandor/imagery/pictures/sea' }],
    });
  });
});
