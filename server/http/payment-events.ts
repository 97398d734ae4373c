/** Receives the payment provider's events. It needs the raw body, because the signature covers its bytes. */
import express, { Router } from 'express';
import { m } from '#messages';
import type { Deps } from '../deps.ts';
import { acceptEvent, largestEvent } from '../features/billing/payments/service.ts';

/** Serves `POST /webhooks/stripe`. A genuine event is acknowledged as soon as it's stored; the work is done later. */
export function paymentEventsRouter(deps: Deps): Router {
  const router = Router();
  router.post(
    '/webhooks/stripe',
    // Without payments set up, the route doesn't exist and no body is read.
    (_req, _res, next) => next(deps.payments ? undefined : 'router'),
    express.raw({ type: () => true, limit: largestEvent, inflate: false }),
    async (req, res) => {
      const body: unknown = req.body;
      const signature = req.headers['stripe-signature'];
      res.set('Cache-Control', 'no-store');
      const outcome =
        Buffer.isBuffer(body) && typeof signature === 'string'
          ? await acceptEvent(deps, { body, signature })
          : 'refused';
      if (outcome === 'refused') res.status(400).json({ error: { message: m.server_event_refused() } });
      else res.status(200).json({ received: true });
    },
  );
  return router;
}
