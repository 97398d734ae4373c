/** What each current way of winning customers means for the plan. */
import { optionIdOf, type OptionId } from '#shared/domain/chat-script.ts';
import { clip, inner, safeText } from '../text.ts';
import { at, type Voice } from './voice.ts';

export type MarketingView = {
  /** Noun phrase: "word of mouth". */
  label: string;
  /** True if there's nothing to continue yet. */
  none?: true;
  /** What it shows about the business, addressed to the owner. */
  reading: (v: Voice) => string;
  /** A step for the first month; starts with a verb. */
  step: (v: Voice) => string;
  /** What to connect or automate around it. */
  link: (v: Voice) => string;
};

const byOption: Readonly<Record<OptionId<'current_marketing'>, MarketingView>> = {
  word_of_mouth: {
    label: 'word of mouth',
    reading: (v) =>
      `Word of mouth brings you most new ${v.many} today, so your work convinces people. Now give strangers a way to hear about it, too.`,
    step: (v) =>
      `Ask your ten most loyal ${v.many} for a name and a review, and give each one a card or a link to pass on: ${at(v.facts.offers, 0)}.`,
    link: (v) =>
      `Add a “Who sent you?” field wherever ${v.many} ${v.facts.booking.verb}, so you can count referrals and thank people by name.`,
  },
  social_posts: {
    label: 'your social posts',
    reading: () => 'Posts bring you attention today. This plan starts with turning likes into inquiries.',
    step: (v) =>
      `Pin three posts to the top of your page: the price or process of ${at(v.facts.services, 0).name}, ${at(v.facts.proof, 0)}, and how to ${v.facts.booking.verb} ${v.facts.booking.object}.`,
    link: () =>
      'Collect direct messages from your social pages in the same inbox as calls and forms, so none has to wait until evening.',
  },
  google: {
    label: 'Google search and Maps',
    reading: (v) =>
      `Google already sends you ${v.many}, so people with a need find you. Now your listing and page have to answer better than the two names above you.`,
    step: (v) =>
      `Go through your Google Business Profile line by line: main category, every service by name, and hours. Add ten fresh photos, such as ${at(v.facts.scenes, 0)}, and an answer to “${at(v.facts.questions, 0)}”`,
    link: () =>
      'Connect your Google Business Profile to your booking link and call tracking, so you see which searches end in a call.',
  },
  paid_ads: {
    label: 'your paid ads',
    reading: (v) =>
      `You pay for attention today, so every ${v.one} has a price. Before you spend more, find out which ad brought the last ten and stop the rest.`,
    step: (v) =>
      `Pull the search terms of the last 60 days, and exclude what no ${v.one} would type. Point the ads for ${at(v.facts.services, 0).name} at a page about nothing else.`,
    link: () => 'Connect your ad platforms to calls and bookings instead of clicks, so the budget follows customers.',
  },
  email_or_text: {
    label: 'email and text messages',
    reading: (v) =>
      `You already have a list of people who said yes once, and most local competitors don’t. It’s the cheapest way to fill a slow week with ${v.many}.`,
    step: (v) =>
      `Sort your list into three groups: bought in the last 90 days, not for a year, and asked but never bought. Write to the second group first with ${at(v.facts.offers, 1)}.`,
    link: (v) =>
      `Connect your message list to ${at(v.facts.tools, 0)} or whatever holds your bookings, so the groups stay up to date.`,
  },
  flyers_and_events: {
    label: 'flyers and local events',
    reading: () =>
      'People meet you face to face today, which builds trust faster than any ad. But you lose the contact once they walk away.',
    step: (v) =>
      `Print a code on every flyer that leads to a short page with ${at(v.facts.offers, 0)}. Use a different code for each place, so you learn which one works.`,
    link: () => 'Link the printed code to a form that adds each contact to your list with the place and the date.',
  },
  nothing_yet: {
    label: 'no marketing so far',
    none: true,
    reading: (v) =>
      `You’re starting from zero, so there’s nothing to undo. Ask each of your first ${v.many} how they found you.`,
    step: (v) =>
      `Claim your Google Business Profile, choose the exact category for ${v.aNoun}, and ask five people who know your work for an honest review.`,
    link: () => 'Use one shared inbox for calls, forms, and messages from the first day.',
  },
};

/** @param answer the chosen option's label, or the visitor's own words */
export function marketingOf(answer: string): MarketingView {
  const id = optionIdOf('current_marketing', answer);
  if (id) return byOption[id];
  const text = clip(inner(safeText(answer)), 100);
  if (!/[\p{L}\p{N}]{2}/u.test(text)) return byOption.nothing_yet;
  return {
    label: `“${text}”`,
    reading: (v) =>
      `New ${v.many} reach you today through “${text},” so keep that going and add a second source that doesn’t depend on it.`,
    step: (v) =>
      `Write down how many ${v.many} came through “${text}” in the last three months and what each was worth, before you change anything.`,
    link: () => `Tag everyone who comes through “${text},” so you can compare it with the new sources.`,
  };
}
