/** What an application needs once somebody fills it in: fetched when its dialog opens, so that sending asks no server. */
import { catalogue, type SeatId } from '../../../../shared/domain/catalogue.ts';
import { bootcampApplication } from '../../../../shared/schemas/bootcamp.ts';
import { cart } from '../../../lib/cart.ts';
import { formErrors } from '../../../lib/form-errors.ts';
import { showPageToast } from '../../../lib/page-toast.ts';

/** @returns the first message of each field that is wrong. */
export function errorsOf(form: HTMLFormElement): Record<string, string> {
  return formErrors(bootcampApplication, Object.fromEntries(new FormData(form)));
}

/** Every application is approved: the seat goes into the cart, and a toast says so. */
export function approve(seat: SeatId): void {
  cart.add(catalogue[seat]);
  showPageToast({ title: 'Application approved! Redirecting to checkout...' });
}
