import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { limitPipelining } from './pipelining.ts';

const open: { close: () => void }[] = [];
afterEach(() => open.splice(0).forEach(({ close }) => close()));

/** Starts a server that answers on demand, and opens a connection to it. */
async function connect() {
  const asked: { url: string; body: string; answer: () => void }[] = [];
  const server = http.createServer((req, res) => {
    let body = '';
    req.on('data', (chunk: Buffer) => (body += chunk.toString()));
    req.on('end', () => asked.push({ url: req.url!, body, answer: () => res.end(req.url) }));
  });
  limitPipelining(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  open.push({ close: () => (socket.destroy(), server.close()) });
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString()));
  const answers = () => [...received.matchAll(/\r\n\r\n\/(\d+)/g)].map(([, number]) => Number(number));
  return { asked, socket, answers };
}
const quiet = () => new Promise((resolve) => setTimeout(resolve, 50));
const get = (number: number) => `GET /${number} HTTP/1.1\r\nHost: x\r\n\r\n`;

it('handles a few of a thousand pipelined requests at a time, and more as they are answered', async () => {
  const { asked, socket, answers } = await connect();
  const numbers = Array.from({ length: 1_000 }, (_, number) => number);
  socket.write(numbers.map(get).join(''));
  await quiet();
  while (asked.length === 0) await quiet();
  const first = asked.length;
  // Four, plus others in the same slice.
  expect(first).toBeLessThan(40);
  await quiet();
  expect(asked).toHaveLength(first);
  for (let done = 0; done < numbers.length; done += 1) {
    while (done >= asked.length) await new Promise((resolve) => setImmediate(resolve));
    asked[done]!.answer();
    expect(asked.length - done).toBeLessThan(40);
  }
  while (answers().length < numbers.length) await quiet();
  expect(answers()).toEqual(numbers);
});

it('reads a large body completely and then the next request', async () => {
  const { asked, socket, answers } = await connect();
  const body = 'four score '.repeat(50_000);
  socket.write(`POST /1 HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}${get(2)}`);
  while (asked.length < 2) await quiet();
  expect(asked.map(({ url, body: { length } }) => [url, length])).toEqual([
    ['/1', body.length],
    ['/2', 0],
  ]);
  for (const { answer } of asked) answer();
  while (answers().length < 2) await quiet();
  expect(answers()).toEqual([1, 2]);
});

it('answers pipelined requests no faster than the client reads', async () => {
  let made = 0;
  const page = 'x'.repeat(20_000);
  const server = http.createServer((_req, res) => {
    made += 1;
    res.end(page);
  });
  limitPipelining(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  open.push({ close: () => (socket.destroy(), server.close()) });
  socket.pause();
  const count = 2_000;
  socket.write(Array.from({ length: count }, (_, number) => get(number)).join(''));
  let before = 0;
  while (made === 0 || made !== before) {
    before = made;
    await quiet();
  }
  // Only what fits into network buffers.
  expect(made).toBeLessThan(count / 2);
  let bytes = 0;
  socket.on('data', (chunk) => (bytes += chunk.length)).resume();
  while (bytes < count * page.length) await quiet();
  expect(made).toBe(count);
});

it('drops the remaining requests when the client disconnects', async () => {
  const { asked, socket } = await connect();
  socket.write(Array.from({ length: 500 }, (_, number) => get(number)).join(''));
  await quiet();
  const before = asked.length;
  socket.destroy();
  await quiet();
  for (const { answer } of asked) answer();
  await quiet();
  expect(asked).toHaveLength(before);
});
