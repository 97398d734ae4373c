/** Confirms a newsletter or waitlist address with a button, because email programs open links on their own. */
import { Router, type Response } from 'express';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import type { MailingList } from '#shared/domain/leads.ts';
import { paths } from '#shared/paths.ts';
import type { Deps } from '../deps.ts';
import { confirm, readConfirmLink } from '../features/mail/newsletter/service.ts';
import { sendLinkPage, tokenOf } from './link-page.ts';
import { escapeHtml } from './plain-page.ts';

const listNames: Record<MailingList, string> = {
  newsletter: m.server_list_newsletter(),
  waitlist_mobile: m.server_list_waitlist_mobile(),
  waitlist_backend: m.server_list_waitlist_backend(),
  waitlist_devops: m.server_list_waitlist_devops(),
};
/** Parameters of the messages about a list, as HTML. */
const namesOf = (link: { address: string; list: MailingList }) => ({
  email: escapeHtml(link.address),
  list: listNames[link.list],
});
const home = `<p><a href="/">${m.server_page_back({ to: escapeHtml(brand.name) })}</a></p>`;

/** Serves `/newsletter/confirm?token=`: opening it changes nothing, posting to it confirms. */
export function newsletterRouter(deps: Pick<Deps, 'db' | 'sealer'>): Router {
  const router = Router();
  router.get(paths.newsletterConfirm, async (req, res) => {
    const token = tokenOf(req);
    const link = token && (await readConfirmLink(deps, { token }));
    if (!token || !link) return sendInvalid(res);
    sendLinkPage(res, 200, {
      title: m.server_list_confirm_title(),
      body: `<h1>${m.server_list_confirm_heading()}</h1>
<p>${m.server_list_confirm_question(namesOf(link))}</p>
<form method="post" action="${paths.newsletterConfirm}?token=${encodeURIComponent(token)}"><button>${m.server_list_confirm()}</button></form>
<p class="soft">${m.server_list_not_you()}</p>`,
    });
  });
  router.post(paths.newsletterConfirm, async (req, res) => {
    req.resume();
    const token = tokenOf(req);
    const link = token && (await confirm(deps, { token }));
    if (!link) return sendInvalid(res);
    if (!link.isOnList)
      return sendLinkPage(res, 410, {
        title: m.server_list_left_title(),
        body: `<h1>${m.server_list_left_title()}</h1>
<p>${m.server_list_left(namesOf(link))}</p>
${home}`,
      });
    sendLinkPage(res, 200, {
      title: m.server_list_confirmed_title(),
      body: `<h1>${m.server_list_confirmed_title()}</h1>
<p>${m.server_list_confirmed(namesOf(link))}</p>
${home}`,
    });
  });
  return router;
}

function sendInvalid(res: Response): void {
  sendLinkPage(res, 400, {
    title: m.server_link_invalid(),
    body: `<h1>${m.server_link_broken()}</h1>
<p>${m.server_list_link_broken()}</p>
${home}`,
  });
}
