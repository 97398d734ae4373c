/** tRPC setup: error translation, and the levels of procedures. */
import { initTRPC, TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { m } from '#messages';
import type { ErrorCode, ErrorDetails } from '#shared/domain/errors.ts';
import { AppError } from '../errors.ts';
import type { LimitName } from '../lib/rate-limit.ts';
import { within } from '../lib/within.ts';
import type { Context } from './context.ts';
import { noteRefusal, noteSuccess } from './security-log.ts';

const trpcCodes = {
  NOT_FOUND: 'NOT_FOUND',
  INVALID: 'BAD_REQUEST',
  CONFLICT: 'CONFLICT',
  RATE_LIMITED: 'TOO_MANY_REQUESTS',
  UNAVAILABLE: 'SERVICE_UNAVAILABLE',
  UNAUTHORIZED: 'UNAUTHORIZED',
  email_not_confirmed: 'FORBIDDEN',
  LINK_EXPIRED: 'BAD_REQUEST',
  PASSWORD_NEEDED: 'PRECONDITION_FAILED',
  WEAK_PASSWORD: 'BAD_REQUEST',
  UPGRADE_NEEDED: 'FORBIDDEN',
} as const satisfies Record<ErrorCode, TRPCError['code']>;

/** Covers unknown paths, and agency procedures called the wrong way before the caller is known. */
const isNowhere = (code: TRPCError['code'], path: string | undefined) =>
  code === 'NOT_FOUND' || (code === 'METHOD_NOT_SUPPORTED' && path?.startsWith('admin.'));

/** Extracts the error details for the caller. */
function detailsOf(cause: unknown): ErrorDetails {
  if (cause instanceof AppError) return { appCode: cause.code, field: cause.field, retryAfterSec: cause.retryAfterSec };
  if (!(cause instanceof ZodError)) return { appCode: undefined, field: undefined, retryAfterSec: undefined };
  const field = cause.issues[0]?.path.filter((key) => typeof key !== 'symbol');
  return { appCode: 'INVALID', field, retryAfterSec: undefined };
}

const t = initTRPC.context<Context>().create({
  sse: {
    // Keeps quiet streams alive for proxies and browsers.
    ping: { enabled: true, intervalMs: 10_000 },
    client: { reconnectAfterInactivityMs: 25_000 },
    maxDurationMs: 5 * 60_000,
  },
  // Messages of unexpected errors stay in the log; callers get messages from AppError and zod, never a stack.
  errorFormatter({ shape, error, path }) {
    const cause = error.cause;
    // For everyone else, agency procedures respond exactly like unknown ones.
    if (!(cause instanceof AppError) && isNowhere(error.code, path)) {
      const data = { code: 'NOT_FOUND' as const, httpStatus: 404, path };
      return {
        ...shape,
        code: -32004 as const,
        message: m.server_not_found(),
        data: { ...data, ...detailsOf(new AppError('NOT_FOUND', m.server_not_found())) },
      };
    }
    const expected = cause instanceof AppError || error.code !== 'INTERNAL_SERVER_ERROR';
    const { stack: _stack, ...data } = shape.data;
    return {
      ...shape,
      message:
        cause instanceof ZodError
          ? (cause.issues[0]?.message ?? m.server_check_input())
          : expected
            ? shape.message
            : m.server_failed(),
      data: {
        ...data,
        ...detailsOf(cause),
      },
    };
  },
});

export const router = t.router;
export const mergeRouters = t.mergeRouters;

/** Longest time for a call, in milliseconds, before the caller is told to retry. Less than the 10 s a request may take. */
const answeredWithinMs = 9_500;
const takesTooLong = () => {
  throw new AppError('UNAVAILABLE', m.server_too_slow(), { retryAfterSec: 5 });
};

const answered = t.procedure
  .use(async ({ next, ctx, path, type }) => {
    const { log } = ctx.deps;
    const accountBefore = ctx.session.pointer?.uid;
    const result = await next();
    if (result.ok) return result;
    const { cause, code } = result.error;
    const call = { path, type, accountBefore };
    if (cause instanceof AppError && (cause.code === 'RATE_LIMITED' || cause.code === 'UNAVAILABLE')) ctx.noteRefused();
    if (code !== 'INTERNAL_SERVER_ERROR' || cause instanceof AppError) noteRefusal(log, call, result.error);
    if (cause instanceof AppError) throw new TRPCError({ code: trpcCodes[cause.code], message: cause.message, cause });
    if (code === 'INTERNAL_SERVER_ERROR') log.error({ path, error: cause ?? result.error }, 'request failed');
    return result;
  })
  // Limits parallel calls and their duration. Voice calls have limits of their own (server/features/chat/voice).
  .use(async ({ next, ctx, path, type, getRawInput }) => {
    if (path.startsWith('voice.')) return next();
    const accountBefore = ctx.session.pointer?.uid;
    // Read before taking a place, so that a slow sender doesn't block others.
    await getRawInput();
    const work = async () => {
      const leave = await ctx.calls.enter(ctx.address);
      try {
        const result = await next();
        // Checked here, because a call may finish after its client is gone.
        if (result.ok) noteSuccess(ctx.deps.log, { path, type, accountBefore, accountAfter: ctx.session.pointer?.uid });
        return result;
      } finally {
        leave();
      }
    };
    // The work itself ends by its own limits.
    return within(answeredWithinMs, work(), takesTooLong);
  });

/**
 * For browsers with or without a conversation or a session; `visitorId` and `userId` may be undefined. Everything read
 * or written must be owned by one of them.
 */
export const visitorProcedure = answered.use(async ({ next, ctx }) => {
  const signedIn = await ctx.readSession();
  return next({
    ctx: { ...ctx, signedIn, visitorId: ctx.session.visitorId, userId: signedIn?.userId },
  });
});

/** For signed-in members; `signedIn` is the account. Everyone else is asked to log in. */
export const memberProcedure = visitorProcedure.use(({ next, ctx }) => {
  const { signedIn } = ctx;
  if (!signedIn) throw new AppError('UNAUTHORIZED', m.server_log_in_first());
  return next({ ctx: { ...ctx, signedIn, userId: signedIn.userId } });
});

/** For admins. For everyone else, it doesn't exist. */
export const adminProcedure = visitorProcedure.use(({ next, ctx }) => {
  const { signedIn } = ctx;
  if (signedIn?.role !== 'admin') throw new AppError('NOT_FOUND', m.server_not_found());
  return next({ ctx: { ...ctx, signedIn, userId: signedIn.userId } });
});

/** Counts one use against a limit, per client address or browser, before the work starts. */
export function limited(name: LimitName, by: 'address' | 'visitor') {
  return t.middleware(async ({ next, ctx }) => {
    await ctx.deps.limits.consume(name, by === 'address' ? ctx.address : (ctx.session.visitorId ?? ctx.address));
    return next();
  });
}
