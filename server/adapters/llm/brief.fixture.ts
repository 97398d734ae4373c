/** Briefs for tests, with canaries in everything that must never leave the server. */
import { dentalPractice } from '#shared/content/trades/dental-practice.ts';
import { generalBusiness } from '#shared/content/trades/general-business.ts';
import type { Brief } from '#server/engine/brief.ts';
import { businessOf } from '#server/engine/reading/business.ts';

export const canaries = {
  firstName: 'Zebulonia',
  email: 'canary.jane+desk@mail-canary.example',
  phone: '(954) 555-0142',
  path: 'staff-canary-page',
} as const;

/** @returns a dental practice whose owner wrote contact data into every answer. */
export function briefWith(changes: Partial<Brief> = {}): Brief {
  return {
    firstName: canaries.firstName,
    businessName: 'Harbor Lane Dental',
    description: `We fix teeth in Davie, mostly for families. Write to ${canaries.email} or call ${canaries.phone}.`,
    website: `https://www.harborlane.example/${canaries.path}?mail=${canaries.email}`,
    currentMarketing: `Word of mouth, and flyers with ${canaries.phone} on them`,
    targetAudience: `Families nearby, ask ${canaries.email}`,
    goals: ['Get more leads', 'Fill my calendar'],
    place: 'Davie, Florida',
    trade: dentalPractice,
    isGeneralTrade: false,
    archetype: 'practice',
    confidence: 'sure',
    language: 'en',
    business: businessOf([]),
    ...changes,
  };
}

export const generalBrief = (): Brief =>
  briefWith({ trade: generalBusiness, isGeneralTrade: true, archetype: 'local-service' });
