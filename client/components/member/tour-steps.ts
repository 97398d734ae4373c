/** The guided tours: what each step says, and what it points at (`data-tour` on the screen). */
import type { TutorialKey, tutorialSteps } from '#shared/domain/member.ts';
import { paths } from '#shared/paths.ts';

export type TourStep = {
  /** The value of `data-tour`. */
  target: string;
  title: string;
  text: string;
};

type Steps<Count extends number, List extends TourStep[] = []> = List['length'] extends Count
  ? List
  : Steps<Count, [...List, TourStep]>;
type Tour<Key extends TutorialKey> = {
  name: string;
  /** The screen it belongs to. */
  href: string;
  /** As many as `tutorialSteps` says. */
  steps: Steps<(typeof tutorialSteps)[Key]>;
};

export const tours: { readonly [Key in TutorialKey]: Tour<Key> } = {
  dashboard: {
    name: 'Dashboard',
    href: paths.dashboard,
    steps: [
      {
        target: 'next-action',
        title: 'Start here',
        text: 'Here’s one thing to do next, picked from your plan. When it’s done, the next one shows up.',
      },
      {
        target: 'membership',
        title: 'Your time',
        text: 'See how many days are left in your trial and free preview. You keep everything you made when they end.',
      },
      {
        target: 'quota',
        title: 'Prompts this month',
        text: 'Each prompt counts once a month, the first time you open it. You can open it again as often as you like.',
      },
      {
        target: 'week',
        title: 'This week',
        text: 'See what’s due and what’s next. Short on time? Ask our team to do it.',
      },
    ],
  },
  marketingMachine: {
    name: 'Marketing Machine',
    href: paths.machine,
    steps: [
      {
        target: 'machine-progress',
        title: 'How far you are',
        text: 'Eleven steps take you from your profile to your first review. Stop anytime and continue another day.',
      },
      {
        target: 'machine-steps',
        title: 'Take them in any order',
        text: 'The order is just a suggestion. If a step doesn’t fit your business, skip it or come back later.',
      },
      {
        target: 'machine-tool',
        title: 'A small tool for each step',
        text: 'We fill it in from your profile. Change what you like, get your result and keep notes next to it.',
      },
    ],
  },
  shop: {
    name: 'Shop',
    href: paths.shop,
    steps: [
      {
        target: 'shop-items',
        title: 'What you can add',
        text: 'Prompt packs and services, each with its price and what’s inside.',
      },
      {
        target: 'shop-add',
        title: 'Add it to your cart',
        text: 'Adding something doesn’t charge you. You’ll review everything before you pay.',
      },
      {
        target: 'shop-cart',
        title: 'Your cart',
        text: 'See what you’ve added so far. You can remove items here.',
      },
    ],
  },
  tools: {
    name: 'Prompt packs',
    href: paths.promptPacks,
    steps: [
      {
        target: 'packs-included',
        title: 'The packs you have',
        text: 'Open a pack to search its prompts, fill in the blanks and copy them into the tool you use.',
      },
      {
        target: 'packs-more',
        title: 'More packs',
        text: 'Packs you don’t have yet. We’re still writing some of them. Join the waitlist, and we’ll tell you when they’re ready.',
      },
    ],
  },
  settings: {
    name: 'Settings',
    href: paths.settings,
    steps: [
      {
        target: 'settings-you',
        title: 'Your name and business',
        text: 'What we call you and your business, here and in our emails.',
      },
      {
        target: 'settings-tutorials',
        title: 'All the tours',
        text: 'Restart any tour here, or reset them all.',
      },
    ],
  },
  affiliate: {
    name: 'Affiliate',
    href: paths.affiliate,
    steps: [
      {
        target: 'affiliate-link',
        title: 'Your own link',
        text: 'Send it to another business owner. It tells us they came from you.',
      },
      {
        target: 'affiliate-ledger',
        title: 'Your results',
        text: 'Each sign-up from your link, and whether your reward is pending, on hold or approved.',
      },
    ],
  },
};

/** Suffix of a screen's address that starts its tour right away. */
export const startQuery = '?tour=start';
