/**
 * Slows down networks whose requests are refused repeatedly. Otherwise a client that retries in a loop takes time from
 * everyone else just by being refused.
 */
import { randomInt } from 'node:crypto';
import type { RequestHandler } from 'express';
import { addressKey } from '../lib/address.ts';
import { createTally } from '../lib/tally.ts';

/** Recent refusals after which requests of a network are delayed. A page or tab that retries makes only a few. */
const refusals = 20;
const withinMs = 10_000;
/** Shortest delay in milliseconds. The longest is `spread` times that, so that clients don't all come back at the same time. */
const waitMs = 1_000;
const spread = 3;

/** Health checks respond with 503 on purpose and must stay fast. */
const neverWaits = /^\/(livez|readyz|metrics)\b/;

/** Creates middleware for all routes: it counts 429 and 503 responses per network and delays requests once there are many. */
export function brake(): RequestHandler {
  const refused = createTally(withinMs);
  return (req, res, next) => {
    if (neverWaits.test(req.path)) return next();
    const network = addressKey(req.ip);
    res.once('finish', () => {
      if (res.locals.isRefused || res.statusCode === 429 || res.statusCode === 503) refused.add(network);
    });
    if (refused.of(network) < refusals) return next();
    const timer = setTimeout(next, randomInt(waitMs, waitMs * spread));
    // A client that disconnects costs nothing more.
    res.once('close', () => clearTimeout(timer));
  };
}
