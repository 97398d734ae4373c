/** What each goal adds to the English plan: one line for each part of it. */
import { optionIdOf, type OptionId } from '#shared/domain/chat-script.ts';
import {
  keyword,
  kpi,
  otherSegment,
  pageFor,
  problem,
  proof,
  question,
  scene,
  topic,
  withPrice,
  occasion,
} from './english-parts.ts';
import { inbox, type PlanContext } from './context.ts';

export type GoalLines = {
  tool: string;
  content: string;
  lead: string;
  workflow: string;
  /** A step for the first month; starts with a verb. */
  first: string;
  /** A step for the second or third month; starts with a verb. */
  later: string;
};

/** For businesses whose customers come without an appointment. */
function quietTimes(c: PlanContext): GoalLines {
  const when = c.openings ?? 'in your quietest hours';
  return {
    tool: `A tally by the register (or the hourly report in ${inbox(c, 0)}) that shows when people come in and when they don't.`,
    content: `Once a week, post one line (no wait ${when}) and one photo: ${scene(c, 2)}.`,
    lead: `Put your quiet times right next to ${withPrice(c)}; people who don't like lines come then.`,
    workflow: `Every Monday, a short note to yourself with how many people came in ${when} last week, next to the week before.`,
    first: `Tell the next 20 ${c.many} that there's no wait ${when}. ${c.at(['It worked if three of them come back then.', 'If three come back then, tell the next 20.'], 0)}`,
    later: `Give people one reason to come ${when}: something small to go with ${c.offer(0)} that you only have then.`,
  };
}

function calendar(c: PlanContext): GoalLines {
  if (c.isWalkIn) return quietTimes(c);
  const when = c.openings ?? 'in your three slowest half-days';
  return {
    tool: `A booking page (${inbox(c, 0)} or Google Calendar) where people see what's open${c.openings ? ` ${c.openings}` : ''} and pick a time for ${c.offer(0)} themselves.`,
    content: c.at(
      [
        `Every Sunday evening, post what's still open ${when}, with one photo: ${scene(c, 2)}.`,
        `Once a week, post the times still open ${when} for ${c.offer(0)}, with a link to book.`,
      ],
      0,
    ),
    lead: `Show the next open time right next to ${withPrice(c)}; people who see a time decide sooner.`,
    workflow: `Two days before each ${occasion(c)}, a reminder with the date and a link to move it; offer any time that opens up first to people who asked about ${c.offer(0)} ${when}.`,
    first: `Text everyone who asked about ${c.offer(0)} in the last 90 days and offer two or three times ${when}. ${c.at(['It worked if two people pick a time.', 'If two say yes, do it again next month.', 'Two bookings is a success.'], 0)}`,
    later: `Ask for the next date before ${c.many} leave, and see how many have one on the calendar by week 8, starting with ${c.offer(1)}.`,
  };
}

function google(c: PlanContext): GoalLines {
  return {
    tool: `Google Search Console (free) shows whether “${keyword(c, 0)}” brings people to ${pageFor(c)}, and what else they typed.`,
    content: `Once a month, answer one search in full: “${topic(c, 0)}” is a good start.`,
    lead: c.at(
      [
        `Go after one search before you chase ten: “${keyword(c, 0)}”.`,
        `Pick one search and win it first: “${keyword(c, 0)}”.`,
      ],
      1,
    ),
    workflow: `Every other Friday, a short email with where you rank for “${keyword(c, 0)}” and “${keyword(c, 1)}”.`,
    first: `Write one page for the search “${keyword(c, 0)}”: the short answer, then ${c.isSold ? 'the price' : `how ${c.offer(0)} work`}, then ${proof(c, 3)}. ${c.at(['Check its position two weeks later.', 'Check where it ranks after two weeks.', 'Give it two weeks, then check where it ranks.'], 0)}`,
    later: `Add a page for “${keyword(c, 1)}”, and ask three sites that ${c.audience} already read to link to it.`,
  };
}

