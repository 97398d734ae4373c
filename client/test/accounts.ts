/** Fixtures for component tests of accounts: a member's session, and handlers for calls that wait or fail. */
import type { ErrorCode, InputPath } from '#shared/domain/errors.ts';
import type { Session, User } from '../lib/session.ts';
import { Offline, Refused } from './render.tsx';

/** Returns a member's session, as `auth.session` returns it. */
export function sessionOf(changes: Partial<User> = {}): Session {
  const user: User = {
    id: '00000000-0000-4000-8000-000000000001',
    email: 'ann@example.com',
    firstName: 'Ann',
    lastName: 'Shore',
    fullName: 'Ann Shore',
    businessName: 'Reef & Co',
    role: 'member',
    hasPassword: true,
    deletionDueAt: null,
    ...changes,
  };
  return { user, sessionId: '00000000-0000-4000-8000-0000000000aa', expiresAt: '2099-01-01T00:00:00.000Z' };
}

/** Returns a handler that refuses with the server's message. */
export function refuse(message: string, code: ErrorCode = 'INVALID', status = 400, field?: InputPath): () => never {
  return () => {
    throw new Refused(message, code, status, field);
  };
}

/** Handler that fails like a broken server. */
export function broken(): never {
  throw new Refused('down', undefined, 503);
}

/** Handler whose request never reaches the server. */
export function offline(): never {
  throw new Offline();
}

/** Returns a handler that responds once the test releases it. */
export function held<Answer>(answer: Answer): { handler: () => Promise<Answer>; release: () => void } {
  const gate = Promise.withResolvers<void>();
  return { handler: () => gate.promise.then(() => answer), release: () => gate.resolve() };
}
