/** Divides the model's daily budget into shares, so that no one can use it up for everyone else. */
import { createHmac } from 'node:crypto';

/** Largest part of a day's budget that one network, account or conversation may use. */
const shareOfDay = 0.2;
/** Part of a day's budget reserved for the first profile of each conversation. */
const keptForFirstProfiles = 0.3;

/** Settings that shares depend on. */
type Settings = { sessionSecrets: readonly string[]; aiDailyBudgetMicroUsd: number };

/** Network, account and conversation that a call is for. Each has a share of the day's budget. */
export type Spender = {
  /** Result of `networkHashOf`; null if unknown. All unknown networks share one share. */
  networkHash: string | null;
  userId?: string | null | undefined;
  conversationId?: string;
  /** Whether the call is for the first profile of a conversation. */
  isFirstProfile?: boolean;
};

const keyedHash = ({ sessionSecrets }: Settings, text: string) =>
  createHmac('sha256', sessionSecrets[0] ?? '')
    .update(`budget ${text}`)
    .digest('hex')
    .slice(0, 32);

/**
 * Hashes a client's network with a key, to store with the work it requests. The same network gets the same hash.
 * @param address the key of an address (`addressKey`). IPv6 counts by /48, since anyone can get a /48 for free.
 */
export function networkHash(settings: Settings, address: string): string {
  return keyedHash(settings, `network ${address.replace(/^((?:[\da-f]+:){3})[\da-f]+::\/64$/, '$1:/48')}`);
}

/** Returns the share holders of a spender as keyed hashes, so that the rows identify no one. */
export function holdersOf(settings: Settings, spender: Spender): string[] {
  const { userId, conversationId } = spender;
  return [
    spender.networkHash ?? keyedHash(settings, 'network unknown'),
    ...(userId ? [keyedHash(settings, `account ${userId}`)] : []),
    ...(conversationId ? [keyedHash(settings, `conversation ${conversationId}`)] : []),
  ];
}

/** Returns the limits for the day and for each share holder, in millionths of a US dollar. */
export function boundsOf({ aiDailyBudgetMicroUsd: all }: Settings, { isFirstProfile = false }: Spender) {
  return {
    dayMicroUsd: isFirstProfile ? all : Math.floor(all * (1 - keptForFirstProfiles)),
    shareMicroUsd: Math.floor(all * shareOfDay),
  };
}
