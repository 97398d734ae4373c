/**
 * Types of answers, and how to interpret a conversation's answers. Separate from the schemas, so that the browser
 * doesn't load them.
 */
import { m } from '#messages';
import { chatScript, stepById, type StepId } from './chat-script.ts';

/** Text that was typed, or the ids of the chosen options in a list. Typed text is never an id, whatever it says. */
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

/** Returns an answer in words: the labels of chosen options, or what was typed; empty if skipped or unanswered. */
export function wordsOf(stepId: StepId, value: AnswerValue | undefined): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  const { options = [] } = stepById(stepId);
  return (value ?? []).map((id) => options.find((option) => option.id === id)?.label ?? id);
}

/** Returns an answer in words, on one line. */
export const asText = (stepId: StepId, value: AnswerValue | undefined): string => wordsOf(stepId, value).join(', ');

/** Reads the stored answers as a profile in words; unanswered questions are empty. */
export function toChatUserProfile(answers: Answers): ChatUserProfile {
  const text = (id: StepId) => asText(id, answers[id]);
  return {
    name: text('name_input'),
    email: text('contact_info'),
    phone: text('phone_optional'),
    businessName: text('business_name'),
    businessDescription: text('business_description'),
    website: normaliseWebsite(text('website_social')),
    currentMarketing: text('current_marketing'),
    targetAudience: text('target_audience'),
    goals: wordsOf('goals', answers.goals),
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
  return understood === '' ? unclear : known({ business: understood });
}

/**
 * Returns the assistant's text at a step, with earlier answers filled in.
 * @param understood our understanding of the business; null if that isn't known
 * @param proPrice the current price of Pro; null for steps that don't mention it
 */
export function messageFor(
  stepId: StepId,
  answers: Answers,
  understood: string | null = null,
  proPrice: string | null = null,
): string {
  const step = stepById(stepId);
  const { name, businessName } = toChatUserProfile(answers);
  const chosen = step.reply && answers[step.reply.to];
  const chosenReply = Array.isArray(chosen) ? step.reply?.byOption[chosen[0]!] : undefined;
  const reply = step.echo && understood !== null ? echoOf(understood) : chosenReply;
  const message = step.message({
    firstName: name.split(/\s+/)[0] || m.chat_script_no_first_name(),
    businessName: businessName || m.chat_script_no_business_name(),
    proPrice: proPrice ?? '',
  });
  return reply ? `${reply} ${message}` : message;
}
