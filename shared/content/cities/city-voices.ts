/** Assigns sample testimonials to city pages: from the city's own industries, and different from those of nearby cities. */
import { sampleNotes } from '../samples.ts';
import type { SectionOf } from '../schema.ts';
import { milesBetween } from './distance.ts';
import type { City } from './schema.ts';
import { voiceGroups } from './voices.ts';

type Item = SectionOf<'testimonials'>['items'][number];

const perCity = 3;
/** Distance, in miles, within which readers may see both pages. */
const sameRegion = 200;

type Voice = (typeof voiceGroups)[number]['voices'][number] & { group: number };

/** Returns the testimonials that fit a city's industries, each with its group. */
function voicesFor(city: City): Voice[] {
  const found = new Set(city.trades.map((trade) => voiceGroups.findIndex(({ trades }) => trades.test(trade))));
  const groups = [...found].filter((group) => group >= 0);
  return groups.flatMap((group) => voiceGroups[group]!.voices.map((voice) => ({ ...voice, group })));
}

/** Words too general to identify an industry. */
const general = /^(shop|small|company|office|practice|firm|agency|center|house|studio|services?|family|manager|tour)$/i;

/** Returns whether a testimonial's business matches one of the city's industries: `Bike shop` matches `bicycles and bike fitters`. */
function isNamed({ business }: Voice, city: City): boolean {
  const words = business.split(' ').filter((word) => word.length > 3 && !general.test(word));
  return words.some((word) => city.trades.join(' ').toLowerCase().includes(word.slice(0, 4).toLowerCase()));
}

/** Returns the name of a place next to the city, without its state. */
const placeNear = (city: City, at: number) => city.neighbours[at % city.neighbours.length]!.replace(/,.*/, '');

/**
 * Assigns three testimonials to each city, from its own industries and from three different groups if possible. Avoids
 * first those used nearby, then pairs that already appear together elsewhere, then those used most.
 * @returns the items by city name, always the same for the same cities
 */
export function dealVoices(cities: readonly City[]): ReadonlyMap<string, Item[]> {
  const users = new Map<string, City[]>();
  const dealt = new Map<string, Item[]>();
  const usersOf = (voice: Voice) => users.get(voice.name) ?? [];
  for (const city of cities) {
    const chosen: Voice[] = [];
    const cost = (voice: Voice) => {
      const others = usersOf(voice);
      const together = chosen.filter((one) => usersOf(one).some((other) => others.includes(other))).length;
      const isNear = others.some((other) => milesBetween(city, other) < sameRegion);
      const isSameKind = chosen.some(({ group }) => group === voice.group);
      return (
        others.length - (isNamed(voice, city) ? 5 : 0) + (isNear ? 1000 : 0) + 100 * together + (isSameKind ? 30 : 0)
      );
    };
    while (chosen.length < perCity) {
      const left = voicesFor(city).filter(({ name }) => !chosen.some((one) => one.name === name));
      chosen.push(left.reduce((best, voice) => (cost(voice) < cost(best) ? voice : best)));
    }
    for (const voice of chosen) users.set(voice.name, [...usersOf(voice), city]);
    const items = chosen.map(({ business, quote, name, stars }, at) => ({
      quote: quote.replace('{near}', placeNear(city, at)),
      name,
      business: `${business}, ${city.name}`,
      stars,
    }));
    dealt.set(city.name, items);
  }
  return dealt;
}

export const voicesNote = sampleNotes.testimonials;
