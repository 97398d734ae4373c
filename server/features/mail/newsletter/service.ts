/** Newsletter and waitlists: signing up, confirming, unsubscribing. */
import { z } from 'zod';
import { m } from '#messages';
import { listOf, mailingLists, waitlistOf, type MailingList } from '#shared/domain/leads.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { maskAddress } from '#server/emails/template.ts';
import { AppError } from '#server/errors.ts';
import { bestEffort } from '#server/lib/best-effort.ts';
import { recordLead } from '#server/features/crm/lead-intake/service.ts';
import {
  admit,
  count,
  orNull,
  prepareMails,
  recordOf,
  wakeMails,
  writeMails,
  type Sent,
} from '#server/features/crm/leads/service.ts';
import {
  allowLists,
  isSentWithin,
  maySendNewsletters,
  openUnsubscribeLink,
  suppressLists,
  type MailRequest,
} from '#server/features/mail/service.ts';
import * as repo from './repo.ts';

/** Longest time a form waits to learn whether its email was sent, in milliseconds. */
const mailWaitMs = 1500;

const ticketSchema = z.strictObject({
  purpose: z.literal('newsletter-confirm'),
  email: z.string(),
  list: z.enum(mailingLists),
});
type ConfirmTicket = z.infer<typeof ticketSchema>;

/** What a link's page may show: the list, and enough of the address for its owner to recognize it. */
export type ListLink = { address: string; list: MailingList };

/**
 * Adds an address to the newsletter or a waitlist, and sends the welcome with the confirmation link.
 * @returns `sent` when the welcome was sent by now, `later` when it follows.
 * @throws AppError CONFLICT when the address is already on that list; RATE_LIMITED.
 */
export async function subscribe(
  deps: Deps,
  input: { email: string; name: string; source: string; sent: Sent },
): Promise<'sent' | 'later'> {
  const { email, source, sent } = input;
  const list = listOf(source);
  const record = recordOf(deps, sent, { email, list });
  const isStored = () => repo.hasSubmission(deps.db, record);
  if (!(await admit(deps, { form: 'newsletter', email, sent, isStored }))) return 'sent';
  const name = orNull(input.name);
  // While newsletters are on hold, the sweeper sends the welcome later.
  const welcomes = maySendNewsletters(deps) ? [await welcomeTo(deps, { email, name, list })] : [];
  const mails = await prepareMails(deps, welcomes);
  const mailIds = await inTransaction(deps.db, async (tx) => {
    const id = await repo.insertSubscriber(tx, { ...record, list, email, name, source });
    if (!id) return undefined;
    await recordLead(tx, { source: 'subscription', id });
    await allowLists(tx, { email });
    const written = await writeMails(deps, tx, mails);
    if (written.length === 0) await repo.deferWelcome(tx, { id });
    return written;
  });
  if (!mailIds) {
    const isRepeat = await isStored();
    count(deps, 'newsletter', isRepeat ? 'repeated' : 'duplicate');
    if (isRepeat) return 'sent';
    throw new AppError(
      'CONFLICT',
      list === 'newsletter' ? m.server_newsletter_subscribed() : m.server_newsletter_on_waitlist(),
    );
  }
  count(deps, 'newsletter', 'stored');
  await wakeMails(deps, mailIds);
  const [id] = mailIds;
  // The address is on the list, no matter how this check ends.
  const isSent = id !== undefined && (await isSentWithin(deps, { id, withinMs: mailWaitMs }).catch(() => false));
  return isSent ? 'sent' : 'later';
}

/** Writes welcome emails that were delayed by the address's quota or by a missing street address. */
export async function writeDueWelcomes(deps: Deps): Promise<void> {
  if (!maySendNewsletters(deps)) return;
  for (const { id, email, name, list } of await repo.takeDueWelcomes(deps.db)) {
    await bestEffort(deps.log, 'newsletter welcome', { subscriberId: id }, async () => {
      const mails = await prepareMails(deps, [await welcomeTo(deps, { email, name, list })]);
      const mailIds = await inTransaction(deps.db, async (tx) => {
        const written = await writeMails(deps, tx, mails);
        if (written.length > 0) await repo.endWelcome(tx, { id });
        return written;
      });
      await wakeMails(deps, mailIds);
    });
  }
}

/** Reads a confirmation link; changes nothing. @returns undefined for a link that is damaged or not ours */
export async function readConfirmLink(
  deps: Pick<Deps, 'sealer'>,
  input: { token: string },
): Promise<ListLink | undefined> {
  const ticket = ticketSchema.safeParse(await deps.sealer.open(input.token)).data;
  return ticket && { address: maskAddress(ticket.email), list: ticket.list };
}

/**
 * Confirms an address. Can be repeated.
 * @returns undefined for a link that isn't ours; `isOnList` is false when the address has left the list since
 */
export async function confirm(
  deps: Pick<Deps, 'sealer' | 'db'>,
  input: { token: string },
): Promise<(ListLink & { isOnList: boolean }) | undefined> {
  const ticket = ticketSchema.safeParse(await deps.sealer.open(input.token)).data;
  if (!ticket) return undefined;
  const isOnList = await inTransaction(deps.db, async (tx) => {
    const id = await repo.confirmSubscriber(tx, ticket);
    if (id) await recordLead(tx, { source: 'subscription', id });
    return id !== undefined;
  });
  return { address: maskAddress(ticket.email), list: ticket.list, isOnList };
}

/** Reads an unsubscribe link; changes nothing. @returns undefined for a link that is damaged or not ours */
export async function readLeaveLink(
  deps: Pick<Deps, 'sealer'>,
  input: { token: string },
): Promise<ListLink | undefined> {
  const link = await openUnsubscribeLink(deps, input);
  return link?.list === 'newsletter' ? { address: maskAddress(link.email), list: link.list } : undefined;
}

/** Removes a link's address from all lists. Can be repeated. @returns undefined for a link that isn't ours */
export async function leave(
  deps: Pick<Deps, 'sealer' | 'db'>,
  input: { token: string },
): Promise<ListLink | undefined> {
  const link = await openUnsubscribeLink(deps, input);
  if (link?.list !== 'newsletter') return undefined;
  await inTransaction(deps.db, async (tx) => {
    await suppressLists(tx, link);
    for (const id of await repo.endSubscriptions(tx, link)) await recordLead(tx, { source: 'subscription', id });
  });
  return { address: maskAddress(link.email), list: link.list };
}

async function welcomeTo(
  deps: Pick<Deps, 'sealer'>,
  { email, name, list }: { email: string; name: string | null; list: MailingList },
): Promise<MailRequest> {
  const ticket: ConfirmTicket = { purpose: 'newsletter-confirm', email, list };
  const token = await deps.sealer.seal(ticket);
  return {
    template: 'newsletter-welcome',
    to: email,
    data: { name, waitlist: waitlistOf(list) },
    secrets: { token },
  };
}
