/** A mailbox in a folder, for machines without a mail server: each mail is an .eml file that any mail program opens. */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { composeMessage, type Sender } from './message.ts';
import type { MailTransport, OutgoingMail } from './port.ts';

/** Sorts by time, and is the same for the same row: written twice, a mail is there once. */
export function mailFileName(mail: Pick<OutgoingMail, 'id' | 'createdAt'>): string {
  return `${mail.createdAt.toISOString().replace(/[-:.]/g, '')}-${mail.id}.eml`;
}

/** @param options `dir` is made when the first mail comes. */
export function createLocalMailbox(options: { dir: string; sender: Sender }): MailTransport {
  const { dir, sender } = options;
  return {
    kind: 'local',
    close: () => Promise.resolve(),
    async send(mail, signal) {
      const message = await composeMessage(mail, sender);
      signal.throwIfAborted();
      await fs.mkdir(dir, { recursive: true, mode: 0o700 });
      const name = mailFileName(mail);
      const draft = path.join(dir, `.${name}.${randomBytes(4).toString('hex')}`);
      // Whole or not at all: the reader never sees half a mail.
      await fs.writeFile(draft, message, { mode: 0o600 });
      await fs.rename(draft, path.join(dir, name));
      return { status: 'sent', providerId: name };
    },
  };
}
