/**
 * Checks what was typed into a form and sends it. Fetched when somebody begins to fill one in: it brings zod and the
 * connection, which no public page carries.
 */
import type { z } from 'zod';
import { cityContactForm, contactForm } from '../../../../shared/schemas/contact.ts';
import type { LeadOrigin } from '../../../../shared/schemas/lead.ts';
import { newsletterForm } from '../../../../shared/schemas/newsletter.ts';
import { typedIn, writeDraft } from '../../../lib/form-draft.ts';
import { formErrors } from '../../../lib/form-errors.ts';
import { leadOrigin } from '../../../lib/lead-origin.ts';
import { personElapsedMs, submissionIdOf } from '../../../lib/lead-sending.ts';
import { showPageToast } from '../../../lib/page-toast.ts';
import { failureOf, trpcClient } from '../../../lib/trpc.ts';
import type { LeadNotice, LeadState } from './lead-form.tsx';

export type LeadOutcome =
  /** `mail`: of the newsletter, whether the welcome mail is out. */
  | { kind: 'sent'; mail?: 'sent' | 'later' }
  | { kind: 'wrong'; errors: Record<string, string> }
  /** The address is on that list already. */
  | { kind: 'known' }
  /** Too many for now; the message says how long. */
  | { kind: 'limited'; message: string }
  /** No answer, or none that says anything. */
  | { kind: 'lost' };

type Values = Record<string, string>;
type LeadFields = { submissionId: string; website2: string; elapsedMs: number; origin: LeadOrigin };
type Call = Promise<{ mail?: 'sent' | 'later' } | { ok: true }>;

/** A schema for what is typed, and the procedure that takes it. */
const pair = <S extends z.ZodType>(schema: S, send: (fields: z.output<S>, lead: LeadFields, more: Values) => Call) => ({
  schema,
  send: (values: Values, lead: LeadFields, more: Values) => send(schema.parse(values), lead, more),
});

const kinds = {
  contact: pair(contactForm, (fields, lead) => trpcClient.contact.send.mutate({ ...fields, ...lead })),
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
  /** Name of its draft (client/lib/form-draft.ts). */
  draft: string;
  /** What the form knows by itself: `city`, `source`. */
  more: Values;
  /** When the form was shown, by performance.now(). */
  shownAt: number;
  noticeOf: (outcome: LeadOutcome) => LeadNotice | undefined;
};

/** Which field the server's refusal is about; its message names it. */
function fieldOf(message: string, values: Values): string {
  return (
    ['email', 'phone', 'name', 'message'].find((field) => message.toLowerCase().includes(field)) ??
    Object.keys(values)[0]!
  );
}

function outcomeOf(error: unknown, values: Values): LeadOutcome {
  const failure = failureOf(error);
  if (failure.kind === 'connection') return { kind: 'lost' };
  const { code, message } = failure;
  if (code === 'CONFLICT') return { kind: 'known' };
  if (code === 'RATE_LIMITED') return { kind: 'limited', message };
  if (code === 'INVALID' || code === 'BAD_REQUEST')
    return { kind: 'wrong', errors: { [fieldOf(message, values)]: message } };
  return { kind: 'lost' };
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

/** When this was fetched: whoever needs it has been filling in a form since then at least. */
const fetchedAt = performance.now();

/**
 * Sends a message of the contact form without the form: nothing is shown or emptied.
 * @param message under which id its draft waits in the form
 * @throws when it did not arrive; what the form would not take is not sent at all.
 */
export async function sendContact(message: { values: Values; submissionId: string }): Promise<void> {
  const { schema, send } = kinds.contact;
  if (!schema.safeParse(message.values).success) return;
  const elapsedMs = await personElapsedMs(fetchedAt);
  const lead = { submissionId: message.submissionId, website2: '', elapsedMs, origin: leadOrigin() };
  await send(message.values, lead, {});
}

/** Sends a form unless something is wrong with it, and empties it when it has arrived. @returns how it stands then */
export async function sendLead(lead: Lead): Promise<LeadState> {
  const { form, draft, noticeOf } = lead;
  const values = typedIn(form);
  const outcome = await send(lead, values);
  const notice = noticeOf(outcome);
  const isSent = outcome.kind === 'sent';
  if (notice)
    showPageToast({ title: notice.title, description: notice.line, variant: isSent ? 'default' : 'destructive' });
  // What was typed meanwhile is another message.
  if (isSent && JSON.stringify(typedIn(form)) === JSON.stringify(values)) {
    form.reset();
    writeDraft(draft, undefined);
  }
  return outcome.kind === 'wrong'
    ? { phase: 'wrong', errors: outcome.errors }
    : { phase: outcome.kind, errors: {}, notice };
}
