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
  description: `The agreement between you and ${brand.agency}: what you get, what you can do with it, what it costs and how either of us can end it.`,
  keywords: ['terms of service', 'terms and conditions', brand.name],
  card: '/cards/terms-of-service.png',
  jsonLd: ['organization'],
  updated: '2025-05-23',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Legal',
      title: 'Terms of service',
      lead: `These terms apply when you use the ${brand.name} site, its chat or your account, or buy something here. If you don’t agree with them, please don’t use those parts.`,
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
          text: `We provide a free marketing profile written from your answers, a member area with tools to use it, digital packs and courses, and services from our team. When you hire us for a service, you get a separate written quote. If the quote and these terms differ, the quote applies.`,
        },
        {
          kind: 'paragraph',
          text: 'The copy in a profile is a suggestion made with the help of software. Read it before you publish it. It isn’t legal, tax or medical advice, and we can’t promise it will bring in customers.',
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
            'Use your own email address and keep your password to yourself. You’re responsible for what happens under your account, unless someone broke in because of a mistake on our side.',
            `A new account comes with a ${accountTimes.trialDays}-day trial, and a profile made in the chat comes with a ${accountTimes.previewDays}-day preview. Neither turns into a paid plan on its own.`,
          ],
        },
      ],
    },
    {
      kind: 'prose',
      title: 'What you can and can’t do',
      anchor: 'acceptable-use',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You own your answers. You let us store and process them only to provide the service. The profile and the prompts written for you are yours to use, change and publish for your business, even after you leave.',
        },
        {
          kind: 'list',
          items: [
            'Don’t enter other people’s secrets, or data you have no right to use.',
            'Don’t use the copy we write for you to deceive, harass or impersonate anyone, or to email people who didn’t ask for it.',
            'Don’t try to get around limits, into other people’s accounts, or into parts of the system you don’t have access to.',
            'Don’t resell or republish prompt packs and course material as a collection.',
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
          text: 'Our privacy policy explains what data we collect, how we use, share and protect it, and what rights you have. It’s part of these terms.',
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
          text: `The ${plans.free.name} plan is free. ${plans.pro.name} costs ${plans.pro.priceText}, charged in advance until you cancel. The terms shown with the price apply: ${plans.pro.terms.join('; ')}. If you cancel, your plan runs to the end of the month you’ve paid for. A discount shown before checkout applies to the period shown next to it.`,
        },
        {
          kind: 'list',
          items: [
            'You pay on Stripe’s checkout page. Stripe processes the payment for us, and we never see your card number.',
            'You get a receipt by email for every payment. You can also find it in your account settings.',
            'All prices are in US dollars. The price you see before you pay is the full price, with nothing added.',
            'The price that counts is the one our server shows at checkout, not one saved in your browser.',
            'Digital packs are delivered after payment. If a pack doesn’t work as described and we can’t fix it, we’ll refund it.',
            `A bootcamp seat is yours once you’ve paid for it. We hold a studio seat for ${orderLimits.seatHoldMinutes} minutes while you pay. If your payment comes in later and the last seat is gone, you get all of it back. If we cancel the day, we refund it in full. If you upgrade to VIP, we credit what you paid for the virtual seat.`,
            'Refunds go back to the card or account the payment came from. Once something is refunded in full, you lose access to it.',
            'If a payment fails, we pause what it was for. We’ll write to you before we end it.',
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
          text: 'We take good care of the site, but we can’t promise it will always be available or free of errors. Keep your own copy of anything that matters to you: you can copy any prompt and print your profile. If something looks unsafe, tell us.',
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
          text: 'You can stop at any time. Cancel a plan in your account, or write to us and we’ll close the account. We may suspend or close an account that breaks these terms or puts others at risk. Except in urgent cases, we’ll tell you first and give you a chance to fix it.',
        },
        {
          kind: 'paragraph',
          text: 'If we close your account for reasons that aren’t your fault, we’ll refund what you paid for the unused time. The terms on ownership, liability and unpaid amounts still apply after your account is closed.',
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
          text: 'Nothing here limits your rights under consumer law. As far as the law allows, we are not liable for lost profit or for damage we could not foresee, and our liability for one event is limited to what you paid us in the 12 months before it. This limit doesn’t apply to intentional harm, gross negligence or injury.',
        },
        {
          kind: 'paragraph',
          text: 'The law of the State of Florida applies. Before going to court, write to us. Most things can be settled with an email and a phone call.',
        },
        {
          kind: 'paragraph',
          text: 'We may change these terms. You’ll always find the current version here, and we’ll tell account holders about important changes at least 30 days ahead. If you don’t agree, you can leave before the change takes effect.',
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
        { label: 'Privacy policy', href: paths.privacy, text: 'What we store about you, and for how long' },
        { label: 'Ask a question', href: paths.contact, text: 'About anything on this page' },
      ],
    },
  ],
};
