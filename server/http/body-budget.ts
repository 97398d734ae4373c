/**
 * Bounds the memory of request bodies before any is read: in total, and per network. A client that announces a body and
 * never sends it times out, and others can still send.
 */
import type { Request, RequestHandler } from 'express';
import { m } from '#messages';
import { addressKey } from '../lib/address.ts';

const mebibyte = 1024 * 1024;
/** Total size of pending bodies, and one network's part of it: an office needs a few kilobytes. */
export const bodyShare = { all: 32 * mebibyte, network: 8 * mebibyte };
/** A body without a length counts as the largest possible API call. */
const unknownLength = 64 * 1024;
/** Time limit for a body to arrive, in milliseconds. */
const arrivesWithinMs = 15_000;

/** Size that a request announces. */
function promised(req: Request): number {
  const length = Number(req.headers['content-length'] ?? 0);
  if (req.headers['transfer-encoding'] !== undefined) return unknownLength;
  return Number.isFinite(length) ? length : unknownLength;
}

/**
 * Rejects bodies over the limits with 503, and closes the connection of one that doesn't arrive in time.
 * @param limits `arrivesWithinMs`, shorter for tests
 */
export function bodyBudget(limits: { arrivesWithinMs?: number } = {}): RequestHandler {
  const waitMs = limits.arrivesWithinMs ?? arrivesWithinMs;
  const taken = new Map<string, number>();
  let all = 0;
  return (req, res, next) => {
    const bytes = req.complete ? 0 : promised(req);
    if (bytes === 0) return next();
    const key = addressKey(req.ip);
    const own = taken.get(key) ?? 0;
    if (all + bytes > bodyShare.all || own + bytes > bodyShare.network) {
      // The body isn't read, so the connection can't be reused after the response.
      res.set({ Connection: 'close', 'Retry-After': '5' });
      res.status(503).json({ error: { message: m.server_body_budget() } });
      res.once('finish', () => req.socket.destroySoon());
      return;
    }
    all += bytes;
    taken.set(key, own + bytes);
    const late = setTimeout(() => {
      if (!req.complete) req.socket.destroy();
    }, waitMs);
    res.once('close', () => {
      clearTimeout(late);
      all -= bytes;
      const left = (taken.get(key) ?? 0) - bytes;
      if (left > 0) taken.set(key, left);
      else taken.delete(key);
    });
    next();
  };
}
