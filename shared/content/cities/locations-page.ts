/** The directory of all cities we have a page about. */
import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { Page, SectionOf } from '../schema.ts';
import { officeCities } from './all-cities.ts';
import { cityPath } from './city-slug.ts';
import type { City } from './schema.ts';
import { stateNames } from '#shared/domain/states.ts';

type State = SectionOf<'city-directory'>['states'][number];

/** @returns the home state first, then by name; in each state by name. */
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

const officeText: Readonly<Record<string, string>> = {
  'Fort Lauderdale': 'Home office, Broward County',
  Miami: 'Office, Miami-Dade County',
  'Boca Raton': 'Office, Palm Beach County',
};

/** @param cities sorted by name */
export function locationsPage(cities: readonly City[]): Page {
  const states = statesOf(cities);
  return {
    path: '/locations',
    title: 'Locations: AI marketing in your city',
    description: `Find your city: ${cities.length} pages in ${states.length} states, each with its seasons, trades and tips, from an agency at home in ${brand.region}.`,
    keywords: ['AI marketing agency locations', 'AI agency by city', `AI marketing ${brand.region}`],
    label: 'Locations',
    card: '/cards/locations.png',
    jsonLd: ['organization'],
    updated: '2026-11-21',
    sections: [
      {
        kind: 'city-directory',
        title: 'Find your city',
        lead: `Three offices in ${brand.region}, clients by phone and video everywhere else. Each page says what is particular about doing business there.`,
        featured: {
          title: 'Our offices',
          cities: officeCities.map((name) => ({ name, text: officeText[name]!, href: cityPath(name) })),
        },
        states,
      },
      {
        kind: 'call-to-action',
        title: 'Your city is not here?',
        lead: 'We work anywhere in the United States. Begin with the free profile, which asks where your customers are, or see what we do.',
        links: [
          { label: 'Start free', href: paths.signup },
          { label: 'See services', href: paths.services },
        ],
      },
    ],
  };
}
