/** What an answer is, and what the answers of a conversation mean. Without the schemas, which the browser needn't load. */
import { chatScript, stepById, type StepId } from './chat-script.ts';

export type AnswerValue = string | string[];

/** Answers given so far, by step. A skipped optional step holds the empty string. */
export type Answers = Partial<Record<StepId, AnswerValue>>;

/** Facts about the visitor and the business, as the conversation gathered them. */
export type ChatUserProfile = {
  name: string;
  email: string;
  phone: string;
  businessName: string;
  businessDescription: string;
  /** `Not provided` when blank or "none". */
  website: string;
  currentMarketing: string;
  targetAudience: string;
  goals: string[];
};

export const websiteNotProvided = 'Not provided';

/** @returns the website as given, or `Not provided` when it is blank or "none". */
export function normaliseWebsite(value: string | undefined): string {
  const trimmed = (value ?? '').trim();
  return trimmed === '' || trimmed.toLowerCase() === 'none' ? websiteNotProvided : trimmed;
}

/** Reads the stored answers as a profile; questions not answered yet are empty. */
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
 * The first step that has no answer yet, which is where the conversation stands.
 * @returns the last step when every one is answered.
 */
export function currentStepOf(answers: Answers): StepId {
  return chatScript.find((step) => answers[step.id] === undefined)?.id ?? 'final_cta';
}

/**
 * Says back what was understood of the business.
 * @param understood the phrase; empty when nothing was understood
 */
export function echoOf(understood: string): string {
  const { known, unclear } = stepById('website_social').echo!;
  return understood === '' ? unclear : known.replace('{business}', () => understood);
}

/**
 * The assistant's words at a step, with earlier answers filled in.
 * @param understood what was understood of the business; null where that isn't known
 */
export function messageFor(stepId: StepId, answers: Answers, understood: string | null = null): string {
  const step = stepById(stepId);
  const profile = toChatUserProfile(answers);
  const chosen = step.reply ? answers[step.reply.to] : undefined;
  const chosenReply = typeof chosen === 'string' ? step.reply?.byOption[chosen] : undefined;
  const reply = step.echo && understood !== null ? echoOf(understood) : chosenReply;
  // By functions: in a text, `$&` would stand for something.
  const message = step.message
    .replaceAll('{firstName}', () => profile.name.split(/\s+/)[0] || 'there')
    .replaceAll('{businessName}', () => profile.businessName || 'your business');
  return reply ? `${reply} ${message}` : message;
}
