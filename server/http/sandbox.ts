/**
 * Pages of the payments sandbox. As with Stripe, anyone who knows a checkout page's URL may pay on it. A portal is open
 * for an hour.
 */
import express, { Router, type Request, type Response } from 'express';
import { m } from '#messages';
import type { SandboxPages } from '../deps.ts';
import { localOnly } from './local-only.ts';
import { checkoutPage, playedNotice, portalPage, receiptPage, refusedPage } from './sandbox-pages.ts';
import { isFromElsewhere } from './security.ts';

const base = '/sandbox';
const idPattern = /^(cs_test|bps|pi|sub)_[0-9a-f]{32}$/;

const idOf = (value: unknown) => (typeof value === 'string' && idPattern.test(value) ? value : undefined);
function fieldOf(req: Request, name: string): string | undefined {
  const value = (req.body as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value : undefined;
}

/**
 * Serves `/sandbox`, only to browsers unlocked on this machine, so that no one else can buy anything with test money.
 * @param options `baseUrl`: the site's URL, the only origin for forms; `key`: key of the local pages
 */
export function sandboxRouter(options: { pages: SandboxPages; baseUrl: string; key: string }): Router {
  const { pages, baseUrl, key } = options;
  const router = Router();
  router.use(base, localOnly(key), (req, res, next) => {
    // These URLs grant access: keep them out of caches and referrers.
    res.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' });
    if (req.method !== 'POST' || !isFromElsewhere(req, baseUrl)) return next();
    const words = m.server_sandbox_other_site();
    sendPage(res, refusedPage({ title: m.server_sandbox_other_site_title(), words }), 403);
  });
  const form = express.urlencoded({ extended: false, limit: '4kb', parameterLimit: 10 });

  router.get(`${base}/checkout/:id`, async (req, res) => {
    const pageId = idOf(req.params.id);
    const page = pageId && (await pages.findPage({ pageId }));
    if (!page) return sendUnknown(res);
    const notice =
      req.query.declined === '' && page.status === 'open' ? m.server_sandbox_declined() : playedNotice(req.query.done);
    sendPage(res, checkoutPage(page, notice));
  });

  router.post(`${base}/checkout/:id`, form, async (req, res) => {
    const pageId = idOf(req.params.id);
    if (!pageId) return sendUnknown(res);
    if (fieldOf(req, 'do') !== 'pay') return res.redirect(303, `${base}/checkout/${pageId}?declined`);
    const card = fieldOf(req, 'card') === 'shared' ? 'shared' : 'own';
    const outcome = await pages.pay({ pageId, card, state: fieldOf(req, 'state') });
    const page = await pages.findPage({ pageId });
    if (!outcome || !page) return sendUnknown(res);
    res.redirect(303, outcome === 'complete' ? page.back : `${base}/checkout/${pageId}`);
  });

  router.post(`${base}/checkout/:id/play`, form, async (req, res) => {
    const pageId = idOf(req.params.id);
    const page = pageId && (await pages.findPage({ pageId }));
    if (!page) return sendUnknown(res);
    res.redirect(303, `${base}/checkout/${page.id}?done=${await play(req, { pageId: page.id })}`);
  });

  router.get(`${base}/portal/:id`, async (req, res) => {
    const portalId = idOf(req.params.id);
    const portal = portalId && (await pages.openPortal({ portalId }));
    if (!portal) return sendClosed(res);
    sendPage(res, portalPage(portal, `${base}/portal/${portalId}`, playedNotice(req.query.done)));
  });

  router.post(`${base}/portal/:id`, form, async (req, res) => {
    const portalId = idOf(req.params.id);
    if (!portalId || !(await pages.openPortal({ portalId }))) return sendClosed(res);
    res.redirect(303, `${base}/portal/${portalId}?done=${await play(req, { portalId })}`);
  });

  router.get(`${base}/receipt/:id`, async (req, res) => {
    const paymentId = idOf(req.params.id);
    const payment = paymentId && (await pages.findPayment({ paymentId }));
    if (!payment) return sendUnknown(res);
    sendPage(res, receiptPage(payment));
  });
  return router;

  /** @returns the result keyword for the next page. */
  async function play(req: Request, on: Parameters<SandboxPages['play']>[0]['on']): Promise<string> {
    const action = fieldOf(req, 'do') ?? '';
    const id = idOf(fieldOf(req, 'id'));
    const happened = id !== undefined && (await pages.play({ on, action, id }));
    return happened ? action : 'no';
  }
}

function sendPage(res: Response, html: string, status = 200): void {
  res.status(status).type('html').send(html);
}

function sendUnknown(res: Response): void {
  const words = m.server_sandbox_unknown();
  sendPage(res, refusedPage({ title: m.server_sandbox_unknown_title(), words }), 404);
}

function sendClosed(res: Response): void {
  const words = m.server_sandbox_expired();
  sendPage(res, refusedPage({ title: m.server_sandbox_expired_title(), words }), 403);
}
