/**
 * Unsubscribes from a list: with one click in the email program (RFC 8058), or with a button on a page. The link grants
 * the right: no cookie or origin is checked, because the click comes from the email provider's server.
 */
import { Router, type Response } from 'express';
import { m } from '#messages';
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
    question: m.server_unsubscribe_newsletter_question(),
    meaning: m.server_unsubscribe_newsletter_meaning,
    done: m.server_unsubscribe_newsletter_done,
  },
  {
    read: ({ deps, token }: Link) => readListLink(deps, { token, list: 'weekly' }),
    leave: ({ deps, token }: Link) => leaveList(deps, { token, list: 'weekly' }),
    question: m.server_unsubscribe_weekly_question(),
    meaning: m.server_unsubscribe_weekly_meaning,
    done: m.server_unsubscribe_weekly_done,
  },
  {
    read: ({ deps, token }: Link) => readListLink(deps, { token, list: 'reminders' }),
    leave: ({ deps, token }: Link) => leaveList(deps, { token, list: 'reminders' }),
    question: m.server_unsubscribe_reminders_question(),
    meaning: m.server_unsubscribe_reminders_meaning,
    done: m.server_unsubscribe_reminders_done,
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
        title: m.server_unsubscribe(),
        body: `<h1>${kind.question}</h1>
<p>${kind.meaning({ email: escapeHtml(link.address) })}</p>
<form method="post" action="${paths.unsubscribe}?token=${encodeURIComponent(token)}"><button>${m.server_unsubscribe()}</button></form>`,
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
        title: m.server_unsubscribe_done_title(),
        body: `<h1>${m.server_unsubscribe_done_title()}</h1>
<p>${kind.done({ email: escapeHtml(link.address) })}</p>
<p><a href="/">${m.server_page_back({ to: escapeHtml(brand.name) })}</a></p>`,
      });
    }
    sendInvalid(res);
  });
  return router;
}

function sendInvalid(res: Response): void {
  sendLinkPage(res, 400, {
    title: m.server_link_invalid(),
    body: `<h1>${m.server_link_broken()}</h1>
<p>${m.server_unsubscribe_link_broken()}</p>
<p><a href="${paths.contact}">${m.server_unsubscribe_write()}</a></p>`,
  });
}
