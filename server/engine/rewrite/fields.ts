/** Sections of a profile that can be rewritten, and their fields. */
import type { RewritableSection } from '#shared/domain/member.ts';
import type { GeneratedProfile } from '#shared/schemas/profile.ts';

export type SectionContent = GeneratedProfile[RewritableSection];

/** A section in the profile's shape, plus the answers each text is based on, by its path in the profile. */
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

/** Number of items in a list that is short, normal, or long. */
export const listCounts = {
  advantages: { shorter: 3, usual: 5, longer: 8 },
  aiTools: { shorter: 4, usual: 6, longer: 9 },
  workflows: { shorter: 3, usual: 5, longer: 8 },
  integrations: { shorter: 3, usual: 4, longer: 7 },
  thirtyDays: { shorter: 4, usual: 6, longer: 8 },
  ninetyDays: { shorter: 3, usual: 5, longer: 8 },
} as const satisfies Record<ListField, { shorter: number; usual: number; longer: number }>;
