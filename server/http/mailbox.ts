/**
 * The local mailbox in the browser, for people trying the site on their own machine, where no email is sent. It
 * contains other people's links, so it opens only in a browser unlocked on this machine.
 */
import { Router, type Request, type Response } from 'express';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { findMail, listMails, type FoundMail } from '../lib/mail-files.ts';
import { localOnly } from './local-only.ts';
import { escapeHtml, plainPage } from './plain-page.ts';

const base = '/dev/mailbox';
const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Serves `/dev/mailbox`. @param options `dir`: folder of the .eml files; `key`: key of the local pages */
export function mailboxRouter(options: { dir: string; key: string }): Router {
  const { dir, key } = options;
  const router = Router();
  router.use(base, localOnly(key), (_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });

  router.get(base, async (_req, res) => {
    sendPage(res, listPage(await listMails(dir, 100)));
  });

  const withMail =
    (answer: (mail: FoundMail, res: Response) => void) => async (req: Request, res: Response, next: () => void) => {
      const { id } = req.params;
      const mail = typeof id === 'string' && idPattern.test(id) ? await findMail(dir, id) : undefined;
      if (mail) answer(mail, res);
      else next();
    };
  router.get(
    `${base}/:id`,
    withMail((mail, res) => sendPage(res, mailPage(mail))),
  );
  router.get(
    `${base}/:id/raw`,
    withMail((mail, res) => {
      res.attachment(`${mail.id}.eml`).type('message/rfc822').send(mail.raw);
    }),
  );
  router.get(`${base}/:id/files/:place`, async (req: Request, res: Response, next: () => void) => {
    const { id, place } = req.params;
    const mail = typeof id === 'string' && idPattern.test(id) ? await findMail(dir, id) : undefined;
    const file = mail?.files[Number(place)];
    if (!file) return next();
    // Only for saving, never displayed or run.
    res.attachment(file.name).type('application/octet-stream').send(Buffer.from(file.content));
  });
  router.get(
    `${base}/:id/html`,
    withMail((mail, res) => {
      // As an email program would show it: no scripts, requests, or cookies; links open in a new tab.
      res.set({
        'Content-Security-Policy':
          "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; " +
          "frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
        'X-Frame-Options': 'SAMEORIGIN',
        'Referrer-Policy': 'no-referrer',
      });
      res.type('html').send(mail.html.replace('<head>', '<head><base target="_blank">'));
    }),
  );
  return router;
}

function sendPage(res: Response, html: string): void {
  res.type('html').send(html);
}

const listStyle = `
ul { list-style: none; margin: 24px 0 0; padding: 0; display: grid; gap: 10px; }
li a { display: block; text-decoration: none; color: inherit; }
li a:hover { border-color: var(--accent-text); }
li strong { display: block; }
`;

function listPage(mails: FoundMail[]): string {
  const items = mails.map(
    (mail) => `<li><a class="panel" href="${base}/${mail.id}"><strong>${escapeHtml(mail.subject)}</strong>
<span class="soft">${m.server_mailbox_to({ email: escapeHtml(mail.to), time: timeOf(mail) })}</span></a></li>`,
  );
  const list =
    items.length > 0
      ? `<ul>${items.join('\n')}</ul>`
      : `<div class="panel"><p><strong>${m.server_mailbox_empty()}</strong></p>
<p class="soft">${m.server_mailbox_empty_hint({ brand: escapeHtml(brand.name) })}</p></div>`;
  return plainPage({
    title: m.server_mailbox_title(),
    head: '<meta http-equiv="refresh" content="5">',
    style: listStyle,
    body: `<h1>${m.server_mailbox_heading()}</h1>
<p class="soft">${m.server_mailbox_lead()}</p>
${list}`,
  });
}

const mailStyle = `
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0 0 20px; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 760px; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); }
h2 { font-size: 1.125rem; margin: 28px 0 10px; }
details { margin-top: 20px; }
`;

function mailPage(mail: FoundMail): string {
  const headers = mail.headers.map(({ key, value }) => `${key}: ${value}`).join('\n');
  const links = mail.links.map(
    (link) => `<li><a href="${escapeHtml(link)}" target="_blank">${escapeHtml(link)}</a></li>`,
  );
  const files = mail.files.map(
    ({ name, type }, place) =>
      `<li><a href="${base}/${mail.id}/files/${place}">${escapeHtml(name)}</a> <span class="soft">${escapeHtml(type)}</span></li>`,
  );
  return plainPage({
    title: mail.subject,
    style: mailStyle,
    body: `<p class="soft"><a href="${base}">${m.server_mailbox_all()}</a></p>
<h1>${escapeHtml(mail.subject)}</h1>
<dl><dt>${m.server_mailbox_recipient()}</dt><dd>${escapeHtml(mail.to)}</dd>
<dt>${m.server_mailbox_sender()}</dt><dd>${escapeHtml(mail.from)}</dd>
<dt>${m.server_mailbox_sent()}</dt><dd>${timeOf(mail)}</dd></dl>
<iframe src="${base}/${mail.id}/html" title="${m.server_mailbox_email()}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
${files.length > 0 ? `<h2>${m.server_mailbox_attachments()}</h2>\n<ul>${files.join('')}</ul>\n` : ''}<h2>${m.server_mailbox_text()}</h2>
<div class="panel"><pre>${escapeHtml(mail.text)}</pre></div>
<h2>${m.server_mailbox_links()}</h2>
<ul>${links.join('')}</ul>
<details><summary>${m.server_mailbox_headers()}</summary><div class="panel"><pre>${escapeHtml(headers)}</pre></div></details>
<p style="margin-top:20px"><a href="${base}/${mail.id}/raw">${m.server_mailbox_download()}</a></p>`,
  });
}

const timeOf = ({ date }: FoundMail) =>
  `<time datetime="${escapeHtml(date)}">${escapeHtml(date.replace('T', ' ').replace(/\.\d+Z$/, ' UTC'))}</time>`;
