/**
 * Guards pages for the person who runs the site on their own machine: the mailbox and the test payments. A request through a
 * proxy may look exactly like a local one (nginx's plain `proxy_pass` changes the Host and adds no header), so these pages
 * open only in a browser unlocked by the link printed at start.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Router, type Request, type RequestHandler } from 'express';
import { m } from '#messages';
import { rangeOf } from '../lib/address.ts';
import { cookiesOf } from '../lib/session.ts';
import { plainPage } from './plain-page.ts';

const openPath = '/dev/open';
/** Name of the cookie of an unlocked browser. */
export const localCookie = 'everglow-local';
const cookieMs = 90 * 24 * 3600_000;

/** Headers that proxies add, in addition to `X-Forwarded-*`. */
const proxyHeaders = new Set(['forwarded', 'via', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip']);

/** Returns the key of the local pages: the same at every start, until the session secret is replaced. */
export function localKeyOf(sessionSecret: string): string {
  return createHmac('sha256', sessionSecret).update('local pages').digest('base64url');
}

/** Returns the path that unlocks the local pages in a browser. */
export function localLink(key: string): string {
  return `${openPath}?key=${key}`;
}

/**
 * Returns whether a request comes straight from this machine: a loopback peer, a local Host (another name may point to
 * 127.0.0.1), and no proxy header. Necessary but not sufficient, hence the key.
 */
function isLocal(req: Request): boolean {
  const isLoopback = rangeOf(req.socket.remoteAddress) === 'loopback';
  const isForwarded = Object.entries(req.headers).some(
    ([name, value]) => value && (name.startsWith('x-forwarded-') || proxyHeaders.has(name)),
  );
  return isLoopback && !isForwarded && /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/.test(req.headers.host ?? '');
}

function isKey(given: unknown, key: string): boolean {
  if (typeof given !== 'string') return false;
  const [a, b] = [Buffer.from(given), Buffer.from(key)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Lets a request through if it comes from this machine and from an unlocked browser. Others get the not-found page. A
 * browser on this machine that isn't unlocked yet gets a page that explains how, without giving anything away.
 */
export function localOnly(key: string): RequestHandler {
  return (req, res, next) => {
    if (!isLocal(req)) return next('router');
    if (isKey(cookiesOf(req)[localCookie], key)) return next();
    res.status(403).set('Cache-Control', 'no-store').type('html').send(lockedPage);
  };
}

/**
 * Serves the link that unlocks the local pages: it sets a cookie and redirects, so that the key leaves the address bar.
 * @param options `leadsTo`: path to redirect to
 */
export function localDoorRouter(options: { key: string; leadsTo: string }): Router {
  const router = Router();
  router.get(openPath, (req, res, next) => {
    if (!isLocal(req)) return next();
    res.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    if (!isKey(req.query.key, options.key)) return void res.status(403).type('html').send(lockedPage);
    res.cookie(localCookie, options.key, { httpOnly: true, sameSite: 'lax', path: '/', maxAge: cookieMs });
    res.redirect(303, options.leadsTo);
  });
  return router;
}

const lockedPage = plainPage({
  title: m.server_local_title(),
  body: `<h1>${m.server_local_heading()}</h1>
<p>${m.server_local_why()}</p>
<div class="panel"><p>${m.server_local_how()}</p>
<p class="soft">${m.server_local_link()}</p></div>`,
});
