/**
 * A mailbox in a folder, for machines without an email server. Each email is an .eml file that any email program opens.
 */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { composeMessage, type Sender } from './message.ts';
import type { MailTransport, OutgoingMail } from './port.ts';

/** Sorts by time and depends only on the row, so writing an email twice leaves one file. */
export function mailFileName(mail: Pick<OutgoingMail, 'id' | 'createdAt'>): string {
  return `${mail.createdAt.toISOString().replace(/[-:.]/g, '')}-${mail.id}.eml`;
}

/** @param options `dir` is created with the first email. */
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
      // Write atomically, so that readers never see half an email.
      await fs.writeFile(draft, message, { mode: 0o600 });
      await fs.rename(draft, path.join(dir, name));
      return { status: 'sent', providerId: name };
    },
  };
}
