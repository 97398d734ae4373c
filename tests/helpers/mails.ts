/** Reads emails of a site under test from its local mailbox. */
import fs from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { testDataDir } from './site.ts';

type ReceivedMail = { to: string; subject: string; text: string; html: string; messageId: string };

/** Returns all emails to an address, oldest first. */
export async function mailsTo(address: string, dataDir = testDataDir): Promise<ReceivedMail[]> {
  const dir = path.join(dataDir, 'mail');
  const names = (await fs.readdir(dir).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(
    names.map(async (name) => {
      const mail = await PostalMime.parse(await fs.readFile(path.join(dir, name)));
      return {
        to: mail.to?.[0]?.address ?? '',
        subject: mail.subject ?? '',
        text: mail.text ?? '',
        html: mail.html ?? '',
        messageId: mail.messageId ?? '',
      };
    }),
  );
  return mails.filter((mail) => mail.to === address);
}

/** Returns the temporary password from an activation email: fourteen characters on a separate line. */
export function temporaryPasswordIn(mail: { text: string }): string {
  const found = /^\s*([A-Za-z2-9]{14})\s*$/m.exec(mail.text)?.[1];
  if (!found) throw new Error(`no temporary password in:\n${mail.text}`);
  return found;
}
