/** Reads attachments of bootcamp seat emails, and the event in a calendar file. */
import fs from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { testDataDir } from '#tests/helpers/site.ts';

/** Returns the emails to an address in the local mailbox, oldest first, with their attachments. */
export async function mailFiles(address: string) {
  const dir = path.join(testDataDir, 'mail');
  const names = (await fs.readdir(dir)).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(
    names.map(async (name) => {
      const raw = await fs.readFile(path.join(dir, name));
      const mail = await PostalMime.parse(raw);
      // The exact bytes sent: the mail parser would change the calendar's line endings.
      const parts = raw
        .toString('latin1')
        .matchAll(/base64\r\nContent-Disposition: attachment.*?\r\n\r\n(.+?)\r\n--/gs);
      const contents = [...parts].map(([, text]) => Buffer.from(text!, 'base64').toString('utf8'));
      return {
        to: mail.to?.[0]?.address ?? '',
        text: mail.text ?? '',
        files: mail.attachments.map(({ filename, mimeType }, place) => ({
          name: filename,
          type: mimeType,
          content: contents[place]!,
        })),
      };
    }),
  );
  return mails.filter(({ to }) => to === address);
}

/**
 * Returns the calendar file's single event, keyed by property name.
 * @throws if a line is longer than RFC 5545 allows or ends differently, or a component isn't closed.
 */
export function parseEvent(text: string): Record<string, string> {
  if (/[^\r]\n/.test(text)) throw new Error('a line does not end as the format wants');
  for (const line of text.split('\r\n'))
    if (Buffer.byteLength(line) > 75) throw new Error(`a line is too long: ${line}`);
  const open: string[] = [];
  const event: Record<string, string> = {};
  for (const line of text
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter(Boolean)) {
    const [, name, value] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`no property: ${line}`);
    if (name === 'BEGIN') open.push(value);
    else if (name === 'END') {
      if (open.pop() !== value) throw new Error(`${value} is closed and not open`);
    } else if (open.at(-1) === 'VEVENT') event[name] = value;
  }
  if (open.length > 0) throw new Error(`not closed: ${open.join()}`);
  return event;
}
