/** Texts of timeline entries. Pure; PersonTimeline renders them. */
import { m } from '#messages';
import { auditActions } from '#shared/domain/audit.ts';
import { formatAmount } from '#shared/domain/catalogue.ts';
import { leadKindLabels, leadStatusLabels } from '#shared/domain/inbox-labels.ts';
import { didNotArrive, mailStatusLabels } from '#shared/domain/operations.ts';
import { timelineLabels } from '#shared/domain/users.ts';
import { referralLabels } from '#shared/domain/referrals.ts';
import { requestStatusLabels, serviceNames } from '#shared/domain/services-labels.ts';
import { adminPaths } from '#shared/admin-paths.ts';
import { deviceOf } from '#client/lib/device.ts';
import type { RouterOutputs } from '#client/lib/trpc.ts';

export type TimelineEntry = RouterOutputs['admin']['people']['timeline']['items'][number];

export type EntryText = {
  title: string;
  /** A one-line detail next to the title. */
  detail: string;
  /** The person's own text. */
  words: string | null;
  href: string | undefined;
  hrefLabel: string;
};

const lookUp = (words: object, key: string | null): string =>
  key !== null && Object.hasOwn(words, key) ? String((words as Record<string, unknown>)[key]) : (key ?? '');

/** Converts internal names to text: `waitlist_mobile` -> "Waitlist mobile". */
export function plainName(name: string | null): string {
  const text = (name ?? '').replace(/[-_]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const orderKindLabels = {
  cart: m.components_shop(),
  subscription: m.components_timeline_text_first_month_of_pro(),
  renewal: m.components_timeline_text_a_month_of_pro(),
};
const said = (...parts: (string | null | false | undefined)[]) => parts.filter(Boolean).join(', ');
const money = (cents: number | null) => (cents === null ? '' : formatAmount(cents));

function detailOf(entry: TimelineEntry): string {
  const { about, state } = entry;
  switch (entry.kind) {
    case 'visit':
      return said(
        about && m.components_timeline_text_first_page({ about }),
        state && m.components_timeline_text_from({ source: state }),
      );
    case 'conversation':
      return about ? m.components_timeline_text_first_page({ about }) : '';
    case 'profile':
    case 'application':
    case 'account':
    case 'account_confirmed':
      return about ?? '';
    case 'contact':
    case 'newsletter':
    case 'newsletter_confirmed':
    case 'newsletter_left':
      return plainName(about);
    case 'waitlist':
    case 'share':
    case 'subscription':
      return plainName(state);
    case 'lead_note':
      return lookUp(leadKindLabels, about);
    case 'lead_answer':
      return said(lookUp(leadKindLabels, about), didNotArrive(state) && m.components_timeline_text_not_arrived());
    case 'lead_status':
      return said(lookUp(leadKindLabels, about), lookUp(leadStatusLabels, state));
    case 'account_change':
      return lookUp(auditActions, state);
    case 'sign_in':
      return deviceOf(about ?? '').name;
    case 'referred':
      return said(about && m.components_timeline_text_by({ who: about }), lookUp(referralLabels, state));
    case 'order':
    case 'order_paid':
      return said(about, money(entry.cents), lookUp(orderKindLabels, state));
    case 'order_closed':
      return said(about, plainName(state));
    case 'mail':
      return said(plainName(about), lookUp(mailStatusLabels, state));
    case 'request':
      return said(
        lookUp(serviceNames, about),
        m.components_timeline_text_now({ status: lookUp(requestStatusLabels, state) }),
      );
    case 'request_status':
      return said(lookUp(serviceNames, about), lookUp(requestStatusLabels, state));
  }
}

/** @returns title, detail, text and link of an entry. @param entry as returned by `admin.people.timeline` */
export function textOf(entry: TimelineEntry): EntryText {
  return {
    title: timelineLabels[entry.kind],
    detail: said(detailOf(entry), entry.by && m.components_timeline_text_by({ who: entry.by })),
    words: entry.words,
    ...linkOf(entry),
  };
}

function linkOf({ kind, id, leadId }: TimelineEntry): Pick<EntryText, 'href' | 'hrefLabel'> {
  if (leadId) return { href: `${adminPaths.inbox}/${leadId}`, hrefLabel: m.components_open_the_lead() };
  if (kind === 'order' || kind === 'order_paid' || kind === 'order_closed')
    return { href: `${adminPaths.orders}/${id}`, hrefLabel: m.components_open_the_order() };
  const isRequest = kind === 'request' || kind === 'request_status';
  return { href: isRequest ? adminPaths.requests : undefined, hrefLabel: m.components_all_requests() };
}
