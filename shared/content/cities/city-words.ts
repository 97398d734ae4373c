/** Sentences on city pages that use names from the city's record. Each has several variants, so nearby pages differ. */
import { brand } from '#shared/brand.ts';
import type { City } from './schema.ts';

/**
 * Weights for choosing variants. A city's index, in base-five digits, selects a variant of each kind of sentence. The
 * weights differ by kind, so two cities that share one variant rarely share another.
 */
const weights = {
  lead: [1, 0, 0],
  note: [0, 1, 0],
  consultation: [1, 1, 1],
  closing: [1, 2, 4],
  types: [1, 3, 2],
} as const;

/** Returns one of the choices, always the same one for the same index. */
function pick(place: number, kind: keyof typeof weights, choices: readonly string[]): string {
  const [a, b, c] = weights[kind];
  const sum = a * (place % 5) + b * (Math.floor(place / 5) % 5) + c * Math.floor(place / 25);
  return choices[sum % choices.length]!;
}

export const capitalized = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
/** Returns the name of a neighboring place in the United States, without its state. */
function near(city: City, at: number): string {
  const places = city.neighbours.filter((name) => !name.endsWith(', Ontario'));
  return places[at % places.length]!.replace(/,.*/, '');
}

/** The city's population, as a range. */
export const sizeWords: Record<City['size'], string> = {
  town: 'Under 50,000',
  'small city': '50,000 to 150,000',
  city: '150,000 to 500,000',
  'big city': 'Over 500,000',
};

export function heroLead(city: City, place: number): string {
  const [a, b, c] = city.trades as [string, string, string];
  const n = [near(city, 0), near(city, 1)];
  return pick(place, 'lead', [
    `We run your ads, answer your phone, cut your paperwork and get your website found. We do it all for ${a}, ${b}, and ${c} in ${city.name}.`,
    `You run the business. We take marketing, missed calls and paperwork off your plate, and help you reach customers in ${city.name}, ${n[0]} and ${n[1]}. We help businesses of all kinds, from ${a} to ${b}.`,
    `Your customers live in ${city.name}, ${n[0]} and ${n[1]}. We help them find you and get an answer right away. We do this for ${a}, ${b}, and other small businesses.`,
    `Get marketing from a team that knows ${n[0]} from ${n[1]}. We handle ads, voice agents, automation and websites in ${city.name}, for ${a}, ${b}, and ${c}.`,
    `${city.name} runs on small businesses like ${a}, ${b}, and ${c}. We give yours the ads, phone coverage and follow-up that big companies have.`,
  ]);
}

export function consultationLead(city: City, place: number): string {
  const n = near(city, 2);
  return pick(place, 'consultation', [
    `Let's talk about your ${city.name} business for half an hour. You'll leave with three things to try, whether or not you hire us.`,
    `Bring one question. We'll look at your website and your listing, then tell you where we'd start in ${city.name}.`,
    `Tell us what you do and where. A real person will read your message and call you back. You'll hear what would help in ${city.name} and what would waste your money.`,
    `No slides, just a talk about where your customers in ${city.name} and ${n} come from and where you're losing them.`,
    `Write two lines about your business. Someone who's read up on ${city.name} will call you, and you don't have to buy a thing.`,
    `Get a free outside opinion on your ${city.name} marketing. We'll tell you what to keep, what to drop and what to try.`,
    `You know ${city.name}, and we know the tools. Thirty minutes is enough to see if we're a good fit.`,
  ]);
}

export function checklistLead(city: City, place: number): string {
  return pick(place, 'types', [
    `The most common businesses come first. Don't see yours? Just ask.`,
    `The list runs from ${city.trades[0]!} to ${city.trades.at(-1)!}. If yours isn't on it, we can still help.`,
    `These are the businesses people start, buy and hand down around here.`,
    `If you own a business here or in ${near(city, 1)}, there's a good chance it's on this list.`,
    `This isn't the whole list, just the businesses you'll see most often.`,
    `A plan that works for ${city.trades[1]!} rarely works for ${city.trades[2]!}, so we write each one from scratch.`,
  ]);
}

export function statsNote(city: City, place: number): string {
  return pick(place, 'note', [
    `These numbers come from our marketing. They weren't measured in ${city.name}, and they're not a guarantee.`,
    `These numbers come from agency sales pages. In ${city.name}, go by how many calls you get.`,
    `We don't promise these results. Before you spend anything, we'll do the math with your own numbers.`,
    `No agency can guarantee these results. Ask us what they'd mean for ${city.trades[0]!} in ${city.name}.`,
    `Agencies quote these numbers, and so do we. They don't predict your results.`,
  ]);
}

export function closing(city: City, place: number): { title: string; lead: string } {
  const [title, lead] = pick(place, 'closing', [
    `Get a free marketing profile for your ${city.name} business|Answer a few questions. In about three minutes, you'll have a 90-day plan and prompts you can use today.`,
    `What can we take off your plate in ${city.name}?|Start with the free profile, or read what each service does and what it costs.`,
    `Getting started in ${city.name} is free|Answer a few questions and keep the profile ${brand.name} writes for you.`,
    `Help ${city.name} find you|Your free profile shows what sets you apart from competitors in ${near(city, 3)}, and what to do first.`,
    `Ready when you are, ${city.name}|The free profile takes about three minutes, with no credit card. Want to look around first? See our services.`,
    `See what ${brand.name} can do for your ${city.name} business|Chat for about three minutes, and you'll get a free profile to keep.`,
    `Get a plan written for your ${city.name} business|Start with the free profile. You can change any answer later.`,
  ]).split('|') as [string, string];
  return { title, lead };
}

/** Maximum length of a title without ` | brand`, so that search results show all of it. */
const maxTitle = 49;

/** Returns the title for the browser tab and search results. */
export function titleOf({ name, state }: City): string {
  const title = `AI marketing agency for ${name}, ${state}`;
  const long = `${title} businesses`;
  return long.length <= maxTitle ? long : title;
}

/** Returns a meta description of 80 to 160 characters. */
export function descriptionOf(city: City, stateName: string): string {
  const start = `AI marketing, voice agents, automation and websites for`;
  const end = `and other small businesses in ${city.name}, ${stateName}.`;
  const two = `${start} ${city.trades[0]!}, ${city.trades[1]!}, ${end}`;
  const one = `${start} ${city.trades[0]!} ${end}`;
  return two.length <= 160 ? two : one;
}
