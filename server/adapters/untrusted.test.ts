/** Tests that connections to servers with an untrusted certificate are refused for email and requests. */
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boundedFetch } from '../lib/bounded-fetch.ts';
import { createSmtpTransport } from './email/smtp.ts';

/** A loopback address for which certificates are still checked. */
const host = '127.0.0.2';
let received = 0;
// Without an explicit certificate, the server uses a built-in one and logs a warning.
const smtp = new SMTPServer({
  secure: true,
  logger: false,
  authOptional: true,
  onData(stream, _session, done) {
    received += 1;
    stream.resume().on('end', () => done());
  },
});
smtp.on('error', () => undefined);
const { key, cert } = (smtp as unknown as { options: { key: string; cert: string } }).options;
const web = https.createServer({ key, cert }, (_req, res) => {
  received += 1;
  res.end('{}');
});

beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, host, resolve));
  await new Promise<void>((resolve) => web.listen(0, host, resolve));
});
afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(resolve));
  web.closeAllConnections();
  await new Promise((resolve) => web.close(resolve));
});

it('sends no email to a mail server with an untrusted certificate', async () => {
  const { port } = smtp.server.address() as AddressInfo;
  const transport = createSmtpTransport({
    url: `smtps://user:secret@${host}:${port}`,
    sender: { name: 'Everglow', address: 'hello@everglow.example' },
  });
  const mail = {
    id: '0f0e0d0c-0b0a-4908-8706-050403020100',
    messageId: '<a@everglow.example>',
    to: 'ann@example.com',
    subject: 'Hello',
    html: '<p>Hello</p>',
    text: 'Hello',
    createdAt: new Date(),
  };
  const outcome = await transport.send(mail, AbortSignal.timeout(5_000));
  await transport.close();
  expect(outcome).toMatchObject({ status: 'queued' });
  expect(received).toBe(0);
});

it('sends no request to a server with an untrusted certificate', async () => {
  const { port } = web.address() as AddressInfo;
  await expect(boundedFetch(1000)(`https://${host}:${port}/`)).rejects.toMatchObject({
    cause: { code: expect.stringMatching(/CERT|SIGN|VERIFY/) },
  });
  expect(received).toBe(0);
});
