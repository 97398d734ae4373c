/** Terms, limits, and durations of the member area, shared by database, server, and screens. */
import { brand } from '../brand.ts';

/**
 * Sections of a profile that can be rewritten one at a time. Prompts are derived from the answers, so they aren't
 * included.
 */
export const rewritableSections = ['businessAnalysis', 'strategies', 'automations', 'roadmap'] as const;
export type RewritableSection = (typeof rewritableSections)[number];

/** How a version of a profile was created. */
export const versionKinds = ['generated', 'edited', 'rewritten', 'restored'] as const;
export type VersionKind = (typeof versionKinds)[number];

/** Writing jobs a member can start: a section of the profile, or a result of a Marketing Machine step. */
export const writingJobKinds = ['section', 'machine'] as const;
export type WritingJobKind = (typeof writingJobKinds)[number];
export const writingJobStatuses = ['queued', 'running', 'done', 'failed'] as const;
export type WritingJobStatus = (typeof writingJobStatuses)[number];

/** The steps of the Marketing Machine, in order. */
export const machineStepKeys = [
  'profile',
  'customer',
  'offer',
  'message',
  'website',
  'listing',
  'content',
  'email',
  'ads',
  'follow-up',
  'review',
] as const;
export type MachineStepKey = (typeof machineStepKeys)[number];
export const machineStatuses = ['open', 'done', 'skipped'] as const;
export type MachineStatus = (typeof machineStatuses)[number];

export const taskStatuses = ['open', 'done', 'skipped'] as const;
export type TaskStatus = (typeof taskStatuses)[number];
/** Source of a task: the first month of the roadmap, the rest of its ninety days, or the member. */
export const taskHorizons = ['30', '90', 'own'] as const;
export type TaskHorizon = (typeof taskHorizons)[number];

export const requestStatuses = ['pending', 'in_progress', 'completed', 'cancelled'] as const;
export type RequestStatus = (typeof requestStatuses)[number];
/** The nine services, by the ids of their pages. */
export const serviceTypes = [
  'ai-marketing-services',
  'ai-voice-agents',
  'workflow-automation',
  'branding-content',
  'seo-website-services',
  'advertising-campaigns',
  'social-media-marketing',
  'lead-generation',
  'consulting-strategy',
] as const;
export type ServiceType = (typeof serviceTypes)[number];

/**
 * Status of a referred sign-up: `pending` until the first payment, `held` until the refund period ends, then
 * `approved`. `refused` means it wasn't a genuine referral.
 */
export const referralStatuses = ['pending', 'held', 'approved', 'refused'] as const;
export type ReferralStatus = (typeof referralStatuses)[number];

export const planIds = ['free', 'pro'] as const;
export type PlanId = (typeof planIds)[number];

/** Guided tours: how many steps each has. */
export const tutorialSteps = {
  dashboard: 4,
  marketingMachine: 3,
  shop: 3,
  tools: 2,
  settings: 2,
  affiliate: 2,
} as const;
export type TutorialKey = keyof typeof tutorialSteps;
export const tutorialKeys = Object.keys(tutorialSteps) as TutorialKey[];

export const memberLimits = {
  /** Prompts a member without Pro may unlock in a calendar month (UTC). */
  promptsPerMonth: 25,
  /** Remaining prompts at which the meter warns. */
  promptsWarnAt: 5,
  /** Number of stored versions of a profile. */
  keptVersions: 50,
  remark: 400,
  notes: 4000,
  taskTitle: 1200,
  taskNote: 2000,
  tasks: 200,
  requestDescription: 4000,
  /** A referral counts when the account is created within this many days of the click. */
  referralWindowDays: 30,
  /** Days between a referred first payment and the reward: the refund period. */
  referralHoldDays: 30,
  /** One month of Pro as credit, in cents. */
  referralRewardCents: 2999,
  /** Days until a deleted account is erased. */
  deletionGraceDays: 14,
  shareDays: [7, 30, 90],
} as const;

/** The agency's time zone, used for task days and morning emails. */
export const agencyTimeZone = brand.timeZone;

/** Filters of the notification list. */
export const notificationFilters = ['all', 'unread'] as const;
export type NotificationFilter = (typeof notificationFilters)[number];
