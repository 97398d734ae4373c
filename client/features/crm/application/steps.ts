/** The application's seven questions, in order. shared/schemas/application.ts validates the answers. */
import type { HTMLInputTypeAttribute } from 'react';
import { m } from '#messages';
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
  /** Whether it's natural text, which a phone may capitalize and spell-check. */
  isProse?: true;
};

export const steps: readonly Step[] = [
  {
    name: 'name',
    question: m.crm_whats_your_name(),
    hint: m.crm_steps_first_last_name_way(),
    type: 'text',
    autoComplete: 'name',
    placeholder: m.crm_your_name(),
    isProse: true,
  },
  {
    name: 'email',
    question: m.crm_steps_whats_your_email_address(),
    hint: m.crm_steps_well_send_confirmation_there(),
    type: 'email',
    autoComplete: 'email',
    placeholder: m.crm_you_example_com(),
  },
  {
    name: 'phone',
    question: m.crm_steps_whats_your_phone_number(),
    hint: m.crm_steps_case_quicker_talk_something(),
    type: 'tel',
    autoComplete: 'tel',
    placeholder: '(954) 555-0123',
  },
  {
    name: 'businessName',
    question: m.crm_steps_whats_your_business_called(),
    hint: m.crm_steps_name_customers_know(),
    type: 'text',
    autoComplete: 'organization',
    placeholder: m.crm_business_name(),
    isProse: true,
  },
  {
    name: 'website',
    question: m.crm_whats_your_website(),
    hint: m.crm_steps_optional_no_website_yet(),
    type: 'url',
    autoComplete: 'url',
    placeholder: m.crm_www_example_com(),
  },
  {
    name: 'facebook',
    question: m.crm_steps_whats_your_facebook_page(),
    hint: m.crm_steps_optional_paste_link_page(),
    type: 'url',
    autoComplete: 'off',
    placeholder: m.crm_facebook_com_yourpage(),
  },
  {
    name: 'instagram',
    question: m.crm_steps_whats_your_instagram_handle(),
    hint: m.crm_steps_optional_enter_handle_link(),
    type: 'text',
    autoComplete: 'off',
    placeholder: m.crm_yourbusiness(),
  },
];

/** @returns the error of an answer; undefined if the step is complete. */
export function problemOf(name: FieldName, value: string): string | undefined {
  return applicationSteps[name].safeParse(value).error?.issues[0]?.message;
}

/** Name of the draft (client/lib/form-draft.ts), which stores the current step along with the answers. */
export const draftName = 'application';

/** Answers and current step, as restored from a draft or after a reload. */
export type Progress = { answers: Answers; index: number };

/** @returns the draft as form values. */
export const draftValues = ({ answers, index }: Progress) => ({ ...answers, step: String(index + 1) });

/**
 * @param known answers already given elsewhere; what was typed here takes precedence
 * @returns this tab's progress, never beyond an incomplete step
 */
export function readProgress(known: Partial<Answers>): Progress {
  const kept = readDraft(draftName)?.values ?? {};
  const answers = Object.fromEntries(steps.map(({ name }) => [name, kept[name] ?? known[name] ?? ''])) as Answers;
  const undone = steps.findIndex(({ name }) => problemOf(name, answers[name]) !== undefined);
  const last = undone < 0 ? steps.length - 1 : undone;
  const index = Math.min(Math.max(Number(kept.step) - 1 || 0, 0), last);
  return { answers, index };
}

/** Saves the visitor's progress. Without an edit, it keeps its submission id and stays the same application. */
export function writeProgress(progress: Progress, { isEdit }: { isEdit: boolean }): void {
  const submissionId = isEdit ? undefined : readDraft(draftName)?.submissionId;
  writeDraft(draftName, { values: draftValues(progress), ...(submissionId && { submissionId }) });
}
