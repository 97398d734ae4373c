/** Parts of a profile that a member can edit in place, with their names. Prompts are derived from the answers. */
import { m } from '#messages';
import type { RewritableSection } from './member.ts';

export const sectionNames = {
  businessAnalysis: m.domain_profile_business_analysis(),
  strategies: m.domain_profile_strategies(),
  automations: m.domain_profile_automations(),
  roadmap: m.domain_profile_roadmap(),
} as const satisfies Record<RewritableSection, string>;

export const diagnosisTitle = m.domain_profile_diagnosis();
/** The parts of the diagnosis, in reading order. */
export const diagnosisTitles = {
  bottleneck: m.domain_profile_diagnosis_bottleneck(),
  moves: m.domain_profile_diagnosis_moves(),
  avoid: m.domain_profile_diagnosis_avoid(),
  metric: m.domain_profile_diagnosis_metric(),
} as const;

/** Single texts, by their path in the profile. */
export const profileDocumentTexts = {
  'businessAnalysis.targetAudience': m.domain_profile_target_audience(),
  'businessAnalysis.positioning': m.domain_profile_positioning(),
  'strategies.contentStrategy': m.domain_profile_content_strategy(),
  'strategies.leadGeneration': m.domain_profile_lead_generation(),
  'automations.voiceAgents': m.domain_profile_voice_agents(),
  'roadmap.longTerm': m.domain_profile_long_term(),
} as const;
export type ProfileDocumentText = keyof typeof profileDocumentTexts;

/** Lists of texts, by their path. */
export const profileDocumentLists = {
  'businessAnalysis.advantages': m.domain_profile_advantages(),
  'strategies.aiTools': m.domain_profile_ai_tools(),
  'automations.workflows': m.domain_profile_workflows(),
  'automations.integrations': m.domain_profile_integrations(),
  'roadmap.thirtyDays': m.domain_profile_thirty_days(),
  'roadmap.ninetyDays': m.domain_profile_ninety_days(),
} as const;
export type ProfileDocumentList = keyof typeof profileDocumentLists;

export type ProfileDocumentField = ProfileDocumentText | ProfileDocumentList;

export const profileDocumentTextPaths = Object.keys(profileDocumentTexts) as ProfileDocumentText[];
export const profileDocumentListPaths = Object.keys(profileDocumentLists) as ProfileDocumentList[];

/** Editable fields by section, in reading order. */
export const profileDocumentFields = {
  businessAnalysis: ['businessAnalysis.targetAudience', 'businessAnalysis.positioning', 'businessAnalysis.advantages'],
  strategies: ['strategies.aiTools', 'strategies.contentStrategy', 'strategies.leadGeneration'],
  automations: ['automations.workflows', 'automations.voiceAgents', 'automations.integrations'],
  roadmap: ['roadmap.thirtyDays', 'roadmap.ninetyDays', 'roadmap.longTerm'],
} as const satisfies Record<RewritableSection, readonly ProfileDocumentField[]>;

export const isListField = (field: ProfileDocumentField): field is ProfileDocumentList =>
  Object.hasOwn(profileDocumentLists, field);

/** @returns a field's name, such as "Target audience". */
export const fieldName = (field: ProfileDocumentField): string =>
  isListField(field) ? profileDocumentLists[field] : profileDocumentTexts[field];

/** Maximum number of items in a list. */
export const longestList = 12;

/** Export formats of a profile. */
export const exportFormats = ['pdf', 'md', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];
