/** Sentences of city pages that lean on a record's names. Each comes in a few forms, so that neighbors do not read alike. */
import { brand } from '#shared/brand.ts';
import type { City } from './schema.ts';

/**
 * How the sentences are dealt: a city's place in the list, written in digits of base five, gives each kind of sentence a
 * form. Weights differ from kind to kind, so that two cities with the same form here rarely have the same one there.
 */
const weights = {
  lead: [1, 0, 0],
  note: [0, 1, 0],
  consultation: [1, 1, 1],
  closing: [1, 2, 4],
  types: [1, 3, 2],
} as const;

/** @returns one of the choices, the same for the same place. */
function pick(place: number, kind: keyof typeof weights, choices: readonly string[]): string {
  const [a, b, c] = weights[kind];
  const sum = a * (place % 5) + b * (Math.floor(place / 5) % 5) + c * Math.floor(place / 25);
  return choices[sum % choices.length]!;
}

export const capitalized = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
/** A neighbor as one says it: without its state. */
const near = (city: City, at: number): string => city.neighbours[at % city.neighbours.length]!.replace(/,.*/, '');

export const sizeWords: Record<City['size'], string> = {
  town: 'Fewer than 50,000 people',
  'small city': '50,000 to 150,000 people',
  city: '150,000 to 500,000 people',
  'big city': 'More than 500,000 people',
};

export function heroLead(city: City, place: number): string {
  const [a, b, c] = city.trades as [string, string, string];
  const n = [near(city, 0), near(city, 1)];
  return pick(place, 'lead', [
    `Campaigns, a phone that is always answered, less paperwork and a website that gets found: for ${a}, ${b} and ${c} in ${city.name}, planned around how this place works.`,
    `From ${a} to ${b}: we take marketing, missed calls and paperwork off your desk, and reach the customers you have in ${city.name}, ${n[0]} and ${n[1]}.`,
    `Your customers live in ${city.name}, ${n[0]} and ${n[1]}. We help them find you and get an answer at once. That works for ${a} as it does for ${b}.`,
    `Marketing that knows ${n[0]} from ${n[1]}. For ${a}, ${b} and ${c}: ads, voice agents, automation and pages that people in ${city.name} find.`,
    `${capitalized(a)}, ${b}, ${c}: small firms carry ${city.name}. We give them the ads, the answered phone and the tidy follow-up of a large one.`,
  ]);
}

export function consultationLead(city: City, place: number): string {
  const n = near(city, 2);
  return pick(place, 'consultation', [
    `Half an hour about your business in ${city.name}. You leave with three things to try, whether or not we work together.`,
    `Bring one question. We look at your website and your listing beforehand and say what we would do first in ${city.name}.`,
    `Say what you do and where. A person reads it, calls back and tells you plainly what would help in ${city.name} and what would be wasted.`,
    `No slides. We talk about where your customers in ${city.name} and ${n} come from, and what gets lost on the way.`,
    `Write two lines about your business. Somebody who has read up on ${city.name} calls you, and you need not buy anything.`,
    `A first opinion on your marketing, from outside ${city.name} and without a bill: what to keep, what to drop, what to try.`,
    `You know ${city.name}, we know the tools. Thirty minutes are enough to see whether the two fit.`,
  ]);
}

export function checklistLead(city: City, place: number): string {
  return pick(place, 'types', [
    `What is typical comes first. Yours is missing? Ask.`,
    `From ${city.trades[0]!} to ${city.trades.at(-1)!}, and others who see themselves between them.`,
    `What people open, take over and pass on around here.`,
    `Most owners who come to us from ${near(city, 1)} and the rest of the area run one of these.`,
    `Not a complete list, only the likely ones.`,
    `${capitalized(city.trades[1]!)} and ${city.trades[2]!} rarely need the same plan, so we never send the same one.`,
  ]);
}

export function statsNote(city: City, place: number): string {
  return pick(place, 'note', [
    `Quoted in our marketing, not measured in ${city.name} and not a promise.`,
    `Figures from sales pages. What counts in ${city.name} is your own number of calls.`,
    `Quoted, not promised: before you spend anything we reckon with your figures.`,
    `Nobody can promise these. Ask what they would mean for ${city.trades[0]!} in ${city.name}.`,
    `As agencies quote them, ours too. They are no forecast for your business.`,
  ]);
}

export function closing(city: City, place: number): { title: string; lead: string } {
  const [title, lead] = pick(place, 'closing', [
    `Start with a free profile of your ${city.name} business|A few questions, about three minutes, and you have a plan for 90 days with prompts to use today.`,
    `What should come off your desk in ${city.name}?|Tell the free profile, or first read service by service what we do and what it costs.`,
    `The first step from ${city.name} costs nothing|Answer some questions and keep the profile that ${brand.name} writes from them.`,
    `Let ${city.name} find you|A free profile says what sets you apart from the next firm in ${near(city, 3)}, and what to do first.`,
    `Ready when you are, ${city.name}|The profile takes about three minutes and no card; the services can be read without either.`,
    `See what ${brand.name} would do for ${city.name} owners|For yours in particular: it asks, it writes, and you keep the result.`,
    `One plan for one business in ${city.name}|Yours. Begin with the free profile and change any answer later.`,
  ]).split('|') as [string, string];
  return { title, lead };
}

/** @returns a description for search engines, of 80 to 165 characters. */
export function descriptionOf(city: City, stateName: string): string {
  const start = `AI marketing, voice agents, automation and websites for`;
  const end = `and other small businesses in ${city.name}, ${stateName}.`;
  const two = `${start} ${city.trades[0]!}, ${city.trades[1]!} ${end}`;
  const one = `${start} ${city.trades[0]!} ${end}`;
  return two.length <= 165 ? two : one;
}
