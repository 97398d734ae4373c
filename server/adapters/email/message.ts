/** Builds the bytes of an email. Headers are set one by one; none is taken from user input. */
import MailComposer from 'nodemailer/lib/mail-composer';
import type { OutgoingMail } from './port.ts';

export type Sender = { name: string; address: string };

/** @param from `Name <address>` or an address, from the settings. */
export function parseSender(from: string): Sender {
  const match = /^\s*"?([^"<>]*?)"?\s*<([^<>\s]+)>\s*$/.exec(from);
  return match ? { name: match[1]!, address: match[2]! } : { name: '', address: from.trim() };
}

/**
 * An address that is safe in an envelope. Refuses, as a second check, what the validator accepts but email clients
 * would read as a list, group, comment, or quoted name.
 */
export function isPlainAddress(address: string): boolean {
  return address.length <= 254 && /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(address);
}

/** Headers that identify the row. A relay that knows the first one delivers a repeated email only once. */
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
      // Encoded so that it arrives unchanged byte for byte; as text, line endings could be rewritten.
      contentTransferEncoding: 'base64' as const,
      content: Buffer.from(content),
    })),
    // Fixed boundary between parts; a random one would differ between attempts.
    baseBoundary: mail.id,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value: { prepared: true, value } })),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}
