/** Builds a city page from its record, with extra sections for cities with an office. */
import { locale } from '#shared/locale.ts';
import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { defaultZoom } from '../map-centres.ts';
import { stat } from '../claim-marks.ts';
import type { IconName, Link, Page, Section, SectionOf } from '../schema.ts';
import { drawScene } from './city-scene.ts';
import { cityPath, citySlug } from './city-slug.ts';
import {
  capitalized,
  checklistLead,
  closing,
  consultationLead,
  descriptionOf,
  titleOf,
  heroLead,
  sizeWords,
  statsNote,
} from './city-words.ts';
import { byDistance, milesBetween } from './distance.ts';
import { officeHoursIn } from './local-hours.ts';
import type { City } from './schema.ts';
import { stateNames } from '#shared/domain/states.ts';

/** Data a city page needs in addition to the city's own record. */
export type CityContext = {
  cities: readonly City[];
};

const updated = '2026-11-21';
/** Maximum number of business types on a page without extra sections. */
const maxTypes = 8;
/** Maximum distance, in miles, at which a neighbor's name is taken to mean our city of that name. */
const nextDoor = 60;
/** Maximum distance, in miles, at which we offer a visit to the office. */
const visits = 60;

const links: Link[] = [
  { label: 'Apply for a free profile', href: paths.signup },
  { label: 'See our services', href: paths.services },
];

const services: readonly { icon: IconName; title: string }[] = [
  { icon: 'megaphone', title: 'AI marketing' },
  { icon: 'phone', title: 'AI voice agents' },
  { icon: 'gear', title: 'Automation' },
  { icon: 'search', title: 'SEO and websites' },
];

/** Icons for tips, by keywords. The first match wins. */
const tipIcons: readonly [RegExp, IconName][] = [
  [/review|photo|picture|gallery|portrait/i, 'spark'],
  [/spanish|creole|language|english|translat|bilingual|page in /i, 'chat'],
  [/map|park|drive|exit|street|bridge|route|side of|zip|quarter|neighborhood/i, 'compass'],
  [/call|phone|text(?!ile)|voicemail/i, 'phone'],
  [
    /january|february|march|april|june|july|august|september|october|november|december|season|week|winter|summer/i,
    'road',
  ],
  [/famil|student|neighbor|resident|regular|owner/i, 'people'],
  [/price|license|permit|list|card|form|contract/i, 'document'],
  [/search|profile|listing|website|page/i, 'search'],
];

/** Returns an icon for each tip, without repeats where possible. */
function tipIconsOf(tips: City['tips']): IconName[] {
  const icons: IconName[] = [];
  for (const { title, text } of tips) {
    const fitting = tipIcons.filter(([words]) => words.test(`${title} ${text}`)).map(([, icon]) => icon);
    icons.push(fitting.find((icon) => !icons.includes(icon)) ?? 'target');
  }
  return icons;
}

const office = ({ cities }: CityContext): City => cities.find(({ name }) => name === brand.city)!;

function hero(city: City, place: number): SectionOf<'city-hero'> {
  const own = city.office;
  return {
    kind: 'city-hero',
    city: city.name,
    county: city.county,
    stateCode: city.state,
    stateName: stateNames[city.state]!,
    title: own?.title ?? `AI marketing for ${city.name} businesses`,
    lead: own?.lead ?? heroLead(city, place),
    facts: own
      ? ['Local office', `Open weekdays, ${officeHoursIn(city, true)}`, 'Free profile in about 3 minutes']
      : [`Population ${sizeWords[city.size].toLowerCase()}`, `Open weekdays, ${officeHoursIn(city)} (your time)`],
    scene: drawScene(city),
    links,
  };
}

