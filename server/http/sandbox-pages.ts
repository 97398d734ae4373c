/** HTML of the sandbox's pages: plain documents that work without scripts and say at the top that no money moves. */
import { m } from '#messages';
import { locale } from '#shared/locale.ts';
import { brand } from '#shared/brand.ts';
import { formatCents } from '#shared/domain/catalogue.ts';
import type { SandboxPages } from '../deps.ts';
import { escapeHtml, plainPage } from './plain-page.ts';

export type PageView = NonNullable<Awaited<ReturnType<SandboxPages['findPage']>>>;
export type PortalView = NonNullable<Awaited<ReturnType<SandboxPages['openPortal']>>>;
export type PaymentView = NonNullable<Awaited<ReturnType<SandboxPages['findPayment']>>>;
type SubscriptionView = PortalView['subscriptions'][number];
type Action = PaymentView['actions'][number] | SubscriptionView['actions'][number];

const style = `
.played { border: 1px dashed var(--accent-text); border-radius: 12px; padding: 10px 16px; margin: 16px 0 0;
  background: var(--quiet); }
h2 { font-size: 1.125rem; line-height: 1.3; margin: 0 0 12px; }
.panel { margin: 0 0 20px; overflow-wrap: anywhere; }
.panel > :last-child { margin-bottom: 0; }
.notice { border-left: 4px solid var(--accent); background: var(--surface); padding: 12px 16px; border-radius: 8px; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th { text-align: left; font-weight: 400; }
th, td { padding: 10px 0; vertical-align: top; border-top: 1px solid var(--line); }
tr:first-child > * { border-top: 0; padding-top: 0; }
td { text-align: right; padding-left: 16px; white-space: nowrap; }
tr:last-child > * { padding-bottom: 0; }
.total > * { font-weight: 700; font-size: 1.125rem; }
fieldset { border: 0; margin: 0 0 20px; padding: 0; min-width: 0; }
legend { font-weight: 600; padding: 0; margin-bottom: 8px; }
label { display: flex; align-items: center; gap: 12px; min-height: 48px; padding: 8px 16px; margin-bottom: 8px; cursor: pointer;
  background: var(--surface); border: 1px solid var(--line); border-radius: 12px; }
label:has(:checked) { border-color: var(--accent-text); }
input[type=radio] { flex: none; width: 20px; height: 20px; margin: 0; accent-color: var(--accent-text); }
.buttons { display: flex; flex-wrap: wrap; gap: 12px; margin: 0 0 20px; }
.quiet { background: transparent; color: var(--ink); border: 1px solid var(--soft); }
a.quiet { display: inline-flex; align-items: center; min-height: 48px; padding: 10px 22px; border-radius: 12px;
  font-weight: 600; text-decoration: none; }
button:hover, a.quiet:hover { filter: brightness(1.08); }
.quiet:hover { border-color: var(--accent-text); }
.brand, .target { display: inline-block; padding: 10px 0; }
.play { border-top: 1px dashed var(--accent-text); margin-top: 32px; padding-top: 24px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 20px; margin: 0 0 16px; }
dt { color: var(--soft); }
dd { margin: 0; }
@media (max-width: 480px) { .buttons > *, .buttons button { width: 100%; justify-content: center; } .panel { padding: 18px; } }
`;

const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
const minute = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
const minuteOf = (date: Date) => `<time datetime="${date.toISOString()}">${minute.format(date)} UTC</time>`;
const dayOf = (date: Date) => `<time datetime="${date.toISOString()}">${day.format(date)}</time>`;

const backToSite = m.server_page_back({ to: escapeHtml(brand.name) });

/** @param page `title` is text; `body` is HTML with escaped texts. */
function playedPage(page: { title: string; body: string }): string {
  return plainPage({
    title: page.title,
    style,
    body: `<p class="played"><strong>${m.server_sandbox_label()}</strong> ${m.server_sandbox_no_money()}</p>
${page.body}`,
  });
}

type Bought = Pick<PageView, 'lines' | 'discountCents' | 'taxCents'> & { totalCents: number };

