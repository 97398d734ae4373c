import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startFakeResend, type FakeResend } from '#tests/fakes/resend-server.ts';
import { startFakeSmtp, type FakeSmtp } from '#tests/fakes/smtp-server.ts';
import { createMailer } from './index.ts';
import { isPlainAddress, parseSender } from './message.ts';
import type { MailPort, OutgoingMail } from './port.ts';

const id = '0b0f5a3c-6f0e-4d7e-9d3e-0d6a1b2c3d4e';
const mail: OutgoingMail = {
  id,
  messageId: `<${id}@example.com>`,
  createdAt: new Date('2031-02-03T04:05:06.789Z'),
  to: 'dana@example.com',
  subject: 'Hello',
  html: '<p>Hello ü</p>',
  text: 'Hello ü',
  headers: { 'List-Unsubscribe': `<https://x.example/unsubscribe?token=${'a'.repeat(400)}>` },
};
const from = 'Everglow <hello@example.com>';
let dir: string;
const open: MailPort[] = [];
const smtps: FakeSmtp[] = [];
const mailer = (options: Partial<Parameters<typeof createMailer>[0]>) => {
  const made = createMailer({ mailboxDir: dir, from, ...options });
  open.push(made);
  return made;
};
const fakeSmtp = async (...options: Parameters<typeof startFakeSmtp>) => {
  const fake = await startFakeSmtp(...options);
  smtps.push(fake);
  return fake;
};

beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'everglow-mail-'));
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((made) => made.close()));
  await Promise.all(smtps.splice(0).map((fake) => fake.close()));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

describe('addresses', () => {
  it('parses the sender setting', () => {
    expect(parseSender('Everglow <hello@example.com>')).toEqual({ name: 'Everglow', address: 'hello@example.com' });
    expect(parseSender('"Ever, glow" <a@b.example>')).toEqual({ name: 'Ever, glow', address: 'a@b.example' });
    expect(parseSender('hello@example.com')).toEqual({ name: '', address: 'hello@example.com' });
  });

  it.each([
    'a@x.example, b@y.example',
    'g: a@x.example, b@y.example;',
    'a@x.example(b@y.example)',
    '"a b"@x.example',
    '<a@x.example>',
    'a@x.example\r\nBcc: b@y.example',
    'a@[127.0.0.1]',
    'a@x',
    'a@@x.example',
    'ä@x.example',
    '',
  ])('rejects %j as a recipient', (address) => expect(isPlainAddress(address)).toBe(false));
});

describe('local mailbox', () => {
  it('writes the same row to the same file', async () => {
    const local = mailer({});
    expect(local.kind).toBe('local');
    expect((await local.send(mail)).status).toBe('sent');
    expect((await local.send(mail)).status).toBe('sent');
    const names = await readdir(dir);
    expect(names).toEqual([`20310203T040506789Z-${id}.eml`]);
    const read = await PostalMime.parse(await readFile(path.join(dir, names[0]!)));
    expect(read).toMatchObject({ messageId: mail.messageId, subject: 'Hello', date: '2031-02-03T04:05:06.000Z' });
    expect(read.to).toEqual([{ name: '', address: 'dana@example.com' }]);
    expect(read.text?.trim()).toBe('Hello ü');
    expect(read.headers.find(({ key }) => key === 'list-unsubscribe')?.value.replace(/\s/g, '')).toBe(
      mail.headers!['List-Unsubscribe'],
    );
  });
});

describe('an attachment', () => {
  const content = 'BEGIN:VCALENDAR\r\nSUMMARY:Überraschung\r\nEND:VCALENDAR\r\n';
  const file = { name: 'day.ics', type: 'text/calendar; charset=utf-8; method=PUBLISH', content };
  const withFile: OutgoingMail = { ...mail, id: '9e0f5a3c-6f0e-4d7e-9d3e-0d6a1b2c3d4e', attachments: [file] };
  const part = /Content-Type: text\/calendar;.*?\r\n\r\n(.+?)\r\n--/s;
  const inMail = (raw: string) => Buffer.from(part.exec(raw)![1]!, 'base64').toString();

  it('is stored byte for byte in the local mailbox next to the text', async () => {
    const local = mailer({});
    await local.send(withFile);
    const name = (await readdir(dir)).find((one) => one.includes(withFile.id))!;
    const raw = await readFile(path.join(dir, name), 'latin1');
    expect(inMail(raw)).toBe(content);
    const read = await PostalMime.parse(raw);
    expect(read.text?.trim()).toBe('Hello ü');
    expect(read.attachments).toMatchObject([{ filename: 'day.ics', mimeType: 'text/calendar' }]);
    await rm(path.join(dir, name));
  });

  it('produces the same message, byte for byte, on every SMTP attempt', async () => {
    const fake = await fakeSmtp('451');
    const smtp = mailer({ smtpUrl: fake.url });
    expect(await smtp.send(withFile)).toMatchObject({ status: 'queued' });
    fake.setMode('ok');
    await smtp.send(withFile);
    await smtp.send(withFile);
    expect(inMail(fake.accepted[0]!.raw)).toBe(content);
    expect(fake.accepted[1]!.raw).toBe(fake.accepted[0]!.raw);
  });

  it('is passed to Resend with its name and type', async () => {
    const fake = await startFakeResend();
    try {
      const resend = mailer({ resend: { apiKey: 're_secret_key', baseUrl: fake.baseUrl } });
      await resend.send(withFile);
      const encoded = Buffer.from(content).toString('base64');
      expect(fake.calls[0]!.body.attachments).toEqual([
        { filename: 'day.ics', content_type: file.type, content: encoded },
      ]);
      await resend.send(mail);
      expect(fake.calls[1]!.body).not.toHaveProperty('attachments');
    } finally {
      await fake.close();
    }
  });
});

