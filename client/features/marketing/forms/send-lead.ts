/**
 * Validates and sends lead forms. Loaded when a visitor starts filling one in, because it needs zod and the API client,
 * which public pages don't include.
 */
import type { z } from 'zod';
import { cityContactForm, contactForm } from '#shared/schemas/contact.ts';
import type { LeadOrigin } from '#shared/schemas/lead.ts';
import { newsletterForm } from '#shared/schemas/newsletter.ts';
import { failureOf } from '#client/lib/failure.ts';
import { typedIn, writeDraft } from '#client/lib/form-draft.ts';
import { formErrors } from '#client/lib/form-errors.ts';
import { leadOrigin } from '#client/lib/lead-origin.ts';
import { personElapsedMs, submissionIdOf } from '#client/lib/lead-sending.ts';
import { showToast } from '#client/lib/toast.ts';
import { outlivesPage, trpcClient } from '#client/lib/trpc.ts';
import type { LeadNotice, LeadState } from './lead-form.tsx';

export type LeadOutcome =
  /** `mail`: for the newsletter, whether the welcome email has been sent. */
  | { kind: 'sent'; mail?: 'sent' | 'later' }
  /** `refusal`: an error that only the server could detect. */
  | { kind: 'wrong'; errors: Record<string, string>; refusal?: string }
  /** The email address is already on that list. */
  | { kind: 'known' }
  /** Rate limited; the message says how long to wait. */
  | { kind: 'limited'; message: string }
  /** No response, or an unusable one. */
  | { kind: 'lost' };

type Values = Record<string, string>;
type LeadFields = { submissionId: string; website2: string; elapsedMs: number; origin: LeadOrigin };
type Call = Promise<{ mail?: 'sent' | 'later' } | { ok: true }>;

/** Pairs a schema for the fields with the procedure that receives them. */
const pair = <S extends z.ZodType>(schema: S, send: (fields: z.output<S>, lead: LeadFields, more: Values) => Call) => ({
  schema,
  send: (values: Values, lead: LeadFields, more: Values) => send(schema.parse(values), lead, more),
});

const kinds = {
  // Omit an empty topic, because a server on the previous release rejects the field.
  contact: pair(contactForm, ({ topic, ...fields }, lead) =>
    trpcClient.contact.send.mutate({ ...fields, ...(topic && { topic }), ...lead }),
  ),
  city: pair(cityContactForm, (fields, lead, { city = '' }) =>
    trpcClient.contact.sendFromCity.mutate({ ...fields, city, ...lead }),
  ),
  newsletter: pair(newsletterForm, (fields, lead, { source }) =>
    trpcClient.newsletter.subscribe.mutate({ ...fields, source, ...lead }),
  ),
};
export type LeadKind = keyof typeof kinds;

type Lead = {
  kind: LeadKind;
  form: HTMLFormElement;
  /** Draft key (client/lib/form-draft.ts). */
  draft: string;
  /** Values that come from the form's context: `city`, `source`. */
  more: Values;
  /** Time the form was shown, from performance.now(). */
  shownAt: number;
  noticeOf: (outcome: LeadOutcome) => LeadNotice | undefined;
};

function outcomeOf(error: unknown, values: Values): LeadOutcome {
  const { code, message = '', field } = failureOf(error);
  if (code === 'CONFLICT') return { kind: 'known' };
  if (code === 'RATE_LIMITED') return { kind: 'limited', message };
  if (code !== 'INVALID') return { kind: 'lost' };
  const name = field?.[0] ?? Object.keys(values)[0]!;
  return { kind: 'wrong', errors: { [name]: message }, refusal: message };
}

async function send({ kind, form, draft, more, shownAt }: Lead, values: Values): Promise<LeadOutcome> {
  const { schema, send } = kinds[kind];
  const errors = formErrors(schema, values);
  if (Object.keys(errors).length > 0) return { kind: 'wrong', errors };
  const submissionId = submissionIdOf(draft, values);
  try {
    const elapsedMs = await personElapsedMs(shownAt);
    const website2 = form.querySelector<HTMLInputElement>('[name=website2]')?.value ?? '';
    const answer = await send(values, { submissionId, website2, elapsedMs, origin: leadOrigin() }, more);
    return { kind: 'sent', ...('mail' in answer && { mail: answer.mail }) };
  } catch (error) {
    return outcomeOf(error, values);
  }
}

/**
 * Sends a contact message in the background, without showing or clearing a form. It arrives even if the page is closed
 * right after.
 * @param message `submissionId` is the id that its draft has in the form
 * @throws if it didn't arrive. Values that fail validation aren't sent at all.
 */
export async function sendContact(message: { values: Values; submissionId: string }): Promise<void> {
  const { data } = contactForm.safeParse(message.values);
  if (!data) return;
  const { topic, ...fields } = data;
  // Since the page was opened: waiting longer could lose the message.
  const elapsedMs = await personElapsedMs(0);
  const lead = { submissionId: message.submissionId, website2: '', elapsedMs, origin: leadOrigin() };
  await trpcClient.contact.send.mutate({ ...fields, ...(topic && { topic }), ...lead }, outlivesPage);
}

/** Sends a form if it's valid, and clears it once the server has it. @returns the resulting state */
export async function sendLead(lead: Lead): Promise<LeadState> {
  const { form, draft, noticeOf } = lead;
  const values = typedIn(form);
  const outcome = await send(lead, values);
  const notice = noticeOf(outcome);
  const isSent = outcome.kind === 'sent';
  if (notice) showToast({ title: notice.title, description: notice.line, variant: isSent ? 'default' : 'destructive' });
  // If the text changed while sending, it's a new message, so keep it.
  if (isSent && JSON.stringify(typedIn(form)) === JSON.stringify(values)) {
    form.reset();
    writeDraft(draft, undefined);
  }
  return outcome.kind === 'wrong'
    ? { phase: 'wrong', errors: outcome.errors }
    : { phase: outcome.kind, errors: {}, notice };
}