function billOf({ lines, discountCents, taxCents, totalCents }: Bought): string {
  const rows = lines.map(({ name, unitCents, quantity }) => {
    const count =
      quantity > 1
        ? ` <span class="soft">${m.server_sandbox_quantity({ quantity, price: formatCents(unitCents) })}</span>`
        : '';
    return `<tr><th scope="row" dir="auto">${escapeHtml(name)}${count}</th><td>${formatCents(unitCents * quantity)}</td></tr>`;
  });
  if (discountCents > 0)
    rows.push(`<tr><th scope="row">${m.server_sandbox_discount()}</th><td>−${formatCents(discountCents)}</td></tr>`);
  if (taxCents > 0)
    rows.push(`<tr><th scope="row">${m.server_sandbox_tax()}</th><td>${formatCents(taxCents)}</td></tr>`);
  rows.push(
    `<tr class="total"><th scope="row">${m.server_sandbox_total()}</th><td>${formatCents(totalCents)}</td></tr>`,
  );
  return `<table>${rows.join('\n')}</table>`;
}

const noticeOf = (words: string | undefined, role: 'alert' | 'status') =>
  words ? `<p class="notice" role="${role}">${escapeHtml(words)}</p>` : '';

/** The checkout page, or its outcome. @param notice text */
export function checkoutPage(page: PageView, notice: string | undefined): string {
  if (page.status === 'complete') return paidPage(page, notice);
  const heading = page.status === 'open' ? m.server_sandbox_order() : m.server_sandbox_past_order();
  const bill = `<section class="panel"><h2>${heading}</h2>${billOf(page)}</section>`;
  if (page.status === 'expired')
    return playedPage({
      title: m.server_sandbox_closed_title(),
      body: `<h1>${m.server_sandbox_closed_heading()}</h1>
<p>${m.server_sandbox_closed()}</p>
${bill}
<p><a class="quiet" href="${escapeHtml(page.giveUp)}">${backToSite}</a></p>`,
    });
  const total = formatCents(page.totalCents);
  const [line] = page.lines;
  const monthly =
    page.kind === 'subscription' && line
      ? `<p class="soft">${m.server_sandbox_then_monthly({ price: formatCents(line.unitCents) })}</p>`
      : '';
  return playedPage({
    title: m.server_sandbox_pay({ total }),
    body: `<h1>${m.server_sandbox_pay({ total })}</h1>
<p class="soft">${m.server_sandbox_expires({ brand: escapeHtml(brand.name), time: minuteOf(page.expiresAt) })}</p>
${page.email ? `<p class="soft">${m.server_sandbox_receipt_to({ email: escapeHtml(page.email) })}</p>` : ''}
${noticeOf(notice, 'alert')}
${bill}
${monthly}
<form method="post" action="/sandbox/checkout/${page.id}">
<fieldset><legend>${m.server_sandbox_pay_with()}</legend>
<label><input type="radio" name="card" value="own" checked> ${m.server_sandbox_own_card()}</label>
<label><input type="radio" name="card" value="shared"> ${m.server_sandbox_shared_card()}</label>
</fieldset>
${page.isTaxed ? addressChoice : ''}
<div class="buttons">
<button name="do" value="pay">${m.server_sandbox_pay({ total })}</button>
<button class="quiet" name="do" value="decline">${m.server_sandbox_pay_declined()}</button>
</div>
</form>
<p><a class="target" href="${escapeHtml(page.giveUp)}">${m.server_sandbox_give_up()}</a></p>`,
  });
}

/** Where the buyer lives. The sandbox taxes one of them. */
const addressChoice = `<fieldset><legend>${m.server_sandbox_address()}</legend>
<label><input type="radio" name="state" value="FL" checked> ${m.server_sandbox_taxed_address()}</label>
<label><input type="radio" name="state" value="OR"> ${m.server_sandbox_untaxed_address()}</label>
</fieldset>`;

