/** What an application needs once somebody fills it in: fetched when its dialog opens, so that sending asks no server. */
import { catalogue, type SeatId } from '../../../../shared/domain/catalogue.ts';
import { bootcampApplication } from '../../../../shared/schemas/bootcamp.ts';
import { cart, type Cart } from '../../../lib/cart.ts';
import { readDraft, writeDraft } from '../../../lib/form-draft.ts';
import { formErrors } from '../../../lib/form-errors.ts';
import { showPageToast } from '../../../lib/page-toast.ts';
import { withApplication, type Answers } from './application-message.ts';

/** @returns the first message of each field that is wrong. */
export function errorsOf(form: HTMLFormElement): Record<string, string> {
  return formErrors(bootcampApplication, Object.fromEntries(new FormData(form)));
}

/**
 * Every application is approved: the seat goes into the cart, unless one lies there already, the answers into the message
 * of the contact form, and a toast says so.
 */
export function approve(seat: SeatId, answers: Answers, of: Pick<Cart, 'add' | 'items'> = cart): void {
  if (!of.items().some(({ id }) => id === seat)) of.add(catalogue[seat]);
  writeDraft('contact', { values: withApplication(readDraft('contact')?.values ?? {}, seat, answers) });
  showPageToast({ title: 'Application approved! Redirecting to checkout...' });
}
