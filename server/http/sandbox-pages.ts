/** HTML of the sandbox's pages: plain documents that work without scripts and say at the top that no money moves. */
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

/** @param page `title` is text; `body` is HTML with escaped texts. */
function playedPage(page: { title: string; body: string }): string {
  return plainPage({
    title: page.title,
    style,
    body: `<p class="played"><strong>Test payment page.</strong> No money moves.</p>
${page.body}`,
  });
}

type Bought = Pick<PageView, 'lines' | 'discountCents'> & { totalCents: number };

function billOf({ lines, discountCents, totalCents }: Bought): string {
  const rows = lines.map(({ name, unitCents, quantity }) => {
    const count = quantity > 1 ? ` <span class="soft">× ${quantity}, ${formatCents(unitCents)} each</span>` : '';
    return `<tr><th scope="row" dir="auto">${escapeHtml(name)}${count}</th><td>${formatCents(unitCents * quantity)}</td></tr>`;
  });
  if (discountCents > 0) rows.push(`<tr><th scope="row">Discount</th><td>−${formatCents(discountCents)}</td></tr>`);
  rows.push(`<tr class="total"><th scope="row">Total</th><td>${formatCents(totalCents)}</td></tr>`);
  return `<table>${rows.join('\n')}</table>`;
}

const noticeOf = (words: string | undefined, role: 'alert' | 'status') =>
  words ? `<p class="notice" role="${role}">${escapeHtml(words)}</p>` : '';

/** The checkout page, or its outcome. @param notice text */
export function checkoutPage(page: PageView, notice: string | undefined): string {
  if (page.status === 'complete') return paidPage(page, notice);
  const heading = page.status === 'open' ? 'Your order' : 'What was in your order';
  const bill = `<section class="panel"><h2>${heading}</h2>${billOf(page)}</section>`;
  if (page.status === 'expired')
    return playedPage({
      title: 'Payment page closed',
      body: `<h1>This payment page is closed</h1>
<p>You didn’t pay anything. You can order again.</p>
${bill}
<p><a class="quiet" href="${escapeHtml(page.giveUp)}">Back to ${escapeHtml(brand.name)}</a></p>`,
    });
  const total = formatCents(page.totalCents);
  const [line] = page.lines;
  const monthly =
    page.kind === 'subscription' && line
      ? `<p class="soft">Then ${formatCents(line.unitCents)} a month until you cancel.</p>`
      : '';
  return playedPage({
    title: `Pay ${total}`,
    body: `<h1>Pay ${total}</h1>
<p class="soft">To ${escapeHtml(brand.name)}. This page expires ${minuteOf(page.expiresAt)}.</p>
${noticeOf(notice, 'alert')}
${bill}
${monthly}
<form method="post" action="/sandbox/checkout/${page.id}">
<fieldset><legend>Pay with</legend>
<label><input type="radio" name="card" value="own" checked> A test card only you use</label>
<label><input type="radio" name="card" value="shared"> A test card that other buyers also use</label>
</fieldset>
<div class="buttons">
<button name="do" value="pay">Pay ${total}</button>
<button class="quiet" name="do" value="decline">Pay with a card that is declined</button>
</div>
</form>
<p><a class="target" href="${escapeHtml(page.giveUp)}">Back without paying</a></p>`,
  });
}

function paidPage(page: PageView, notice: string | undefined): string {
  const { payment } = page;
  return playedPage({
    title: 'Paid',
    body: `<h1>Paid</h1>
${noticeOf(notice, 'status')}
<section class="panel"><h2>What you bought</h2>${billOf(page)}</section>
${payment ? `<p>${paymentState(payment)}</p>` : ''}
<p><a class="quiet" href="${escapeHtml(page.back)}">Back to ${escapeHtml(brand.name)}</a></p>
${payment ? playSection([payment], `/sandbox/checkout/${page.id}/play`).replaceAll('the last payment', 'this payment') : ''}`,
  });
}

/** Says `the last payment`, because there may be several. */
const labels: Record<Action, string> = {
  'end-later': 'Cancel at the end of the period',
  keep: 'Keep it',
  'end-now': 'Cancel now',
  renew: 'Renewal succeeds',
  'renew-fails': 'Renewal fails',
  'pay-overdue': 'Pay the overdue month',
  refund: 'Refund the last payment',
  'refund-half': 'Refund half of the last payment',
  dispute: 'Cardholder disputes it',
  'dispute-won': 'We win the dispute',
  'dispute-lost': 'We lose the dispute',
};
const asked: readonly Action[] = ['end-later', 'keep', 'end-now'];

