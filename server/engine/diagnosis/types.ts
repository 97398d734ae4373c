/** The pieces a diagnosis is chosen from. */
import type { Archetype } from '#shared/domain/archetypes.ts';
import type { Site } from '../draft/voice.ts';

/** Days or months, in words: "Mondays and Tuesdays", "on Mondays and Tuesdays", "Monday/Tuesday", "Monday". */
export type Times = { text: string; on: string; problem: string; one: string; count: number };
/** A number the owner gave, and the words around it: 6, "max 6". */
export type Amount = { amount: number; words: string };
export type Price = Amount & {
  /** "$42", "$189 a month". */
  text: string;
  /** What one costs, with its name: "gel mani at $42"; only the price where it has none. */
  label: string;
  isMonthly: boolean;
};

/** How new customers come today. */
export type ChannelKind =
  'referrals' | 'partners' | 'ads' | 'social' | 'google' | 'email' | 'events' | 'calls' | 'flyers' | 'none' | 'other';

/** One business, as far as a diagnosis asks about it. Undefined is what the owner didn't say. */
export type Case = {
  archetype: Archetype;
  name: string;
  /** The owner's noun for the business: "nail salon". */
  noun: string;
  /** What they sell most, as it stands after "for": "gel manis", "the booking app". */
  thing: string;
  /** The same with its price: "gel manis at $42", "fishing charters, half day at $750". */
  offer: string;
  other: string | undefined;
  audience: string;
  one: string;
  many: string;
  /** " in Erie", or nothing. */
  inCity: string;
  site: Site;
  /** Where people look them up, in words: "bobshvac.com", "your Google profile". */
  page: string;
  price: Price | undefined;
  full: Times | undefined;
  empty: Times | undefined;
  fullMonths: Times | undefined;
  emptyMonths: Times | undefined;
  /** Months in a row in which they work. */
  season: { text: string; first: string; count: number } | undefined;
  isBooked: boolean;
  /** People come in without a date: a coffee bar, a barber who takes no appointments. */
  isWalkIn: boolean;
  hasWaitlist: boolean;
  /** Places there are at a time; `words` is what they call them: "seats", "spots". */
  spots: Amount | undefined;
  /** The smallest order. */
  minimum: Amount | undefined;
  followers: Amount | undefined;
  /** People they need each time. */
  need: Amount | undefined;
  /** Dates a year, and the months they're in: 4, "cleanups", "March and May". */
  dates: (Amount & { months: string | undefined }) | undefined;
  hasWaiver: boolean;
  /** Seats, chairs, or locations that use their software. */
  base: Amount | undefined;
  leadTime: string | undefined;
  /** How long a buyer takes: "3 months". */
  salesCycle: string | undefined;
  /** Whom a nonprofit looks for: "monthly donors". */
  seeks: string | undefined;
  /** Days on which they deliver or collect anyway: "Mondays and Thursdays", "Monday and Thursday". */
  route: { on: string; name: string } | undefined;
  /** What they don't ask of customers: "no contract". */
  promise: string | undefined;
  detail: string | undefined;
  rule: string | undefined;
  /** A rule that protects what customers tell. */
  isPrivate: boolean;
  hours: Amount | undefined;
  budget: number | undefined;
  channel: string | undefined;
  channelKind: ChannelKind;
  /** What they turn down, joined. */
  no: string | undefined;
  noChannels: string | undefined;
  noDiscounts: boolean;
  /** Whether they sell to companies or fleets, whom one can call. */
  sellsToBusinesses: boolean;
  wants: (goal: string) => boolean;
  isSold: boolean;
  isLocal: boolean;
  /** In their own words, the clause that named the empty time. */
  emptyWords: string | undefined;
};

/** Moves of one kind do the same job, so that a diagnosis has only one of them. */
export type MoveKind =
  | 'reply'
  | 'past'
  | 'channel'
  | 'partners'
  | 'page'
  | 'price'
  | 'list'
  | 'ask'
  | 'dates'
  | 'sample'
  | 'proof'
  | 'count';
/** `sign` says how to tell that it worked. */
export type Step = { kind: MoveKind; what: string; how: string; sign: string };
export type Finding = { bottleneck: string; moves: Step[]; avoid: string[]; metric: string };

export const findingKeys = [
  'waitlist', 'days', 'months', 'openings', 'volunteers', 'seats', 'followers', 'firstOrder', 'route', 'season', 'spots', 'rules',
  'hours', 'noMoney', 'cause', 'channel', 'archetype',
] as const; // prettier-ignore
export type FindingKey = (typeof findingKeys)[number];

/** One language's texts. */
export type Wording = {
  findings: Record<FindingKey, (d: Case) => Finding>;
  /** Steps that fit nearly every business, filled with its own nouns. */
  common: (d: Case) => Step[];
  /** What not to do, from what the owner ruled out. */
  avoid: (d: Case) => string[];
  /** "By Thursday". */
  by: (day: string) => string;
};

/** Joins the sentences that have something to say. */
export const said = (...parts: readonly (string | false | 0 | undefined)[]) => parts.filter(Boolean).join(' ');
export const step = (kind: MoveKind, what: string, how: string, sign: string): Step => ({ kind, what, how, sign });
