import { paths } from '#shared/paths.ts';
import { AppLink } from '#client/components/app-link.tsx';
import type { CartItem } from '#client/lib/cart.ts';
import { readDraft, writeDraft } from '#client/lib/form-draft.ts';
import { withPart } from '#client/lib/message-part.ts';
import classes from './cart.module.css';
import { orderMessage } from './order-message.ts';

/** Puts the order into the message of the contact page, where the visitor reads it over and sends it. */
export function OrderByMessage({ items }: { items: readonly CartItem[] }) {
  function writeMessage() {
    const { values = {} } = readDraft('contact') ?? {};
    writeDraft('contact', { values: { ...values, message: withPart(values.message ?? '', orderMessage(items)) } });
  }
  return (
    <>
      <AppLink href={paths.contact} className={`button ${classes.order}`} onClick={writeMessage}>
        Order by message
      </AppLink>
      <p className={classes.orderNote}>
        Paying here is not open yet. Your order goes into a message that you can read over and send; we answer within 24
        hours and tell you how to pay. Nothing is charged before that.
      </p>
    </>
  );
}
