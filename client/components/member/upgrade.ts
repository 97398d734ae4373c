/** The way to Pro, in one place: whatever button says "upgrade" calls this. */
import { navigate } from 'wouter/use-browser-location';
import { formatCents } from '../../../shared/domain/catalogue.ts';
import { proOffer } from '../../../shared/domain/plans.ts';
import { paths } from '../../../shared/paths.ts';
import { readDraft, writeDraft } from '../../lib/form-draft.ts';

const request = `I would like to upgrade to Pro with ${proOffer.percentOff}% off the first month (${formatCents(proOffer.firstMonthCents)}). Please tell me how to pay.`;

/** @returns what was typed, with the wish for Pro in it, once. */
export function withUpgrade(typed: string): string {
  if (typed.includes(request)) return typed;
  return typed.trim() ? `${typed.trimEnd()}\n\n${request}` : request;
}

/** Leads to the contact form with the wish for Pro in its message, to be read over and sent. */
export function startUpgrade(): void {
  const { values = {} } = readDraft('contact') ?? {};
  writeDraft('contact', { values: { ...values, message: withUpgrade(values.message ?? '') } });
  navigate(paths.contact);
}
