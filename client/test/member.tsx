/** Component tests of the member area: a screen behind the real gate, with a member signed in. */
import { configure } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemberGate } from '../app/member-gate.tsx';
import type { User } from '../lib/session.ts';
import type { RouterOutputs } from '../lib/trpc.ts';
import { tutorialKeys } from '#shared/domain/member.ts';
import { broken, sessionOf } from './accounts.ts';
import { renderApp, type Api, type Rendered } from './render.tsx';

// Whether each candidate can be seen takes most of the time of a query by role, and without CSS it says little.
configure({ defaultHidden: true });

/**
 * Returns a handler that is broken until `mend` is called.
 * @param answer what it answers from then on
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

/** Resolves when the chat is asked for. */
export const chatOpened = () =>
  new Promise<void>((resolve) => addEventListener('openAIChat', () => resolve(), { once: true }));

type Tours = RouterOutputs['tutorials']['progress'];
type Membership = NonNullable<RouterOutputs['membership']['current']>;

/** Returns how far each tour was seen: those not named were never looked at. */
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
 * Renders a screen for a member of its own, with answers to what every screen of the member area asks.
 * @param options see `renderApp`; `user`: what differs from an ordinary member
 */
export function renderMember(
  screen: ReactNode,
  { path, api = {}, user }: { path: string; api?: Api; user?: Partial<User> },
): Rendered {
  // What was typed is kept per account, also from one test to the next.
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