function paidPage(page: PageView, notice: string | undefined): string {
  const { payment } = page;
  return playedPage({
    title: m.server_sandbox_paid(),
    body: `<h1>${m.server_sandbox_paid()}</h1>
${noticeOf(notice, 'status')}
<section class="panel"><h2>${m.server_sandbox_bought()}</h2>${billOf(page)}</section>
${payment ? `<p>${paymentState(payment)}</p>` : ''}
<p><a class="quiet" href="${escapeHtml(page.back)}">${backToSite}</a></p>
${payment ? playSection([payment], `/sandbox/checkout/${page.id}/play`, onlyPayment) : ''}`,
  });
}

/** Labels for a subscription, which may have several payments. */
const labels: Record<Action, string> = {
  'end-later': m.server_sandbox_end_later(),
  keep: m.server_sandbox_keep(),
  'end-now': m.server_sandbox_end_now(),
  renew: m.server_sandbox_renew(),
  'renew-fails': m.server_sandbox_renew_fails(),
  'renew-asks': m.server_sandbox_renew_asks(),
  'pay-overdue': m.server_sandbox_pay_overdue(),
  inquiry: m.server_sandbox_inquiry(),
  'inquiry-over': m.server_sandbox_inquiry_over(),
  'fraud-warning': m.server_sandbox_fraud_warning(),
  refund: m.server_sandbox_refund(),
  'refund-half': m.server_sandbox_refund_half(),
  dispute: m.server_sandbox_dispute(),
  'dispute-won': m.server_sandbox_dispute_won(),
  'dispute-lost': m.server_sandbox_dispute_lost(),
};
/** Labels for a page with one payment. */
const onlyPayment: Record<Action, string> = {
  ...labels,
  refund: m.server_sandbox_refund_this(),
  'refund-half': m.server_sandbox_refund_half_of_this(),
};
const asked: readonly Action[] = ['end-later', 'keep', 'end-now'];

const buttonsOf = (id: string, actions: readonly Action[], address: string, words = labels) =>
  actions.map(
    (action) =>
      `<form method="post" action="${escapeHtml(address)}"><input type="hidden" name="id" value="${id}"><button class="quiet" name="do" value="${action}">${words[action]}</button></form>`,
  );

function playSection(things: { id: string; actions: readonly Action[] }[], address: string, words = labels): string {
  const buttons = things.flatMap(({ id, actions }) => buttonsOf(id, actions, address, words));
  return buttons.length === 0
    ? ''
    : `<section class="play"><h2>${m.server_sandbox_play_title()}</h2>
<p class="soft">${m.server_sandbox_play_lead()}</p>
<div class="buttons">${buttons.join('\n')}</div></section>`;
}

const done: Record<Action, string> = {
  'end-later': m.server_sandbox_did_end_later(),
  keep: m.server_sandbox_did_keep(),
  'end-now': m.server_sandbox_did_end_now(),
  renew: m.server_sandbox_did_renew(),
  'renew-fails': m.server_sandbox_did_renew_fails(),
  'renew-asks': m.server_sandbox_did_renew_asks(),
  'pay-overdue': m.server_sandbox_did_pay_overdue(),
  inquiry: m.server_sandbox_did_inquire(),
  'inquiry-over': m.server_sandbox_did_end_inquiry(),
  'fraud-warning': m.server_sandbox_did_warn(),
  refund: m.server_sandbox_did_refund(),
  'refund-half': m.server_sandbox_did_refund_half(),
  dispute: m.server_sandbox_did_dispute(),
  'dispute-won': m.server_sandbox_did_win(),
  'dispute-lost': m.server_sandbox_did_lose(),
};

/** @returns the message after a simulated event; `no` means it wasn't possible. */
export function playedNotice(word: unknown): string | undefined {
  if (word === 'no') return m.server_sandbox_did_nothing();
  return typeof word === 'string' && Object.hasOwn(done, word) ? done[word as Action] : undefined;
}

