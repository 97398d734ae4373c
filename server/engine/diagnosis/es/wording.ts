/** Spanish texts of a diagnosis. */
import type { Case, Wording } from '../types.ts';
import { archetype } from './archetypes.ts';
import { firstOrder, followers, hours, noMoney, route, rules, seats } from './business.ts';
import { cause, volunteers } from './cause.ts';
import { channel, common } from './channel.ts';
import { days, months, openings } from './demand.ts';
import { season, spots, waitlist } from './room.ts';

const avoid = (d: Case): string[] =>
  [
    d.noDiscounts && `Nunca rebajes ${d.thing}: dijiste que no lo haces, y la gente aprendería a esperar.`,
    d.noChannels &&
      `Deja fuera ${d.noChannels}, como dijiste. Ese tiempo va a ${d.channel ?? `quienes ya conocen ${d.thing}`}.`,
    d.budget === 0 && d.isSold && `No pagues por alcance: tienes $0, y quienes ya conocen ${d.thing} no cuestan nada.`,
    d.rule && `Nunca digas algo sobre ${d.thing} que rompa tu propia regla: “${d.rule}”.`,
    d.no &&
      (d.isSold
        ? `Deja fuera lo que no haces (${d.no}), aunque haya poco trabajo. Así te buscan por ${d.thing}.`
        : `Deja fuera esto, aunque a ${d.name} le falte gente: ${d.no}.`),
  ].filter((text): text is string => Boolean(text));

export const spanish: Wording = {
  findings: {
    waitlist, days, months, openings, volunteers, seats, followers, firstOrder, route, season, spots, rules, hours, noMoney, cause, channel,
    archetype,
  }, // prettier-ignore
  common,
  avoid,
  by: (day) => `Para el ${day}`,
};
