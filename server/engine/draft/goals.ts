/** What each goal means in practice: a first step, a later step, an automation, and the metric to watch. */
import { optionIdOf, type OptionId } from '#shared/domain/chat-script.ts';
import { upperFirst } from '../text.ts';
import { at, type Voice } from './voice.ts';

export type GoalView = {
  /** Noun phrase: "more leads". */
  phrase: string;
  /** A step for the first month; starts with a verb. */
  first: (v: Voice) => string;
  /** A step for the second or third month; starts with a verb. */
  later: (v: Voice) => string;
  /** An automation: trigger, action, limit. */
  workflow: (v: Voice) => string;
  /** A tool and what to use it for. */
  tool: (v: Voice) => string;
  /** One sentence for the content plan. */
  content: (v: Voice) => string;
  /** One sentence for winning leads. */
  lead: (v: Voice) => string;
};

const act = (v: Voice) => `${v.facts.booking.verb} ${v.facts.booking.object}`;

/** Returns the first search phrase, adding the town unless it already says "near me". */
function localSearch(v: Voice): string {
  const phrase = at(v.facts.keywords, 0);
  return v.city ? `${phrase.replace(/\s*near me\b/, '')} ${v.city}` : phrase;
}

export const goalViews: Readonly<Record<OptionId<'goals'>, GoalView>> = {
  more_leads: {
    phrase: 'more leads',
    first: (v) =>
      `Publish one page about one need: ${at(v.facts.problems, 0)}. Add a price range, ${at(v.facts.proof, 0)}, and a single button to ${act(v)}. If three of 100 visitors use it, that’s a good start.`,
    later: (v) =>
      `Add two more pages like it, for ${at(v.facts.problems, 1)} and ${at(v.facts.problems, 2)}. Test ${at(v.facts.offers, 1)} on one of them for three weeks.`,
    workflow: (v) =>
      `When someone writes, a text within two minutes answers by name, asks one question, and offers two times. People often ask back, “${at(v.facts.questions, 1)}” Anything unanswered after an hour goes to your phone.`,
    tool: (v) =>
      `Use Lovable to build a landing page for each need, starting with ${at(v.facts.problems, 0)}. Give each one promise, ${at(v.facts.proof, 1)}, and one button.`,
    content: (v) => `End one piece a week with how to ${act(v)}, so it leads to an inquiry.`,
    lead: (v) => `Lead with ${at(v.facts.offers, 0)}, because it lets ${v.many} try you without risk.`,
  },
  full_calendar: {
    phrase: 'a full calendar',
    first: (v) =>
      `Find the three emptiest half-days of your week. Every Monday, offer exactly those by text to people who’ve asked or come before. Count the ${v.facts.booking.plural} you get.`,
    later: (v) =>
      `Ask for the next date before people leave. Aim for half of your ${v.many} to have one on the calendar.`,
    workflow: (v) =>
      `Send a reminder two days before and one that morning, with a link to move the date. Offer an open slot to the waiting list right away, so you don’t lose ${v.facts.booking.plural}.`,
    tool: (v) =>
      `Use an online calendar such as Google Calendar booking pages or ${at(v.facts.tools, 0)}, so ${v.many} can ${act(v)} after closing time.`,
    content: () => 'Every Monday, post the open times of the week with a link to book them.',
    lead: (v) => `Show free times next to every offer, because ${v.many} who see a time decide sooner.`,
  },
  google_rank: {
    phrase: 'a better rank on Google',
    first: (v) =>
      `Write one page that answers “${at(v.facts.keywords, 0)}” for people ${v.around}. Keep the title under 60 characters, and put the answer in the first two lines. Then add prices, proof, and the map. Check its position every other Friday.`,
    later: (v) =>
      `Add a page for “${at(v.facts.keywords, 1)}” and an article on “${at(v.facts.topics, 0)}.” Get five local sites to link to you, such as suppliers, neighbors, the chamber, or a school you support.`,
    workflow: (v) =>
      `Every other Friday, a short report shows where you rank for five searches, starting with “${at(v.facts.keywords, 2)}.” It also shows calls from Maps and new reviews, next to last month’s numbers.`,
    tool: (v) =>
      `Google Search Console and Business Profile are free and show which words people typed before they found ${v.name}. By the third month, “${at(v.facts.keywords, 0)}” should be one of them.`,
    content: (v) => `Write one page a month that answers a search, starting with “${at(v.facts.topics, 1)}.”`,
    lead: (v) => `Focus on one search first: “${localSearch(v)}.”`,
  },
  social_growth: {
    phrase: 'growth on social media',
    first: (v) =>
      `Film for thirty minutes once a week and cut three clips, such as ${at(v.facts.scenes, 1)}. Post them ${v.audience.time}, and count saves and shares instead of likes.`,
    later: () =>
      `Turn the clip people saved most into a series of four. Trade one post a month with a nearby business that serves the same people.`,
    workflow: (v) =>
      `One filmed scene becomes a captioned clip, a post, and a map photo for the week. You approve anything with a face in it on your phone, following the rules for ${v.aNoun}.`,
    tool: (v) =>
      `Use Kling AI and Veo 3 to turn single photos into short clips, such as ${at(v.facts.scenes, 2)}. Use CapCut or Canva for captions.`,
    content: (v) =>
      `Keep three series going: a question answered (“${at(v.facts.questions, 0)}”), a scene from the day, and one piece of proof.`,
    lead: (v) =>
      `In every fourth post, ask for one small step, such as a message with the word “${upperFirst(v.facts.booking.plural.split(' ').at(-1) ?? '')}.”`,
  },
  more_reviews: {
    phrase: 'more reviews',
    first: (v) =>
      `Text every ${v.one} your review link the day the work is done. Ask what the problem was and how it turned out. Aim for two new reviews a week.`,
    later: (v) =>
      `Answer every review within two days in two sentences. With permission, put the three that mention ${at(v.facts.strengths, 0)} on your pages.`,
    workflow: (v) =>
      `Everyone, happy or not, gets a review request two hours after ${at(v.facts.services, 0).name} or similar work is done. Send one reminder after three days, then stop. A low rating alerts you so you can call.`,
    tool: (v) =>
      `Have a chat assistant draft review replies that thank people, stay general, and sound ${v.facts.tone}.`,
    content: (v) =>
      `Once a week, show what someone said about you, next to a picture of the work: ${at(v.facts.proof, 2)}.`,
    lead: (v) =>
      `Put your newest review next to every button, because ${v.many} trust recent reviews more than old ones.`,
  },
  repeat_customers: {
    phrase: 'more returning customers',
    first: (v) =>
      `List everyone who hasn’t come back in a year and write to the first fifty with a reason and a date, such as ${at(v.facts.offers, 2)}. Ten replies would be good.`,
    later: (v) =>
      `Plan one message per season, tied to what really changes: ${at(v.facts.moments, 0).when}, when ${at(v.facts.moments, 0).what}.`,
    workflow: (v) =>
      `When the usual time after ${at(v.facts.services, 1).name} has passed, send one friendly text with a time to choose. After two without an answer, pause for six months.`,
    tool: (v) =>
      `Link an email and text tool to ${at(v.facts.tools, 1)}, with lists by last visit. Then no one gets an offer for what they just bought.`,
    content: (v) =>
      `Write one short email a month that’s useful even to people who buy nothing, such as “${at(v.facts.topics, 2)}.”`,
    lead: (v) =>
      `Start with people who know you. Winning back ten former ${v.many} takes an afternoon, and winning ten strangers takes a budget.`,
  },
  automation: {
    phrase: 'time saved by automation',
    first: (v) =>
      `Write down every message you type twice in a week. Turn the five most frequent into saved replies, starting with your answer to “${at(v.facts.questions, 2)}” Then measure the minutes you save.`,
    later: (v) =>
      `Automate one whole task, from inquiry to confirmed date. Keep a person only for unusual cases, such as ${at(v.facts.problems, 3)}.`,
    workflow: (v) =>
      `Details from a form or call go into ${at(v.facts.tools, 0)}. Then people get open times, a confirmation, and a reminder. You step in only when the answer is unclear.`,
    tool: (v) =>
      `Use Zapier or Make to send data from forms and calls to ${at(v.facts.tools, 0)}, so no one copies a phone number by hand.`,
    content: (v) =>
      `Record one spoken answer each week, and let the assistant turn it into a post, an email, and a page section. Start with “${at(v.facts.questions, 3)}”`,
    lead: () => 'The first business to answer usually gets the job, and software answers right away.',
  },
  launch: {
    phrase: 'a good launch',
    first: (v) =>
      `Describe the new thing in one sentence a neighbor would repeat. Show it to ten current ${v.many} before you announce it. Ask what they’d pay and what would stop them.`,
    later: (v) =>
      `Try it with a small group first, with ${at(v.facts.offers, 1)} or a similar introductory offer. Collect three stories, and only then advertise it.`,
    workflow: (v) =>
      `Everyone who leaves a name gets the story, then a look behind the scenes (${at(v.facts.scenes, 3)}), then the date and the link. Anyone who books comes off the list.`,
    tool: (v) => `Use Leonardo AI or Midjourney for the launch pictures, in one style: ${at(v.facts.visuals, 0)}.`,
    content: () =>
      'Tell the story of the launch in five posts: why, how it’s made, the first try, the price, and the opening date.',
    lead: (v) =>
      `Collect names before launch day. A list of forty people who asked is worth more than a busy opening post. Use ${at(v.facts.channels, 0).name} first.`,
  },
};

const own = (goal: string): GoalView => ({ ...goalViews.more_leads, phrase: goal });

/** @returns the views of the goals, in the visitor's order; "more leads" if none was chosen */
export function goalsOf(goals: readonly string[]): readonly GoalView[] {
  const views = goals.map((goal) => {
    const id = optionIdOf('goals', goal);
    return id ? goalViews[id] : own('more customers');
  });
  return views.length > 0 ? [...new Set(views)] : [goalViews.more_leads];
}
