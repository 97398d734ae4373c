/** What a mail is made of. A template is a function from props to content; the one layout turns content into html and text. */
import type { z } from 'zod';

/** Marks text that asks for a reply. It's shown only if the agency reads replies; the email then gets a Reply-To. */
type Invitation = { invitesReply?: true };

/** A part of an email. Plain text is a paragraph. */
export type Block =
  | string
  | ({ kind: 'paragraph'; text: string } & Invitation)
  | { kind: 'button'; label: string; href: string }
  | { kind: 'link'; label: string; href: string }
  /** Something to be typed or copied, in letters that cannot be mistaken for each other. */
  | { kind: 'secret'; label: string; value: string }
  | { kind: 'list'; items: readonly string[] }
  /** Labeled texts, such as what a visitor sent us or a part of a plan. */
  | { kind: 'fields'; items: readonly { label: string; value: string }[] }
  | ({ kind: 'note'; text: string } & Invitation);

export type MailContent = {
  /** Holds nothing a visitor typed, except names that `safeName` and `safeBusinessName` let through. */
  subject: string;
  /** English where it is left out. */
  language?: MailLanguage | undefined;
  /** The line that mail programs show beside the subject. */
  preview: string;
  heading: string;
  blocks: readonly Block[];
  /** Why the reader gets this mail. */
  why: string;
  /** Where an answer goes, when not to us. */
  replyTo?: string | undefined;
  /** Something with a day and an hour, sent along as a file for calendars. */
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

export type MailLanguage = 'en' | 'es';

/** What the frame of every email says, around its own content. */
export const frameWords = {
  en: { openAddress: 'Or open this address:', visit: 'Visit our site', why: 'You’re getting this email because' },
  es: { openAddress: 'O abre esta dirección:', visit: 'Visita nuestro sitio', why: 'Recibes este correo porque' },
} as const satisfies Record<MailLanguage, Record<string, string>>;

export type MailEvent = {
  fileName: string;
  /** The same event has the same id in each mail; `sequence` grows where it has changed. */
  id: string;
  sequence: number;
  title: string;
  description: string;
  location: string;
  startsAt: Date;
  endsAt: Date;
  /** The page of the site that it is about. */
  path: string;
};

export type Links = {
  /** @returns the address of a page of the site, with the token where there is one. */
  to(path: string, token?: string): string;
};

/** Quota per class for an address that isn't confirmed yet. */
export const unconfirmedQuota = { most: 3, withinHours: 24 };

/**
 * Quota of emails per address, by class. Each purpose has its own class, so a stranger who submits forms with someone's
 * address can't use up that person's sign-in links.
 * - form: thanks for a public form, to an address that anyone may have typed.
 * - entry: links that open an account. new-address: link to confirm a changed address. chat: link to a chat.
 * - reset: link to set a new password. Four an hour to an owner; unconfirmed accounts get `unconfirmedQuota`.
 * - account: an event of an account. answer: what a person of the agency writes. agency: notices to ourselves. None of
 *   them is limited.
 */
export const quotas = {
  form: unconfirmedQuota,
  entry: unconfirmedQuota,
  'new-address': unconfirmedQuota,
  chat: unconfirmedQuota,
  reset: { most: 4, withinHours: 1 },
  account: undefined,
  answer: undefined,
  agency: undefined,
} as const satisfies Record<string, { most: number; withinHours: number } | undefined>;
export type MailClass = keyof typeof quotas;

/** Lists people can unsubscribe from: the newsletter with the waitlists, and members' weekly notes and reminders. */
export const subscribedLists = ['newsletter', 'weekly', 'reminders'] as const;
export type SubscribedList = (typeof subscribedLists)[number];

type Definition<Data extends z.ZodType, Secrets extends z.ZodType> = {
  class: MailClass;
  /** Set for what one can unsubscribe from. */
  list?: SubscribedList;
  data: Data;
  secrets: Secrets;
  content(props: { data: z.output<Data>; secrets: z.output<Secrets>; links: Links }): MailContent;
};

/** Keeps the types of data and secrets together with the function that uses them. */
export const defineTemplate = <Data extends z.ZodType, Secrets extends z.ZodType>(
  definition: Definition<Data, Secrets>,
): Definition<Data, Secrets> => definition;

/**
 * A first name as it may be greeted by. Anything else than letters, spaces, hyphens and apostrophes, or more than three
 * words, is no name but a message for somebody else's inbox.
 */
export function safeName(name: string | null | undefined, otherwise: string): string {
  const tidy = (name ?? '').normalize('NFC').trim().replace(/ +/g, ' ');
  const isName = /^\p{L}[\p{L}\p{M}' ’-]*$/u.test(tidy) && tidy.length <= 40 && tidy.split(' ').length <= 3;
  return isName ? tidy : otherwise;
}

const businessChars = 60;
const businessWords = 8;
const hasName = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}&'’.,()/+!# -]*$/u;
/** An address, a domain, or a phone number: mail programs make links of them. */
const leadsElsewhere = /https?|www\b|:\/\/|@|[\p{L}\p{N}-][.。][\p{L}]{2,}|\d(?:[\s().-]*\d){6,}/iu;

/**
 * A business name as it may stand in an email to an address that nobody has confirmed, clipped to one line. Undefined for
 * what is empty, could become a link, or is a message rather than a name.
 */
export function safeBusinessName(name: string | null | undefined): string | undefined {
  const tidy = (name ?? '').normalize('NFC').trim().replace(/ +/g, ' ');
  if (!hasName.test(tidy) || leadsElsewhere.test(tidy.normalize('NFKC')) || /\p{M}{3}/u.test(tidy)) return undefined;
  if (tidy.split(' ').length > businessWords) return undefined;
  return clip(tidy, businessChars);
}

/**
 * A sentence of a plan as it may stand in such an email: one line, clipped. Plans quote their owners, so one that could
 * become a link is left out.
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

/** Cut at a word's end, with an ellipsis. */
function clip(text: string, chars: number): string {
  if (text.length <= chars) return text;
  const cut = text
    .slice(0, chars - 1)
    .toWellFormed()
    .replace('\ufffd', '');
  const space = cut.lastIndexOf(' ');
  return `${(space > chars / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.&(/+-]+$/, '')}…`;
}

/** First letter and domain: enough for the owner to recognise it. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? '…' : `${[...address][0]}…${address.slice(at)}`;
}
