/** Checks requests that our client never sends: for streamed answers, and with paths that can't be decoded. */
import { describe, expect, it } from 'vitest';
import { jsonPost, send } from '#tests/helpers/http.ts';
import { insertAccount, testPassword } from '#tests/helpers/members.ts';
import { openSite } from '#tests/helpers/opened.ts';

const { database, site } = await openSite({ pages: true });

describe('a call that asks for a streamed answer', () => {
  const waysToAsk: Record<string, string>[] = [
    { 'trpc-accept': 'application/jsonl' },
    { accept: 'text/html, application/jsonl' },
  ];
  const call = (name: string, input: unknown, headers: Record<string, string>) =>
    send(site.address, jsonPost(`/trpc/${name}?batch=1`, { 0: input }, headers));

  it.each(waysToAsk)('signs in and gets its cookie in a single response (%o)', async (headers) => {
    const { email } = await insertAccount(database);
    const reply = await call('auth.signIn', { email, password: testPassword }, headers);
    expect(reply.status).toBe(200);
    expect(reply.headers['content-type']).toMatch(/^application\/json\b/);
    expect(JSON.parse(reply.body)).toMatchObject([{ result: { data: {} } }]);
    expect(reply.headers['set-cookie']?.length).toBeGreaterThan(0);
  });

  it.each(waysToAsk)('starts a conversation that its browser can continue (%o)', async (headers) => {
    const before = (await database.query('select id from conversations')).length;
    const reply = await call('chat.start', {}, headers);
    expect(reply.status).toBe(200);
    const cookie = reply.headers['set-cookie']!.map((line) => line.split(';')[0]).join('; ');
    const current = await send(site.address, { path: '/trpc/chat.current', headers: { cookie } });
    expect(JSON.parse(current.body)).toMatchObject({ result: { data: { id: expect.any(String) } } });
    expect(await database.query('select id from conversations')).toHaveLength(before + 1);
  });

  it.each(waysToAsk)('signs up and gets a confirmation (%o)', async (headers) => {
    const input = { email: `streamed-${Object.keys(headers)[0]}@example.com`, password: testPassword };
    const reply = await call('auth.signUp', input, headers);
    expect(reply.status).toBe(200);
    expect(JSON.parse(reply.body)).toMatchObject([{ result: { data: {} } }]);
  });

  it('is also answered outside a batch', async () => {
    const reply = await send(site.address, jsonPost('/trpc/chat.start', {}, { 'trpc-accept': 'application/jsonl' }));
    expect(reply.status).toBe(200);
  });
});

describe('a path that cannot be decoded', () => {
  const broken = ['%E0%A4%A', '%', '%zz', '%ff', '%c0%ae', '%ed%a0%80', '%f5%80%80%80', 'a%2', '%00%'];
  const places = [
    '/trpc/',
    '/trpc/chat.current,',
    '/trpc/voice.transcribe',
    '/',
    '/blog/',
    '/locations/',
    '/assets/',
    '/shared/',
    '/calendar/',
    '/webhooks/',
    '/webhooks/stripe',
    '/download/',
    '/dev/mailbox/',
    '/dev/mailbox/1/files/',
    '/sandbox/checkout/',
    '/admin/',
    '/unsubscribe?token=',
    '/newsletter/confirm?token=',
    '/?utm_source=',
  ];

  it('gets 400 from the API, and no server error anywhere else', async () => {
    const answers = await Promise.all(
      places.flatMap((place) =>
        broken.flatMap((end) =>
          ['GET', 'POST'].map(async (method) => {
            const post = method === 'POST' ? jsonPost('', {}) : {};
            const { status } = await send(site.address, { ...post, method, path: place + end });
            return { status, path: `${method} ${place}${end}` };
          }),
        ),
      ),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const calls = answers.filter(({ path }) => path.includes(' /trpc/'));
    expect(calls.filter(({ status }) => status !== 400)).toEqual([]);
  });
});
