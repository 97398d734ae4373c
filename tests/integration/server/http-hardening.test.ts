/** Checks how a site behind https answers methods, messages and paths that browsers never send. */
import net from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { send, type Sent } from '#tests/helpers/http.ts';
import { createMember } from '#tests/helpers/members.ts';
import { openSite } from '#tests/helpers/opened.ts';
import { publicSiteEnv } from '#tests/helpers/site.ts';

const { database, site } = await openSite({ role: 'web', pages: true, env: publicSiteEnv });
const at = (sent: Sent) => send(site.address, sent);

/** Sends raw bytes. Resolves with everything received until the server closes the connection. */
function raw(bytes: string): Promise<string> {
  const { hostname, port } = new URL(site.address);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = net.connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
  });
}

describe('every kind of answer', () => {
  const kinds: [string, Sent][] = [
    ['a page', { path: '/' }],
    ['a redirect', { path: '/pricing/' }],
    ['a not-found page', { path: '/nowhere' }],
    ['a script-free file', { path: '/robots.txt' }],
    ['an image', { path: '/favicon.svg' }],
    ['a feed', { path: '/sitemap.xml' }],
    ['a query', { path: '/trpc/auth.session' }],
    ['a refused call', { path: '/trpc/profile.mine' }],
    [
      'a call of another site',
      { method: 'POST', path: '/trpc/auth.signOut', headers: { origin: 'https://a.example' } },
    ],
    ['a download without a session', { path: '/download/profile.pdf' }],
    ['a used-up link', { path: '/download/my-data?token=x' }],
    ['a calendar that is not there', { path: `/calendar/${'x'.repeat(30)}.ics` }],
    ['the admin area for a visitor', { path: '/admin' }],
    ['health', { path: '/livez' }],
  ];

  it.each(kinds)(
    'sends HSTS for a year with subdomains, and no header that lets other sites read it: %s',
    async (_, sent) => {
      const { headers, body } = await at({ ...sent, headers: { origin: 'https://a.example', ...sent.headers } });
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/);
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      for (const name of Object.keys(headers)) expect(name).not.toMatch(/^access-control-/);
      // Text declares its charset. JSON is always UTF-8.
      if (body)
        expect(headers['content-type']).toMatch(/^(text\/|[\w/-]+[+/]xml).*; ?charset=utf-8$|^application\/json/i);
    },
  );

  it('forbids caching of private answers', async () => {
    const member = await createMember(database, site.address);
    for (const path of [
      '/trpc/auth.session',
      '/trpc/profile.mine',
      '/download/profile.pdf',
      '/download/my-data?token=x',
    ])
      expect([path, (await member.visitor.fetch(path)).headers.get('cache-control')]).toEqual([path, 'no-store']);
  });
});

describe('a method', () => {
  it.each(['TRACE', 'TRACK', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    '%s does nothing and echoes nothing',
    async (method) => {
      for (const path of ['/', '/trpc/auth.session', '/admin', '/livez']) {
        // Node's parser doesn't know TRACK.
        const text = await raw(
          `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nX-Secret: echo\r\nConnection: close\r\n\r\n`,
        );
        expect(text).toMatch(/^HTTP\/1\.1 4\d\d /);
        expect(text).not.toMatch(/x-secret|echo/i);
      }
    },
  );
});

describe('a request with an ambiguous length', () => {
  const smuggled = 'GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n';
  it.each([
    [
      'both lengths',
      `Content-Length: ${smuggled.length + 5}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
    ],
    ['two lengths', `Content-Length: 0\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}`],
    ['a disguised coding', `Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['a space before the colon', `Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${smuggled}`],
    ['a bare line feed', `X-A: b\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`],
  ])('is rejected, and a request smuggled in it is never answered: %s', async (_name, rest) => {
    const text = await raw(`POST /trpc/auth.signOut HTTP/1.1\r\nHost: localhost\r\n${rest}`);
    expect(text).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(text.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });
});

it('rejects compressed bodies', async () => {
  const body = gzipSync(JSON.stringify({ restart: 'x'.repeat(10_000_000) }));
  for (const path of ['/trpc/chat.start', '/visit', '/trpc/voice.transcribe']) {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const { status } = await at({ method: 'POST', path, headers, body });
    expect([400, 401, 413, 415], path).toContain(status);
  }
});

describe('a path that is not public', () => {
  it.each([
    '/.git/config',
    '/.env',
    '/.data/secrets/session',
    '/package.json',
    '/server/index.ts',
    '/docker/compose.yaml',
    '/assets/',
    '/assets/..%2f..%2fpackage.json',
    '/..%2f..%2f.env',
    '/%2e%2e/package.json',
    '/assets/%252e%252e/%252e%252e/package.json',
    '/dist/pages/manifest.json',
    '/dev/mailbox',
    '/sandbox',
    '/api-docs',
  ])('is not found: %s', async (path) => {
    const text = await raw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(text).toMatch(/^HTTP\/1\.1 404 /);
  });

  it('is not found for metrics when the request comes through a proxy', async () => {
    const reply = await at({ path: '/metrics', headers: { 'x-forwarded-for': '203.0.113.5' } });
    expect(reply.status).toBe(404);
    expect(reply.body).not.toContain('process_cpu');
  });
});
