/** Reads the local mailbox's emails, which are stored as .eml files. */
import fs from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { m } from '#messages';

export type FoundMail = {
  /** Id of the email's row. */
  id: string;
  raw: Buffer;
  from: string;
  to: string;
  subject: string;
  /** ISO 8601. */
  date: string;
  html: string;
  text: string;
  /** URLs that the HTML part links to. */
  links: string[];
  headers: { key: string; value: string }[];
  files: { name: string; type: string; content: Uint8Array }[];
};

const namePattern = /^\d{8}T\d{9}Z-([0-9a-f-]{36})\.eml$/;

/** Returns the latest emails, newest first. Empty if the folder doesn't exist yet. */
export async function listMails(dir: string, most: number): Promise<FoundMail[]> {
  const names = await mailNames(dir);
  const mails = await Promise.all(names.slice(0, most).map((name) => readMail(dir, name)));
  return mails.filter((mail) => mail !== undefined);
}

export async function findMail(dir: string, id: string): Promise<FoundMail | undefined> {
  const name = (await mailNames(dir)).find((candidate) => namePattern.exec(candidate)?.[1] === id);
  return name === undefined ? undefined : readMail(dir, name);
}

async function mailNames(dir: string): Promise<string[]> {
  const names = await fs.readdir(dir).catch(() => []);
  return names
    .filter((name) => namePattern.test(name))
    .sort()
    .reverse();
}

async function readMail(dir: string, name: string): Promise<FoundMail | undefined> {
  const raw = await fs.readFile(path.join(dir, name)).catch(() => undefined);
  if (!raw) return undefined;
  const mail = await PostalMime.parse(raw);
  const html = mail.html ?? '';
  const links = [...html.matchAll(/\shref="(https?:\/\/[^"]+)"/g)].map(([, link]) => link!.replaceAll('&amp;', '&'));
  return {
    id: namePattern.exec(name)![1]!,
    raw,
    from: mail.from?.address ?? '',
    to: mail.to?.map(({ address }) => address ?? '').join(', ') ?? '',
    subject: mail.subject ?? m.server_mailbox_no_subject(),
    date: mail.date ?? '',
    html,
    text: mail.text ?? '',
    links: [...new Set(links)],
    headers: mail.headers.map(({ key, value }) => ({ key, value })),
    files: mail.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? 'file',
      type: mimeType,
      content: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    })),
  };
}
