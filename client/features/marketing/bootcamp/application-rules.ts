/** Validates and approves an application. Loaded when the dialog opens, so that approving needs no extra request. */
import { m } from '#messages';
import { catalogue, type CatalogueItem, type SeatId } from '#shared/domain/catalogue.ts';
import { bootcampApplication } from '#shared/schemas/bootcamp.ts';
import { cart, type Cart } from '#client/lib/cart.ts';
import { readDraft, writeDraft } from '#client/lib/form-draft.ts';
import { formErrors } from '#client/lib/form-errors.ts';
import { submissionIdOf } from '#client/lib/lead-sending.ts';
import { showToast } from '#client/lib/toast.ts';
import { withApplication, type Answers } from './application-message.ts';

/** Returns the first error message of each invalid field. */
export function errorsOf(form: HTMLFormElement): Record<string, string> {
  return formErrors(bootcampApplication, Object.fromEntries(new FormData(form)));
}

type Message = { values: Record<string, string>; submissionId: string };

const loadSender = () => import('../forms/send-lead.ts');
// Load early, so that the message is sent before the page navigates away.
loadSender().catch(() => undefined);

/** Sends in the background. Ignores errors, because the message can also be sent from the contact form. */
function sendBehind(message: Message): void {
  loadSender()
    .then(({ sendContact }) => sendContact(message))
    .catch((error: unknown) => console.info('The application is still in the contact form.', error));
}

/**
 * Approves the application: adds the seat to the cart if it isn't there, puts the answers into the contact form's
 * message, and shows a toast. Also sends the message right away, in a request that survives the page. If it's later sent
 * unchanged from the form, the server recognizes its id and stores it once.
 * @param options `item`: the seat at its current name and price
 */
export function approve(
  seat: SeatId,
  answers: Answers,
  options: { item?: CatalogueItem; of?: Pick<Cart, 'add' | 'items'>; send?: (message: Message) => void } = {},
): void {
  const { item = catalogue[seat], of = cart, send = sendBehind } = options;
  if (!of.items().some(({ id }) => id === seat)) of.add(item);
  const before = readDraft('contact')?.values ?? {};
  const values = withApplication(before, seat, answers);
  // Writing the draft gives the message a new id, so skip it if nothing changed.
  if (JSON.stringify(values) !== JSON.stringify(before)) writeDraft('contact', { values });
  send({ values, submissionId: submissionIdOf('contact', values) });
  showToast({ title: m.marketing_application_rules_application_approved_redirecting_checkout() });
}
