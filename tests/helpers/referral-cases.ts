/**
 * Lists honest and fraudulent referrals, each with a label. Rewarding a `fraud` case or refusing an `honest` one is a
 * failure.
 */

/**
 * A person who comes through a referral link. Browser, network and card names are local to the case; `referrer` means
 * the referrer's own.
 */
export type Friend = {
  /** Derived from the referrer's address; by default an address of their own. */
  email?: string | ((referrer: string) => string);
  browser?: string;
  network?: string;
  via?: 'sign-up' | 'chat';
  /** Days between the visit and the account; null for no visit at all. */
  clickedDaysAgo?: number | null;
  /** Days since the conversation started. */
  begunDaysAgo?: number;
  /** Changes the code on its way. */
  code?: (code: string) => string;
  /** The browser is signed in as the referrer. */
  isSignedIn?: boolean;
  /** The account already existed; `unconfirmed` means it was never confirmed. */
  hadAccount?: 'confirmed' | 'unconfirmed';
  /** First signs up with someone else's address by mistake, in the same browser. */
  mistypes?: boolean;
  /** Browser in which the address is confirmed; by default the one used for sign-up. */
  confirmsIn?: string;
  /** Card used; by default a separate one, null for none. */
  card?: string | null;
  cents?: number;
  /** Card of another payment during the hold. */
  thenCard?: string;
  daysUntilPaid?: number;
  /** Event before the hold ends. */
  then?: 'refund' | 'banned' | 'gone';
  /** Event after the reward was given. */
  afterwards?: 'chargeback';
  /** Index of the earlier friend whose link was used; by default the referrer's link. */
  by?: number;
  /** This friend's label, if it differs from the case's. */
  label?: 'fraud' | 'honest' | 'bystander';
};

export type ReferralCase = {
  name: string;
  label: 'fraud' | 'honest';
  referrer?: {
    email?: string;
    state?: 'banned' | 'banned in the hold' | 'banned before the payment' | 'unconfirmed';
    /** Card used before any friend came, or during the hold. */
    card?: string;
    thenCard?: string;
    /** Another browser in which the referrer's own page was opened. */
    otherBrowser?: string;
  };
  friends: Friend[];
};

const fraud = (name: string, friend: Friend, rest: Partial<ReferralCase> = {}): ReferralCase => ({
  name,
  label: 'fraud',
  friends: [friend],
  ...rest,
});
const honest = (name: string, friend: Friend = {}, rest: Partial<ReferralCase> = {}): ReferralCase => ({
  name,
  label: 'honest',
  friends: [friend],
  ...rest,
});
const times = (count: number, friend: Friend): Friend[] => Array.from({ length: count }, () => ({ ...friend }));
const plus = (tag: string) => (email: string) => email.replace('@', `+${tag}@`);
const dotted = (email: string) => email.replace(/(?<=\w)(?=\w+@)/g, '.');
const at = (domain: string) => (email: string) => email.replace(/@.*/, `@${domain}`);
/** An honest friend through whose link the next ones come. */
const between: Friend = { label: 'honest' };

const samePerson: ReferralCase[] = [
  fraud('own address with a plus', { email: plus('2') }),
  fraud('own address with two pluses', { email: plus('a+b') }),
  fraud('own address with an empty tag', { email: plus('') }),
  fraud('own address in capitals and a plus', { email: (email) => plus('Shop')(email).toUpperCase() }),
  fraud('own address with dots', { email: dotted }),
  fraud('own address with dots and a plus', { email: (email) => plus('x')(dotted(email)) }),
  fraud('own address at googlemail', { email: at('googlemail.com') }),
  fraud('own address at googlemail with dots', { email: (email) => dotted(at('googlemail.com')(email)) }),
  fraud('own googlemail address at gmail', { email: at('gmail.com') }, { referrer: { email: '@googlemail.com' } }),
  fraud('own business address with a plus', { email: plus('2') }, { referrer: { email: '@coral-roofing.example' } }),
  fraud('own outlook address with a plus', { email: plus('promo') }, { referrer: { email: '@outlook.com' } }),
  fraud('own address with a plus, by the chat', { email: plus('chat'), via: 'chat' }),
  fraud('own address with dots, by the chat', { email: dotted, via: 'chat' }),
  fraud('own address with a plus, from another network and card', { email: plus('3'), network: 'far away' }),
];

