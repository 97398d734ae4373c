/**
 * Finds contact data in a text: phone numbers, email addresses, web addresses and handles, even spelled out or
 * disguised. A model's text may contain only the owner's own contact data. Otherwise a prompt injection could put an ad
 * into a profile.
 */

/** Top-level domains that count after a word like "dot", or with spaces around the dot. */
const spelledEnds =
  'com|net|org|io|co|biz|info|app|dev|ai|shop|store|online|site|xyz|club|link|edu|gov|test|example|es|mx|ru|cn|uk';
/** Those among them that never start a sentence. */
const plainEnds = 'com|net|org|io|biz|xyz|edu|gov';
/** Addresses with a one-letter name, like x.com or t.me. Elsewhere a single letter is part of an abbreviation. */
const shortNames = /^\p{L}\.(?:com|co|me|ly|io|gg|st|cc|to)$/u;

const digitWords: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'zero oh cero',
    'one uno una',
    'two dos',
    'three tres',
    'four cuatro',
    'five cinco',
    'six seis',
    'seven siete',
    'eight ocho',
    'nine nueve',
  ].flatMap((words, digit) => words.split(' ').map((word) => [word, `${digit}`])),
);
const digit = `(?:${Object.keys(digitWords).join('|')}|\\d)`;
/** Digits one by one, as words or figures: "three oh five", "3, 0, 5". */
const spelledNumber = new RegExp(`(?<![\\p{L}\\d])${digit}(?:[\\s,.*|•–-]{1,3}${digit}(?![\\p{L}\\d])){6,}`, 'giu');
const oneDigit = new RegExp(digit, 'giu');
/** Any top-level domain after the word "dot", unless it means a visible dot: "red dot on the map". */
const anyEnd =
  /(?<=\p{L}{3})(?<!(?<!\p{L})(?:polka|the|red|blue|green|black|white|each|every|this|that|one|your|our)) dot (?!(?:on|in|of|at|is|and|or|for|to|that|the|with|by|as|per|you|we|it)(?!\p{L}))(?=\p{L}{2,6}(?!\p{L}))/giu;
/** Words written with a space after each letter. */
const spacedLetters = /(?<![\p{L}\d])(?:[\p{L}\d.@][.@]? ){5,80}[\p{L}\d](?![\p{L}\d])/gu;

const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** Converts a digit of any script to 0-9. Unicode lists the digits of a script in order, starting at zero. */
function westernDigit(character: string): string {
  const code = character.codePointAt(0)!;
  let value = 0;
  while (value < 9 && isDigit(code - value - 1)) value += 1;
  return `${value}`;
}

/**
 * Normalizes a text: converts digits of other scripts and spelled-out addresses, drops invisible and combining
 * characters.
 */
function undisguised(text: string): string {
  const folded = text
    .toWellFormed()
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{M}]/gu, '')
    .replace(/(?![0-9])\p{Nd}/gu, westernDigit)
    .replace(/[。･·‧∙⋅•](?=\S)/gu, '.')
    .replace(/[‐-―−]/gu, '-');
  return folded
    .replace(/\s{0,3}[([{<]\s?(?:dot|punto|\.)\s?[)\]}>]\s{0,3}/giu, '.')
    .replace(/\s{0,3}[([{<]\s?(?:at|arroba|@)\s?[)\]}>]\s{0,3}/giu, '@')
    .replace(/\s{1,3}(?:arroba|at[ -]sign)\s{1,3}/giu, '@')
    .replace(anyEnd, '.')
    .replace(spacedLetters, (letters) => letters.replaceAll(' ', ''))
    .replace(
      new RegExp(
        `(?<=[\\p{L}\\d])[\\s_-]{1,3}(?:dot|punto|point|period)[\\s_-]{1,3}(?=(?:${spelledEnds})(?![\\p{L}\\d]))`,
        'giu',
      ),
      '.',
    )
    .replace(/(?<=\p{L}{3})(?:dot|punto)(?=(?:com|net|org)(?!\p{L}))/giu, '.')
    .replace(new RegExp(`(?<=[\\p{L}\\d])(?: \\. ?|\\. )(?=(?:${plainEnds})(?![\\p{L}\\d]))`, 'giu'), '.')
    .replace(spelledNumber, (words) =>
      (words.match(oneDigit) ?? []).map((word) => digitWords[word.toLowerCase()] ?? word).join(''),
    );
}

/** File names, which have a dot but aren't addresses. A missing space after a period is rare enough to ignore. */
const fileName =
  /\.(?:pdf|png|jpe?g|gif|webp|svg|html?|css|js|ts|tsx|jsx|csv|xlsx?|docx?|txt|xml|json|mp[34]|wav|ics|yml|yaml)$/;
