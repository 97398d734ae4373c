/** What a visitor may answer, and what an answer means. Used by the form and by the procedure alike. */
import { z } from 'zod';
import { chatScript, stepById, stepIds, type ChatStep, type StepId } from '../domain/chat-script.ts';
import { limits } from '../limits.ts';

export const stepIdSchema = z.enum(stepIds);

export const answerValueSchema = z.union([
  z.string().max(limits.text.answer),
  z.array(z.string().max(limits.text.choice)).max(limits.text.choicesPerAnswer),
]);
export type AnswerValue = z.infer<typeof answerValueSchema>;

/** Answers given so far, by step. A skipped optional step holds the empty string. */
export type Answers = Partial<Record<StepId, AnswerValue>>;

// Control characters have no place in a one-line or multi-line answer; line breaks and tabs are the exception.
// eslint-disable-next-line no-control-regex
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** A text without control characters or outer spaces, at most `max` characters long. */
export const cleanedText = (max: number) =>
  z
    .string()
    .transform((value) => value.toWellFormed().replace(controlCharacters, '').trim())
    .pipe(z.string().max(max, `Please keep it under ${max} characters.`));

function textAnswer(step: ChatStep) {
  const max = step.maxLength ?? limits.text.answer;
  const base = cleanedText(max);
  if (step.input === 'email') {
    return base.pipe(
      z
        .string()
        .min(1, 'Please enter your email address.')
        .transform((value) => value.toLowerCase())
        // No looser than what mail can be sent to: the account of the profile lives by this address.
        .pipe(z.email('That does not look like an email address. Please check it.')),
    );
  }
  if (step.input === 'tel') {
    return base.refine(
      (value) => value === '' || isPhone(value),
      'A phone number has 7 to 15 digits. Please check it, or skip.',
    );
  }
  return step.optional ? base : base.pipe(z.string().min(1, 'Please type an answer first.'));
}

function isPhone(value: string): boolean {
  const digits = value.replace(/\D/g, '').length;
  return /^[\d\s()+.\-x#]*$/i.test(value) && digits >= 7 && digits <= 15;
}

/**
 * The schema of one step's answer, built from its record.
 * @returns a zod schema that trims text, lower-cases addresses and refuses what the step does not offer.
 */
export function answerSchemaFor(stepId: StepId): z.ZodType<AnswerValue> {
  const step = stepById(stepId);
  const options = step.options ?? [];
  switch (step.type) {
    case 'ai_generation':
      return z.literal('');
    case 'ai_message':
    case 'final_step':
      return z.enum(options as [string, ...string[]], 'Please choose one of the answers.');
    case 'multiple_choice':
      if (step.multiSelect) {
        return z
          .array(z.enum(options as [string, ...string[]], 'Please choose from the list.'))
          .min(1, 'Please choose at least one.')
          .transform((values) => options.filter((option) => values.includes(option)));
      }
      return step.freeText
        ? textAnswer(step)
        : z.enum(options as [string, ...string[]], 'Please choose one of the answers.');
    default:
      return textAnswer(step);
  }
}

/** Facts about the visitor and the business, as the conversation gathered them. */
export const chatUserProfileSchema = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  businessName: z.string(),
  businessDescription: z.string(),
  /** `Not provided` when blank or "none". */
  website: z.string(),
  currentMarketing: z.string(),
  targetAudience: z.string(),
  goals: z.array(z.string()),
});
export type ChatUserProfile = z.infer<typeof chatUserProfileSchema>;

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