const buttonsOf = (id: string, actions: readonly Action[], address: string) =>
  actions.map(
    (action) =>
      `<form method="post" action="${escapeHtml(address)}"><input type="hidden" name="id" value="${id}"><button class="quiet" name="do" value="${action}">${labels[action]}</button></form>`,
  );

function playSection(things: { id: string; actions: readonly Action[] }[], address: string): string {
  const buttons = things.flatMap(({ id, actions }) => buttonsOf(id, actions, address));
  return buttons.length === 0
    ? ''
    : `<section class="play"><h2>Try what can happen</h2>
<p class="soft">Things a bank or the calendar would do. The site gets them as signed events, just like real ones.</p>
<div class="buttons">${buttons.join('\n')}</div></section>`;
}

const done: Record<Action, string> = {
  'end-later': 'It ends when the current period does.',
  keep: 'It continues.',
  'end-now': 'It has ended.',
  renew: 'Another month was paid.',
  'renew-fails': 'Another month started, but its payment failed.',
  'pay-overdue': 'The overdue month was paid.',
  refund: 'The payment was refunded.',
  'refund-half': 'Half of the payment was refunded.',
  dispute: 'The cardholder disputed the payment.',
  'dispute-won': 'We won the dispute and keep the payment.',
  'dispute-lost': 'We lost the dispute, and the payment is gone.',
};

/** @returns the message after a simulated event; `no` means it wasn't possible. */
export function playedNotice(word: unknown): string | undefined {
  if (word === 'no') return 'That’s no longer possible. Here’s the current state.';
  return typeof word === 'string' && Object.hasOwn(done, word) ? done[word as Action] : undefined;
}

function paymentState(payment: PaymentView): string {
  if (payment.dispute === 'open') return 'The cardholder is disputing it.';
  if (payment.dispute === 'lost') return 'The cardholder disputed it and got the money back.';
  if (payment.refundedCents === payment.amountCents) return 'Refunded in full.';
  const paid = `Paid on ${minuteOf(payment.paidAt)}.`;
  return payment.refundedCents > 0 ? `${paid} ${formatCents(payment.refundedCents)} refunded.` : paid;
}

function subscriptionPanel(subscription: SubscriptionView, address: string): string {
  const end = dayOf(subscription.currentPeriodEnd);
  const { status, endsAtPeriodEnd } = subscription;
  const facts =
    status === 'canceled'
      ? ['<dt>Status</dt><dd>Ended</dd>']
      : [
          `<dt>Status</dt><dd>${status === 'past_due' ? 'Active, but the last payment failed' : 'Active'}</dd>`,
          `<dt>Price</dt><dd>${formatCents(subscription.monthCents)} a month</dd>`,
          endsAtPeriodEnd ? `<dt>Ends</dt><dd>${end}</dd>` : `<dt>Next payment</dt><dd>${end}</dd>`,
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
<a class="target" href="/sandbox/receipt/${payment.id}">Receipt of ${dayOf(payment.paidAt)}</a></th><td>${formatCents(payment.amountCents)}</td></tr>`,
  );
  return playedPage({
    title: 'Your subscription',
    body: `<h1>Your subscription</h1>
${noticeOf(notice, 'status')}
${
  portal.subscriptions.length > 0
    ? portal.subscriptions.map((one) => subscriptionPanel(one, address)).join('\n')
    : '<p>You don’t have a subscription yet.</p>'
}
${payments.length > 0 ? `<section class="panel"><h2>Payments</h2><table>${payments.join('\n')}</table></section>` : ''}
<p><a class="quiet" href="${escapeHtml(portal.back)}">Back to ${escapeHtml(brand.name)}</a></p>
${playSection(things, address)}`,
  });
}

export function receiptPage(payment: PaymentView): string {
  return playedPage({
    title: 'Receipt',
    body: `<h1>Receipt</h1>
<p class="soft">From ${escapeHtml(brand.name)}, for a test payment.</p>
<section class="panel"><h2>Your order</h2>${billOf({ ...payment, totalCents: payment.amountCents })}</section>
<p>${paymentState(payment)}</p>
<p><a class="quiet" href="/">Back to ${escapeHtml(brand.name)}</a></p>`,
  });
}

/** @param page texts. */
export function refusedPage(page: { title: string; words: string }): string {
  return playedPage({
    title: page.title,
    body: `<h1>${escapeHtml(page.title)}</h1>
<p>${escapeHtml(page.words)}</p>
<p><a class="quiet" href="/">Back to ${escapeHtml(brand.name)}</a></p>`,
  });
}
