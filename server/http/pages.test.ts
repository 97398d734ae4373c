import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNotFoundHandler, createPageHandler, loadPages, type PageStore } from './pages.ts';

const script = 'document.title';
const home = `<html><link rel="canonical" href="__BASE_URL__/"><script>${script}</script><script type="application/json">{}</script><script type="module" src="/assets/a-1.js"></script></html>`;
const homeServed = home.replace('__BASE_URL__', 'https://example.com');

let distDir: string;
let store: PageStore;
let server: Server;

beforeAll(async () => {
  distDir = await mkdtemp(join(tmpdir(), 'pages-'));
  await mkdir(join(distDir, 'client/assets'), { recursive: true });
  await mkdir(join(distDir, 'pages'));
  await writeFile(join(distDir, 'client/assets/a-1.js'), 'run()');
  await writeFile(join(distDir, 'client/assets/a-1.js.gz'), gzipSync('run()'));
  await writeFile(join(distDir, 'client/robots.txt'), 'User-agent: *');
  await mkdir(join(distDir, 'client/audio'));
  await writeFile(join(distDir, 'client/audio/call.webm'), '0123456789');
  await writeFile(join(distDir, 'client/audio/call.m4a'), '0123456789');
  await writeFile(join(distDir, 'client/audio/call.vtt'), 'WEBVTT');
  await writeFile(join(distDir, 'pages/index.html'), home);
  await writeFile(join(distDir, 'pages/about.html'), 'about');
  await writeFile(join(distDir, 'pages/secret.html'), 'secret');
  await writeFile(join(distDir, 'pages/404.html'), 'not here');
  await writeFile(join(distDir, 'pages/blog~rss.xml'), '<rss><link>__BASE_URL__/blog</link><script>1</script></rss>');
  const manifest = {
    '/': { file: 'index.html', status: 200 },
    '/about': { file: 'about.html', status: 200 },
    '/secret': {
      file: 'secret.html',
      status: 200,
      headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
    },
    '/blog/rss.xml': {
      file: 'blog~rss.xml',
      status: 200,
      headers: { 'Content-Type': 'application/rss+xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
    },
    '*': { file: '404.html', status: 404 },
  };
  await writeFile(join(distDir, 'pages/manifest.json'), JSON.stringify(manifest));

  store = await loadPages({ distDir, baseUrl: 'https://example.com/' });
  const handle = createPageHandler(
    store,
    { 'X-Frame-Options': 'DENY', 'Referrer-Policy': 'strict-origin' },
    { '/old': '/about', '/about': '/secret', '/news/*': '/about' },
    { '/soon/*': '/about', '/old': '/secret' },
  );
  const notFound = createNotFoundHandler(store);
  server = createServer((req, res) => {
    if (handle(req, res)) return;
    if (req.method === 'GET') notFound(req, res);
    else res.writeHead(418).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  server.close();
  await rm(distDir, { recursive: true });
});

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** A raw request, so that nothing is decoded, followed or normalized. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const req = request({ port, host: '127.0.0.1', path, method, headers }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () => resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) }));
    });
    req.on('error', reject);
    req.end();
  });
}

