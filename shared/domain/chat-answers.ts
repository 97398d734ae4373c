/**
 * Types of answers, and how to interpret a conversation's answers. Separate from the schemas, so that the browser
 * doesn't load them.
 */
import { chatScript, stepById, type StepId } from './chat-script.ts';

export type AnswerValue = string | string[];

/** Answers given so far, by step. A skipped optional step has an empty string. */
export type Answers = Partial<Record<StepId, AnswerValue>>;

/** Facts about the visitor and the business from the conversation. */
export type ChatUserProfile = {
  name: string;
  email: string;
  phone: string;
  businessName: string;
  businessDescription: string;
  /** `Not provided` if blank or "none". */
  website: string;
  currentMarketing: string;
  targetAudience: string;
  goals: string[];
};

export const websiteNotProvided = 'Not provided';

/** @returns the website as given, or `Not provided` if it's blank or "none" */
export function normaliseWebsite(value: string | undefined): string {
  const trimmed = (value ?? '').trim();
  return trimmed === '' || trimmed.toLowerCase() === 'none' ? websiteNotProvided : trimmed;
}

/** Reads the stored answers as a profile; unanswered questions are empty. */
export function toChatUserProfile(answers: Answers): ChatUserProfile {
  const asText = (id: StepId) => {
    const value = answers[id];
    return typeof value === 'string' ? value : (value ?? []).join(', ');
  };
  const goals = answers.goals;
  return {
    name: asText('name_input'),
    email: asText('contact_info'),
    phone: asText('phone_optional'),
    businessName: asText('business_name'),
    businessDescription: asText('business_description'),
    website: normaliseWebsite(asText('website_social')),
    currentMarketing: asText('current_marketing'),
    targetAudience: asText('target_audience'),
    goals: Array.isArray(goals) ? goals : [],
  };
}

/**
 * Returns the first unanswered step, which is where the conversation is.
 * @returns the last step if all are answered
 */
export function currentStepOf(answers: Answers): StepId {
  return chatScript.find((step) => answers[step.id] === undefined)?.id ?? 'final_cta';
}

/**
 * Acknowledges what we understood about the business.
 * @param understood the phrase; empty if we understood nothing
 */
export function echoOf(understood: string): string {
  const { known, unclear } = stepById('website_social').echo!;
  return understood === '' ? unclear : known.replace('{business}', () => understood);
}

/**
 * Returns the assistant's text at a step, with earlier answers filled in.
 * @param understood our understanding of the business; null if that isn't known
 */
export function messageFor(stepId: StepId, answers: Answers, understood: string | null = null): string {
  const step = stepById(stepId);
  const profile = toChatUserProfile(answers);
  const chosen = step.reply ? answers[step.reply.to] : undefined;
  const chosenReply = typeof chosen === 'string' ? step.reply?.byOption[chosen] : undefined;
  const reply = step.echo && understood !== null ? echoOf(understood) : chosenReply;
  // Use functions, because `$&` has a special meaning in a replacement string.
  const message = step.message
    .replaceAll('{firstName}', () => profile.name.split(/\s+/)[0] || 'there')
    .replaceAll('{businessName}', () => profile.businessName || 'your business');
  return reply ? `${reply} ${message}` : message;
}
