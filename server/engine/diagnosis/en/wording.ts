/** English texts of a diagnosis. */
import type { Case, Wording } from '../types.ts';
import { archetype } from './archetypes.ts';
import { firstOrder, followers, hours, noMoney, route, rules, seats } from './business.ts';
import { cause, volunteers } from './cause.ts';
import { channel, common } from './channel.ts';
import { days, months, openings } from './demand.ts';
import { season, spots, waitlist } from './room.ts';

const avoid = (d: Case): string[] =>
  [
    d.noDiscounts && `Never mark down ${d.thing}. You said you don't, and ${d.audience} would learn to wait for it.`,
    d.noChannels &&
      `Leave out ${d.noChannels}, as you said. Spend the time on ${d.channel ?? `the people who know ${d.thing}`} instead.`,
    d.budget === 0 &&
      d.isSold &&
      `Don't pay for reach: you have $0 for it, and the people who know ${d.thing} cost nothing.`,
    d.rule && `Never say anything about ${d.thing} that breaks your own rule: “${d.rule}.”`,
    d.no &&
      (d.isSold
        ? `Say no to ${d.no}, even when ${d.hasWaitlist || d.isBooked ? 'someone offers more' : "it's quiet"}. That's how you become known for ${d.thing}.`
        : `Say no to ${d.no}, even when ${d.name} is short of people.`),
  ].filter((text): text is string => Boolean(text));

export const english: Wording = {
  findings: {
    waitlist, days, months, openings, volunteers, seats, followers, firstOrder, route, season, spots, rules, hours, noMoney, cause, channel,
    archetype,
  }, // prettier-ignore
  common,
  avoid,
  by: (day) => `By ${day}`,
};
