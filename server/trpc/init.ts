/** tRPC is set up once, here: error translation, and the ladder of procedures. */
import { initTRPC, TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { AppError, type AppErrorCode } from '../errors.ts';
import type { LimitName } from '../lib/rate-limit.ts';
import type { Context } from './context.ts';

const trpcCodes = {
  NOT_FOUND: 'NOT_FOUND',
  INVALID: 'BAD_REQUEST',
  CONFLICT: 'CONFLICT',
  RATE_LIMITED: 'TOO_MANY_REQUESTS',
  UNAVAILABLE: 'SERVICE_UNAVAILABLE',
  UNAUTHORIZED: 'UNAUTHORIZED',
  email_not_confirmed: 'FORBIDDEN',
  PASSWORD_NEEDED: 'PRECONDITION_FAILED',
  UPGRADE_NEEDED: 'FORBIDDEN',
} as const satisfies Record<AppErrorCode, TRPCError['code']>;

/** A path without a procedure; and a procedure of the agency called in the wrong way, before anybody has looked who calls. */
const isNowhere = (code: TRPCError['code'], path: string | undefined) =>
  code === 'NOT_FOUND' || (code === 'METHOD_NOT_SUPPORTED' && path?.startsWith('admin.'));

const t = initTRPC.context<Context>().create({
  sse: {
    // A quiet stream still shows proxies and the browser that it is alive.
    ping: { enabled: true, intervalMs: 10_000 },
    client: { reconnectAfterInactivityMs: 25_000 },
    maxDurationMs: 5 * 60_000,
  },
  // Messages of unexpected errors stay in the log; a caller reads what AppError and zod say, and never a stack.
  errorFormatter({ shape, error, path }) {
    const cause = error.cause;
    // What belongs to the agency answers everybody else like what does not exist, whatever is asked and however.
    if (!(cause instanceof AppError) && isNowhere(error.code, path)) {
      const data = { code: 'NOT_FOUND' as const, httpStatus: 404, path };
      return {
        ...shape,
        code: -32004 as const,
        message: 'Not found.',
        data: { ...data, appCode: 'NOT_FOUND' as const, retryAfterSec: undefined },
      };
    }
    const expected = cause instanceof AppError || error.code !== 'INTERNAL_SERVER_ERROR';
    const { stack: _stack, ...data } = shape.data;
    return {
      ...shape,
      message:
        cause instanceof ZodError
          ? (cause.issues[0]?.message ?? 'Please check your input.')
          : expected
            ? shape.message
            : 'Something went wrong on our side. Please try again.',
      data: {
        ...data,
        appCode: cause instanceof AppError ? cause.code : undefined,
        retryAfterSec: cause instanceof AppError ? cause.retryAfterSec : undefined,
      },
    };
  },
});

export const router = t.router;
export const mergeRouters = t.mergeRouters;

const translated = t.procedure.use(async ({ next, ctx, path }) => {
  const result = await next();
  if (!result.ok) {
    const cause = result.error.cause;
    if (cause instanceof AppError) throw new TRPCError({ code: trpcCodes[cause.code], message: cause.message, cause });
    if (result.error.code === 'INTERNAL_SERVER_ERROR')
      ctx.deps.log.error({ path, error: cause ?? result.error }, 'request failed');
  }
  return result;
});

/**
 * For a browser that may have begun a conversation or be signed in; `visitorId` and `userId` may be undefined. Whatever
 * is read or written must carry one of them as its owner.
 */
export const visitorProcedure = translated.use(async ({ next, ctx }) => {
  const signedIn = await ctx.readSession();
  return next({
    ctx: { ...ctx, signedIn, visitorId: ctx.session.visitorId, userId: signedIn?.userId },
  });
});

/** For a signed-in member; `signedIn` is who. Everyone else is asked to sign in. */
export const memberProcedure = visitorProcedure.use(({ next, ctx }) => {
  const { signedIn } = ctx;
  if (!signedIn) throw new AppError('UNAUTHORIZED', 'Please log in first');
  return next({ ctx: { ...ctx, signedIn, userId: signedIn.userId } });
});

/** For the agency. For everyone else there is nothing here, and nothing that says so. */
export const adminProcedure = visitorProcedure.use(({ next, ctx }) => {
  const { signedIn } = ctx;
  if (signedIn?.role !== 'admin') throw new AppError('NOT_FOUND', 'Not found.');
  return next({ ctx: { ...ctx, signedIn, userId: signedIn.userId } });
});

/** Counts one use against a limit, per client address or per browser, before the work begins. */
export function limited(name: LimitName, by: 'address' | 'visitor') {
  return t.middleware(async ({ next, ctx }) => {
    await ctx.deps.limits.consume(name, by === 'address' ? ctx.address : (ctx.session.visitorId ?? ctx.address));
    return next();
  });
}
