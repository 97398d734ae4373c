/** Rate limits across all processes: counters are rows, each incremented by one atomic statement. */
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { m } from '#messages';
import { limitBuckets } from '#drizzle/schema/limits.ts';
import type { Database } from '../db/client.ts';
import { voiceLimits } from '#shared/domain/voice.ts';
import { deleteExpiredBuckets } from '../db/limit-buckets.ts';
import { AppError } from '../errors.ts';
import type { Log } from './log.ts';

/**
 * All limits: points per number of seconds. `cost` limits reject calls when the store is down; others let them pass.
 */
export const limitRules = {
  /** New conversations per address; an office shares one. */
  'chat.start': { points: 60, durationSec: 3600, store: 'shared', onOutage: 'open' },
  /** Answers per browser: far more than a person types. Kept in memory, so that an answer needs only one round trip. */
  'chat.answer': { points: 240, durationSec: 60, store: 'memory', onOutage: 'open' },
  /** Corrections and extra answers per address: each one is parsed, and may lead to a generation. */
  'chat.extras': { points: 60, durationSec: 3600, store: 'shared', onOutage: 'open' },
  /** Generations per address: each may cost money. */
  'profile.generate': { points: 40, durationSec: 3600, store: 'shared', onOutage: 'closed' },
  /** Prompts copied per browser: far more than a person copies. */
  'profile.noteCopied': { points: 120, durationSec: 60, store: 'memory', onOutage: 'open' },
  /** Sign-in attempts for one account from all unknown browsers together; reset by a successful sign-in. */
  'signIn.account': { points: 10, durationSec: 900, store: 'shared', onOutage: 'closed' },
  /** Sign-in attempts from one address, which an office shares. */
  'signIn.address': { points: 60, durationSec: 900, store: 'shared', onOutage: 'closed' },
  /**
   * Sign-in attempts for one account from a browser that it has signed in with before. Strangers' attempts don't count
   * here.
   */
  'signIn.browser': { points: 10, durationSec: 900, store: 'shared', onOutage: 'closed' },
  /** Global limit against attacks from many addresses. The first few attempts of each network don't count. */
  'signIn.all': { points: 600, durationSec: 60, store: 'shared', onOutage: 'closed' },
  'signUp.address': { points: 20, durationSec: 3600, store: 'shared', onOutage: 'closed' },
  /** Requests for emails: links, resets, activations. Each recipient is also limited by the email quota. */
  'mail.address': { points: 30, durationSec: 3600, store: 'shared', onOutage: 'closed' },
  /** Attempts with tokens from links. */
  'token.address': { points: 10, durationSec: 900, store: 'shared', onOutage: 'closed' },
  /** Link lookups, which pages make on each load. */
  'tokenPeek.address': { points: 60, durationSec: 900, store: 'shared', onOutage: 'closed' },
  /** Password guesses from a signed-in session. */
  'password.user': { points: 10, durationSec: 900, store: 'shared', onOutage: 'closed' },
  /** Downloads of the member's own data, which read many tables. */
  'export.user': { points: 10, durationSec: 3600, store: 'shared', onOutage: 'closed' },
  /** A download link works once; this period is longer than its five minutes. */
  'export.link': { points: 1, durationSec: 600, store: 'shared', onOutage: 'closed' },
  /** Public forms: per network, which an office or mobile carrier shares, and per submitted address. */
  'contact.network': { points: 30, durationSec: 3600, store: 'shared', onOutage: 'open' },
  'contact.email': { points: 8, durationSec: 3600, store: 'shared', onOutage: 'open' },
  'newsletter.network': { points: 30, durationSec: 3600, store: 'shared', onOutage: 'open' },
  'newsletter.email': { points: 8, durationSec: 3600, store: 'shared', onOutage: 'open' },
  'application.network': { points: 20, durationSec: 3600, store: 'shared', onOutage: 'open' },
  'application.email': { points: 8, durationSec: 3600, store: 'shared', onOutage: 'open' },
  /** Section rewrites per member. Each may be a paid model call. */
  'rewrite.user': { points: 60, durationSec: 3600, store: 'shared', onOutage: 'closed' },
  /** Files per member: generating one takes a good part of a second. */
  'profileFile.user': { points: 60, durationSec: 3600, store: 'shared', onOutage: 'open' },
  /** Pack downloads per member. */
  'packFile.user': { points: 60, durationSec: 3600, store: 'shared', onOutage: 'open' },
  /** Views of shared profiles per address, which an office shares. */
  'sharedProfile.address': { points: 120, durationSec: 900, store: 'shared', onOutage: 'open' },
  /** Service requests per account: a person reads each one. */
  'services.user': { points: 20, durationSec: 3600, store: 'shared', onOutage: 'open' },
  /** Joining and leaving the waiting list for a seat, per account. */
  'seats.user': { points: 60, durationSec: 3600, store: 'shared', onOutage: 'open' },
  /** Visits through referral links, per network. */
  'affiliate.click': { points: 120, durationSec: 3600, store: 'shared', onOutage: 'open' },
  /** Visits reported by pages, per network; in memory, because each costs no more than a row. */
  'visit.network': { points: 240, durationSec: 3600, store: 'memory', onOutage: 'open' },
  /** Marketing Machine results per account: each may cost money. */
  'machine.user': { points: 60, durationSec: 3600, store: 'shared', onOutage: 'closed' },
  /** Checkout pages per account: each is a call to the provider. */
  'checkout.user': { points: 60, durationSec: 3600, store: 'shared', onOutage: 'open' },
  /** Coupon codes checked per address, so that codes can't be guessed. */
  'coupon.address': { points: 120, durationSec: 3600, store: 'shared', onOutage: 'open' },
  /** Checkout pages of guests, per browser and per network, which an office or mobile carrier shares. */
  'checkout.visitor': { points: 30, durationSec: 3600, store: 'shared', onOutage: 'open' },
  'checkout.network': { points: 120, durationSec: 3600, store: 'shared', onOutage: 'open' },
  /** Links to a guest's new account, per order: each is an email. */
  'checkout.resend': { points: 3, durationSec: 3600, store: 'shared', onOutage: 'closed' },
  /** Test emails per admin, since each goes to an address the admin typed. */
  'testMail.user': { points: 10, durationSec: 3600, store: 'shared', onOutage: 'closed' },
  /** Views of an order that awaits payment: each may be a call to the provider. */
  'checkoutStatus.user': { points: 300, durationSec: 3600, store: 'shared', onOutage: 'open' },
  /** Recordings and texts read aloud per visitor: uncached ones cost money. */
  'voice.transcripts': {
    points: voiceLimits.transcriptsPerDay,
    durationSec: 24 * 3600,
    store: 'shared',
    onOutage: 'closed',
  },
  'voice.speeches': { points: voiceLimits.speechesPerDay, durationSec: 24 * 3600, store: 'shared', onOutage: 'closed' },
  /** The same per address, which an office shares: a browser that drops its cookie is a new visitor. */
  'voice.address': { points: 600, durationSec: 24 * 3600, store: 'shared', onOutage: 'closed' },
  /** Incoming recordings per address; in memory, because they're counted before anything is read. */
  'voice.upload': { points: 300, durationSec: 3600, store: 'memory', onOutage: 'open' },
} as const satisfies Record<
  string,
  { points: number; durationSec: number; store: 'shared' | 'memory'; onOutage: 'open' | 'closed' }
