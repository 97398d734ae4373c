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
      lead: `${brand.agency} runs this site. This page explains what happens to your data, in the order you’d share it with us.`,
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
            'What you answer in the chat becomes your marketing profile. We don’t sell it, and we don’t use it for other companies’ ads.',
            'We set no advertising or tracking cookies.',
            'Videos, maps and review widgets load from other companies only after you click them.',
            'To get a copy of your data or have it deleted, just send us a message.',
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
          text: 'We save each answer as you give it, so you don’t lose anything if you close the tab: your name, business name and description, website or social page, how customers find you today, who you want to reach, your goals, your email address and, if you choose to share it, your phone number. We write your profile from these answers and store it with them. We also save the page where your visit started, the site that sent you here and the link’s campaign, unless your browser asks not to be tracked.',
        },
        { kind: 'heading', text: 'Forms' },
        {
          kind: 'paragraph',
          text: 'The contact form saves your name, email address and message. A form on a city page can add your phone number, type of business and city. The profile application saves what you tell us about your business, including revenue ranges if you give them. Your bootcamp application stays in your browser until you send it. After that, we keep it like a contact form message. For the newsletter, we keep your email address, and your name if you give it. With each form we save the first and last page of your visit, the site that sent you here, and a campaign’s or a friend’s code if the link had one.',
        },
        { kind: 'heading', text: 'Your account' },
        {
          kind: 'paragraph',
          text: `When you leave an email address in the chat, we set up an account for it and email you a link that works for ${accountTimes.activationDays} days. Until you use it, the account stays unconfirmed. An account holds your name, business name, email address, a scrambled form of your password that can’t be turned back into it, your membership and its dates, notifications, and the browser type and time of each sign-in.`,
        },
        {
          kind: 'paragraph',
          text: 'Your account also keeps what you do in the member area: changes to your profile, prompts you unlocked or marked, inputs and results of the Marketing Machine, tasks, requests to our team with our answers, links you share, your purchases, your seats or your place on the waiting list, and what you want to hear from us about. Anyone with a link you share can see your profile, but not your name, email address or phone number, until the link expires or you turn it off.',
        },
        { kind: 'heading', text: 'Referrals' },
        {
          kind: 'paragraph',
          text: 'When someone opens a member’s referral link, we count the visit once a day, using a fingerprint of the network and browser. If they create an account, we record whose link it was and compare fingerprints so no one can refer themselves. The member sees the new person’s initials, or the start of their email address, and the status of the reward. They never see the full address.',
        },
        { kind: 'heading', text: 'Visits' },
        {
          kind: 'paragraph',
          text: `To see which pages bring people to us, we record the first page you open in a tab: its address on this site, the time, the name of the site that sent you, and the campaign in the link. We don’t set a cookie for this or keep your IP address. If your browser already has a visitor cookie or is signed in, or if you start the chat during that visit, the record includes that ID. If your browser sends “Do Not Track” or “Global Privacy Control”, we record nothing.`,
        },
        { kind: 'heading', text: 'Notes our team keeps' },
        {
          kind: 'paragraph',
          text: 'What you send us through a form, the chat or a waiting list goes into an inbox that only our team can see. There we also keep who’s handling it, its status, tags, notes and our replies. If you write from several email addresses, we note that they’re all yours. When someone on our team changes something there or in an account, we log it, and no one can change that log. It says who made the change, when, and what it was before and after. It uses states and internal IDs, never your words.',
        },
        { kind: 'heading', text: 'Technical data' },
        {
          kind: 'paragraph',
          text: 'We use your IP address to respond to your browser and to limit abuse. We delete those counters after about a day. Our own logs use internal IDs and are written to leave out names, addresses, answers and passwords.',
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
            'To run your account: sign-in, activation, password changes, your trial and your membership.',
            'To send you emails about all of this, and the newsletter if you asked for it. You can unsubscribe from any newsletter with one click.',
            'To keep the site safe and fix problems.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'We don’t use this data for automated decisions about you. Software only limits how often something can be tried, to keep the service usable.',
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
          text: 'We don’t sell personal data. These companies work for us, or receive data when you use a part of the site that needs them:',
        },
        {
          kind: 'list',
          items: [
            'OpenAI, if we have it turned on. We send it your business name, its description and your other marketing answers to draft the profile. We don’t include your first name, email address or phone number. Before sending, we remove anything in your answers that looks like an email address or a phone number, and we ask that nothing be stored. If it’s off, we write the profile on our own server.',
            'OpenAI again, if you speak an answer instead of typing it, where we offer that. We send it your recording to turn it into text.',
            'Stripe, when you pay. It gets your email address, what you’re buying and your order number. Your card number goes to Stripe and never to us. We learn what was paid, who paid, whether it worked, and a code that’s always the same for the same card. No one can read the card number from it.',
            'An email service, which delivers the emails we send you.',
            'The hosting company whose servers run this site and its database.',
            'Video, map and review platforms, after you click to load their content. They then see your IP address and may set cookies under their own policies.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Other than that, we share data only when a law or a court requires it, or with a company that takes over our business and is bound by this policy.',
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
            'Visitor cookie: a sealed random number, set when you start the chat, so you can pick up where you left off. It lasts 90 days. Scripts on the page can’t read it.',
            `Session cookie: also sealed. It’s set when you sign in and renewed while you use the site. It ends ${accountTimes.sessionDays} days after your last visit, ${accountTimes.sessionMostDays} days after you sign in, or as soon as you sign out.`,
            `Known browser: a sealed cookie with a random number and the accounts that signed in here most recently. It’s set when you sign in and lasts ${accountTimes.knownBrowserDays} days from your last sign-in. It keeps a stranger’s wrong guesses from locking you out. It can’t sign anyone in.`,
            `Sign-in hint: a readable cookie that holds the digit 1 for as long as the session cookie. It lets a page show “Dashboard” in place of “Log in” without asking the server. It doesn’t give access to anything.`,
            'Browser storage: your light or dark setting, an answer you typed but didn’t send, your cart, saved articles and, for 30 days, whose link brought you here. It stays on your device until you send or order something, or create an account.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'All of these support something you use, so there’s no cookie banner. If you block them, you can still read every page, but the chat and sign-in won’t work.',
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
            'If you unsubscribe from the newsletter, we keep a fingerprint of your email address so you can’t be added back by accident. No one can read the address from it.',
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
          text: 'Connections to the public site are encrypted. We store passwords with a slow one-way function, and links in emails as fingerprints. A conversation can be opened only in the browser it’s in or from the account it belongs to. If you ask for an email link to continue the chat on another device, the first person to open it within a week moves the conversation to their browser. We check your session on the server with every request, so signing out or changing your password takes effect immediately.',
        },
        {
          kind: 'paragraph',
          text: 'No system is completely secure. If a breach puts your data at risk, we’ll tell you and the authorities as the law requires. If you find a security hole and report it to us, we’ll thank you, not threaten you.',
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
          text: 'Wherever you live, you can ask what data we have about you, get a copy, have mistakes corrected, have it deleted, or object to how we use it. You can change your name, business name, email address and password yourself in your account settings. You can also download a copy of your data or delete your account there. For anything else, write to us from the email address in question, using the contact details at the end of this page. We’ll answer within 30 days, at no charge.',
        },
        {
          kind: 'paragraph',
          text: 'Using these rights won’t cost you any service. If you’re not satisfied with our answer, you can contact the attorney general or privacy regulator where you live.',
        },
        {
          kind: 'paragraph',
          text: 'This site is for business owners and isn’t meant for anyone under 18. If a child has written to us, let us know and we’ll delete it.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Payment data and closing your account',
      anchor: 'payment-and-termination',
      blocks: [
        {
          kind: 'paragraph',
          text: 'For each order we keep the items, the amount, the date, your email address, the page where your visit started and Stripe’s payment reference. We use these to make your receipts. When you delete your account, or we close it, we erase its data. We have to keep payment records for our books, but we remove your name and email address from them. We also cancel any active subscription and ask Stripe to remove you as our customer. Stripe keeps what the law requires, under its own policy.',
        },
        {
          kind: 'paragraph',
          text: 'When this policy changes, we update the date at the top. If a change affects your rights, we’ll email account holders before it takes effect.',
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
            'Or use the form on the contact page. Start your message with the word “Privacy”.',
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
        { label: 'Contact', href: paths.contact, text: 'For anything other than privacy' },
      ],
    },
  ],
};
