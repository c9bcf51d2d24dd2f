import { createHash } from 'node:crypto';
import { OPS_API, REPORT_ADDRESS } from '@clandor/contract';
import { COUPLES_EXAMPLE, GENTLEMEN_EXAMPLE, LADIES_EXAMPLE } from '@clandor/schemas/testing/application-examples';
import fc from 'fast-check';
import { ENQUIRY } from '../enquiries.ts';
import { MULTIPART_HEADERS, multipart } from '../multipart.ts';

/** A request as the bytes that go out. */
export interface FuzzRequest {
  bytes: Buffer;
  /** Whether it is whole, so that an answer is owed. */
  isWhole: boolean;
}

/** Whatever somebody could put anywhere: words that mean something to some program, and any other text. */
const word = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ...[
        '',
        '.',
        '..',
        '%',
        '%zz',
        '%00',
        '%2e%2e',
        '__proto__',
        'constructor',
        'toString',
        'null',
        'NaN',
        '-1',
        '1e999',
      ],
      ...[
        '\u0000',
        '\r\nX: y',
        '\ud800',
        "' or 1=1--",
        '<script>alert(1)</script>',
        '{{7*7}}',
        '#{7*7}',
        '../../etc/passwd',
      ],
      ...['9'.repeat(400), 'x'.repeat(5_000), '0123456789abcdef0123456789abcdef', '1.0.0', 'mf-contact', 'shell'],
    ),
  },
);

const FORMS: readonly [string, object][] = [
  ['/api/form-submit', ENQUIRY],
  ['/api/ladies-applications', LADIES_EXAMPLE],
  ['/api/couples-waitlist', COUPLES_EXAMPLE],
  ['/api/gentlemen-waitlist', GENTLEMEN_EXAMPLE],
  [REPORT_ADDRESS, { composition: 'c0ffee000000', name: 'shell', version: '1.0.0', failure: 'load' }],
  [`${OPS_API}/session`, { token: `clt_${'0'.repeat(12)}_${'A'.repeat(43)}` }],
  [`${OPS_API}/activations`, { releases: [{ name: 'mf-contact', version: '1.0.0' }], percent: 50, reason: 'because' }],
  [`${OPS_API}/rollbacks`, { name: 'mf-contact', to: '1.0.0', reason: 'because' }],
  [`${OPS_API}/previews`, { name: 'mf-contact', version: '1.0.0', hours: 1 }],
  [`${OPS_API}/tokens`, { name: 'a token', scope: 'mf-contact', days: 1 }],
];
const PATHS = [
  ...['/', '/contact', '/explore', '/sitemap.xml', '/robots.txt', '/feed.xml', '/healthz', '/readyz', '/metrics'],
  ...[
    '/ops',
    '/ops/assets/console.js',
    '/ops/preview/a.b.c',
    '/ops/preview/leave',
    '/api',
    '/api/uploads',
    '/api/upload-files',
  ],
  ...['/api/uploads/0123456789abcdef0123456789abcdef', '/releases/mf-contact/1.0.0/web/remoteEntry.js'],
  ...['state', 'releases', 'log', 'activations', 'tokens', 'guard', 'session', 'releases/mf-contact'].map(
    (path) => `${OPS_API}/${path}`,
  ),
  ...FORMS.map(([path]) => path),
];

/** A path of the house, one of its segments changed, or any. */
const path = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...PATHS) },
  {
    weight: 3,
    arbitrary: fc.tuple(fc.constantFrom(...PATHS), fc.nat(5), word).map(([known, place, text]) => {
      const segments = known.split('/');
      segments[1 + (place % segments.length)] = text;
      return segments.join('/');
    }),
  },
  { weight: 1, arbitrary: fc.array(word, { maxLength: 6 }).map((words) => `/${words.join('/')}`) },
);
const query = fc.oneof(
  fc.constant(''),
  fc.dictionary(word, word, { maxKeys: 4 }).map((pairs) => `?${new URLSearchParams(safe(pairs))}`),
  word.map((text) => `?${text}`),
);

const HEADERS = [
  ...[
    'Accept',
    'Accept-Encoding',
    'Accept-Language',
    'Authorization',
    'Cache-Control',
    'Content-Encoding',
    'Content-Type',
  ],
  ...[
    'Cookie',
    'Expect',
    'Forwarded',
    'Host',
    'Idempotency-Key',
    'If-Match',
    'If-Modified-Since',
    'If-None-Match',
    'Origin',
    'Range',
  ],
  ...[
    'Referer',
    'Sec-Fetch-Site',
    'TE',
    'Trailer',
    'Upgrade',
    'User-Agent',
    'X-Forwarded-For',
    'X-Forwarded-Proto',
    'X-Request-Id',
  ],
] as const;
const VALUES = [
  ...[
    'br',
    'gzip;q=0, br;q=2',
    'no-cache',
    '"abc"',
    'W/"abc"',
    '*',
    'bytes=0-',
    'bytes=-1',
    'bytes=5-1',
    'bytes=0-1,3-4',
    'same-origin',
  ],
  ...[
    'cross-site',
    'application/json',
    'multipart/form-data; boundary=x',
    'chunked',
    '100-continue',
    'websocket',
    'http://club.test',
  ],
  ...[
    'clandor-cohort=0123456789abcdef',
    'clandor-preview=a.b.c',
    'clandor-ops=a.b.1.2.c',
    'clandor-uploader=x',
    'en;q=0.5',
  ],
] as const;
const header = fc.tuple(fc.constantFrom(...HEADERS), fc.oneof(fc.constantFrom(...VALUES), word));

