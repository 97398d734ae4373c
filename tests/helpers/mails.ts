/** Mails of a site under test, as they lie in its local mailbox. */
import fs from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { testDataDir } from './site.ts';
import { until } from './wait.ts';

export type ReceivedMail = { to: string; subject: string; text: string; html: string; messageId: string };

/** All mails to an address, oldest first. */
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

/** The newest mail to an address that has a link to a path, as soon as it is there. @returns the mail and the link's token. */
export async function linkMailed(
  address: string,
  linkPath: string,
  options: { dataDir?: string; after?: number } = {},
): Promise<{ mail: ReceivedMail; token: string }> {
  return until(`a mail to ${address} with ${linkPath}`, async () => {
    const mails = (await mailsTo(address, options.dataDir)).slice(options.after ?? 0);
    for (const mail of mails.reverse()) {
      const token = new RegExp(`${linkPath}\\?token=([\\w-]+)`).exec(mail.text)?.[1];
      if (token) return { mail, token };
    }
    return undefined;
  });
}

/** The temporary password of an activation mail: fourteen characters on a line of their own. */
export function temporaryPasswordIn(mail: { text: string }): string {
  const found = /^\s*([A-Za-z2-9]{14})\s*$/m.exec(mail.text)?.[1];
  if (!found) throw new Error(`no temporary password in:\n${mail.text}`);
  return found;
}
