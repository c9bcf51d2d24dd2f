// `node bare-server-process.ts <file>`: a bare node:http server that gives one answer, whatever it is asked. The file
// holds `{ headers, body }`, the body in base64. Writes its port to standard output.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { headers, body } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as {
  headers: Record<string, string>;
  body: string;
};
const bytes = Buffer.from(body, 'base64');
const server = createServer((_, answer) => {
  answer.writeHead(200, headers);
  answer.end(bytes);
});
server.listen(0, () => {
  const address = server.address();
  if (address && typeof address === 'object') console.log(address.port);
});