describe('SMTP', () => {
  it('sends with the row’s id and Message-ID, over few connections', async () => {
    const fake = await fakeSmtp();
    const smtp = mailer({ smtpUrl: fake.url, connections: 2 });
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => smtp.send(mail)));
    expect(outcomes.every(({ status }) => status === 'sent')).toBe(true);
    expect(fake.connections()).toBe(2);
    expect(fake.accepted).toHaveLength(12);
    const [first] = fake.accepted;
    expect(first).toMatchObject({
      envelopeFrom: 'hello@example.com',
      envelopeTo: ['dana@example.com'],
      messageId: mail.messageId,
      key: id,
    });
    expect(first!.headers).toContainEqual(['x-entity-ref-id', id]);
    expect(first!.headers).toContainEqual(['to', 'dana@example.com']);
  });

  it('delivers a repeated message once through a relay that supports idempotency keys', async () => {
    const fake = await fakeSmtp('keyed');
    const smtp = mailer({ smtpUrl: fake.url });
    await smtp.send(mail);
    await smtp.send(mail);
    expect([fake.accepted.length, fake.delivered().length]).toEqual([2, 1]);
  });

  it.each([
    ['421', { status: 'queued', error: 'smtp 421 4.3.2' }],
    ['451', { status: 'queued', error: 'smtp 451 4.7.1' }],
    ['550', { status: 'error', error: 'smtp 550 5.1.1', noMailbox: true }],
    ['drop', { status: 'queued', error: 'network ECONNECTION' }],
  ] as const)('reports %s', async (mode, outcome) => {
    const fake = await fakeSmtp(mode);
    const smtp = mailer({ smtpUrl: fake.url });
    expect(await smtp.send(mail)).toEqual(outcome);
    // The connection works as before afterwards.
    fake.setMode('ok');
    expect(await smtp.send(mail)).toEqual({ status: 'sent' });
  });

  it.each(['hang', 'slow'] as const)('gives up after the timeout: %s', async (mode) => {
    const fake = await fakeSmtp(mode);
    const smtp = mailer({ smtpUrl: fake.url, limitMs: 1500 });
    const outcomes = await Promise.all([smtp.send(mail), smtp.send(mail)]);
    expect(outcomes).toEqual(Array(2).fill({ status: 'queued', timedOut: true, error: 'Email request timed out' }));
    fake.setMode('ok');
    expect(await smtp.send(mail)).toEqual({ status: 'sent' });
    expect(fake.connections()).toBe(3);
  });

  it('sends no message after giving up on it', async () => {
    // Sends a greeting and then nothing until told to.
    const talks: string[] = [];
    const server: Server = createServer((socket) => {
      socket.write('220 hello\r\n');
      socket.on('error', () => undefined);
      socket.on('data', (chunk) => {
        talks.push(chunk.toString());
        setTimeout(() => socket.writable && socket.write('250 ok\r\n'), 200);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    const smtp = mailer({ smtpUrl: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, limitMs: 300 });
    expect(await smtp.send(mail)).toMatchObject({ timedOut: true });
    const said = talks.length;
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(talks).toHaveLength(said);
    expect(talks.join('')).not.toContain('DATA');
    await new Promise((resolve) => server.close(resolve));
  });

  it('retries when the server is down and stops when aborted', async () => {
    const smtp = mailer({ smtpUrl: 'smtp://127.0.0.1:1' });
    expect(await smtp.send(mail)).toEqual({ status: 'queued', error: 'network ESOCKET' });
    expect(await smtp.send(mail, AbortSignal.abort())).toEqual({ status: 'queued', error: 'stopped' });
  });
});

describe('Resend', () => {
  let fake: FakeResend;
  beforeAll(async () => {
    fake = await startFakeResend();
  });
  afterAll(() => fake.close());
  const resend = (limitMs = 2_000) => mailer({ resend: { apiKey: 're_secret_key', baseUrl: fake.baseUrl }, limitMs });

  it('sends to one recipient, with the idempotency key', async () => {
    fake.setMode('ok');
    expect(await resend().send(mail)).toEqual({ status: 'sent', providerId: 're_0' });
    expect(await resend().send(mail)).toEqual({ status: 'sent', providerId: 're_0' });
    expect(fake.delivered()).toHaveLength(1);
    const [call] = fake.calls;
    expect(call!.headers).toMatchObject({ 'idempotency-key': id, authorization: 'Bearer re_secret_key' });
    expect(call!.body).toMatchObject({ from: '"Everglow" <hello@example.com>', to: ['dana@example.com'] });
    expect(call!.body.headers).toMatchObject({ 'Message-ID': mail.messageId, 'X-Entity-Ref-ID': id });
  });

  it.each([
    [400, 'error'],
    [401, 'queued'],
    [403, 'queued'],
    [422, 'error'],
    [408, 'queued'],
    [409, 'queued'],
    [429, 'queued'],
    [500, 'queued'],
    [503, 'queued'],
  ] as const)('reports %s: %s', async (code, status) => {
    fake.setMode(code);
    expect(await resend().send(mail)).toEqual({ status, error: `api ${code} fake_error` });
  });

  it('reports a broken connection and an unresponsive server', async () => {
    fake.setMode('drop');
    expect(await resend().send(mail)).toMatchObject({
      status: 'queued',
      error: expect.stringMatching(/^network /) as string,
    });
    fake.setMode('hang');
    expect(await resend(200).send(mail)).toEqual({
      status: 'queued',
      timedOut: true,
      error: 'Email request timed out',
    });
  });
});
