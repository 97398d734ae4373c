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
        text: 'One thing to do next, picked from your plan. When it is done, the following one takes its place.',
      },
      {
        target: 'membership',
        title: 'Your time',
        text: 'How many days of your trial and of your free preview are left. Nothing you made disappears when they end.',
      },
      {
        target: 'quota',
        title: 'Prompts this month',
        text: 'Opening a prompt for the first time in a month counts once. Opening it again costs nothing.',
      },
      {
        target: 'week',
        title: 'This week',
        text: 'The tasks that are due and the next one in line. If you’re short on time, ask our team to do it.',
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
        text: 'Eleven steps from your profile to a first review. You can stop at any point and go on another day.',
      },
      {
        target: 'machine-steps',
        title: 'Take them in any order',
        text: 'The order is a suggestion. Skip a step that does not fit your business, or come back to it later.',
      },
      {
        target: 'machine-tool',
        title: 'A small tool for each step',
        text: 'Its fields are filled in from your profile. Change what you like, make a result, and keep notes beside it.',
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
        text: 'Prompt packs and services, each with its price and what is inside.',
      },
      {
        target: 'shop-add',
        title: 'Put it in the cart',
        text: 'Adding something is not buying it. You see everything again before you pay.',
      },
      {
        target: 'shop-cart',
        title: 'Your cart',
        text: 'What you have chosen so far. You can take things out again here.',
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
        text: 'Packs you do not have yet. Some are still being written: leave your name and hear when they are ready.',
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
        text: 'What we call you and your business, here and in our mails to you.',
      },
      {
        target: 'settings-tutorials',
        title: 'All the tours',
        text: 'Start any tour again from here, or put all of them back to their beginning.',
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
        text: 'Send it to somebody who runs a business. We can then tell that they came from you.',
      },
      {
        target: 'affiliate-ledger',
        title: 'What became of it',
        text: 'Each sign-up by your link, and whether its reward is pending, on hold or approved.',
      },
    ],
  },
};

/** At the end of a screen's address: its tour starts at once. */
export const startQuery = '?tour=start';
