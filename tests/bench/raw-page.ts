/**
 * The minimum a Node server does: one page from memory, with the status, headers and bytes in the file named on the
 * command line.
 */
import { readFileSync } from 'node:fs';
import http from 'node:http';

const { status, headers, body } = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as {
  status: number;
  headers: Record<string, string>;
  body: string;
};
const bytes = Buffer.from(body, 'base64');

http
  .createServer((_req, res) => {
    res.writeHead(status, headers);
    res.end(bytes);
  })
  .listen(Number(process.env.PORT), '127.0.0.1');

process.on('SIGTERM', () => process.exit(0));