describe('pages', () => {
  it('contain the public URL, require revalidation, and have the given headers', async () => {
    const { status, headers, body } = await ask('/?from=mail');
    expect(status).toBe(200);
    expect(body.toString()).toBe(homeServed);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(homeServed.length),
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      'x-frame-options': 'DENY',
    });
  });

  it('can override headers', async () => {
    const { headers } = await ask('/secret?token=abc');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    });
    expect((await ask('/about')).headers).toMatchObject({
      'cache-control': 'no-cache',
      'referrer-policy': 'strict-origin',
    });
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['deflate', undefined],
    ['', undefined],
  ])('with Accept-Encoding %j are sent as %s', async (accepted, encoding) => {
    const { headers, body } = await ask('/', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    const text = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
    expect(text.toString()).toBe(homeServed);
  });

  it('return 304 only for the ETag of the same encoding', async () => {
    const plain = await ask('/');
    const packed = await ask('/', { 'accept-encoding': 'br' });
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    const same = await ask('/', { 'accept-encoding': 'br', 'if-none-match': `"x", ${packed.headers.etag}` });
    expect(same.status).toBe(304);
    expect(same.body).toHaveLength(0);
    expect(same.headers.etag).toBe(packed.headers.etag);
    const other = await ask('/', { 'accept-encoding': 'br', 'if-none-match': plain.headers.etag! });
    expect(other.status).toBe(200);
  });

  it('answer HEAD with headers only', async () => {
    const { status, headers, body } = await ask('/', {}, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([200, String(homeServed.length), 0]);
  });

  it('redirect a trailing slash and keep the query', async () => {
    const { status, headers } = await ask('/about/?a=1');
    expect([status, headers.location]).toEqual([308, '/about?a=1']);
  });

  it('redirect old URLs permanently and keep the query', async () => {
    for (const [path, location] of [
      ['/old', '/about'],
      ['/old/?a=1', '/about?a=1'],
      ['/news/any', '/about'],
    ] as const) {
      const { status, headers } = await ask(path);
      expect([status, headers.location, headers['x-frame-options']]).toEqual([308, location, 'DENY']);
    }
    expect((await ask('/about')).status).toBe(200);
    expect((await ask('/news')).status).toBe(404);
  });

  it('have an uncached placeholder until they are built', async () => {
    for (const path of ['/soon/any', '/soon/any/']) {
      const { status, headers } = await ask(`${path}?a=1`);
      expect([status, headers.location]).toEqual([302, '/about?a=1']);
    }
    expect((await ask('/soon')).status).toBe(404);
  });

  it.each(['//elsewhere.com/', '/elsewhere/', '/ABOUT', '/constructor', '/../package.json'])(
    'return 404 at %s',
    async (path) => {
      const { status, body } = await ask(path);
      expect([status, body.toString()]).toEqual([404, 'not here']);
    },
  );

  it('pass other methods on', async () => {
    expect((await ask('/', {}, 'POST')).status).toBe(418);
  });

  it('list the CSP hashes of executable inline scripts only', () => {
    expect(store.inlineScriptHashes).toEqual([`sha256-${createHash('sha256').update(script).digest('base64')}`]);
  });

  it('are compressed fast at first, then fully, and the next start reuses the result from disk', async () => {
    const load = () => loadPages({ distDir, baseUrl: 'https://other.example' });
    const first = await load();
    const tagOf = ({ resources }: PageStore) => resources.get('/')!.br!.etag;
    const rough = tagOf(first);
    await first.finish(AbortSignal.abort());
    expect(tagOf(first)).toBe(rough);

    const second = await load();
    await second.finish();
    // Different bytes, so a different tag.
    expect(tagOf(second)).not.toBe(rough);
    expect(brotliDecompressSync(second.resources.get('/')!.br!.body).toString()).toContain('https://other.example/');
    expect(second.notFound.br!.etag).not.toBe(first.notFound.br!.etag);

    const third = await load();
    expect(third.resources.get('/')!.br!.body.equals(second.resources.get('/')!.br!.body)).toBe(true);
    expect(tagOf(third)).toBe(tagOf(second));
  });
});

describe('replacement pages', () => {
  const tags = ({ resources }: PageStore) =>
    ['/', '/about', '/secret'].map((path) => {
      const { identity, br, gzip } = resources.get(path)!;
      return [identity.etag, br!.etag, gzip!.etag];
    });

  it("are served with the page's URL and headers, and are replaced without changing equal tags", async () => {
    const pages = await loadPages({ distDir, baseUrl: 'https://example.com' });
    await pages.finish();
    const before = tags(pages);
    const home = pages.resources.get('/');
    await pages.replace(
      new Map([
        ['/', 'at __BASE_URL__/'],
        ['/secret', 'none'],
      ]),
    );
    const other = pages.resources.get('/')!;
    expect(other.identity.body.toString()).toBe('at https://example.com/');
    expect(gunzipSync(other.gzip!.body).toString()).toBe('at https://example.com/');
    expect(other.identity.etag).not.toBe(before[0]![0]);
    expect(pages.resources.get('/secret')!.identity.headers['Cache-Control']).toBe('no-store');
    expect(tags(pages)[1]).toEqual(before[1]);

    // Pages missing from a new set are served as built.
    await pages.replace(new Map([['/about', 'else']]));
    expect(pages.resources.get('/')).toBe(home);
    expect(pages.resources.get('/about')!.identity.body.toString()).toBe('else');
    await pages.replace(new Map());
    expect(tags(pages)).toEqual(before);
  });

  it('can withhold a page, which then asks the client to retry', async () => {
    const pages = await loadPages({ distDir, baseUrl: 'https://held.example' });
    await pages.replace(new Map([['/about', undefined]]));
    const { status, identity } = pages.resources.get('/about')!;
    expect(status).toBe(503);
    expect(identity.headers).toMatchObject({ 'Retry-After': '60', 'Cache-Control': 'no-store' });
    expect(identity.headers['Content-Type']).toContain('text/html');
    await pages.replace(new Map());
    expect(pages.resources.get('/about')!.status).toBe(200);
  });

  it('stay while the built pages behind them are compressed', async () => {
    const pages = await loadPages({ distDir, baseUrl: 'https://behind.example' });
    await pages.replace(new Map([['/', 'other']]));
    await pages.finish();
    expect(pages.resources.get('/')!.identity.body.toString()).toBe('other');
    await pages.replace(new Map());
    expect(brotliDecompressSync(pages.resources.get('/')!.br!.body).toString()).toContain('https://behind.example/');
    expect(pages.resources.get('/')!.br!.etag).not.toContain('rough');
  });

  it('are made from the built pages', async () => {
    expect(await store.readBuilt('/')).toBe(home);
    await expect(store.readBuilt('/nowhere')).rejects.toThrow('/nowhere');
  });
});