const sameBrowser: ReferralCase[] = [
  fraud('own browser, signed out', { browser: 'referrer' }),
  fraud('own browser, still signed in', { browser: 'referrer', isSignedIn: true }),
  fraud('own browser, by the chat', { browser: 'referrer', via: 'chat' }),
  fraud('own browser, from another network', { browser: 'referrer', network: 'a phone' }),
  fraud('own second browser', { browser: 'second' }, { referrer: { otherBrowser: 'second' } }),
  fraud(
    'own second browser, by the chat',
    { browser: 'second', via: 'chat' },
    { referrer: { otherBrowser: 'second' } },
  ),
  fraud('a private window, confirmed in the own browser', { confirmsIn: 'referrer' }),
  fraud('a private window and chat, activated in the own browser', { via: 'chat', confirmsIn: 'referrer' }),
  fraud(
    'a private window, confirmed in the own second browser',
    { confirmsIn: 'second' },
    { referrer: { otherBrowser: 'second' } },
  ),
  fraud('a private window while the own session is copied there', { isSignedIn: true }),
];

const rings: ReferralCase[] = [
  fraud('A, B, A by address', between, { friends: [between, { by: 0, email: plus('again') }] }),
  fraud('A, B, A by dots', between, { friends: [between, { by: 0, email: dotted }] }),
  fraud('A, B, A by browser', between, { friends: [between, { by: 0, browser: 'referrer' }] }),
  fraud('A, B, A by card', between, {
    friends: [between, { by: 0, card: 'referrer’s' }],
    referrer: { card: 'referrer’s' },
  }),
  fraud('A, B, A by chat', between, { friends: [between, { by: 0, email: plus('talk'), via: 'chat' }] }),
  fraud('A, B, C, A by address', between, {
    friends: [between, { by: 0, label: 'honest' }, { by: 1, email: plus('far') }],
  }),
  fraud('A, B, C, A by browser', between, {
    friends: [between, { by: 0, label: 'honest' }, { by: 1, browser: 'referrer' }],
  }),
  fraud('A, B, C, D, A by address', between, {
    friends: [between, { by: 0, label: 'honest' }, { by: 1, label: 'honest' }, { by: 2, email: plus('round') }],
  }),
];

const tooLate: ReferralCase[] = [
  fraud('an account that was there, signing up again', { hadAccount: 'confirmed' }),
  fraud('an account that was there, by the chat', { hadAccount: 'confirmed', via: 'chat' }),
  fraud('an unconfirmed account that was there', { hadAccount: 'unconfirmed' }),
  fraud('an unconfirmed account that was there, by the chat', { hadAccount: 'unconfirmed', via: 'chat' }),
  fraud('a visit 31 days ago', { clickedDaysAgo: 31 }),
  fraud('a visit 40 days ago, by the chat', { clickedDaysAgo: 40, via: 'chat' }),
  fraud('a visit a year ago', { clickedDaysAgo: 365 }),
  fraud('no visit at all: the code was typed into the call', { clickedDaysAgo: null }),
  fraud('no visit at all, by the chat', { clickedDaysAgo: null, via: 'chat' }),
  fraud('a conversation begun 35 days ago', { via: 'chat', begunDaysAgo: 35 }),
  fraud('a code that nobody has', { code: () => 'ZZZZ9999' }),
  fraud('a code with a letter missing', { code: (code) => code.slice(1) }),
  fraud('a code with a query of its own', { code: (code) => `${code}' or '1'='1` }),
  fraud('a code that is empty', { code: () => '' }),
];

const badReferrer: ReferralCase[] = [
  fraud('a banned referrer', {}, { referrer: { state: 'banned' } }),
  fraud('a banned referrer, by the chat', { via: 'chat' }, { referrer: { state: 'banned' } }),
  fraud('a referrer banned before the payment', {}, { referrer: { state: 'banned before the payment' } }),
  fraud('a referrer banned in the hold', {}, { referrer: { state: 'banned in the hold' } }),
  fraud('a referrer who never confirmed', {}, { referrer: { state: 'unconfirmed' } }),
  fraud('a referrer who never confirmed, by the chat', { via: 'chat' }, { referrer: { state: 'unconfirmed' } }),
];

