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
      `Word of mouth brings you most new ${v.many} today, so the work itself convinces; what is missing is a way for strangers to overhear it.`,
    step: (v) =>
      `Ask your ten most loyal ${v.many} for a name and a review, and hand each of them a card or a link with one thing to pass on: ${at(v.facts.offers, 0)}.`,
    link: (v) =>
      `A "who sent you?" field wherever ${v.many} ${v.facts.booking.verb}, so that referrals get counted and the people behind them thanked by name.`,
  },
  social_posts: {
    label: 'your social posts',
    reading: () =>
      'Posts bring you attention today; the gap is between a like and an inquiry, and that gap is where this plan starts.',
    step: (v) =>
      `Pin three posts to the top of your page: the price or process of ${at(v.facts.services, 0).name}, ${at(v.facts.proof, 0)}, and how to ${v.facts.booking.verb} ${v.facts.booking.object}.`,
    link: () =>
      'Direct messages from your social pages collected in the same inbox as calls and forms, so that none waits until evening.',
  },
  google: {
    label: 'Google search and Maps',
    reading: (v) =>
      `Google already sends you ${v.many}, which means people with a need find you; now the listing and the page must answer better than the two names above you.`,
    step: (v) =>
      `Go through your Google Business Profile line by line: main category, every service by name, hours, ten fresh photos such as ${at(v.facts.scenes, 0)}, and an answer to "${at(v.facts.questions, 0)}".`,
    link: () =>
      'Google Business Profile connected to your booking link and call tracking, so that you see which searches end in a call.',
  },
  paid_ads: {
    label: 'your paid ads',
    reading: (v) =>
      `You pay for attention today, so every ${v.one} has a price; before you spend more, find out which ad brought the last ten and stop the rest.`,
    step: (v) =>
      `Pull the search terms of the last 60 days, exclude what no ${v.one} would type, and point the ads for ${at(v.facts.services, 0).name} at a page about that alone.`,
    link: () =>
      'Ad platforms connected to calls and bookings rather than to clicks, so that the budget follows customers.',
  },
  email_or_text: {
    label: 'email and text messages',
    reading: (v) =>
      `You already hold a list of people who said yes once; most local competitors do not, and it is the cheapest way to fill a slow week with ${v.many}.`,
    step: (v) =>
      `Sort your list into three groups (bought in the last 90 days, not for a year, asked but never bought) and write to the second first with ${at(v.facts.offers, 1)}.`,
    link: (v) =>
      `Your message list connected to ${at(v.facts.tools, 0)} or whatever holds your bookings, so that the groups update themselves.`,
  },
  flyers_and_events: {
    label: 'flyers and local events',
    reading: () =>
      'People meet you face to face today, which builds trust faster than any ad; what gets lost is the contact once they walk on.',
    step: (v) =>
      `Print one code on every flyer that leads to a short page with ${at(v.facts.offers, 0)}, and use a different code per place so that you learn which one works.`,
    link: () => 'A form behind the printed code that writes each contact into your list with the place and the date.',
  },
  nothing_yet: {
    label: 'no marketing so far',
    none: true,
    reading: (v) =>
      `You start from zero, which has one advantage: nothing has to be undone, and each of the first ${v.many} can be asked how they found you.`,
    step: (v) =>
      `Claim your Google Business Profile, choose the exact category for ${v.aNoun}, and ask five people who know your work for an honest review.`,
    link: () => 'One shared inbox for calls, forms and messages from the first day, before habits form.',
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
      `New ${v.many} reach you today through “${text}”, so keep that going and add a second source that does not depend on it.`,
    step: (v) =>
      `Write down how many ${v.many} came through “${text}” in the last three months and what each was worth, before you change anything.`,
    link: () =>
      `A simple tag for everyone who comes through “${text}”, so that you can compare it with the new sources.`,
  };
}
