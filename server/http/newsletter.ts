/** Confirms a newsletter or waitlist address with a button, because email programs open links on their own. */
import { Router, type Response } from 'express';
import { brand } from '#shared/brand.ts';
import type { MailingList } from '#shared/domain/leads.ts';
import { paths } from '#shared/paths.ts';
import type { Deps } from '../deps.ts';
import { confirm, readConfirmLink } from '../features/mail/newsletter/service.ts';
import { sendLinkPage, tokenOf } from './link-page.ts';
import { escapeHtml } from './plain-page.ts';

const listNames: Record<MailingList, string> = {
  newsletter: 'newsletter',
  waitlist_mobile: 'waitlist for the mobile prompt pack',
  waitlist_backend: 'waitlist for the backend prompt pack',
  waitlist_devops: 'waitlist for the DevOps prompt pack',
};
const home = `<p><a href="/">Back to ${escapeHtml(brand.name)}</a></p>`;

/** Serves `/newsletter/confirm?token=`: opening it changes nothing, posting to it confirms. */
export function newsletterRouter(deps: Pick<Deps, 'db' | 'sealer'>): Router {
  const router = Router();
  router.get(paths.newsletterConfirm, async (req, res) => {
    const token = tokenOf(req);
    const link = token && (await readConfirmLink(deps, { token }));
    if (!token || !link) return sendInvalid(res);
    sendLinkPage(res, 200, {
      title: 'Confirm your address',
      body: `<h1>One click, and you’re in</h1>
<p>${escapeHtml(link.address)} was used to sign up for our ${listNames[link.list]}. Was that you?</p>
<form method="post" action="${paths.newsletterConfirm}?token=${encodeURIComponent(token)}"><button>Confirm</button></form>
<p class="soft">Not you? Just close this page. You won’t hear from us again.</p>`,
    });
  });
  router.post(paths.newsletterConfirm, async (req, res) => {
    req.resume();
    const token = tokenOf(req);
    const link = token && (await confirm(deps, { token }));
    if (!link) return sendInvalid(res);
    if (!link.isOnList)
      return sendLinkPage(res, 410, {
        title: 'You’re off the list',
        body: `<h1>You’ve left this list</h1>
<p>${escapeHtml(link.address)} is off our ${listNames[link.list]}. Want back in? Sign up on the site again.</p>
${home}`,
      });
    sendLinkPage(res, 200, {
      title: 'Confirmed',
      body: `<h1>Confirmed</h1>
<p>${escapeHtml(link.address)} is on our ${listNames[link.list]}. You can unsubscribe with the link in any email.</p>
${home}`,
    });
  });
  return router;
}

function sendInvalid(res: Response): void {
  sendLinkPage(res, 400, {
    title: 'Link not valid',
    body: `<h1>This link doesn’t work</h1>
<p>It’s incomplete, or it isn’t one of ours. Open the link in our email again, or sign up again.</p>
${home}`,
  });
}
