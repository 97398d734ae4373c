/** Building blocks of a diagnosis. */
import type { Archetype } from '#shared/domain/archetypes.ts';
import type { OptionId } from '#shared/domain/chat-script.ts';
import type { Site } from '../draft/voice.ts';

/** Days or months, in words: "Mondays and Tuesdays", "on Mondays and Tuesdays", "Monday/Tuesday", "Monday". */
export type Times = { text: string; on: string; problem: string; one: string; count: number };
/** A number the owner gave, with the words around it: 6, "max 6". */
export type Amount = { amount: number; words: string };
export type Price = Amount & {
  /** "$42", "$189 a month". */
  text: string;
  /** Price of one, with its name: "gel mani at $42"; only the price if it has no name. */
  label: string;
  isMonthly: boolean;
};

/** How new customers come today. */
export type ChannelKind =
  'referrals' | 'partners' | 'ads' | 'social' | 'google' | 'email' | 'events' | 'calls' | 'flyers' | 'none' | 'other';

/** One business, reduced to what a diagnosis needs. Fields are undefined if the owner didn't say. */
export type Case = {
  archetype: Archetype;
  name: string;
  /** The owner's noun for the business: "nail salon". */
  noun: string;
  /** Their main product, phrased to follow "for": "gel manis", "the booking app". */
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
  /** Where people look them up: "bobshvac.com", "your Google profile". */
  page: string;
  price: Price | undefined;
  full: Times | undefined;
  empty: Times | undefined;
  fullMonths: Times | undefined;
  emptyMonths: Times | undefined;
  /** Consecutive months in which they work. */
  season: { text: string; first: string; count: number } | undefined;
  isBooked: boolean;
  /** Customers come without an appointment: a coffee bar, a barber who takes no appointments. */
  isWalkIn: boolean;
  hasWaitlist: boolean;
  /** Places available at a time; `words` is what they call them: "seats", "spots". */
  spots: Amount | undefined;
  /** Minimum order. */
  minimum: Amount | undefined;
  followers: Amount | undefined;
  /** Number of people needed each time. */
  need: Amount | undefined;
  /** Number of dates a year, and their months: 4, "cleanups", "March and May". */
  dates: (Amount & { months: string | undefined }) | undefined;
  hasWaiver: boolean;
  /** Seats, chairs, or locations that use their software. */
  base: Amount | undefined;
  leadTime: string | undefined;
  /** How long a buyer takes to decide: "3 months". */
  salesCycle: string | undefined;
  /** People a nonprofit is looking for: "monthly donors". */
  seeks: string | undefined;
  /** Days when they already deliver or collect: "Mondays and Thursdays", "Monday and Thursday". */
  route: { on: string; name: string } | undefined;
  /** What they don't ask of customers: "no contract". */
  promise: string | undefined;
  detail: string | undefined;
  rule: string | undefined;
  /** Whether a rule protects what customers tell them. */
  isPrivate: boolean;
  hours: Amount | undefined;
  budget: number | undefined;
  channel: string | undefined;
  channelKind: ChannelKind;
  /** What they turn down, joined into one phrase. */
  no: string | undefined;
  noChannels: string | undefined;
  noDiscounts: boolean;
  /** Whether they sell to companies or fleets, which can be called. */
  sellsToBusinesses: boolean;
  wants: (goal: OptionId<'goals'>) => boolean;
  isSold: boolean;
  isLocal: boolean;
  /** The owner's clause about the empty time, in their own words. */
  emptyWords: string | undefined;
};

/** Moves of one kind do the same job, so a diagnosis includes only one of each. */
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
/** `sign` says how to tell that the step worked. */
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
  /** What not to do, based on what the owner ruled out. */
  avoid: (d: Case) => string[];
  /** "By Thursday". */
  by: (day: string) => string;
};

/** Joins the parts that aren't empty. */
export const said = (...parts: readonly (string | false | 0 | undefined)[]) => parts.filter(Boolean).join(' ');
export const step = (kind: MoveKind, what: string, how: string, sign: string): Step => ({ kind, what, how, sign });
