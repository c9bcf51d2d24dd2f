import { expect, it } from 'vitest';
import { readableError } from './readable-error.ts';

it('says the file and the mistake, without where the compiler itself was', () => {
  const message = [
    'Module build failed (from ../node_modules/swc-loader/src/index.js):',
    'Error:   x Expression expected',
    '    ,-[page.tsx:24:1]',
    ' 24 |         <Grid>',
    '    :         ^',
    '    `----',
    '',
    '',
    'Caused by:',
    '    Syntax Error',
    '',
    'Stack backtrace:',
    '   0: <unknown>',
  ].join('\n');
  expect(readableError({ moduleName: './src/page.tsx', message })).toBe(
    './src/page.tsx\nx Expression expected\n    ,-[page.tsx:24:1]\n 24 |         <Grid>\n    :         ^\n    `----',
  );
});
