/** Turns a mail into the bytes that travel. Headers are set one by one; nothing is taken from a text that somebody typed. */
import MailComposer from 'nodemailer/lib/mail-composer';
import type { OutgoingMail } from './port.ts';

export type Sender = { name: string; address: string };

/** @param from `Name <address>` or an address, from the settings. */
export function parseSender(from: string): Sender {
  const match = /^\s*"?([^"<>]*?)"?\s*<([^<>\s]+)>\s*$/.exec(from);
  return match ? { name: match[1]!, address: match[2]! } : { name: '', address: from.trim() };
}

/**
 * An address as it may stand in an envelope. What the validator let through and the mail client would read as a list, a
 * group, a comment or a quoted name is refused here, a second time.
 */
export function isPlainAddress(address: string): boolean {
  return address.length <= 254 && /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(address);
}

/** Headers that say which row a mail comes from; a relay that knows the first one delivers a repetition only once. */
export const rowHeaders = (mail: OutgoingMail): Record<string, string> => ({
  'Resend-Idempotency-Key': mail.id,
  'X-Entity-Ref-ID': mail.id,
});

/** @returns the message as RFC 5322 bytes. @throws when the recipient is not one plain address. */
export async function composeMessage(mail: OutgoingMail, sender: Sender): Promise<Buffer> {
  if (!isPlainAddress(mail.to)) throw new Error('not a plain address');
  const headers = { ...rowHeaders(mail), ...mail.headers };
  return new MailComposer({
    from: { name: mail.fromName ?? sender.name, address: sender.address },
    to: { name: '', address: mail.to },
    ...(mail.replyTo && isPlainAddress(mail.replyTo) ? { replyTo: { name: '', address: mail.replyTo } } : {}),
    subject: mail.subject.replace(/[\r\n]+/g, ' '),
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    date: mail.createdAt,
    attachments: (mail.attachments ?? []).map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      // So that it arrives to the byte: as text its ends of lines are the mail's affair.
      contentTransferEncoding: 'base64' as const,
      content: Buffer.from(content),
    })),
    // Between the parts; by chance it would differ from try to try.
    baseBoundary: mail.id,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value: { prepared: true, value } })),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}
