/** Parts of a profile that a member can edit in place, and their names. Prompts follow from the answers. */
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
export const documentTexts = {
  'businessAnalysis.targetAudience': 'Target audience',
  'businessAnalysis.positioning': 'Positioning',
  'strategies.contentStrategy': 'Content strategy',
  'strategies.leadGeneration': 'Lead generation',
  'automations.voiceAgents': 'Voice agents',
  'roadmap.longTerm': 'Long term',
} as const;
export type DocumentText = keyof typeof documentTexts;

/** Lists of texts, by their path. */
export const documentLists = {
  'businessAnalysis.advantages': 'Advantages',
  'strategies.aiTools': 'AI tools',
  'automations.workflows': 'Workflows',
  'automations.integrations': 'Integrations',
  'roadmap.thirtyDays': 'First 30 days',
  'roadmap.ninetyDays': 'By day 90',
} as const;
export type DocumentList = keyof typeof documentLists;

export type DocumentField = DocumentText | DocumentList;

export const documentTextPaths = Object.keys(documentTexts) as DocumentText[];
export const documentListPaths = Object.keys(documentLists) as DocumentList[];

/** In reading order, by section. */
export const documentFields = {
  businessAnalysis: ['businessAnalysis.targetAudience', 'businessAnalysis.positioning', 'businessAnalysis.advantages'],
  strategies: ['strategies.aiTools', 'strategies.contentStrategy', 'strategies.leadGeneration'],
  automations: ['automations.workflows', 'automations.voiceAgents', 'automations.integrations'],
  roadmap: ['roadmap.thirtyDays', 'roadmap.ninetyDays', 'roadmap.longTerm'],
} as const satisfies Record<RewritableSection, readonly DocumentField[]>;

export const isListField = (field: DocumentField): field is DocumentList => Object.hasOwn(documentLists, field);

/** @returns a field's name, such as "Target audience". */
export const fieldName = (field: DocumentField): string =>
  isListField(field) ? documentLists[field] : documentTexts[field];

/** Most items in a list. */
export const longestList = 12;

/** Export formats of a profile. */
export const exportFormats = ['pdf', 'md', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];