function social(c: PlanContext): GoalLines {
  return {
    tool: `CapCut for captions on one clip a week: ${scene(c, 0)}.`,
    content: `Film ${scene(c, 1)} once a week, and cut it into two clips: one shows it, one explains it.`,
    lead: `Every third post, ask for one small thing: a message with a question about ${c.about(0)}.`,
    workflow: `Once a week, one filmed scene (this month: ${scene(c, 2)}) becomes a clip, a photo, and a caption for you to approve.`,
    first: `Film for 30 minutes: ${scene(c, 0)}, and ${scene(c, 1)}. ${c.at(['Post three clips and count saves and messages instead of likes.', 'Cut three clips, and judge them by messages and saves.', 'Share three clips over two weeks; likes count less than messages.'], 0)}`,
    later: `Take the clip people saved most and make three more like it about ${c.about(1)}.`,
  };
}

function reviews(c: PlanContext): GoalLines {
  if (!c.mayAskReviews)
    return {
      tool: `A check of your listings: do Google and the directories say the right things about ${c.offer(0)}, down to the hours?`,
      content: `Once a month, explain one rule of your profession in plain words, as it applies to ${c.offer(0)}.`,
      lead: `Let your credentials do the talking next to ${withPrice(c)}; asking ${c.many} for reviews may break your rules.`,
      workflow: `Private feedback: after an appointment, a two-question form about ${c.offer(0)} that only you read.`,
      first: `Claim your profile in three directories and describe ${c.offer(0)} the same way in each. In public replies, never confirm who's a ${c.one}.`,
      later: `Ask colleagues and referral partners, never ${c.many}, for a few lines about your ${c.offer(0)}.`,
    };
  return {
    tool: `A chat assistant that drafts a reply to every review, so you only fix a word or two; start with those about ${c.offer(0)}.`,
    content: `Once a week, put one sentence from a review on a photo: ${scene(c, 2)}.`,
    lead: `Put your newest review right under ${withPrice(c)}.`,
    workflow: `Review request: the day after ${c.isProduct ? 'someone finishes setting up' : `each ${occasion(c)}`}, one text with your direct link and a question about ${c.about(0)}; one reminder three days later, then nothing more.`,
    first: `Text your last ten ${c.many} your review link and ask how ${c.about(0)} went. ${c.at(['Two new reviews a week is a good pace.', 'Two a week is plenty.', 'Two or three from ten texts is a good result.'], 0)}`,
    later: `Reply to every review within two days, and quote the three best about ${c.about(1)} on ${pageFor(c)}.`,
  };
}

function comeBack(c: PlanContext): GoalLines {
  return {
    tool: `An email and text list linked to ${inbox(c, 0)} that knows who came for ${c.offer(0)}, and when.`,
    content: `Send one short email a month to people who know you: “${topic(c, 1)}”.`,
    lead: `Start with people who've already ${c.isSold ? `paid you for ${c.offer(0)}` : `helped with ${c.offer(0)}`}: one personal message each${c.openings ? `, with ${c.isWalkIn ? 'a reason to come' : 'an open time'} ${c.openings}` : ''}.`,
    workflow: `When the usual time between ${occasion(c)}s has passed, one friendly text about ${c.about(0)}; after two without an answer, pause for six months.`,
    first: `List the ${c.many} you haven't seen since last season and write to 30 of them about ${c.about(1)}. ${c.at(['Three replies is a good start.', 'If three write back, the message works.', 'If three write back, send the next 30.'], 0)}`,
    later: `Plan four messages a year, one per season, each with a real reason to come back for ${c.offer(0)}.`,
  };
}