const address =
  /(?<![\p{L}\d.@-])(?:[\p{L}\d][\p{L}\d-]{0,62}\.){1,8}\p{L}[\p{L}\d-]{1,62}(?![\p{L}\d])(?:[:/?#][^\s"'<>)\]]*)?/gu;
const isAddress = (words: string) => {
  const host = words.split(/[:/?#]/)[0]!;
  return !fileName.test(host) && (shortNames.test(host) || !host.split('.').some((label) => /^\p{L}$/u.test(label)));
};

const others: readonly RegExp[] = [
  // An email address, or a handle.
  /[^\s@"'<>()]{1,64} ?@ ?[^\s@.]{1,63}(?:\.[^\s@.,;]{1,63})+/gu,
  /[^\s@]{1,64}@[^\s@]{2,64}/gu,
  /(?<![\p{L}\d])@\p{L}[\p{L}\d_.]{1,63}/gu,
  /\S{1,64} at (?:gmail|googlemail|yahoo|hotmail|icloud|proton(?:mail)?)(?!\p{L})/gu,
  // A word with underscores, as in user names. In brackets it's a blank to fill in.
  /(?<![\p{L}\d_{[<])(?!utm_)\p{L}[\p{L}\d]*(?:_[\p{L}\d]+)+(?![\p{L}\d_}\]>])/gu,
  // Schemes, including broken ones, and IP addresses.
  /(?<!\p{L})(?:h(?:tt|xx)ps?(?!\p{L})|(?:tel|mailto|sms|whatsapp|skype|tg):)\S*/gu,
  /(?<![\p{L}\d])www(?!\p{L})\S*/gu,
  /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/gu,
];

const phone = /[+(]?\d(?:[\s().\-/_]{0,3}\d){6,}/gu;
/** Vanity numbers: a toll-free prefix, then letters of a phone keypad. */
const vanity = /(?<!\d)8(?:00|33|44|55|66|77|88)\)?[ .-]{1,2}[A-Z][A-Z\d-]{4,}/g;
/** Dates and ranges of four-digit numbers, which look like phone numbers. */
const noPhone =
  /^(?:(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d|\d{4}\s?[-/]\s?\d{4})$/;

/**
 * Returns whether numbers in a row are a list rather than a phone number: at least four in ascending order ("10, 11,
 * 12, 13"), thousands ("1 000 000"), or a count ("1234567", which is also what spelled-out digits have become by now).
 */
function isCounting(words: string): boolean {
  const groups = words.match(/\d+/g) ?? [];
  if (groups.length === 1) return '01234567890'.includes(groups[0]);
  if (groups.slice(1).every((group) => group === '000')) return true;
  return groups.length >= 4 && groups.every((group, at) => at === 0 || Number(groups[at - 1]) < Number(group));
}

/** Email address without the punctuation around it. */
const bareEmail = /[\p{L}\d._%+-]+@[\p{L}\d][\p{L}\d.-]*/u;

/**
 * Returns a key that is the same for every spelling of an address: without scheme, "www." and punctuation around it.
 */
const keyOf = (found: string) =>
  (bareEmail.exec(found)?.[0] ?? found)
    .replace(/^h(?:tt|xx)ps?\W*/, '')
    .replace(/^www\./, '')
    .replace(/[.,;:!?/-]+$/, '');

/**
 * Finds contact data.
 * @returns a key for each: lower case, without scheme and "www."; for a phone number, its digits.
 */
export function contactsIn(text: string): string[] {
  const plain = undisguised(text.slice(0, 20_000));
  const lower = plain.toLowerCase();
  const phones = [...lower.matchAll(phone)].filter(([words]) => !noPhone.test(words.trim()) && !isCounting(words));
  return [
    ...new Set([
      ...[...lower.matchAll(address)]
        .map(([words]) => words)
        .filter(isAddress)
        .map(keyOf),
      ...others.flatMap((pattern) => [...lower.matchAll(pattern)].map(([words]) => keyOf(words))),
      ...phones.map(([words]) => words.replace(/\D/g, '')),
      ...[...plain.matchAll(vanity)].map(([words]) => words.toLowerCase()),
    ]),
  ];
}

/** Reduces a phone number to its last ten digits, since the country code may be missing. */
const numberOf = (key: string) => (/^\d{7,}$/.test(key) ? key.slice(-10) : key);

/** Services that our own plans and prompts mention by address, and words that look like an address. */
const known = new Set([
  'schema.org',
  'booking.com',
  'customer.io',
  'frame.io',
  'smith.ai',
  'google.com',
  'canva.com',
  'node.js',
  'next.js',
]);

/** Sites where anyone can have a page. Naming one doesn't make its other pages the owner's. */
const sharedSites =
  /(?:^|\.)(?:facebook|fb|instagram|tiktok|youtube|youtu|linkedin|twitter|x|t|wa|linktr|yelp|google|goo|bit|gmail|yahoo|hotmail|outlook|icloud|proton|protonmail|whatsapp|telegram)\.[a-z]{2,3}$/;

const hostOf = (key: string) => key.replace(/^.*@/, '').replace(/[:/?#].*$/, '');

/** Returns whether a text contains contact data that isn't the owner's. */
export type HasForeignContact = (text: string) => boolean;

/**
 * Creates the check for contact data that isn't the owner's. All pages of the owner's site count as theirs, and so does
 * the site at their email address.
 * @param own everything the owner wrote, and our own texts
 */
export function foreignContacts(own: readonly (string | undefined)[]): HasForeignContact {
  const theirs = new Set(own.flatMap((text) => contactsIn(text ?? '').map(numberOf)));
  for (const key of [...theirs]) theirs.add(hostOf(key));
  const isOwnPage = (key: string) => {
    const host = hostOf(key);
    return !key.includes('@') && theirs.has(host) && !known.has(host) && !sharedSites.test(host);
  };
  return (text) => contactsIn(text).some((key) => !known.has(key) && !theirs.has(numberOf(key)) && !isOwnPage(key));
}

/** Collects all strings in a value, at any depth. In JSON, a contact would be glued to an escaped line break. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