const thrownAway: ReferralCase[] = [
  ...['mailinator.com', 'guerrillamail.com', 'sharklasers.com', '10minutemail.com', 'temp-mail.org', 'yopmail.com'],
  ...['trashmail.com', 'getnada.com', 'maildrop.cc', 'throwawaymail.com', 'moakt.com', 'burnermail.io'],
  ...['team.mailinator.com', 'x.y.yopmail.com'],
].map((domain) =>
  fraud(`an address at ${domain}`, { email: `@${domain}`, via: domain.length % 2 ? 'chat' : 'sign-up' }),
);

const farms: ReferralCase[] = [
  fraud('three sign-ups from one network', {}, { friends: times(3, { network: 'farm' }) }),
  fraud('five sign-ups from one network', {}, { friends: times(5, { network: 'farm' }) }),
  fraud('three from one network, by the chat', {}, { friends: times(3, { network: 'farm', via: 'chat' }) }),
  fraud('three in one browser', {}, { friends: times(3, { browser: 'farm' }) }),
  fraud(
    'two in one browser from two networks',
    {},
    {
      friends: [
        { browser: 'farm', network: 'one' },
        { browser: 'farm', network: 'two' },
      ],
    },
  ),
  fraud('the own network', { network: 'referrer' }),
  fraud('the own network, by the chat', { network: 'referrer', via: 'chat' }),
  fraud(
    'the own business’s other mailbox',
    { email: '@coral-roofing.example' },
    { referrer: { email: '@coral-roofing.example' } },
  ),
  fraud(
    'the own business’s other mailbox, by the chat',
    { email: '@palm-dental.example', via: 'chat' },
    { referrer: { email: '@palm-dental.example' } },
  ),
];

const money: ReferralCase[] = [
  fraud('paid with the referrer’s card', { card: 'shared' }, { referrer: { card: 'shared' } }),
  fraud(
    'paid with the referrer’s card, by the chat',
    { card: 'shared', via: 'chat' },
    { referrer: { card: 'shared' } },
  ),
  fraud('the referrer pays with the same card later', { card: 'shared' }, { referrer: { thenCard: 'shared' } }),
  fraud('moves to the referrer’s card in the hold', { thenCard: 'shared' }, { referrer: { card: 'shared' } }),
  fraud(
    'a card that an earlier referral paid with',
    {},
    { friends: [{ card: 'one', label: 'honest' }, { card: 'one' }] },
  ),
  fraud(
    'a card that two earlier referrals tried',
    {},
    {
      friends: [{ card: 'one', label: 'honest' }, { card: 'one' }, { card: 'one', via: 'chat' }],
    },
  ),
  fraud(
    'moves to a card that an earlier referral paid with',
    {},
    {
      friends: [
        { card: 'one', label: 'honest' },
        { card: 'two', thenCard: 'one' },
      ],
    },
  ),
  fraud(
    'a card that a customer has who came by no link',
    {},
    {
      friends: [{ code: () => '', card: 'known', label: 'bystander' }, { card: 'known' }],
    },
  ),
  fraud('a payment of nothing', { cents: 0 }),
  fraud('a payment below nothing', { cents: -2999 }),
  fraud('never pays', { card: null }),
  fraud('never pays, by the chat', { card: null, via: 'chat' }),
  fraud('takes the money back in the hold', { then: 'refund' }),
  fraud('takes the money back in the hold, by the chat', { then: 'refund', via: 'chat' }),
  fraud('pays again after taking the money back', { then: 'refund', thenCard: 'another' }),
  fraud('takes the money back after the reward', { afterwards: 'chargeback' }),
  fraud('takes the money back after the reward, by the chat', { afterwards: 'chargeback', via: 'chat' }),
  fraud('banned in the hold', { then: 'banned' }),
  fraud('gone in the hold', { then: 'gone' }),
];

