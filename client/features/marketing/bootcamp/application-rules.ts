/** What an application needs once somebody fills it in: fetched when its dialog opens, so that approving it asks no server. */
import { catalogue, type SeatId } from '#shared/domain/catalogue.ts';
import { bootcampApplication } from '#shared/schemas/bootcamp.ts';
import { cart, type Cart } from '#client/lib/cart.ts';
import { readDraft, writeDraft } from '#client/lib/form-draft.ts';
import { formErrors } from '#client/lib/form-errors.ts';
import { submissionIdOf } from '#client/lib/lead-sending.ts';
import { showToast } from '#client/lib/toast.ts';
import { withApplication, type Answers } from './application-message.ts';

/** @returns the first message of each field that is wrong. */
export function errorsOf(form: HTMLFormElement): Record<string, string> {
  return formErrors(bootcampApplication, Object.fromEntries(new FormData(form)));
}

type Message = { values: Record<string, string>; submissionId: string };

const loadSender = () => import('../forms/send-lead.ts');
// Before the page moves on, the message has to be on its way.
loadSender().catch(() => undefined);

/** Nobody waits for it, and a failure is no news: the message waits in the contact form, to be sent from there. */
function sendBehind(message: Message): void {
  loadSender()
    .then(({ sendContact }) => sendContact(message))
    .catch((error: unknown) => console.info('The application waits in the contact form.', error));
}

/**
 * Every application is approved: the seat goes into the cart, unless one lies there already, the answers into the message
 * of the contact form, and a toast says so. The message is sent at once, so that nobody who leaves now is lost; sent from
 * the form as it is, it is the same message, which the server stores once.
 */
export function approve(
  seat: SeatId,
  answers: Answers,
  of: Pick<Cart, 'add' | 'items'> = cart,
  send: (message: Message) => void = sendBehind,
): void {
  if (!of.items().some(({ id }) => id === seat)) of.add(catalogue[seat]);
  const before = readDraft('contact')?.values ?? {};
  const values = withApplication(before, seat, answers);
  // What is in it now is another message; the same again is not.
  if (JSON.stringify(values) !== JSON.stringify(before)) writeDraft('contact', { values });
  send({ values, submissionId: submissionIdOf('contact', values) });
  showToast({ title: 'Application approved! Redirecting to checkout...' });
}
