/** The directory of all city pages. */
import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { Page, SectionOf } from '../schema.ts';
import { cityPath } from './city-slug.ts';
import { closeUpPlaces, countryPlaces } from './map-places.ts';
import type { City } from './schema.ts';
import { stateNames } from '#shared/domain/states.ts';

type State = SectionOf<'city-directory'>['states'][number];

/** Groups cities by state: the home state first, then by name. */
function statesOf(cities: readonly City[]): State[] {
  return Object.entries(stateNames)
    .map(([code, name]) => ({
      code,
      name,
      cities: cities
        .filter(({ state }) => state === code)
        .map((city) => ({ name: city.name, county: city.county, href: cityPath(city.name) })),
    }))
    .filter((state) => state.cities.length > 0)
    .toSorted(
      (a, b) =>
        Number(b.code === brand.stateCode) - Number(a.code === brand.stateCode) || a.name.localeCompare(b.name, 'en'),
    );
}

/** Returns the cities with an office, in their order. */
const officesIn = (cities: readonly City[]) =>
  cities
    .flatMap(({ name, office }) => (office ? [{ name, ...office }] : []))
    .toSorted((a, b) => a.order - b.order)
    .map(({ name, directory }) => ({ name, text: directory, href: cityPath(name) }));

/** @param cities sorted by name */
export function locationsPage(cities: readonly City[]): Page {
  const states = statesOf(cities);
  return {
    path: '/locations',
    title: 'AI marketing agency locations: find your city',
    description: `Find your city. We have ${cities.length} pages in ${states.length} states with local seasons, industries and tips. Our agency is based in ${brand.region}.`,
    keywords: ['AI marketing agency locations', 'AI agency by city', `AI marketing ${brand.region}`],
    label: 'Find your city',
    card: '/cards/locations.png',
    jsonLd: ['organization'],
    updated: '2026-11-27',
    sections: [
      {
        kind: 'city-directory',
        title: 'Find your city',
        lead: `We have three offices in ${brand.region} and work with clients everywhere else by phone and video. Pick your city for local seasons, industries and marketing tips.`,
        featured: {
          title: 'Our offices',
          cities: officesIn(cities),
        },
        map: { country: countryPlaces(cities), near: closeUpPlaces(cities) },
        states,
      },
      {
        kind: 'call-to-action',
        title: "Don't see your city?",
        lead: 'We work anywhere in the United States. Start with the free profile and tell us where your customers are, or see what we do.',
        links: [
          { label: 'Apply for a free profile', href: paths.signup },
          { label: 'See our services', href: paths.services },
        ],
      },
    ],
  };
}
