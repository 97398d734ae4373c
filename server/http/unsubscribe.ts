/**
 * Leaving a list: by one click in the mail program (RFC 8058), or on a page with a button. The link is the right to do so:
 * no cookie is read and no origin checked, as a mail provider's server is who clicks.
 */
import { Router, type Response } from 'express';
import type { Deps } from '../deps.ts';
import { leave, readLeaveLink } from '../features/newsletter/service.ts';
import { brand } from '../../shared/brand.ts';
import { paths } from '../../shared/paths.ts';
import { sendLinkPage, tokenOf } from './link-page.ts';
import { escapeHtml } from './plain-page.ts';

/** Serves `/unsubscribe?token=`: opening it changes nothing, posting to it takes the address off the list. */
export function unsubscribeRouter(deps: Pick<Deps, 'db' | 'sealer'>): Router {
  const router = Router();
  router.get(paths.unsubscribe, async (req, res) => {
    const token = tokenOf(req);
    const link = token && (await readLeaveLink(deps, { token }));
    if (!token || !link) return sendInvalid(res);
    sendLinkPage(res, 200, {
      title: 'Unsubscribe',
      body: `<h1>Leave the newsletter?</h1>
<p>${escapeHtml(link.address)} gets no more newsletters from us, and no news of a waitlist. Mails about your account still arrive.</p>
<form method="post" action="${paths.unsubscribe}?token=${encodeURIComponent(token)}"><button>Unsubscribe</button></form>`,
    });
  });
  // The body is not read: mail programs send `List-Unsubscribe=One-Click`, our button sends nothing, and both mean it.
  router.post(paths.unsubscribe, async (req, res) => {
    req.resume();
    const token = tokenOf(req);
    const link = token && (await leave(deps, { token }));
    if (!link) return sendInvalid(res);
    sendLinkPage(res, 200, {
      title: 'Unsubscribed',
      body: `<h1>Done</h1>
<p>${escapeHtml(link.address)} is off the list. You get no more newsletters from us.</p>
<p><a href="/">Back to ${escapeHtml(brand.name)}</a></p>`,
    });
  });
  return router;
}

function sendInvalid(res: Response): void {
  sendLinkPage(res, 400, {
    title: 'Link not valid',
    body: `<h1>This link does not work</h1>
<p>It is damaged, or not one of ours. Please open the link in the newest newsletter again, or write to us and we take you off the list.</p>
<p><a href="${paths.contact}">Write to us</a></p>`,
  });
}
