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
      `Publish one page for one need, ${at(v.facts.problems, 0)}, with a price range, ${at(v.facts.proof, 0)}, and a single button to ${act(v)}. Watch how many of 100 visitors use it; three is a fair start.`,
    later: (v) =>
      `Add two more pages built the same way, for ${at(v.facts.problems, 1)} and ${at(v.facts.problems, 2)}, and test ${at(v.facts.offers, 1)} on one of them for three weeks.`,
    workflow: (v) =>
      `New inquiry: a text within two minutes that answers by name, asks one question (“${at(v.facts.questions, 1)}” is the usual one in return) and offers two times. Anything unanswered after an hour goes to your phone.`,
    tool: (v) =>
      `Lovable for a landing page per need, starting with ${at(v.facts.problems, 0)}: one promise, ${at(v.facts.proof, 1)}, one button.`,
    content: (v) => `One piece a week must lead to an inquiry: it ends with how to ${act(v)}, not with a like.`,
    lead: (v) => `Lead with ${at(v.facts.offers, 0)}, because it lets ${v.many} try you without a risk.`,
  },
  full_calendar: {
    phrase: 'a full calendar',
    first: (v) =>
      `Mark the three emptiest half-days of your week and offer exactly those, every Monday, by text to people who have asked or come before. Count the ${v.facts.booking.plural} that come from it.`,
    later: (v) =>
      `End every visit with the next date: ask for it before people leave, and aim for half of your ${v.many} to have a next date in the book.`,
    workflow: (v) =>
      `Reminder chain: a message two days before and one on the morning, with a link to move the date. An open slot goes to the waiting list right away, so that ${v.facts.booking.plural} do not just vanish.`,
    tool: (v) =>
      `An online calendar such as Google Calendar booking pages or ${at(v.facts.tools, 0)}, open on the phone in one tap, so that ${v.many} can ${act(v)} after closing time.`,
    content: () => 'Every Monday one story or post shows the open times of the week, with the link to take them.',
    lead: (v) =>
      `Show free times next to every offer; ${v.many} who see a time decide sooner than ${v.many} who see a form.`,
  },
  google_rank: {
    phrase: 'a better rank on Google',
    first: (v) =>
      `Write one page that answers “${at(v.facts.keywords, 0)}” for people ${v.around}: title under 60 characters, the answer in the first two lines, then prices, proof and the map. Check its position every other Friday.`,
    later: (v) =>
      `Add a page for “${at(v.facts.keywords, 1)}” and an article on “${at(v.facts.topics, 0)}”, and get five local sites to link to you: suppliers, neighbors, the chamber, a school or club you support.`,
    workflow: (v) =>
      `Every other Friday: a short report on where you rank for five searches (first among them “${at(v.facts.keywords, 2)}”), calls from Maps and new reviews, sent to your inbox with last month's number next to it.`,
    tool: (v) =>
      `Google Search Console and Business Profile, both free: they show which words people typed before they found ${v.name}, and “${at(v.facts.keywords, 0)}” should be among them by the third month.`,
    content: (v) => `Write for searches, one a month to start: “${at(v.facts.topics, 1)}” first.`,
    lead: (v) => `Own one search before you chase ten: “${localSearch(v)}”.`,
  },
  social_growth: {
    phrase: 'growth on social media',
    first: (v) =>
      `Film for thirty minutes once a week and cut three clips from it, for example ${at(v.facts.scenes, 1)}. Post them ${v.audience.time} and note saves and shares, not likes.`,
    later: () =>
      `Turn the clip that was saved most into a series of four, and trade one post a month with a neighbor business that serves the same people.`,
    workflow: (v) =>
      `Content line: one filmed scene becomes a captioned clip, a post and a map photo, queued for the week. You approve on your phone before anything with a face in it goes out, in line with the rules for ${v.aNoun}.`,
    tool: (v) =>
      `Kling AI and Veo 3 to turn single photos into short clips, such as ${at(v.facts.scenes, 2)}; CapCut or Canva for captions.`,
    content: (v) =>
      `Keep three series alive: a question answered (“${at(v.facts.questions, 0)}”), a scene from the day, and one piece of proof.`,
    lead: (v) =>
      `Have every fourth post ask for one small step, such as a message with the word “${upperFirst(v.facts.booking.plural.split(' ').at(-1) ?? '')}”.`,
  },
  more_reviews: {
    phrase: 'more reviews',
    first: (v) =>
      `Ask every ${v.one} for a review on the day of the result, by text, with the direct link and one prompt: what was the problem, and how did it turn out? Aim for two new reviews a week.`,
    later: (v) =>
      `Answer every review within two days in two sentences, and put the three that mention ${at(v.facts.strengths, 0)} on your pages, with permission.`,
    workflow: (v) =>
      `Review request: sent to everyone, happy or not, two hours after ${at(v.facts.services, 0).name} or the like is done, one reminder after three days, then nothing more. A low rating sends you an alert so you can call.`,
    tool: (v) => `A chat assistant for review answers, told to thank, stay general and keep the tone ${v.facts.tone}.`,
    content: (v) =>
      `Once a week, show what someone said about you, next to a picture of the work: ${at(v.facts.proof, 2)}.`,
    lead: (v) =>
      `Put your newest review next to every button; ${v.many} trust last week's words more than your best ones from years ago.`,
  },
  repeat_customers: {
    phrase: 'more returning customers',
    first: (v) =>
      `List everyone who hasn’t come back in a year and write to the first fifty with a reason and a date, for example ${at(v.facts.offers, 2)}. Ten answers would be good.`,
    later: (v) =>
      `Plan one message per season, tied to what really changes: ${at(v.facts.moments, 0).when}, when ${at(v.facts.moments, 0).what}.`,
    workflow: (v) =>
      `Return reminder: when the usual gap after ${at(v.facts.services, 1).name} has passed, one friendly text with a time to choose; after two without an answer, pause for six months.`,
    tool: (v) =>
      `An email and text tool linked to ${at(v.facts.tools, 1)}, with lists by last visit, so no one gets an offer for what they bought yesterday.`,
    content: (v) =>
      `Write one short email a month that is useful even to people who buy nothing: “${at(v.facts.topics, 2)}”.`,
    lead: (v) =>
      `Start with people who know you; winning back ten former ${v.many} costs an afternoon, winning ten strangers costs a budget.`,
  },
  automation: {
    phrase: 'time saved by automation',
    first: (v) =>
      `Write down every message you type twice in a week, and turn the five most frequent into saved answers, first the one to “${at(v.facts.questions, 2)}”. Measure the minutes.`,
    later: (v) =>
      `Hand one whole task to a flow, from inquiry to confirmed date, and keep a person only for what is unusual, such as ${at(v.facts.problems, 3)}.`,
    workflow: (v) =>
      `From inquiry to date without typing: form or call, details into ${at(v.facts.tools, 0)}, offer of times, confirmation, reminder. You step in only when the answer is unclear.`,
    tool: (v) =>
      `Zapier or Make to carry data from forms and calls into ${at(v.facts.tools, 0)}, so no one copies a phone number by hand.`,
    content: (v) =>
      `Record one answer by voice each week and let the assistant turn it into a post, an email and a page section; “${at(v.facts.questions, 3)}” is a good first one.`,
    lead: () => 'Speed wins: the first business to answer usually gets the job, and software answers right away.',
  },
  launch: {
    phrase: 'a good launch',
    first: (v) =>
      `Describe the new thing in one sentence a neighbor would repeat, and show it to ten current ${v.many} before you announce it. Ask what they would pay and what would stop them.`,
    later: (v) =>
      `Open it to a small group first, at ${at(v.facts.offers, 1)} or a similar founder rate, collect three stories, and only then advertise it.`,
    workflow: (v) =>
      `Launch list: everyone who leaves a name gets the story, then a look behind the scenes (${at(v.facts.scenes, 3)}), then the date and the link. Anyone who books comes off the list.`,
    tool: (v) => `Leonardo AI or Midjourney for the look of the launch, in one style: ${at(v.facts.visuals, 0)}.`,
    content: () =>
      'Tell the story of the launch in five posts: why, how it’s made, the first try, the price, and the opening date.',
    lead: (v) =>
      `Take names before the launch day; a list of forty people who asked is worth more than a busy opening post. Use ${at(v.facts.channels, 0).name} first.`,
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
