/** The parts of a profile that a member may change in place, and their names. Prompts follow from the answers. */
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

/** Texts, by their path in the profile. */
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

/** @returns the name of a field, "Target audience". */
export const fieldName = (field: DocumentField): string =>
  isListField(field) ? documentLists[field] : documentTexts[field];

/** A list holds so many items at most. */
export const longestList = 12;

/** Forms in which a profile can be taken along. */
export const exportFormats = ['pdf', 'md', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];
