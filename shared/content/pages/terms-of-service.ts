/**
 * Plain rules for this site and what is sold on it. A lawyer must check them before the site goes public: name and address
 * of the company, consumer law, refunds, liability, governing law, and whether disputes need their own procedure.
 * `{legalEmail}` comes from the site's settings; a line that names it is left out until it is set.
 */
import { brand } from '#shared/brand.ts';
import { accountTimes } from '#shared/domain/accounts.ts';
import { orderLimits } from '#shared/domain/orders.ts';
import { plans } from '#shared/domain/plans.ts';
import { paths } from '#shared/paths.ts';
import type { Page } from '../schema.ts';

export const page: Page = {
  path: '/terms-of-service',
  title: 'Terms of service',
  description: `The agreement between you and ${brand.agency}: what you get, what you may do with it, what it costs and how either side can end it.`,
  keywords: ['terms of service', 'terms and conditions', brand.name],
  card: '/cards/terms-of-service.png',
  jsonLd: ['organization'],
  updated: '2025-05-23',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Legal',
      title: 'Terms of service',
      lead: `These terms apply when you use the ${brand.name} site, its chat, your account, or buy something here. If you do not agree with them, please do not use those parts.`,
      links: [],
      promises: ['Last updated May 23, 2025', `${brand.city}, ${brand.stateCode}`],
    },
    {
      kind: 'prose',
      title: 'What we provide',
      anchor: 'what-we-provide',
      blocks: [
        {
          kind: 'paragraph',
          text: `A free marketing profile written from your answers, a member area with tools around it, digital packs and courses, and services done by our team. Services that we carry out for you have an offer of their own; where that offer and these terms differ, the offer counts.`,
        },
        {
          kind: 'paragraph',
          text: 'Texts in a profile are suggestions made with the help of software. Read them before you publish them. They are no legal, tax or medical advice, and we cannot promise that they bring customers.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Your account',
      anchor: 'account',
      blocks: [
        {
          kind: 'list',
          items: [
            'You must be 18 or older and allowed to act for the business you describe.',
            'Give an email address that is yours and keep your password to yourself. What happens under your account counts as yours, unless somebody broke in through our fault.',
            `A new account comes with a trial of ${accountTimes.trialDays} days, and a profile made in the chat with a preview of ${accountTimes.previewDays} days. Neither turns into a paid plan by itself.`,
          ],
        },
      ],
    },
    {
      kind: 'prose',
      title: 'What you may and may not do',
      anchor: 'acceptable-use',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You own your answers. You let us store and process them to provide the service, nothing more. The profile and the prompts written for you are yours to use, change and publish for your business, also after you have left.',
        },
        {
          kind: 'list',
          items: [
            'Do not enter secrets of other people, or data you have no right to use.',
            'Do not use the texts to deceive, harass or impersonate anyone, or to send mail to people who did not ask for it.',
            'Do not try to get around limits, into other accounts, or at parts of the system that are not offered to you.',
            'Do not resell or republish prompt packs and course material as a collection.',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Data and privacy',
      anchor: 'data',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Which data we collect, how we use and share them, how they are secured and what rights you have is described in the privacy policy. It is part of these terms.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Payment',
      anchor: 'payment',
      blocks: [
        {
          kind: 'paragraph',
          text: `The ${plans.free.name} plan costs nothing. ${plans.pro.name} costs ${plans.pro.priceText}, charged in advance until you cancel. What stands beside the price holds: ${plans.pro.terms.join('; ')}. A cancelled plan runs to the end of the month you have paid for. A discount shown before checkout applies to the period named beside it.`,
        },
        {
          kind: 'list',
          items: [
            'You pay on a page of Stripe, which processes the payment for us. We see no card numbers.',
            'Every payment has a receipt. You get it by email, and it stays in your account settings.',
            'All prices are in US dollars. The price you see before you pay is the whole price; nothing is added to it.',
            'The price that counts is the one our server states at checkout, not one kept in your browser.',
            'Digital packs are delivered after payment. If a pack does not work as described and we cannot repair it, we refund it.',
            `A bootcamp seat is yours when it is paid. A seat in the studio is kept for you for ${orderLimits.seatHoldMinutes} minutes while you pay. If a payment comes later and the last seat is gone, you get all of it back. If we cancel the day, we refund it in full. An upgrade to VIP credits what you paid for the virtual seat.`,
            'Money goes back to the card or account it came from. What was refunded in full no longer belongs to your account.',
            'A failed payment pauses what it was for. We write to you before we end it.',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Security and availability',
      anchor: 'security',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We look after the site with care, but we do not promise that it is always reachable or free of mistakes. Copy what matters to you: every prompt can be copied and a profile can be printed. Tell us about anything that looks unsafe.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Termination',
      anchor: 'termination',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You may stop at any time: cancel a plan in your account, or write to us and we close the account. We may suspend or close an account that breaks these terms or puts others at risk. Except in urgent cases we tell you beforehand and give you a chance to put it right.',
        },
        {
          kind: 'paragraph',
          text: 'If we close your account without a reason on your side, you get back what you paid for the time not used. Rules about ownership, liability and open payments survive the end.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Your rights and our liability',
      anchor: 'rights-and-liability',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Rights that consumer law gives you stay untouched by anything written here. As far as the law allows, we are not liable for lost profit or for damage we could not foresee, and our liability for one event is limited to what you paid us in the twelve months before it. This limit does not apply to intent, gross negligence or injury.',
        },
        {
          kind: 'paragraph',
          text: 'The law of the State of Florida applies. Before going to court, write to us; most things can be settled by a mail and a phone call.',
        },
        {
          kind: 'paragraph',
          text: 'We may change these terms. You find the current version here, and account holders hear about important changes at least 30 days ahead. Whoever does not agree can leave before the change takes effect.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Contact for legal matters',
      anchor: 'contact',
      blocks: [
        {
          kind: 'list',
          items: [
            'Email: {legalEmail}',
            `${brand.agency} in ${brand.city}, ${brand.stateCode}`,
            'The contact form works for legal notices too.',
          ],
        },
      ],
    },
    {
      kind: 'link-list',
      title: 'Read next',
      links: [
        { label: 'Privacy policy', href: paths.privacy, text: 'What is stored about you, and for how long' },
        { label: 'Ask a question', href: paths.contact, text: 'About anything on this page' },
      ],
    },
  ],
};
