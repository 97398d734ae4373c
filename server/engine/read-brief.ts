/** Turns the conversation's answers into a brief for the engines. */
import { affirmed, clausesOf } from './reading/clauses.ts';
import { websiteNotProvided, type ChatUserProfile } from '#shared/domain/chat-answers.ts';
import type { Extras } from '#shared/schemas/extras.ts';
import type { Brief } from './brief.ts';
import type { EvidenceStep } from './draft-schema.ts';
import { businessOf, placeOf, townOf, withState } from './reading/business.ts';
import { detectPlace } from './reading/detect-place.ts';
import { businessFacts, sharpenedBy, withoutMisread } from './reading/extra-facts.ts';
import { factsIn } from './reading/facts.ts';
import { detectLanguage, type Language } from './reading/language.ts';
import { recognize } from './reading/recognize.ts';
import { isThin } from './reading/thin.ts';

/** Returns the language a visitor writes in. */
export function languageOf(profile: ChatUserProfile, extras: Extras = {}): Language {
  const description = profile.businessDescription.trim();
  const own = isThin(description) ? (extras.business ?? description) : description;
  return detectLanguage([own, profile.targetAudience.trim()]);
}

/** Matches website answers such as "none and dont want one", from owners who don't want a website. */
const isUnwanted = (website: string) =>
  /\b(?:do(?:n'?t| not)|never|won'?t) (?:want|need)|\bno (?:quiero|necesito|hace falta)|\bni (?:quiero|falta)/i.test(
    website,
  );

/** Removes where customers come from: "couples from St. Louis" says nothing about where the business is. */
const atHome = (audience: string) => audience.replace(/\b(?:from|out of|up from|down from)\s[^.;\n]*/gi, '');

/**
 * Reads a visitor's answers.
 * @param profile the answers as stored; any text may be empty, long or hostile
 * @param extras answers besides the steps; the owner's statement of what their business is overrides the description
 * @returns the brief: language, facts, industry (or the general one) and archetype, place, and the trimmed answers
 */
export function readBrief(profile: ChatUserProfile, extras: Extras = {}): Brief {
  const description = profile.businessDescription.trim();
  const targetAudience = profile.targetAudience.trim();
  const currentMarketing = profile.currentMarketing.trim();
  const businessName = profile.businessName.trim();
  const website = profile.website.trim();
  const isAddress = !isUnwanted(website) && (/[.@/]/.test(website) || !isThin(website));
  const hasWebsite = isAddress && website !== '' && website !== websiteNotProvided && website.toLowerCase() !== 'none';
  const own = extras.business ?? '';
  const language = languageOf(profile, extras);
  const corrected = businessFacts(own, language);
  const read = (answer: string, step: EvidenceStep) => (isThin(answer) ? [] : factsIn(answer, { language, step }));
  const clauses = clausesOf(description, language);
  const described = isThin(description)
    ? []
    : factsIn(description, { language, step: 'business_description' }, clauses);
  const names = { description, businessName, website: hasWebsite ? website : '' };
  // The owner's own words decide what the business is, regardless of what else was read.
  const right =
    corrected.length > 0
      ? recognize(businessOf(corrected), { description: own, businessName: '', website: '' })
      : undefined;
  const business = businessOf([
    ...corrected,
    ...(right ? withoutMisread(described, own, recognize(businessOf(described), names), right) : described),
    // Anything they name here is a customer: "oilfield trucks and commuters".
    ...read(targetAudience, 'target_audience').map((fact) =>
      fact.kind === 'sells' || fact.kind === 'is' ? { ...fact, kind: 'serves' as const } : fact,
    ),
    ...read(currentMarketing, 'current_marketing'),
    ...(isUnwanted(website)
      ? [
          {
            kind: 'channel' as const,
            value: 'website',
            holds: false,
            words: website,
            step: 'current_marketing' as const,
          },
        ]
      : []),
    ...sharpenedBy(extras, language),
  ]);
  const found = detectPlace(
    [own, affirmed(description, language, clauses), businessName, atHome(targetAudience)].filter(Boolean),
  );
  return {
    firstName: profile.name.trim().split(/\s+/)[0] ?? '',
    businessName,
    description,
    website: hasWebsite ? website : undefined,
    currentMarketing,
    targetAudience,
    goals: profile.goals.map((goal) => goal.trim()).filter(Boolean),
    place:
      placeOf(business) ??
      (found && !found.includes(',') ? withState(found, business.facts) : found) ??
      townOf(business),
    language,
    business,
    extras,
    ...(right ?? recognize(business, names)),
  };
}