>;
export type LimitName = keyof typeof limitRules;

/** Limit that is enforced from memory once used up, so that retries in a loop cost no database statement. */
const refusedFromMemory: LimitName = 'signIn.address';

export type RateLimits = {
  /**
   * Counts one use.
   * @returns the count within the limit's period, including this call; 0 if counting failed.
   * @throws AppError RATE_LIMITED with the seconds to wait, or UNAVAILABLE when a `cost` limit can't be counted.
   */
  consume(name: LimitName, key: string): Promise<number>;
  /** Resets a key's counter, such as after a correct password. */
  forgive(name: LimitName, key: string): Promise<void>;
  /** Deletes expired counters. */
  sweep(): Promise<void>;
};

/** Creates the limiters on the application's own database. */
export function createRateLimits(db: Database, log: Log): RateLimits {
  const limiters = new Map(
    Object.entries(limitRules).map(([name, rule]) => {
      const options = { keyPrefix: name, points: rule.points, duration: rule.durationSec };
      const limiter =
        rule.store === 'memory'
          ? new RateLimiterMemory(options)
          : new RateLimiterDrizzle({
              ...options,
              storeClient: db,
              schema: limitBuckets,
              clearExpiredByTimeout: false,
              ...(name === refusedFromMemory ? { inMemoryBlockOnConsumed: rule.points + 1 } : {}),
            });
      return [name, limiter] as const;
    }),
  );
  return {
    sweep: () => deleteExpiredBuckets(db),
    async forgive(name, key) {
      await limiters
        .get(name)!
        .delete(key)
        .catch((error: unknown) => log.warn({ limit: name, error }, 'rate limit could not be refunded'));
    },
    async consume(name, key) {
      try {
        return (await limiters.get(name)!.consume(key)).consumedPoints;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) {
          const retryAfterSec = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
          throw new AppError('RATE_LIMITED', limitMessage(retryAfterSec), { retryAfterSec });
        }
        log.warn({ limit: name, error: refusal }, 'rate limit could not be counted');
        if (limitRules[name].onOutage === 'closed') {
          throw new AppError('UNAVAILABLE', m.server_limit_unavailable(), {
            retryAfterSec: 5,
          });
        }
        return 0;
      }
    },
  };
}

/** Asks to wait, in minutes, rounded up. */
export const limitMessage = (seconds: number) => m.server_limit_reached({ minutes: Math.ceil(seconds / 60) });