describe('files', () => {
  it("under /assets are immutable and use the build's compressed form", async () => {
    const { headers, body } = await ask('/assets/a-1.js', { 'accept-encoding': 'gzip, br' });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe('run()');
  });

  it('have no URLs for their compressed forms', async () => {
    expect((await ask('/assets/a-1.js.gz')).status).toBe(404);
  });

  it('elsewhere may be cached for an hour', async () => {
    const { headers } = await ask('/robots.txt');
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
    expect(headers.vary).toBeUndefined();
  });

  it('next to the pages contain the public URL and have the right type', async () => {
    const { status, headers, body } = await ask('/blog/rss.xml');
    expect([status, body.toString()]).toEqual([
      200,
      '<rss><link>https://example.com/blog</link><script>1</script></rss>',
    ]);
    expect(headers).toMatchObject({
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      vary: 'Accept-Encoding',
    });
    const packed = await ask('/blog/rss.xml', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(packed.body)).toEqual(body);
    const again = await ask('/blog/rss.xml', { 'accept-encoding': 'br', 'if-none-match': packed.headers.etag! });
    expect(again.status).toBe(304);
    expect((await ask('/blog/rss.xml', {}, 'HEAD')).body).toHaveLength(0);
  });
});

describe('recordings', () => {
  it.each([
    ['call.webm', 'audio/webm'],
    ['call.m4a', 'audio/mp4'],
    ['call.vtt', 'text/vtt; charset=utf-8'],
  ])('%s is sent as %s', async (name, type) => {
    const { status, headers } = await ask(`/audio/${name}`);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, 'public, max-age=3600']);
  });

  it.each([
    ['bytes=0-1', '01', 'bytes 0-1/10'],
    ['bytes=4-', '456789', 'bytes 4-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('are sent in part for %s', async (range, text, contentRange) => {
    const { status, headers, body } = await ask('/audio/call.m4a', { range, 'accept-encoding': 'br' });
    expect([status, body.toString(), headers['content-range']]).toEqual([206, text, contentRange]);
    expect(headers).toMatchObject({ 'content-length': String(text.length), 'x-frame-options': 'DENY' });
  });

  it('are sent whole for a range that makes no sense, several ranges, or another version', async () => {
    const asked: Record<string, string>[] = [
      { range: 'bytes' },
      { range: 'lines=0-1' },
      { range: 'bytes=0-1,4-5' },
      { range: 'lines=99-' },
      { range: 'bytes=-99' },
      { range: 'bytes=0-1', 'if-range': '"old"' },
    ];
    for (const headers of asked) {
      const { status, body } = await ask('/audio/call.webm', headers);
      expect([status, body.toString()], JSON.stringify(headers)).toEqual([200, '0123456789']);
    }
    const { etag } = (await ask('/audio/call.webm')).headers;
    expect((await ask('/audio/call.webm', { range: 'bytes=0-1', 'if-range': etag! })).status).toBe(206);
  });

  it('return 416 for a range after the end', async () => {
    const { status, headers } = await ask('/audio/call.webm', { range: 'bytes=10-' });
    expect([status, headers['content-range']]).toEqual([416, 'bytes */10']);
  });

  it('ignores ranges of pages', async () => {
    expect((await ask('/', { range: 'bytes=0-1' })).status).toBe(200);
  });
});
