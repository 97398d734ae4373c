/** Logs security events of the API with ids and codes only: no addresses, passwords or user input. */
import type { TRPCError } from '@trpc/server';
import { AppError } from '../errors.ts';
import type { Log } from '../lib/log.ts';

/** Calls logged on success: sign-in changes, and people's requests about their data. Admin changes are in the audit log. */
const notedWhenDone = /^(auth|activation)\.|^settings\.(request|cancel)/;

type Call = {
  path: string;
  type: 'query' | 'mutation' | 'subscription';
  /** Account of the session cookie before and after the call. The cookie is sealed, but its session may have ended. */
  accountBefore: string | undefined;
  accountAfter: string | undefined;
};

/** Logs a rejected call. @param error the original error, before it's translated for the caller */
export function noteRefusal(log: Log, call: Omit<Call, 'accountAfter'>, error: TRPCError): void {
  const cause = error.cause;
  const isOurs = cause instanceof AppError;
  const { path, accountBefore } = call;
  const about = isOurs ? cause.userId : undefined;
  log.info({ path, code: isOurs ? cause.code : error.code, userId: accountBefore, about }, 'call refused');
}

/** Logs a successful call if it changes how someone signs in or concerns their data; ignores others. */
export function noteSuccess(log: Log, { path, type, accountBefore, accountAfter }: Call): void {
  if (type !== 'mutation' || !notedWhenDone.test(path)) return;
  log.info({ path, userId: accountAfter ?? accountBefore }, 'account call done');
}
