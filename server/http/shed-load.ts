/** Rejects API calls while the process is overloaded, so that pages and calls in progress keep working. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { RequestHandler } from 'express';
import { m } from '#messages';

/** Event-loop lag in milliseconds, averaged over a second, above which a second counts as late (check 37). */
const lagMs = 200;
/** Late seconds in a row before calls are rejected. A single long task or a pause of the machine isn't overload. */
const secondsInARow = 3;
const everyMs = 1_000;

/**
 * Watches the lag of the event loop.
 * @returns `isBehind`: whether the last three seconds were late; one on-time second resets it. `stop` ends the watch.
 */
export function watchEventLoop(): { isBehind: () => boolean; stop: () => void } {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  let late = 0;
  const timer = setInterval(() => {
    // No sample means that the loop was blocked all second.
    late = delay.count === 0 || delay.mean / 1e6 > lagMs ? late + 1 : 0;
    delay.reset();
  }, everyMs).unref();
  return {
    isBehind: () => late >= secondsInARow,
    stop() {
      clearInterval(timer);
      delay.disable();
    },
  };
}

/** Answers 503 in the shape of a failed call, without reading the body, while `isBehind` returns true. */
export function shedLoad(isBehind: () => boolean): RequestHandler {
  const data = { code: 'SERVICE_UNAVAILABLE', httpStatus: 503, appCode: 'UNAVAILABLE', retryAfterSec: 5 };
  const message = m.server_busy();
  const answer = { error: { message, code: -32603, data } };
  return (req, res, next) => {
    if (!isBehind()) return next();
    res.set({ 'Retry-After': '5', Connection: 'close' });
    res.status(503).json(req.query.batch === '1' ? [answer] : answer);
  };
}
