/** The sections of a profile that can be rewritten, and the fields of each. */
import type { RewritableSection } from '#shared/domain/member.ts';
import type { GeneratedProfile } from '#shared/schemas/profile.ts';

export type SectionContent = GeneratedProfile[RewritableSection];

/** A section in the profile's shape, and which answers each of its texts rests on, by path as in the profile. */
export type SectionDraft = {
  content: SectionContent;
  because: NonNullable<GeneratedProfile['because']>;
};

export const sectionFields = {
  businessAnalysis: { texts: ['targetAudience', 'positioning'], lists: ['advantages'] },
  strategies: { texts: ['contentStrategy', 'leadGeneration'], lists: ['aiTools'] },
  automations: { texts: ['voiceAgents'], lists: ['workflows', 'integrations'] },
  roadmap: { texts: ['longTerm'], lists: ['thirtyDays', 'ninetyDays'] },
} as const satisfies Record<RewritableSection, { texts: readonly string[]; lists: readonly string[] }>;

export type TextField = (typeof sectionFields)[RewritableSection]['texts'][number];
export type ListField = (typeof sectionFields)[RewritableSection]['lists'][number];

/** How many entries a list has when it is short, as usual, and long. */
export const listCounts = {
  advantages: { shorter: 3, usual: 5, longer: 8 },
  aiTools: { shorter: 4, usual: 6, longer: 9 },
  workflows: { shorter: 3, usual: 5, longer: 8 },
  integrations: { shorter: 3, usual: 4, longer: 7 },
  thirtyDays: { shorter: 4, usual: 6, longer: 8 },
  ninetyDays: { shorter: 3, usual: 5, longer: 8 },
} as const satisfies Record<ListField, { shorter: number; usual: number; longer: number }>;
