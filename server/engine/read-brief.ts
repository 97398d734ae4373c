/** Reads the answers of the conversation as a brief for the engines. */
import { websiteNotProvided, type ChatUserProfile } from '../../shared/schemas/chat.ts';
import type { Brief } from './brief.ts';
import type { EvidenceStep } from './draft-schema.ts';
import { businessOf, placeOf } from './reading/business.ts';
import { detectPlace } from './reading/detect-place.ts';
import { factsIn } from './reading/facts.ts';
import { detectLanguage } from './reading/language.ts';
import { recognize } from './reading/recognize.ts';
import { isThin } from './reading/thin.ts';

/**
 * Reads a visitor's answers.
 * @param profile the answers as stored; any text may be empty, long or hostile
 * @returns the brief: language, facts, industry (or the general one) and archetype, place, and the answers trimmed
 */
export function readBrief(profile: ChatUserProfile): Brief {
  const description = profile.businessDescription.trim();
  const targetAudience = profile.targetAudience.trim();
  const currentMarketing = profile.currentMarketing.trim();
  const businessName = profile.businessName.trim();
  const website = profile.website.trim();
  const hasWebsite = website !== '' && website !== websiteNotProvided && website.toLowerCase() !== 'none';
  const language = detectLanguage([description, targetAudience]);
  const read = (answer: string, step: EvidenceStep) => (isThin(answer) ? [] : factsIn(answer, { language, step }));
  const business = businessOf([
    ...read(description, 'business_description'),
    // Whatever they name here is a customer: "oilfield trucks and commuters".
    ...read(targetAudience, 'target_audience').map((fact) =>
      fact.kind === 'sells' || fact.kind === 'is' ? { ...fact, kind: 'serves' as const } : fact,
    ),
    ...read(currentMarketing, 'current_marketing'),
  ]);
  return {
    firstName: profile.name.trim().split(/\s+/)[0] ?? '',
    businessName,
    description,
    website: hasWebsite ? website : undefined,
    currentMarketing,
    targetAudience,
    goals: profile.goals.map((goal) => goal.trim()).filter(Boolean),
    place: placeOf(business) ?? detectPlace([description, businessName, targetAudience]),
    language,
    business,
    ...recognize(business, { description, businessName, website: hasWebsite ? website : '' }),
  };
}