function insights(city: City, context: CityContext): SectionOf<'city-insights'> {
  const own = city.office;
  const others = byDistance(city, context.cities);
  const neighbour = (label: string) =>
    others.find((other) => other.miles < nextDoor && other.city.name === label)?.city.name;
  const near = others.filter((other) => !city.neighbours.includes(other.city.name)).slice(0, 4);
  const miles = Math.round(milesBetween(city, office(context)));
  return {
    kind: 'city-insights',
    title: `Discover ${city.name}`,
    paragraphs: [
      { text: city.particular },
      { heading: 'Your busy and slow seasons', text: city.season },
      { heading: 'How customers find you', text: city.search },
    ],
    facts: [
      { label: 'County', value: city.county },
      { label: 'Population', value: sizeWords[city.size] },
      { label: 'Common businesses', value: capitalized(city.trades.slice(0, 3).join(', ')) },
      own
        ? { label: 'Our office', value: own.summary }
        : { label: 'Distance from our office', value: `${miles.toLocaleString(locale)} miles, as the crow flies` },
      { label: 'Our hours (your time)', value: `Weekdays, ${officeHoursIn(city, own !== undefined)}` },
    ],
    nearby: city.neighbours.map((label) => {
      const name = neighbour(label);
      return { label, href: name && cityPath(name) };
    }),
    also: near.map((other) => ({
      label: `${other.city.name}, ${other.city.state}`,
      href: cityPath(other.city.name),
      text: `${Math.round(other.miles).toLocaleString(locale)} miles`,
    })),
    map: {
      kind: 'map',
      title: `Map of ${city.name}`,
      place: `${city.name}, ${city.state}`,
      lat: city.lat,
      lng: city.lng,
      city: city.name,
      state: city.state,
      zoom: own?.zoom ?? defaultZoom,
    },
  };
}

const figures = (city: City, place: number): SectionOf<'stats'> => ({
  kind: 'stats',
  title: 'What agencies promise and what they charge',
  stats: [stat('leads-300'), stat('conversion-150'), stat('cost-cut-60'), stat('agency-cost')],
  note: statsNote(city, place),
});

function consultation(city: City, place: number, context: CityContext): SectionOf<'consultation'> {
  const own = city.office;
  const miles = Math.round(milesBetween(city, office(context)));
  const isNear = miles <= visits;
  return {
    kind: 'consultation',
    title: 'Free Marketing Consultation',
    lead: consultationLead(city, place),
    city: city.name,
    points: [
      isNear ? 'Talk by phone, by video or at one of our three offices' : 'Talk by phone or video',
      `Weekdays, ${officeHoursIn(city, own !== undefined)}, ${city.name} time`,
      'No need to prepare or sign anything',
    ],
  };
}

/** Real customers only: a city page has no demo content, in embedded mode either. */
const successStories = ({ testimonials }: City): SectionOf<'testimonials'>[] =>
  testimonials ? [{ kind: 'testimonials', title: 'Success stories', items: testimonials }] : [];

function sectionsOf(city: City, context: CityContext): Section[] {
  const own = city.office;
  const place = context.cities.indexOf(city);
  const icons = tipIconsOf(city.tips);
  const types = own ? [...city.trades, ...own.moreTypes] : city.trades.slice(0, maxTypes);
  return [
    hero(city, place),
    {
      kind: 'cards',
      layout: 'grid',
      title: `How we help ${city.name} businesses get found and get booked`,
      cards: services.map((service, at) => ({
        ...service,
        text: city.services[at]!,
        link: { label: 'Learn more', href: paths.services },
      })),
    },
    insights(city, context),
    ...(own?.afterInsights ?? []),
    figures(city, place),
    consultation(city, place, context),
    ...successStories(city),
    {
      kind: 'cards',
      layout: 'list',
      title: `Five marketing tips for ${city.name} businesses`,
      cards: city.tips.map((tip, at) => ({ ...tip, icon: icons[at]! })),
    },
    ...(own?.afterTips ?? []),
    {
      kind: 'checklist',
      title: `Businesses we serve in ${city.name}`,
      lead: checklistLead(city, place),
      items: types.map(capitalized),
    },
    ...(own?.beforeClosing ?? []),
    { kind: 'call-to-action', ...closing(city, place), links },
    ...(own?.last ?? []),
  ];
}

/** Returns the page for one of the context's cities. */
export function cityPage(city: City, context: CityContext): Page {
  const own = city.office;
  const sections = sectionsOf(city, context);
  return {
    path: cityPath(city.name),
    title: own?.pageTitle ?? titleOf(city),
    description: own?.description ?? descriptionOf(city, stateNames[city.state]!),
    ...(own && { keywords: own.keywords }),
    ...(own?.aliases && { aliases: own.aliases }),
    breadcrumb: [{ label: 'Locations', href: '/locations' }],
    label: city.name,
    card: `/cards/locations-${citySlug(city.name)}.png`,
    jsonLd: ['organization', 'service', ...(sections.some(({ kind }) => kind === 'faq') ? (['faq'] as const) : [])],
    updated,
    sections,
  };
}