function automation(c: PlanContext): GoalLines {
  return {
    tool: `Zapier or Make to carry questions about ${c.about(0)} from forms and calls into ${inbox(c, 0)}, so no one types a phone number twice.`,
    content: `Record one spoken answer a week, such as “${question(c, 1)}”, and let an assistant turn it into a post.`,
    lead: `Answer every question about ${c.about(0)} within five minutes, even mid-${occasion(c)}: a saved reply does it for you.`,
    workflow: `From question to booking: a form about ${c.about(0)} lands in ${inbox(c, 0)}, a reply offers two times, a reminder follows. ${c.at(['You step in when something unusual comes up.', 'Anything unusual comes to you.', "You take over when it's a new question."], 0)}`,
    first: `Save the five replies you type most, starting with “${question(c, 1)}” ${c.at(['Count the minutes you get back in a week.', 'After a week, add up the time saved.', 'See how many minutes that saves by Friday.'], 0)}`,
    later: `Hand off one whole task, from the first question about ${c.about(1)} to a confirmed date. ${c.at(['You only check the odd ones.', 'Only the unusual ones reach you.', 'You only look at the exceptions.'], 0)}`,
  };
}

function launch(c: PlanContext): GoalLines {
  return {
    tool: `Leonardo AI for the look of the launch, all in one style: ${c.at(c.facts.visuals, 0)}.`,
    content: `Tell the story of the launch in five posts: why, how it's made, a first try with ${c.audience}, ${c.isSold ? 'the price' : 'who it helps'}, and the date.`,
    lead: `Start a list before launch day: 40 names beat a big announcement. Start with people dealing with ${problem(c, 1)}.`,
    workflow: `Launch list: everyone who asks about ${c.about(0)} gets the story, then a look behind the scenes (${scene(c, 3)}), then the date.`,
    first: `Describe the new thing in one sentence and show it to ten ${c.many} who know your ${c.isProduct ? c.noun : c.offer(0)}. ${c.at(['Ask what would stop them.', "Ask what they'd still want to know.", 'Write down the first doubt each one has.'], 0)}`,
    later: `Open it to a small group of ${c.audience} first, write down three honest answers, then announce it.`,
  };
}

function leads(c: PlanContext): GoalLines {
  const price = c.isSold ? (c.prices[0] ?? c.barePrice) : undefined;
  return {
    tool: `Lovable for a page about one situation, ${problem(c, 0)}: what you do about it, ${proof(c, 1)}, and a button to ${c.act}.`,
    content: `End one post a week with how to ${c.act}, right under a clip of ${scene(c, 3)}.`,
    lead: c.at(
      [
        `Make the first step easy: offer ${c.at(c.facts.offers, 0)}.`,
        `Give people a small first step, such as ${c.at(c.facts.offers, 0)}.`,
      ],
      2,
    ),
    workflow: `New message about ${c.about(0)}: a reply within five minutes that answers “${question(c, 1)}” and suggests the next step. ${c.at(['After an hour without an answer, it goes to your phone.', 'Anything still open after an hour rings your phone.', 'If no one has answered within the hour, your phone buzzes.'], 0)}`,
    first: `Publish one page about ${c.about(0)} for ${c.audience}: ${price ?? "what's included"}, ${proof(c, 0)}, and one way to ${c.act}. ${c.at(['Three requests per 100 visitors is a fair start.', 'If three of the first 100 visitors write, keep it.', 'Aim for three requests from the first 100 visitors.'], 0)}`,
    later:
      c.offers.length > 1
        ? `Build the same page for ${c.offer(1)}, and see after four weeks which one brings more requests.`
        : `Build a second page for ${otherSegment(c, 0) ?? c.audience}, and see after four weeks which one does better on ${kpi(c, 0)}.`,
  };
}

const byGoal: Readonly<Record<OptionId<'goals'>, (c: PlanContext) => GoalLines>> = {
  more_leads: leads,
  full_calendar: calendar,
  google_rank: google,
  social_growth: social,
  more_reviews: reviews,
  repeat_customers: comeBack,
  automation,
  launch,
};

/** Returns a goal's lines; a goal that was typed counts as more customers. */
export const goalLines = (c: PlanContext, goal: string): GoalLines =>
  byGoal[optionIdOf('goals', goal) ?? 'more_leads'](c);
