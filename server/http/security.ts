/** Headers of every response, for pages and the API. */
import helmet from 'helmet';
import type { Request, RequestHandler } from 'express';
import { m } from '#messages';

/**
 * Headers as plain values, so that the page store in front of Express can send the same ones.
 * @param options `inlineScriptHashes`: `sha256-…` of the few inline scripts in our pages; `secure` when the site
 * is served over https.
 */
export function securityHeaders(options: {
  inlineScriptHashes: readonly string[];
  /** Full URLs of frames that a visitor may load: the videos and the reviews from the site's settings. */
  frames?: readonly string[];
  secure: boolean;
}): Record<string, string> {
  const headers: Record<string, string> = {};
  const collect = {
    setHeader: (name: string, value: string) => void (headers[name] = value),
    removeHeader: () => undefined,
  };
  const middleware = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...options.inlineScriptHashes.map((hash) => `'${hash}'`)],
        // Mantine sets styles on elements; scripts stay strict.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        // The assistant's audio arrives as text and is played from memory.
        mediaSrc: ["'self'", 'blob:', 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: ["'self'", ...new Set((options.frames ?? []).map((src) => new URL(src).origin))],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(options.secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: options.secure ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
    originAgentCluster: false,
  });
  middleware({ headers: {} } as never, collect as never, () => undefined);
  headers['Permissions-Policy'] = 'camera=(), geolocation=(), microphone=(self), payment=()';
  return headers;
}

/** Sets the headers on every Express response. */
export function withHeaders(headers: Record<string, string>): RequestHandler {
  const pairs = Object.entries(headers);
  return (_req, res, next) => {
    for (const [name, value] of pairs) res.setHeader(name, value);
    next();
  };
}

/** @returns whether another site's page sent this request: by Sec-Fetch-Site, or by Origin for browsers without it. */
export function isFromElsewhere(req: Request, baseUrl: string): boolean {
  const site = req.get('sec-fetch-site');
  if (site) return site !== 'same-origin' && site !== 'none';
  const origin = req.get('origin');
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const { host } = new URL(origin);
  return host !== new URL(baseUrl).host && host !== req.get('host');
}

/** A host name or address, with or without a port. */
const plainHost = /^(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i;

/** Rejects requests with an invalid Host header: URL parsing would fail on `a@b`. */
export const plainHostOnly: RequestHandler = (req, res, next) => {
  const { host } = req.headers;
  if (host === undefined || plainHost.test(host)) return next();
  res.status(400).json({ error: { message: m.server_host_invalid() } });
};

/** Responds with 400 to a path that can't be percent-decoded. tRPC would report it as an internal error. */
export const readablePathOnly: RequestHandler = (req, res, next) => {
  try {
    decodeURIComponent(req.path);
  } catch {
    return void res.status(400).json({ error: { message: m.server_path_unreadable() } });
  }
  next();
};

/**
 * Makes tRPC respond in one piece. A streamed response (`application/jsonl`) sends its headers before the calls have
 * run, so no call could set a cookie. Our client doesn't request it. Subscriptions are event streams and aren't
 * affected.
 */
export const wholeAnswersOnly: RequestHandler = (req, _res, next) => {
  delete req.headers['trpc-accept'];
  if (req.headers.accept?.includes('application/jsonl')) delete req.headers.accept;
  next();
};

/**
 * Rejects state changes sent from another site's page. Only JSON bodies are accepted, which a plain form can't send.
 */
export function sameOriginOnly(baseUrl: string): RequestHandler {
  return (req, res, next) => {
    if (req.method === 'GET' || req.method === 'HEAD') return next();
    if (isFromElsewhere(req, baseUrl)) return void res.status(403).json({ error: { message: m.server_other_site() } });
    if (!req.is('application/json')) return void res.status(415).json({ error: { message: m.server_json_only() } });
    next();
  };
}
