/**
 * Describes what the software of this site does with data. A lawyer must check it before the site goes public: names and
 * address of the company, legal grounds, state and foreign privacy laws, retention, transfers, and the processors really
 * used. The server replaces each `retentionToken` with the configured months. `{privacyEmail}` comes from the site's settings; a
 * line that names it is left out until it's set, so such a line says nothing else. Keep the page in step with
 * `drizzle/data-map.ts` and the table of promises in docs/privacy.md.
 */
import { brand } from '#shared/brand.ts';
import { accountTimes } from '#shared/domain/accounts.ts';
import { memberLimits } from '#shared/domain/member.ts';
import { retentionToken } from '#shared/domain/retention.ts';
import { paths } from '#shared/paths.ts';
import type { Page } from '../schema.ts';

export const page: Page = {
  path: paths.privacy,
  title: 'Privacy policy',
  description: `What ${brand.name} stores about you, why, for how long, who else sees it, and how you get it back or have it deleted.`,
  keywords: ['privacy policy', 'data protection', brand.name],
  card: '/cards/privacy-policy.png',
  jsonLd: ['organization'],
  // For machines. The date that people read is given and stays until the owner changes it.
  updated: '2026-11-22',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Legal',
      title: 'Privacy policy',
      lead: `${brand.agency} runs this site. This page says what happens to your data here, in the order in which you would give it to us.`,
      links: [],
      promises: ['Last updated May 23, 2025', `${brand.city}, ${brand.stateCode}`],
    },
    {
      kind: 'prose',
      title: 'In short',
      anchor: 'in-short',
      blocks: [
        {
          kind: 'list',
          items: [
            'You can read every public page without telling us who you are.',
            'What you answer in the chat becomes your marketing profile. We do not sell it and do not use it for advertising by others.',
            'We set no advertising or tracking cookies.',
            'Videos, maps and review widgets load from other companies only after you click them.',
            'One message from you is enough to get your data or to have it deleted.',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Data we collect',
      anchor: 'data-we-collect',
      blocks: [
        { kind: 'heading', text: 'The chat and your profile' },
        {
          kind: 'paragraph',
          text: 'Each answer is saved when you give it, so that a closed tab costs you nothing: your name, business name and description, website or social page, how customers find you today, whom you want to reach, your goals, your email address and, if you wish, your phone number. From these answers we write your profile and store it beside them. The conversation also keeps the page your visit began with, the site that led you here and the campaign of the link, unless your browser asks not to be tracked.',
        },
        { kind: 'heading', text: 'Forms' },
        {
          kind: 'paragraph',
          text: 'The contact form keeps name, email address and message. A form on a city page can add phone, type of business and the city. The application for a profile keeps what you fill in about your business, including revenue ranges if you state them. What you fill in to apply for the bootcamp stays in your browser until you send the application; then it is kept like a message of the contact form. The newsletter keeps your email address and your name if given. With each form we keep the first and the last page of your visit, the site that led you here, and a campaign’s or a friend’s code if the link had one.',
        },
        { kind: 'heading', text: 'Your account' },
        {
          kind: 'paragraph',
          text: `When you leave an email address in the chat, we prepare an account for it and mail you a link that works for ${accountTimes.activationDays} days. Until you use it, the account stays unconfirmed. An account holds your name, business name, email address, a scrambled form of your password that cannot be turned back into it, your membership and its dates, notifications, and for each sign-in the kind of browser and the time.`,
        },
        {
          kind: 'paragraph',
          text: 'What you make in the member area is kept with it: changes to your profile, prompts you unlocked or marked, inputs and results of the Marketing Machine, tasks, requests to our team with our answers, links you share, what you bought with your seats or your place on the waiting list, and what you want to hear from us. A link you share shows your profile without your name, email address or phone number to whoever has it, until it ends or you revoke it.',
        },
        { kind: 'heading', text: 'Recommendations' },
        {
          kind: 'paragraph',
          text: 'When somebody opens the link of a member who recommends us, we count the visit once a day by a fingerprint of network and browser. If an account follows, we note whose link it was, and compare such fingerprints so that nobody rewards themselves. The member sees initials, or the beginning of an address, and the state of the reward; never the whole address.',
        },
        { kind: 'heading', text: 'Visits' },
        {
          kind: 'paragraph',
          text: `To see which pages bring people to us, we note the first page that a tab opens: its address on this site, the time, the name of the site that led there, and the campaign the link named. No cookie is set for it and no network address is kept. The note carries the number of your visitor cookie or your account if your browser has one by then, or when you begin the chat during that visit. A browser that sends “Do Not Track” or “Global Privacy Control” is not noted.`,
        },
        { kind: 'heading', text: 'What our team notes' },
        {
          kind: 'paragraph',
          text: 'What you send us through a form, the chat or a waiting list goes into an inbox that only our team can see. There we also keep who’s handling it, its status, tags, notes and our replies. If you write from several email addresses, we note that they’re all yours. When someone on our team changes something there or in an account, we log it, and no one can change that log. It says who made the change, when, and what it was before and after. It uses states and internal IDs, never your words.',
        },
        { kind: 'heading', text: 'Technical data' },
        {
          kind: 'paragraph',
          text: 'Your network address is used to answer your browser and to slow down abuse; the counters for that are dropped after about a day. Our own log lines carry internal ids. They are written so that names, addresses, answers and passwords stay out of them.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'How we use it',
      anchor: 'how-we-use-it',
      blocks: [
        {
          kind: 'list',
          items: [
            'To write your profile and show it to you again on your next visit.',
            'To answer your message, your application or your request for a call.',
            'To run your account: signing in, activation, changed passwords, your trial and your membership.',
            'To send the mails this takes, and the newsletter if you asked for it. Every newsletter has a link that ends it with one click.',
            'To keep the site safe and find faults.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'No software decides about you on the strength of these data. It only limits how often something may be tried, to keep the service usable.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Sharing',
      anchor: 'sharing',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We do not sell personal data. The following companies work for us or receive data when you use the part of the site that needs them:',
        },
        {
          kind: 'list',
          items: [
            'OpenAI, if we have switched it on. Then the description of your business, its name and your other marketing answers are sent there to draft the profile. Your first name, email address and phone number are not included, whatever looks like an email address or a phone number in your answers is taken out first, and we ask that nothing be stored. If it is off, the profile is written on our own server.',
            'The same company, if you speak an answer instead of typing it where that is offered: your recording is sent there to become text.',
            'Stripe, when you pay. It gets your email address, what you buy and the number of your order. Your card number goes to Stripe and never to us. We learn what was paid, by whom, whether it worked, and a code that is the same for the same card, from which the card’s number cannot be read.',
            'A mail service, which delivers the mails we send you.',
            'The hosting company on whose machines this site and its database run.',
            'Video, map and review platforms, after you have clicked to load their content. They then see your network address and set what their own policies say.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Beyond that we hand over data only when a law or a court makes us, or to a company that takes over our business and is bound by this policy.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Cookies and storage in your browser',
      anchor: 'cookies',
      blocks: [
        {
          kind: 'list',
          items: [
            'Visitor cookie: a sealed random number, set when you begin the chat, so that the conversation finds you again. It lasts 90 days. Scripts on the page cannot read it.',
            `Session cookie: also sealed. It’s set when you sign in and renewed while you use the site. It ends ${accountTimes.sessionDays} days after your last visit, ${accountTimes.sessionMostDays} days after you sign in, or as soon as you sign out.`,
            `Known browser: a sealed cookie with a random number and the accounts that signed in here most recently. It’s set when you sign in and lasts ${accountTimes.knownBrowserDays} days from your last sign-in. It keeps a stranger’s wrong guesses from locking you out. It can’t sign anyone in.`,
            `Sign-in hint: a readable cookie that holds the digit 1 for as long as the session cookie. It lets a page show “Dashboard” in place of “Log in” without asking the server. It opens nothing.`,
            'Storage of your browser: your choice of light or dark, an answer you have typed but not sent, your cart and saved articles, and for 30 days whose link brought you here. It stays on your device until you send or order something, or make an account.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'All of these serve a function you use, so there is no cookie banner. If you block them, you can still read every page; the chat and signing in will not work.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'How long we keep it',
      anchor: 'retention',
      blocks: [
        {
          kind: 'list',
          items: [
            `Your account, with the conversations, profiles and work in it: until you delete it. You can do that in settings. We erase everything in it ${memberLimits.deletionGraceDays} days later, and you can change your mind until then.`,
            `A chat conversation without an account, with its profile: ${retentionToken('conversations')} after your last answer.`,
            `An account that was never confirmed: ${retentionToken('accounts')}.`,
            `Messages from the contact forms: ${retentionToken('messages')}. Applications: ${retentionToken('applications')}. We delete our notes and replies with them. Each new note or reply restarts the clock.`,
            `Newsletter and waitlist sign-ups: until you leave, plus ${retentionToken('subscriptions')}. If you never confirm, ${retentionToken('subscriptions')} from the day you signed up.`,
            `Emails we sent you: ${retentionToken('emails')}.`,
            `Visits, including those by a referral link: ${retentionToken('visits')}.`,
            `The log of changes our team makes: ${retentionToken('audit')}. Once your data is erased, the IDs in it no longer point to you.`,
            'Ended sessions: one day.',
            'Links in emails (activation, password, address): 30 days after they expire.',
            `Payment records: as long as tax law requires. After you delete your account, we keep them for ${retentionToken('payments')}, without your name or address.`,
            'Daily backups: the newest 14. Data we erase drops out of them within two weeks.',
            'Anything you sent us without an account: sooner if you like. Just ask, and we’ll delete it.',
            'If you leave the newsletter, a fingerprint of your address remains, so that no list can bring it back by accident. The address cannot be read from it.',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Security',
      anchor: 'security',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Connections to the public site are encrypted. Passwords are stored with a slow one-way function, links in mails as fingerprints. A conversation can be opened only by the browser it is in or by the account it belongs to. If you have a link to it mailed, to go on with the chat on another device, whoever opens that link first within a week takes the conversation to their browser. Whether a session still counts is checked on the server with every request, so signing out and a changed password take effect immediately.',
        },
        {
          kind: 'paragraph',
          text: 'No system is proof against everything. If a breach puts your data at risk, we tell you and the authorities as the law demands. Whoever finds a hole and reports it to us is thanked, not threatened.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Your rights',
      anchor: 'rights',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Wherever you live, you may ask us what we hold about you, receive a copy, have mistakes corrected, have it deleted, or object to a use. Name, business name, email address and password you can change yourself in the settings of your account; there you can also download a copy of your data and delete the account. For everything else write to us, from the email address concerned, at the place named at the end of this page. We answer within 30 days and charge nothing.',
        },
        {
          kind: 'paragraph',
          text: 'You lose no service for using these rights. If our answer does not satisfy you, you can turn to the data protection authority or attorney general where you live.',
        },
        {
          kind: 'paragraph',
          text: 'The site is made for business owners and not meant for anyone under 18. If a child has written to us, let us know and we delete it.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Payment data and the end of an account',
      anchor: 'payment-and-termination',
      blocks: [
        {
          kind: 'paragraph',
          text: 'For each order we keep the items, the amount, the date, your email address, the page your visit began with and the reference of the payment at Stripe; receipts are made from it. When you delete your account, or we end it, its data are erased. Records of payment have to be kept for our books: they stay, but your name and email address are taken out, a running subscription is ended, and we ask Stripe to remove you as our customer. What Stripe must keep by law stays there, under its own policy.',
        },
        {
          kind: 'paragraph',
          text: 'When this policy changes, the date at the top changes with it. Changes that matter to your rights are mailed to account holders before they apply.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Contact for privacy questions',
      anchor: 'contact',
      blocks: [
        {
          kind: 'list',
          items: [
            'Email: {privacyEmail}',
            `${brand.agency}, ${brand.city}, ${brand.stateCode}`,
            'Or the form on the contact page; begin your message with the word “Privacy”.',
          ],
        },
      ],
    },
    {
      kind: 'link-list',
      title: 'Related pages',
      links: [
        {
          label: 'Terms of service',
          href: '/terms-of-service',
          text: 'The rules for using this site and paying for it',
        },
        { label: 'Contact', href: paths.contact, text: 'For anything that is not about privacy' },
      ],
    },
  ],
};
