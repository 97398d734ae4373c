/** Patterns for every archetype, by language. */
import type { Archetype } from '#shared/domain/archetypes.ts';
import type { Language } from '../reading/language.ts';
import { b2b } from './en/b2b.ts';
import { creator } from './en/creator.ts';
import { events } from './en/events.ts';
import { localService } from './en/local-service.ts';
import { maker } from './en/maker.ts';
import { nonprofit } from './en/nonprofit.ts';
import { practice } from './en/practice.ts';
import { restaurant } from './en/restaurant.ts';
import { saas } from './en/saas.ts';
import { school } from './en/school.ts';
import { storefront } from './en/storefront.ts';
import { tours } from './en/tours.ts';
import { b2bEs } from './es/b2b.ts';
import { creatorEs } from './es/creator.ts';
import { eventsEs } from './es/events.ts';
import { localServiceEs } from './es/local-service.ts';
import { makerEs } from './es/maker.ts';
import { nonprofitEs } from './es/nonprofit.ts';
import { practiceEs } from './es/practice.ts';
import { restaurantEs } from './es/restaurant.ts';
import { saasEs } from './es/saas.ts';
import { schoolEs } from './es/school.ts';
import { storefrontEs } from './es/storefront.ts';
import { toursEs } from './es/tours.ts';
import type { ArchetypeWords } from './types.ts';

export const archetypeWords: Record<Language, Record<Archetype, ArchetypeWords>> = {
  en: {
    'local-service': localService,
    storefront,
    restaurant,
    practice,
    b2b,
    saas,
    nonprofit,
    creator,
    maker,
    tours,
    events,
    school,
  },
  es: {
    'local-service': localServiceEs,
    storefront: storefrontEs,
    restaurant: restaurantEs,
    practice: practiceEs,
    b2b: b2bEs,
    saas: saasEs,
    nonprofit: nonprofitEs,
    creator: creatorEs,
    maker: makerEs,
    tours: toursEs,
    events: eventsEs,
    school: schoolEs,
  },
};
