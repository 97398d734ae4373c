/**
 * Serves prerendered pages, hashed assets, and public files from memory, in every encoding, before Express sees the
 * request.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import pLimit from 'p-limit';
import parseRange from 'range-parser';
import { m } from '#messages';
import { fillRetention } from '#shared/domain/retention-labels.ts';
import { defaultRetention, type Retention } from '#shared/domain/retention.ts';
import { redirectOf } from '#shared/content/redirects.ts';
import { compressHard, compressPage } from './compress-page.ts';
import { plainPage } from './plain-page.ts';

const baseUrlToken = '__BASE_URL__';
type Encoding = 'br' | 'gzip' | 'identity';

type Variant = { body: Buffer; etag: string; headers: Record<string, string> };
export type Resource = { status: number; identity: Variant; br?: Variant; gzip?: Variant };

/** The build's data about a page. Its headers override the default ones. */
type ManifestEntry = {
  file: string;
  /** The same page with demo content. */
  demoFile?: string;
  status: number;
  headers?: Record<string, string>;
};

export type PageStore = {
  /** By path: `/`, `/assets/shell-1a2b.js` … */
  resources: ReadonlyMap<string, Resource>;
  readonly notFound: Resource;
  /** `sha256-…` of every inline script, as a content security policy lists them. */
  inlineScriptHashes: readonly string[];
  /** Compresses what a quick start skipped, one page after another, until the signal. Never rejects. */
  finish: (signal?: AbortSignal) => Promise<void>;
  /** A page's HTML as built. @throws for a URL without a page */
  readBuilt: (path: string) => Promise<string>;
  /**
   * Serves other HTML at these URLs, all switched at the same moment; all other URLs serve the same bytes and tags as
   * built.
   * @param pages by path, in the form of `readBuilt`; undefined: the page is temporarily unavailable (status 503)
   */
  replace: (pages: ReadonlyMap<string, string | undefined>) => Promise<void>;
};

type Handler<T> = (req: IncomingMessage, res: ServerResponse) => T;

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webm': 'audio/webm',
  '.m4a': 'audio/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
};

/** Types that browsers request in parts: Safari plays nothing that's sent only as a whole. */
const isMedia = (name: string) => contentTypes[extname(name)]?.startsWith('audio/');

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest();

/** @param name its extension decides the type. @returns the input of `sendResource` */
function makeResource(
  name: string,
  headers: Record<string, string>,
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer; isRough?: boolean },
  status = 200,
): Resource {
  const hash = sha256(bodies.identity).toString('base64url').slice(0, 22);
  const varies = bodies.br !== undefined || bodies.gzip !== undefined;
  const variant = (encoding: Encoding, body: Buffer): Variant => {
    // A strong tag identifies bytes, and each encoding has its own.
    const form = encoding === 'br' && bodies.isRough ? 'br-rough' : encoding;
    const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${form}"`;
    return {
      body,
      etag,
      headers: {
        'Content-Type': contentTypes[extname(name)] ?? 'application/octet-stream',
        'Content-Length': String(body.length),
        ...(isMedia(name) && { 'Accept-Ranges': 'bytes' }),
        ...headers,
        ETag: etag,
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
        ...(varies && { Vary: 'Accept-Encoding' }),
      },
    };
  };
  return {
    status,
    identity: variant('identity', bodies.identity),
    br: bodies.br && variant('br', bodies.br),
    gzip: bodies.gzip && variant('gzip', bodies.gzip),
  };
}

/**
 * Number of pages prepared in parallel. All of them would take a hundred megabytes that the process never gives back.
 */
const pagesAtATime = 6;

/**
 * Reads all files of a folder with their compressed versions.
 * @param cacheControlOf returns a file's header, by its path below the folder: `/assets/shell-1a2b.js`
 */
export async function loadFiles(dir: string, cacheControlOf: (path: string) => string): Promise<[string, Resource][]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const present = new Set(files);
  const isCompressedForm = (file: string) => /\.(br|gz)$/.test(file) && present.has(file.replace(/\.(br|gz)$/, ''));
  return Promise.all(
    files
      .filter((file) => !isCompressedForm(file))
      .map(async (file): Promise<[string, Resource]> => {
        const path = `/${relative(dir, file).split(sep).join('/')}`;
        const read = (name: string) => (present.has(name) ? readFile(name) : undefined);
        const [identity, br, gz] = await Promise.all([readFile(file), read(`${file}.br`), read(`${file}.gz`)]);
        return [path, makeResource(path, { 'Cache-Control': cacheControlOf(path) }, { identity, br, gzip: gz })];
      }),
  );
}

/** Replaces a page that can't be shown. Crawlers come back later. */
const heldBack = makeResource(
  '/held-back.html',
  { 'Cache-Control': 'no-store', 'Retry-After': '60' },
  {
    identity: Buffer.from(
      plainPage({
        title: m.server_page_updating_title(),
        body: `<h1>${m.server_page_updating_title()}</h1><p>${m.server_page_updating_text()}</p>`,
      }),
    ),
  },
  503,
);

