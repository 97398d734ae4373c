/** Parts of a profile that a member can edit in place, with their names. Prompts are derived from the answers. */
import type { RewritableSection } from './member.ts';

export const sectionNames = {
  businessAnalysis: 'Business Analysis',
  strategies: 'AI Marketing Strategies',
  automations: 'Automation & Integration',
  roadmap: 'Growth Roadmap',
} as const satisfies Record<RewritableSection, string>;

export const diagnosisTitle = 'Diagnosis';
/** The parts of the diagnosis, in reading order. */
export const diagnosisTitles = {
  bottleneck: "What's holding you back",
  moves: "This week's moves",
  avoid: 'What not to do',
  metric: 'The one number to watch',
} as const;

/** Single texts, by their path in the profile. */
export const profileDocumentTexts = {
  'businessAnalysis.targetAudience': 'Target audience',
  'businessAnalysis.positioning': 'Positioning',
  'strategies.contentStrategy': 'Content strategy',
  'strategies.leadGeneration': 'Lead generation',
  'automations.voiceAgents': 'Voice agents',
  'roadmap.longTerm': 'Long term',
} as const;
export type ProfileDocumentText = keyof typeof profileDocumentTexts;

/** Lists of texts, by their path. */
export const profileDocumentLists = {
  'businessAnalysis.advantages': 'Advantages',
  'strategies.aiTools': 'AI tools',
  'automations.workflows': 'Workflows',
  'automations.integrations': 'Integrations',
  'roadmap.thirtyDays': 'First 30 days',
  'roadmap.ninetyDays': 'By day 90',
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
