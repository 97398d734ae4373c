/** Renders member screens for component tests, behind the real gate and with a member signed in. */
import { configure } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemberGate } from '../app/member-gate.tsx';
import type { User } from '../lib/session.ts';
import type { RouterOutputs } from '../lib/trpc.ts';
import { tutorialKeys } from '#shared/domain/member.ts';
import { broken, sessionOf } from './accounts.ts';
import { renderApp, type Api, type Rendered } from './render.tsx';

// Visibility checks take most of the time of a query by role, and prove little without CSS.
configure({ defaultHidden: true });

/**
 * Returns a handler that fails until `mend` is called.
 * @param answer response from then on
 */
export function brokenAtFirst<Answer>(answer: Answer): { handler: () => Answer; mend: () => void } {
  let isBroken = true;
  return {
    handler: () => (isBroken ? broken() : answer),
    mend: () => {
      isBroken = false;
    },
  };
}

/** Resolves when something opens the chat. */
export const chatOpened = () =>
  new Promise<void>((resolve) => addEventListener('openAIChat', () => resolve(), { once: true }));

type Tours = RouterOutputs['tutorials']['progress'];
type Membership = NonNullable<RouterOutputs['membership']['current']>;

/** Returns how much of each tour was seen; tours not listed were never opened. */
export const toursSeen = (seen: Partial<Tours> = {}): Tours => ({
  ...(Object.fromEntries(tutorialKeys.map((key) => [key, null])) as Tours),
  ...seen,
});

/** Returns a running trial that has never had Pro. */
export const trialMembership = (changes: Partial<Membership> = {}): Membership => ({
  status: 'active',
  plan: 'free',
  startsAt: '2026-11-01T12:00:00.000Z',
  expiresAt: '2026-11-15T12:00:00.000Z',
  daysLeft: 10,
  preview: null,
  pro: null,
  firstMonthOffer: true,
  ...changes,
});

/**
 * Renders a screen for a new member, with responses to the requests that every member screen makes.
 * @param options see `renderApp`; `user`: differences from an ordinary member
 */
export function renderMember(
  screen: ReactNode,
  { path, api = {}, user }: { path: string; api?: Api; user?: Partial<User> },
): Rendered {
  // A unique id, because drafts are kept per account, even from one test to the next.
  const session = sessionOf({ id: crypto.randomUUID(), ...user });
  return renderApp(<MemberGate>{screen}</MemberGate>, {
    path,
    signedIn: true,
    api: {
      'auth.session': () => session,
      'tutorials.progress': () => toursSeen(),
      'notifications.summary': () => ({ unread: 0, latest: [] }),
      'membership.current': () => trialMembership(),
      ...api,
    },
  });
}
