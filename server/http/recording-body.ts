/**
 * Reads the body of `voice.transcribe`, the only call that may be large. The sender and free capacity are checked
 * before anything is read: two recordings per process in parallel, and a short queue, so that no one else has to wait.
 */
import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { m } from '#messages';
import { voiceLimits } from '#shared/domain/voice.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { manySpeak } from '../features/chat/voice/service.ts';
import { createGate } from '../lib/gate.ts';
import { addressKey } from '../lib/address.ts';
import { isFromElsewhere } from './security.ts';

const procedure = 'voice.transcribe';
/** The whole request must arrive within 30 s (server/serve.ts), including the wait for a slot and the reading. */
const waitMs = 8_000;
const readMs = 20_000;
/** Number of rejected bodies read to their end, so that the sender sees the response; others are cut. */
const drainsAtOnce = 32;

/** API error of a rejection, by status. */
const refusals = {
  400: { code: 'BAD_REQUEST', rpc: -32600 },
  401: { code: 'UNAUTHORIZED', rpc: -32001 },
  403: { code: 'FORBIDDEN', rpc: -32003 },
  408: { code: 'TIMEOUT', rpc: -32008 },
  413: { code: 'PAYLOAD_TOO_LARGE', rpc: -32013 },
  415: { code: 'UNSUPPORTED_MEDIA_TYPE', rpc: -32015 },
  429: { code: 'TOO_MANY_REQUESTS', rpc: -32029 },
  503: { code: 'SERVICE_UNAVAILABLE', rpc: -32603 },
} as const;

class Refusal extends Error {
  readonly status: keyof typeof refusals;
  readonly retryAfterSec: number | undefined;
  constructor(status: keyof typeof refusals, message: string, retryAfterSec?: number) {
    super(message);
    this.status = status;
    this.retryAfterSec = retryAfterSec;
  }
}

/**
 * Comes before tRPC. Passes a recording on as text in `req.body`; every other call passes through untouched. The slot
 * is released when the response is sent, or the client is gone.
 */
export function recordingBody(deps: Pick<Deps, 'openSession' | 'limits' | 'settings' | 'log'>): RequestHandler {
  const gate = createGate({ atOnce: 2, waiting: 16, waitMs, refusal: manySpeak });
  const drain = createDrain();

  async function read(req: Request, res: Response, path: string): Promise<string> {
    if (path !== `/${procedure}`) throw new Refusal(400, m.server_recording_one());
    if (isFromElsewhere(req, deps.settings.baseUrl)) throw new Refusal(403, m.server_other_site());
    if (!req.is('application/json')) throw new Refusal(415, m.server_json_only());
    if (req.headers['content-encoding'] !== undefined) throw new Refusal(415, m.server_recording_compressed());
    const { visitorId, pointer } = await deps.openSession(req, res);
    const key = pointer?.uid ?? visitorId;
    if (!key) throw new Refusal(401, m.server_voice_start_first());
    if (Number(req.headers['content-length'] ?? 0) > voiceLimits.maxBodyBytes) throw tooLarge();
    const network = addressKey(req.ip);
    await deps.limits.consume('voice.upload', network);
    const leave = await gate.enter(network, key);
    try {
      res.once('close', leave);
      if (res.closed || req.destroyed) throw gone();
      return await readBounded(req);
    } catch (error) {
      leave();
      throw error;
    }
  }

  return (req, res, next) => {
    // tRPC also accepts percent-encoded paths. `readablePathOnly` has already checked that this one can be decoded.
    const path = decodeURIComponent(req.path);
    if (req.method !== 'POST' || !path.includes(procedure)) return next();
    // A sender that disconnects midway isn't an error.
    req.on('error', () => undefined);
    read(req, res, path).then(
      (body) => {
        req.body = body;
        next();
      },
      (error: unknown) => {
        const refusal = refusalOf(error);
        if (!refusal) return next(error);
        drain(req);
        if (res.headersSent || res.destroyed) return;
        const { code, rpc } = refusals[refusal.status];
        const { status, message, retryAfterSec } = refusal;
        if (retryAfterSec !== undefined) res.set('Retry-After', String(retryAfterSec));
        const data = { code, httpStatus: status, path: procedure, retryAfterSec };
        const answer = { error: { message, code: rpc, data } };
        res.status(status).json(req.query.batch === '1' ? [answer] : answer);
      },
    );
  };
}

const gone = () => new Refusal(400, m.server_recording_missing());
const tooLarge = () => new Refusal(413, m.server_recording_too_large());

function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (!(error instanceof AppError)) return undefined;
  return new Refusal(error.code === 'RATE_LIMITED' ? 429 : 503, error.message, error.retryAfterSec);
}

/** @throws Refusal when it gets too large or takes too long. */
function readBounded(req: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const done = (settle: () => void) => {
      clearTimeout(late);
      req.off('data', onData).off('end', onEnd).off('close', onClose);
      settle();
    };
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size > voiceLimits.maxBodyBytes) return done(() => reject(tooLarge()));
      chunks.push(chunk);
    };
    const onEnd = () => done(() => resolve(Buffer.concat(chunks).toString('utf8')));
    const onClose = () => done(() => reject(gone()));
    const late = setTimeout(() => done(() => reject(new Refusal(408, m.server_recording_too_slow()))), readMs);
    req.on('data', onData).on('end', onEnd).on('close', onClose);
  });
}

/**
 * Discards rejected bodies for a limited number of senders in parallel. If cut off earlier, they wouldn't see the
 * response.
 */
function createDrain(): (req: IncomingMessage) => void {
  let draining = 0;
  return (req) => {
    if (req.complete || req.destroyed) return;
    if (draining >= drainsAtOnce) {
      req.destroy();
      return;
    }
    draining += 1;
    const { socket } = req;
    const forget = () => {
      req.off('end', forget);
      socket.off('close', forget);
      draining -= 1;
    };
    req.on('end', forget);
    socket.on('close', forget);
    req.resume();
  };
}
