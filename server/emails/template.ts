/** Building blocks of emails. A template is a function from props to content; the layout renders content to HTML and text. */
import type { z } from 'zod';

/** Marks text that asks for a reply. It's shown only if the agency reads replies; the email then gets a Reply-To. */
type Invitation = { invitesReply?: true };

/** A part of an email. Plain text is a paragraph. */
export type Block =
  | string
  | ({ kind: 'paragraph'; text: string } & Invitation)
  | { kind: 'button'; label: string; href: string }
  | { kind: 'link'; label: string; href: string }
  /** A value to type or copy, in a font where no two characters look alike. */
  | { kind: 'secret'; label: string; value: string }
  | { kind: 'list'; items: readonly string[] }
  /** Labeled texts, such as what a visitor sent us or a part of a plan. */
  | { kind: 'fields'; items: readonly { label: string; value: string }[] }
  | ({ kind: 'note'; text: string } & Invitation);

export type MailContent = {
  /** Contains no visitor input except names accepted by `safeName` and `safeBusinessName`. */
  subject: string;
  /** Default: English. */
  language?: MailLanguage | undefined;
  /** The line that email clients show next to the subject. */
  preview: string;
  heading: string;
  blocks: readonly Block[];
  /** Sentence on why the reader gets this email. */
  why: string;
  /** Reply-To address, if replies don't go to the agency. */
  replyTo?: string | undefined;
  /** Event attached as a calendar file. */
  event?: MailEvent | undefined;
};

/**
 * Sets the Reply-To of an email that asks for replies.
 * @param replyTo address where the agency reads replies; undefined leaves out all text that asks for one
 */
export function withReplies(content: MailContent, replyTo: string | undefined): MailContent {
  const to = content.replyTo ?? replyTo;
  const asksForReply = (block: Block) => typeof block === 'object' && 'invitesReply' in block;
  if (!content.blocks.some(asksForReply)) return content;
  return to
    ? { ...content, replyTo: to }
    : { ...content, blocks: content.blocks.filter((block) => !asksForReply(block)) };
}

/** Languages of emails. A message without a translation is in English. */
export type MailLanguage = 'en' | 'es';

export type MailEvent = {
  fileName: string;
  /** The same in every email about this event. `sequence` goes up when the event changes. */
  id: string;
  sequence: number;
  title: string;
  description: string;
  location: string;
  startsAt: Date;
  endsAt: Date;
  /** Page of the site about this event. */
  path: string;
};

export type Links = {
  /** Returns the URL of a page of the site, with the token if there is one. */
  to(path: string, token?: string): string;
};

/** Quota per class for an address that isn't confirmed yet. */
export const unconfirmedQuota = { most: 3, withinHours: 24 };

/**
 * Quota of emails per address, by class. Each purpose has its own class, so a stranger who submits forms with someone's
 * address can't use up that person's sign-in links.
 * - form: confirmation of a public form, to an address anyone may have typed.
 * - entry: link to open an account. new-address: link to confirm a changed address. chat: link to a chat.
 * guest: link to sign in or to a new account, for someone who checks out without one.
 * - reset: link to set a new password. Four an hour to an owner; unconfirmed accounts get `unconfirmedQuota`.
 * - account: account event. answer: message written by the agency. agency: notice to the agency. These are unlimited.
 */
export const quotas = {
  form: unconfirmedQuota,
  entry: unconfirmedQuota,
  'new-address': unconfirmedQuota,
  chat: unconfirmedQuota,
  guest: unconfirmedQuota,
  reset: { most: 4, withinHours: 1 },
  account: undefined,
  answer: undefined,
  agency: undefined,
} as const satisfies Record<string, { most: number; withinHours: number } | undefined>;
export type MailClass = keyof typeof quotas;

/** Lists people can unsubscribe from: the newsletter with the waitlists, and members' weekly notes and reminders. */
export const subscribedLists = ['newsletter', 'weekly', 'reminders'] as const;
export type SubscribedList = (typeof subscribedLists)[number];

/**
 * Primary purpose of an email under the US law on commercial email (CAN-SPAM, 16 CFR 316.3). Commercial email promotes the
 * agency and its offers, so it needs the agency's street address and a way to unsubscribe. Without an address none is sent;
 * one already queued is given up after a day.
 */
type Purpose = 'commercial' | 'transactional';

type Definition<Data extends z.ZodType, Secrets extends z.ZodType> = {
  class: MailClass;
  /** List that the reader can unsubscribe from. */
  list?: SubscribedList;
  purpose: Purpose;
  data: Data;
  secrets: Secrets;
  content(props: { data: z.output<Data>; secrets: z.output<Secrets>; links: Links }): MailContent;
};

/** Keeps the types of data and secrets together with the function that uses them. */
export const defineTemplate = <Data extends z.ZodType, Secrets extends z.ZodType>(
  definition: Definition<Data, Secrets>,
): Definition<Data, Secrets> => definition;

/**
 * Returns a first name that's safe in a greeting, or undefined. A name has letters, spaces, hyphens and apostrophes and at
 * most three words; anything else could be a message meant for someone else's inbox.
 */
export function safeName(name: string | null | undefined): string | undefined {
  const tidy = (name ?? '').normalize('NFC').trim().replace(/ +/g, ' ');
  const isName = /^\p{L}[\p{L}\p{M}' ’-]*$/u.test(tidy) && tidy.length <= 40 && tidy.split(' ').length <= 3;
  return isName ? tidy : undefined;
}

const businessChars = 60;
const businessWords = 8;
const hasName = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}&'’.,()/+!# -]*$/u;
/** Matches URLs, domains, email addresses and phone numbers, which email clients turn into links. */
const leadsElsewhere = /https?|www\b|:\/\/|@|[\p{L}\p{N}-][.。][\p{L}]{2,}|\d(?:[\s().-]*\d){6,}/iu;

/**
 * Returns a business name that's safe in an email to an unconfirmed address, clipped to one line. Undefined if it's empty,
 * could become a link, or reads like a message.
 */
export function safeBusinessName(name: string | null | undefined): string | undefined {
  const tidy = (name ?? '').normalize('NFC').trim().replace(/ +/g, ' ');
  if (!hasName.test(tidy) || leadsElsewhere.test(tidy.normalize('NFKC')) || /\p{M}{3}/u.test(tidy)) return undefined;
  if (tidy.split(' ').length > businessWords) return undefined;
  return clip(tidy, businessChars);
}

/**
 * Returns a sentence of a plan that's safe in such an email, clipped to one line. Undefined if it could become a link, since
 * plans quote their owners.
 */
export function safeSentence(text: string | null | undefined, chars: number): string | undefined {
  const line = (text ?? '')
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  if (line === '' || leadsElsewhere.test(line.normalize('NFKC'))) return undefined;
  return clip(line, chars);
}

/** Cuts text at the end of a word and adds an ellipsis. */
function clip(text: string, chars: number): string {
  if (text.length <= chars) return text;
  const cut = text
    .slice(0, chars - 1)
    .toWellFormed()
    .replace('\ufffd', '');
  const space = cut.lastIndexOf(' ');
  return `${(space > chars / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.&(/+-]+$/, '')}…`;
}

/** Masks an address down to its first letter and domain, enough for the owner to recognize it. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? '…' : `${[...address][0]}…${address.slice(at)}`;
}