/** File names under /assets change with their content. */
const publicCacheControl = (path: string) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';

function findInlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g);
  // Any other type makes it data, which no policy forbids.
  return [...scripts]
    .filter(([, attributes]) => !/\btype="(?!module|speculationrules)/.test(attributes!))
    .map(([, , code]) => code!);
}

/**
 * Reads the build's output. Pages whose best compression isn't cached yet get a quick one; `finish` completes them.
 * @param options.baseUrl the site's public URL, e.g. `https://example.com`
 * @param options.retention months shown in the privacy policy
 * @param options.withSamples whether pages show demo content, in embedded mode only
 * @throws when `distDir` contains no build
 */
export async function loadPages(options: {
  distDir: string;
  baseUrl: string;
  retention?: Retention;
  withSamples?: boolean;
}): Promise<PageStore> {
  const { retention = defaultRetention, withSamples = false } = options;
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const pagesDir = join(options.distDir, 'pages');
  const cacheDir = join(pagesDir, 'compressed');
  await mkdir(cacheDir, { recursive: true }).catch(() => undefined);
  const manifest = JSON.parse(await readFile(join(pagesDir, 'manifest.json'), 'utf8')) as Record<string, ManifestEntry>;

  const resources = new Map(await loadFiles(join(options.distDir, 'client'), publicCacheControl));
  const inlineScripts = new Set<string>();
  let notFound: Resource | undefined;
  const rough: (() => Promise<void>)[] = [];
  /** Built pages that are currently replaced. */
  const setAside = new Map<string, Resource>();
  const withSettings = (html: string) => fillRetention(html.replaceAll(baseUrlToken, baseUrl), retention);
  const readBuilt = async (path: string) => {
    const entry = manifest[path];
    if (!entry) throw new Error(`No page was built for ${path}`);
    return readFile(join(pagesDir, (withSamples && entry.demoFile) || entry.file), 'utf8');
  };
  await pLimit(pagesAtATime).map(Object.entries(manifest), async ([path, { file, status, headers }]) => {
    const html = withSettings(await readBuilt(path));
    // The sitemap, feed, and similar files are served the same way, and run no scripts.
    if (extname(file) === '.html') for (const script of findInlineScripts(html)) inlineScripts.add(script);
    const identity = Buffer.from(html);
    const put = (compressed: { br: Buffer; gzip: Buffer; isRough: boolean }) => {
      const sent = { 'Cache-Control': 'no-cache', ...headers };
      const resource = makeResource(file, sent, { identity, ...compressed }, status);
      if (path === '*') notFound = resource;
      else (setAside.has(path) ? setAside : resources).set(path, resource);
    };
    const compressed = await compressPage(identity, cacheDir);
    put(compressed);
    if (!compressed.isRough) return;
    const { gzip } = compressed;
    rough.push(async () => put({ br: await compressHard(identity, gzip, cacheDir), gzip, isRough: false }));
  });
  if (!notFound) throw new Error(`${pagesDir} has no not-found page`);
  return {
    resources,
    get notFound() {
      return notFound!;
    },
    inlineScriptHashes: [...inlineScripts].map((script) => `sha256-${sha256(script).toString('base64')}`),
    async finish(signal) {
      for (let next = rough.pop(); next && !signal?.aborted; next = rough.pop()) await next();
    },
    readBuilt,
    async replace(pages) {
      const made = new Map<string, Resource>();
      await pLimit(pagesAtATime).map(pages, async ([path, html]) => {
        if (html === undefined) return void made.set(path, heldBack);
        const { file, status, headers } = manifest[path]!;
        const identity = Buffer.from(withSettings(html));
        const present = setAside.has(path) ? resources.get(path) : undefined;
        if (present?.identity.body.equals(identity)) return void made.set(path, present);
        const sent = { 'Cache-Control': 'no-cache', ...headers };
        made.set(path, makeResource(file, sent, { identity, ...(await compressPage(identity, cacheDir)) }, status));
      });
      for (const [path, resource] of setAside) resources.set(path, resource);
      setAside.clear();
      for (const [path, resource] of made) {
        setAside.set(path, resources.get(path)!);
        resources.set(path, resource);
      }
    },
  };
}

/** Parsed Accept-Encoding values: browsers send only a handful. Anything else is parsed each time. */
const acceptedBy = new Map<string | undefined, string[]>();
const keptHeaders = 100;

function acceptedEncodings(req: IncomingMessage): string[] {
  const header = req.headers['accept-encoding'];
  const known = acceptedBy.get(header);
  if (known) return known;
  const accepted = new Negotiator(req).encodings(['br', 'gzip']);
  if (acceptedBy.size < keptHeaders && (header?.length ?? 0) < 100) acceptedBy.set(header, accepted);
  return accepted;
}

