/**
 * Unsubscribes from a list: with one click in the email program (RFC 8058), or with a button on a page. The link grants
 * the right: no cookie or origin is checked, because the click comes from the email provider's server.
 */
import { Router, type Response } from 'express';
import type { Deps } from '../deps.ts';
import { leave, readLeaveLink } from '../features/mail/newsletter/service.ts';
import { leaveList, readListLink } from '../features/account/settings/service.ts';
import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { sendLinkPage, tokenOf } from './link-page.ts';
import { escapeHtml } from './plain-page.ts';

type Link = { deps: Pick<Deps, 'db' | 'sealer'>; token: string };

/** Lists to unsubscribe from, each with its own links. A link works only for its own list. */
const kinds = [
  {
    read: ({ deps, token }: Link) => readLeaveLink(deps, { token }),
    leave: ({ deps, token }: Link) => leave(deps, { token }),
    question: 'Unsubscribe from the newsletter?',
    meaning: 'won’t get our newsletter or waitlist news anymore. You’ll still get emails about your account.',
    done: 'is off the list. We won’t send you the newsletter anymore.',
  },
  {
    read: ({ deps, token }: Link) => readListLink(deps, { token, list: 'weekly' }),
    leave: ({ deps, token }: Link) => leaveList(deps, { token, list: 'weekly' }),
    question: 'Stop the weekly note?',
    meaning: 'won’t get the weekly note by email anymore. You’ll still get reminders and emails about your account.',
    done: 'won’t get the weekly note by email anymore. You can turn it back on in your settings.',
  },
  {
    read: ({ deps, token }: Link) => readListLink(deps, { token, list: 'reminders' }),
    leave: ({ deps, token }: Link) => leaveList(deps, { token, list: 'reminders' }),
    question: 'Stop reminder emails?',
    meaning: 'won’t get task reminders by email anymore. You’ll still see them in your account.',
    done: 'won’t get reminder emails anymore. You can turn them back on in your settings.',
  },
] as const;

/** Serves `/unsubscribe?token=`: opening it changes nothing, posting to it removes the address from the list. */
export function unsubscribeRouter(deps: Pick<Deps, 'db' | 'sealer'>): Router {
  const router = Router();
  router.get(paths.unsubscribe, async (req, res) => {
    const token = tokenOf(req);
    if (!token) return sendInvalid(res);
    for (const kind of kinds) {
      const link = await kind.read({ deps, token });
      if (!link) continue;
      return sendLinkPage(res, 200, {
        title: 'Unsubscribe',
        body: `<h1>${kind.question}</h1>
<p>${escapeHtml(link.address)} ${kind.meaning}</p>
<form method="post" action="${paths.unsubscribe}?token=${encodeURIComponent(token)}"><button>Unsubscribe</button></form>`,
      });
    }
    sendInvalid(res);
  });
  // The body isn't read: email programs send `List-Unsubscribe=One-Click`, our button sends nothing, and both mean the
  // same.
  router.post(paths.unsubscribe, async (req, res) => {
    req.resume();
    const token = tokenOf(req);
    if (!token) return sendInvalid(res);
    for (const kind of kinds) {
      const link = await kind.leave({ deps, token });
      if (!link) continue;
      return sendLinkPage(res, 200, {
        title: 'Unsubscribed',
        body: `<h1>Done</h1>
<p>${escapeHtml(link.address)} ${kind.done}</p>
<p><a href="/">Back to ${escapeHtml(brand.name)}</a></p>`,
      });
    }
    sendInvalid(res);
  });
  return router;
}

function sendInvalid(res: Response): void {
  sendLinkPage(res, 400, {
    title: 'Link not valid',
    body: `<h1>This link doesn’t work</h1>
<p>It’s incomplete, or it isn’t one of ours. Open the link in our latest email again, or write to us and we’ll take you off the list.</p>
<p><a href="${paths.contact}">Write to us</a></p>`,
  });
}
