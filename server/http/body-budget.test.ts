import http from 'node:http';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, expect, it } from 'vitest';
import { bodyBudget, bodyShare } from './body-budget.ts';

const mebibyte = 1024 * 1024;
const app = express();
app.use(bodyBudget({ arrivesWithinMs: 1_000 }));
app.post('/read', express.raw({ type: () => true, limit: bodyShare.network }), (req, res) => {
  res.json({ read: (req.body as Buffer).length });
});
const server = http.createServer(app).listen(0, '127.0.0.1');
const port = () => (server.address() as AddressInfo).port;
afterAll(() => server.close());

const post = (bytes: number) =>
  fetch(`http://127.0.0.1:${port()}/read`, { method: 'POST', body: Buffer.alloc(bytes) }).then(({ status }) => status);

it('accepts bodies that fit, one after the other', async () => {
  for (let turn = 0; turn < 3; turn += 1) expect(await post(mebibyte)).toBe(200);
});

it("rejects a body larger than a network's share", async () => {
  const answer = await new Promise<string>((resolve) => {
    const socket = net.connect(port(), '127.0.0.1', () => {
      socket.write(`POST /read HTTP/1.1\r\nHost: x\r\nContent-Length: ${bodyShare.network + 1}\r\n\r\n{`);
    });
    socket.once('data', (chunk) => resolve(chunk.toString()));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 503 /);
});

it('closes a connection whose body never arrives and returns its share', async () => {
  await new Promise<void>((resolve) => {
    const socket = net.connect(port(), '127.0.0.1', () => {
      socket.write(`POST /read HTTP/1.1\r\nHost: x\r\nContent-Length: ${bodyShare.network}\r\n\r\n{`);
    });
    socket.on('error', () => undefined).on('close', () => resolve());
  });
  expect(await post(mebibyte)).toBe(200);
});
