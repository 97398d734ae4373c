/** The seven questions of the application, in their order. What a field takes is in shared/schemas/application.ts. */
import type { HTMLInputTypeAttribute } from 'react';
import { applicationSteps } from '#shared/schemas/application.ts';
import { readDraft, writeDraft } from '#client/lib/form-draft.ts';

export type FieldName = keyof typeof applicationSteps;
export type Answers = Record<FieldName, string>;

export type Step = {
  name: FieldName;
  question: string;
  hint: string;
  type: HTMLInputTypeAttribute;
  autoComplete: string;
  placeholder: string;
  /** A text of people, which a phone may capitalize and check. */
  isProse?: true;
};

export const steps: readonly Step[] = [
  {
    name: 'name',
    question: 'What’s your name?',
    hint: 'First and last name, the way you sign an email.',
    type: 'text',
    autoComplete: 'name',
    placeholder: 'Your name',
    isProse: true,
  },
  {
    name: 'email',
    question: 'What’s your email address?',
    hint: 'We’ll send a confirmation there, then our answer.',
    type: 'email',
    autoComplete: 'email',
    placeholder: 'you@example.com',
  },
  {
    name: 'phone',
    question: 'What’s your phone number?',
    hint: 'In case it’s quicker to talk something through.',
    type: 'tel',
    autoComplete: 'tel',
    placeholder: '(954) 555-0123',
  },
  {
    name: 'businessName',
    question: 'What’s your business called?',
    hint: 'The name your customers know it by.',
    type: 'text',
    autoComplete: 'organization',
    placeholder: 'Business name',
    isProse: true,
  },
  {
    name: 'website',
    question: 'What’s your website?',
    hint: 'Optional. No website yet? Leave this blank.',
    type: 'url',
    autoComplete: 'url',
    placeholder: 'www.example.com',
  },
  {
    name: 'facebook',
    question: 'What’s your Facebook page?',
    hint: 'Optional. Paste the link to your page, or leave this blank.',
    type: 'url',
    autoComplete: 'off',
    placeholder: 'facebook.com/yourpage',
  },
  {
    name: 'instagram',
    question: 'What’s your Instagram handle?',
    hint: 'Optional. Enter your handle or the link to your profile.',
    type: 'text',
    autoComplete: 'off',
    placeholder: '@yourbusiness',
  },
];

/** @returns what is wrong with an answer; undefined when the step is done. */
export function problemOf(name: FieldName, value: string): string | undefined {
  return applicationSteps[name].safeParse(value).error?.issues[0]?.message;
}

/** Name of the draft (client/lib/form-draft.ts), which stores the current step along with the answers. */
export const draftName = 'application';

/** What a draft or a reload leaves to begin with. */
export type Progress = { answers: Answers; index: number };

/** @returns the draft as values of a form. */
export const draftValues = ({ answers, index }: Progress) => ({ ...answers, step: String(index + 1) });

/**
 * @param known answers that others have given already; what was typed here is newer
 * @returns where this tab has got to: never beyond a step that is not done
 */
export function readProgress(known: Partial<Answers>): Progress {
  const kept = readDraft(draftName)?.values ?? {};
  const answers = Object.fromEntries(steps.map(({ name }) => [name, kept[name] ?? known[name] ?? ''])) as Answers;
  const undone = steps.findIndex(({ name }) => problemOf(name, answers[name]) !== undefined);
  const last = undone < 0 ? steps.length - 1 : undone;
  const index = Math.min(Math.max(Number(kept.step) - 1 || 0, 0), last);
  return { answers, index };
}

/** Keeps where the visitor has got to. Unless something was typed, it is the same application as before. */
export function writeProgress(progress: Progress, { isEdit }: { isEdit: boolean }): void {
  const submissionId = isEdit ? undefined : readDraft(draftName)?.submissionId;
  writeDraft(draftName, { values: draftValues(progress), ...(submissionId && { submissionId }) });
}