const plain: ReferralCase[] = [
  honest('signs up'),
  honest('by the chat', { via: 'chat' }),
  honest('signs up, address at a business', { email: '@palm-dental.example' }),
  honest('by the chat, address at a business', { email: '@bay-plumbing.example', via: 'chat' }),
  honest(
    'two businesses with addresses of their own',
    { email: '@palm-dental.example' },
    { referrer: { email: '@coral-roofing.example' } },
  ),
  honest('both at gmail', { email: '@gmail.com' }),
  honest('both at outlook', { email: '@outlook.com' }, { referrer: { email: '@outlook.com' } }),
  honest('both at yahoo, by the chat', { email: '@yahoo.com', via: 'chat' }, { referrer: { email: '@yahoo.com' } }),
  honest('both with their provider', { email: '@comcast.net' }, { referrer: { email: '@comcast.net' } }),
  honest('the referrer’s name at another provider', { email: at('icloud.com') }),
  honest('an address that only looks like the referrer’s', { email: (email) => `the.${email}` }),
  honest('a plus of their own', { email: (email) => `someone.${email.replace('@', '+news@')}` }),
  honest('a dot where dots mean something', { email: dotted }, { referrer: { email: '@coral-roofing.example' } }),
  honest('the code in small letters', { code: (code) => code.toLowerCase() }),
  honest('the code with blanks around it', { code: (code) => ` ${code} ` }),
  honest('two weeks after the visit', { clickedDaysAgo: 14 }),
  honest('29 days after the visit', { clickedDaysAgo: 29 }),
  honest('29 days after the visit, by the chat', { clickedDaysAgo: 29, via: 'chat' }),
  honest('a conversation begun a week ago', { via: 'chat', begunDaysAgo: 7, clickedDaysAgo: 7 }),
  honest('a conversation begun 28 days ago', { via: 'chat', begunDaysAgo: 28, clickedDaysAgo: 28 }),
  honest('confirms on the phone', { confirmsIn: 'phone' }),
  honest('activates on the phone', { via: 'chat', confirmsIn: 'phone' }),
  honest('mistypes the address first', { mistypes: true }),
  honest('pays after six weeks', { daysUntilPaid: 42 }),
  honest('pays twice', { thenCard: 'another of their own' }),
  honest('pays less, with a discount', { cents: 2099 }),
  honest('pays for a year', { cents: 29900 }),
  honest('a referrer who pays, too', {}, { referrer: { card: 'own' } }),
  honest('a referrer who pays later', {}, { referrer: { thenCard: 'own' } }),
  honest('a referrer with two browsers', {}, { referrer: { otherBrowser: 'second' } }),
];

const many: ReferralCase[] = [
  honest('two friends', {}, { friends: times(2, {}) }),
  honest('five friends', {}, { friends: times(5, {}) }),
  honest('five friends by the chat', {}, { friends: times(5, { via: 'chat' }) }),
  honest('two friends from one café', {}, { friends: times(2, { network: 'café' }) }),
  honest('two friends from one café, by the chat', {}, { friends: times(2, { network: 'café', via: 'chat' }) }),
  honest('a friend of a friend', {}, { friends: [{}, { by: 0 }] }),
  honest('a friend of a friend by the chat', {}, { friends: [{ via: 'chat' }, { by: 0, via: 'chat' }] }),
  honest('four links in a row', {}, { friends: [{}, { by: 0 }, { by: 1 }, { by: 2 }] }),
  honest('two friends who both bring one', {}, { friends: [{}, {}, { by: 0 }, { by: 1 }] }),
  // Honest, but flagged for review.
  honest('three friends at one fair', {}, { friends: times(3, { network: 'fair' }) }),
  honest('the café next to the referrer’s shop', { network: 'referrer' }),
  honest('a couple with two businesses and one computer', {}, { friends: times(2, { browser: 'kitchen table' }) }),
];

export const referralCases: readonly ReferralCase[] = [
  ...samePerson,
  ...sameBrowser,
  ...rings,
  ...tooLate,
  ...badReferrer,
  ...thrownAway,
  ...farms,
  ...money,
  ...plain,
  ...many,
];

/** Every third case, which leaves some of each kind. */
export const someReferralCases = referralCases.filter((_, index) => index % 3 === 2);