/** Returns the smallest form that the browser accepts. Its own order doesn't matter: many list gzip first. */
function chooseVariant(resource: Resource, req: IncomingMessage): Variant {
  const accepted = acceptedEncodings(req);
  if (resource.br && accepted.includes('br')) return resource.br;
  if (resource.gzip && accepted.includes('gzip')) return resource.gzip;
  return resource.identity;
}

/** Response headers, prepared once as one list of names and values, which Node sends faster than an object. */
const headerLists = new WeakMap<Record<string, string>, WeakMap<Variant, string[]>>();

function headersOf(variant: Variant, headers: Record<string, string>): string[] {
  const lists = headerLists.get(headers) ?? new WeakMap<Variant, string[]>();
  headerLists.set(headers, lists);
  const list = lists.get(variant) ?? Object.entries({ ...headers, ...variant.headers }).flat();
  lists.set(variant, list);
  return list;
}

/** Returns whether the sender has this copy. Only tags count: `fetch` adds `Cache-Control: no-cache` to whatever sends one. */
export function hasCopy({ headers }: IncomingMessage, etag: string): boolean {
  const tags = headers['if-none-match'];
  return tags !== undefined && fresh({ 'if-none-match': tags }, { etag });
}

/**
 * Sends a resource in the best encoding the browser accepts, or 304 if it has it.
 * @param headers of every response, the same object each time
 */
export function sendResource(
  req: IncomingMessage,
  res: ServerResponse,
  resource: Resource,
  headers: Record<string, string>,
): void {
  const variant = chooseVariant(resource, req);
  if (resource.status === 200 && hasCopy(req, variant.etag)) {
    const { 'Content-Length': _length, 'Content-Type': _type, 'Content-Encoding': _coding, ...kept } = variant.headers;
    res.writeHead(304, { ...headers, ...kept });
    res.end();
    return;
  }
  if (variant.headers['Accept-Ranges'] && req.headers.range !== undefined && sendPart(req, res, variant, headers))
    return;
  res.writeHead(resource.status, headersOf(variant, headers));
  res.end(req.method === 'HEAD' ? undefined : variant.body);
}

/** Sends the requested range of a file. Returns false if the whole file is the right response. */
function sendPart(
  req: IncomingMessage,
  res: ServerResponse,
  variant: Variant,
  headers: Record<string, string>,
): boolean {
  const { range, 'if-range': copy } = req.headers;
  if (req.method !== 'GET' || (copy !== undefined && copy !== variant.etag)) return false;
  const size = variant.body.length;
  const ranges = parseRange(size, range!);
  // Other units are ignored, and a suffix longer than the file is the whole file (RFC 9110, 14.1.2).
  if (ranges === -1 && (!range!.startsWith('bytes=') || /^bytes=-0*[1-9]/.test(range!))) return false;
  if (ranges === -1) {
    res.writeHead(416, { ...headers, 'Content-Range': `bytes */${size}`, 'Content-Length': '0' });
    res.end();
    return true;
  }
  // Several ranges would need a multipart response, which no browser asks for.
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return false;
  const { start, end } = ranges[0]!;
  res.writeHead(206, {
    ...headers,
    ...variant.headers,
    'Content-Length': String(end - start + 1),
    'Content-Range': `bytes ${start}-${end}/${size}`,
  });
  res.end(variant.body.subarray(start, end + 1));
  return true;
}

/**
 * @param headers of every response, e.g. the security headers
 * @param redirects URLs without a page, and their targets (shared/content/redirects.ts)
 * @param temporaryRedirects those that may become a page
 * @returns a handler that answers GET and HEAD for what the store has and returns true; false leaves the request alone
 */
export function createPageHandler(
  store: PageStore,
  headers: Record<string, string> = {},
  redirects: Readonly<Record<string, string>> = {},
  temporaryRedirects: Readonly<Record<string, string>> = {},
): Handler<boolean> {
  return (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false;
    const url = req.url ?? '/';
    const queryAt = url.indexOf('?');
    const path = queryAt < 0 ? url : url.slice(0, queryAt);
    const resource = store.resources.get(path);
    if (resource) {
      sendResource(req, res, resource, headers);
      return true;
    }
    // Only to existing pages, so that `//elsewhere.com/` can't redirect anyone off the site.
    const clean = path.replace(/\/+$/, '') || '/';
    const lasting = store.resources.has(clean) ? clean : redirectOf(clean, redirects);
    const target = lasting ?? redirectOf(clean, temporaryRedirects);
    if (!target) return false;
    res.writeHead(lasting ? 308 : 302, {
      ...headers,
      Location: target + (queryAt < 0 ? '' : url.slice(queryAt)),
      'Content-Length': '0',
    });
    res.end();
    return true;
  };
}

/** @returns a handler that sends the not-found page with status 404. */
export function createNotFoundHandler(store: PageStore, headers: Record<string, string> = {}): Handler<void> {
  return (req, res) => sendResource(req, res, store.notFound, headers);
}
