/**
 * Pages of the payment provider that is played on one's own machine. Whoever knows the address of a payment page may pay
 * it, as with a real one; a portal opens by a signed address, for an hour.
 */
import express, { Router, type Request, type Response } from 'express';
import type { SandboxDesk } from '../deps.ts';
import { localOnly } from './local-only.ts';
import { checkoutPage, playedNotice, portalPage, receiptPage, refusedPage } from './sandbox-pages.ts';
import { isFromElsewhere } from './security.ts';

const base = '/sandbox';
const idPattern = /^(cs_sandbox|cus|pi|sub)_[0-9a-f]{32}$/;

const textOf = (value: unknown, longest = 600) =>
  typeof value === 'string' && value.length <= longest ? value : undefined;
const idOf = (value: unknown) => (typeof value === 'string' && idPattern.test(value) ? value : undefined);
const fieldOf = (req: Request, name: string) => textOf((req.body as Record<string, unknown> | undefined)?.[name]);

/**
 * Serves `/sandbox`, only to browsers unlocked on this machine, so that no one else can buy anything with test money.
 * @param options `baseUrl`: the site's address, where forms may come from; `key`: key of the local pages
 */
export function sandboxRouter(options: { desk: SandboxDesk; baseUrl: string; key: string }): Router {
  const { desk, baseUrl, key } = options;
  const router = Router();
  router.use(base, localOnly(key), (req, res, next) => {
    // Addresses hold rights: they stay out of caches and of what other sites are told.
    res.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' });
    if (req.method !== 'POST' || !isFromElsewhere(req, baseUrl)) return next();
    const words = 'Open the payment page from your cart and press its buttons there.';
    sendPage(res, refusedPage({ title: 'This came from another site', words }), 403);
  });
  const form = express.urlencoded({ extended: false, limit: '4kb', parameterLimit: 10 });

  router.get(`${base}/checkout/:id`, async (req, res) => {
    const pageId = idOf(req.params.id);
    const page = pageId && (await desk.findPage({ pageId }));
    if (!page) return sendUnknown(res);
    const notice =
      req.query.declined === '' && page.status === 'open'
        ? 'Your card was declined. Nothing was paid.'
        : playedNotice(req.query.done);
    sendPage(res, checkoutPage(page, notice));
  });

  router.post(`${base}/checkout/:id`, form, async (req, res) => {
    const pageId = idOf(req.params.id);
    if (!pageId) return sendUnknown(res);
    if (fieldOf(req, 'do') !== 'pay') return res.redirect(303, `${base}/checkout/${pageId}?declined`);
    const outcome = await desk.pay({ pageId, card: fieldOf(req, 'card') === 'shared' ? 'shared' : 'own' });
    const page = await desk.findPage({ pageId });
    if (!outcome || !page) return sendUnknown(res);
    res.redirect(303, outcome === 'complete' ? page.back : `${base}/checkout/${pageId}`);
  });

  router.post(`${base}/checkout/:id/play`, form, async (req, res) => {
    const pageId = idOf(req.params.id);
    const page = pageId && (await desk.findPage({ pageId }));
    if (!page) return sendUnknown(res);
    const { word } = await play(req, { pageId: page.id });
    res.redirect(303, `${base}/checkout/${page.id}?done=${word}`);
  });

  router.get(`${base}/portal/:id`, async (req, res) => {
    const link = linkOf(req);
    const portal = link && (await desk.openPortal(link));
    if (!portal) return sendClosed(res);
    const notice = playedNotice(req.query.done);
    sendPage(res, portalPage(portal, { address: addressOf(link), back: link.returnTo, notice }));
  });

  router.post(`${base}/portal/:id`, form, async (req, res) => {
    const link = linkOf(req);
    if (!link || !(await desk.openPortal(link))) return sendClosed(res);
    const { word } = await play(req, { link });
    res.redirect(303, `${addressOf(link)}&done=${word}`);
  });

  router.get(`${base}/receipt/:id`, (req, res) => {
    const paymentId = idOf(req.params.id);
    const payment = paymentId && desk.findPayment({ paymentId });
    if (!payment) return sendUnknown(res);
    sendPage(res, receiptPage(payment));
  });
  return router;

  /** @returns the word that the next page is told. */
  async function play(req: Request, right: Parameters<SandboxDesk['play']>[0]['right']): Promise<{ word: string }> {
    const action = fieldOf(req, 'do') ?? '';
    const id = idOf(fieldOf(req, 'id'));
    const happened = id !== undefined && (await desk.play({ right, action, id }));
    return { word: happened ? action : 'no' };
  }
}

type PortalLink = Parameters<SandboxDesk['openPortal']>[0];

/** @returns what an address claims; whether it is genuine is the desk's to say. */
function linkOf(req: Request): PortalLink | undefined {
  const customerId = idOf(req.params.id);
  const returnTo = textOf(req.query.return);
  const until = textOf(req.query.until, 12);
  const key = textOf(req.query.key, 64);
  return customerId && returnTo && until && /^\d+$/.test(until) && key
    ? { customerId, returnTo, until: Number(until), key }
    : undefined;
}

function addressOf({ customerId, returnTo, until, key }: PortalLink): string {
  return `${base}/portal/${customerId}?${new URLSearchParams({ return: returnTo, until: String(until), key }).toString()}`;
}

function sendPage(res: Response, html: string, status = 200): void {
  res.status(status).type('html').send(html);
}

function sendUnknown(res: Response): void {
  const words = 'Check the address, or begin again from your cart.';
  sendPage(res, refusedPage({ title: 'There is no such payment', words }), 404);
}

function sendClosed(res: Response): void {
  const words = 'Its link works for an hour. Open it again from your settings.';
  sendPage(res, refusedPage({ title: 'This page is closed', words }), 403);
}