/** A payload with fields changed, added or taken away; or any JSON. */
const changed = (example: object) =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.tuple(fc.subarray(Object.keys(example)), fc.jsonValue(), word).map(([fields, value, text]) =>
        JSON.stringify({
          ...example,
          ...Object.fromEntries(fields.map((field, place) => [field, place % 2 ? value : text])),
        }),
      ),
    },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.nat(400).map((length) => JSON.stringify(example).slice(0, length)) },
  );

const part = fc.record({
  name: word.map(oneLine),
  type: word.map(oneLine),
  bytes: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
});
const body = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ bytes: Buffer.alloc(0), type: '' }) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.array(part, { maxLength: 3 }), fc.constantFrom('files', 'other', '__proto__'))
      .map(([parts, field]) => ({ bytes: multipart(parts, field), type: MULTIPART_HEADERS['content-type'] })),
  },
  {
    weight: 2,
    arbitrary: fc
      .uint8Array({ maxLength: 2_000 })
      .map((bytes) => ({ bytes: Buffer.from(bytes), type: 'application/gzip' })),
  },
);

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'] as const;
const ANY_METHOD = fc.constantFrom(...METHODS, 'GET', 'GET', 'POST', 'POST');

/** Anything that looks like a request, to any address of the house, with or without a token that may do everything. */
const anyRequest = (token: string) =>
  fc
    .tuple(ANY_METHOD, path, query, fc.array(header, { maxLength: 5 }), body, fc.integer({ min: 0, max: 19 }))
    .map(([method, to, question, headers, { bytes, type }, luck]) =>
      whole(
        method,
        to + question,
        [
          ...(type ? [['Content-Type', type]] : []),
          ...headers,
          ...(luck === 0 ? [['Authorization', `Bearer ${token}`]] : []),
        ],
        bytes,
      ),
    );

/** What a form or the console sends, changed. */
const formRequest = (token: string) =>
  fc
    .constantFrom(...FORMS)
    .chain(([to, example]) =>
      fc
        .tuple(changed(example), fc.array(header, { maxLength: 2 }), fc.boolean())
        .map(([text, headers, isKnown]) =>
          whole(
            'POST',
            to,
            [
              ['Content-Type', 'application/json'],
              ...headers,
              ...(isKnown ? [['Authorization', `Bearer ${token}`]] : []),
            ],
            Buffer.from(text),
          ),
        ),
    );

/** Bytes that may be no HTTP at all. */
const rawRequest = fc
  .tuple(word, word, fc.array(fc.tuple(word, word), { maxLength: 5 }), fc.uint8Array({ maxLength: 200 }))
  .map(
    ([method, to, headers, rest]): FuzzRequest => ({
      bytes: Buffer.concat([
        Buffer.from(
          `${method} /${to} HTTP/1.1\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
        ),
        rest,
      ]),
      isWhole: false,
    }),
  );

export const arbitraryRequest = (token: string): fc.Arbitrary<FuzzRequest> =>
  fc.oneof(
    { weight: 5, arbitrary: anyRequest(token) },
    { weight: 4, arbitrary: formRequest(token) },
    { weight: 1, arbitrary: rawRequest },
  );

/** Header lines cannot hold line breaks here: what comes of those is for `rawRequest`. Other bytes go out as they are. */
function whole(method: string, to: string, headers: readonly (readonly string[])[], body: Buffer): FuzzRequest {
  const given = headers.map(([name, value]) => `${name}: ${oneLine(value ?? '')}\r\n`).join('');
  const line = `${method} ${encodeURI(to.toWellFormed()).replaceAll('%25', '%')} HTTP/1.1\r\n`;
  // Each from an address of its own: else ten wrong tokens would close the door for the good one, too.
  const from = `X-Forwarded-For: 10.${createHash('sha256').update(body).update(line).digest().subarray(0, 3).join('.')}\r\n`;
  const host = headers.some(([name]) => name === 'Host') ? '' : 'Host: club.test\r\n';
  const expects = headers.some(([name]) => ['Expect', 'Upgrade', 'TE', 'Trailer'].includes(name ?? ''));
  const head = `${line}${host}${from}${given}Connection: close\r\nContent-Length: ${body.length}\r\n\r\n`;
  return { bytes: Buffer.concat([Buffer.from(head, 'utf8'), body]), isWhole: !expects };
}

function oneLine(text: string): string {
  return text.toWellFormed().replace(/[\r\n\0"]/g, '');
}

function safe(pairs: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(pairs).map(([name, value]) => [name.toWellFormed(), value.toWellFormed()]));
}