function paymentState(payment: PaymentView): string {
  if (payment.dispute === 'open') return m.server_sandbox_state_disputed();
  if (payment.dispute === 'lost') return m.server_sandbox_state_lost();
  if (payment.refundedCents === payment.amountCents) return m.server_sandbox_state_refunded();
  const time = minuteOf(payment.paidAt);
  return payment.refundedCents > 0
    ? m.server_sandbox_state_part_refunded({ time, amount: formatCents(payment.refundedCents) })
    : m.server_sandbox_state_paid({ time });
}

const factOf = (name: string, value: string) => `<dt>${name}</dt><dd>${value}</dd>`;

function subscriptionPanel(subscription: SubscriptionView, address: string): string {
  const end = dayOf(subscription.currentPeriodEnd);
  const { status, endsAtPeriodEnd } = subscription;
  const facts =
    status === 'canceled'
      ? [factOf(m.server_sandbox_status(), m.server_sandbox_ended())]
      : [
          factOf(
            m.server_sandbox_status(),
            status === 'past_due' ? m.server_sandbox_past_due() : m.server_sandbox_active(),
          ),
          factOf(m.server_sandbox_price(), m.server_sandbox_monthly({ price: formatCents(subscription.monthCents) })),
          factOf(endsAtPeriodEnd ? m.server_sandbox_ends() : m.server_sandbox_next_payment(), end),
        ];
  const own = subscription.actions.filter((action) => asked.includes(action));
  return `<section class="panel"><h2 dir="auto">${escapeHtml(subscription.name)}</h2>
<dl>${facts.join('\n')}</dl>
${own.length > 0 ? `<div class="buttons">${buttonsOf(subscription.id, own, address).join('\n')}</div>` : ''}</section>`;
}

/** The customer portal. @param address form target of its buttons @param notice text */
export function portalPage(portal: PortalView, address: string, notice: string | undefined): string {
  const [newest] = portal.payments;
  const things = [
    ...portal.subscriptions.map(({ id, actions }) => ({
      id,
      actions: actions.filter((action) => !asked.includes(action)),
    })),
    ...(newest ? [{ id: newest.id, actions: newest.actions }] : []),
  ];
  const payments = portal.payments.map(
    (payment) =>
      `<tr><th scope="row" dir="auto">${escapeHtml(payment.lines.map(({ name }) => name).join(', '))}<br>
<span class="soft">${paymentState(payment)}</span><br>
<a class="target" href="/sandbox/receipt/${payment.id}">${m.server_sandbox_receipt_of({ day: dayOf(payment.paidAt) })}</a></th><td>${formatCents(payment.amountCents)}</td></tr>`,
  );
  return playedPage({
    title: m.server_sandbox_subscription(),
    body: `<h1>${m.server_sandbox_subscription()}</h1>
${noticeOf(notice, 'status')}
${
  portal.subscriptions.length > 0
    ? portal.subscriptions.map((one) => subscriptionPanel(one, address)).join('\n')
    : `<p>${m.server_sandbox_no_subscription()}</p>`
}
${payments.length > 0 ? `<section class="panel"><h2>${m.server_sandbox_payments()}</h2><table>${payments.join('\n')}</table></section>` : ''}
<p><a class="quiet" href="${escapeHtml(portal.back)}">${backToSite}</a></p>
${playSection(things, address)}`,
  });
}

export function receiptPage(payment: PaymentView): string {
  return playedPage({
    title: m.server_sandbox_receipt(),
    body: `<h1>${m.server_sandbox_receipt()}</h1>
<p class="soft">${m.server_sandbox_receipt_lead({ brand: escapeHtml(brand.name) })}</p>
<section class="panel"><h2>${m.server_sandbox_order()}</h2>${billOf({ ...payment, totalCents: payment.amountCents })}</section>
<p>${paymentState(payment)}</p>
<p><a class="quiet" href="/">${backToSite}</a></p>`,
  });
}

/** @param page texts. */
export function refusedPage(page: { title: string; words: string }): string {
  return playedPage({
    title: page.title,
    body: `<h1>${escapeHtml(page.title)}</h1>
<p>${escapeHtml(page.words)}</p>
<p><a class="quiet" href="/">${backToSite}</a></p>`,
  });
}
