/** What each goal adds to the English plan: one line for each part of it. */
import { optionIdOf, type OptionId } from '#shared/domain/chat-script.ts';
import {
  keyword,
  kpi,
  otherSegment,
  pageFor,
  problem,
  proof,
  shortProof,
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
    tool: `Keep a tally by the register, or use the hourly report in ${inbox(c, 0)}, to see when people come in.`,
    content: `Once a week, post that there's no wait ${when}, with a photo of ${scene(c, 2)}.`,
    lead: `Put your quiet times right next to ${withPrice(c)}, so people who hate lines know when to come.`,
    workflow: `Every Monday, note how many people came in ${when} last week, and compare it with the week before.`,
    first: `Tell the next 20 ${c.many} that there's no wait ${when}. ${c.at(['It worked if three of them come back then.', 'If three come back then, tell the next 20.'], 0)}`,
    later: `Give people a reason to come ${when}, such as something small with ${c.offer(0)} that you only have then.`,
  };
}

function calendar(c: PlanContext): GoalLines {
  if (c.isWalkIn) return quietTimes(c);
  const when = c.openings ?? 'in your three slowest half-days';
  return {
    tool: `Set up a booking page with ${inbox(c, 0)} or Google Calendar. People see what's open${c.openings ? ` ${c.openings}` : ''} and pick a time for ${c.offer(0)}.`,
    content: c.at(
      [
        `Every Sunday evening, post what's still open ${when}, with a photo of ${scene(c, 2)}.`,
        `Once a week, post the times still open ${when} for ${c.offer(0)}, with a link to book.`,
      ],
      0,
    ),
    lead: `Show the next open time right next to ${withPrice(c)}, so people can book on the spot.`,
    workflow: `Two days before each ${occasion(c)}, people get a reminder with a link to move it. If a time opens up, offer it first to people who asked about ${c.offer(0)} ${when}.`,
    first: `Text everyone who asked about ${c.offer(0)} in the last 90 days. Offer two or three times ${when}. ${c.at(['It worked if two people pick a time.', 'If two say yes, do it again next month.', 'Two bookings is a success.'], 0)}`,
    later: `Before ${c.many} leave, ask for their next date, starting with ${c.offer(1)}. By week 8, count the ${c.many} with a date for ${c.offer(1)}.`,
  };
}

function google(c: PlanContext): GoalLines {
  return {
    tool: `Google Search Console (free) shows whether “${keyword(c, 0)}” brings people to ${pageFor(c)}, and what else they searched for.`,
    content: `Once a month, answer one question in full, such as “${topic(c, 0)}.”`,
    lead: c.at(
      [
        `Focus on the search “${keyword(c, 0)}” before you try others.`,
        `Start with one search, “${keyword(c, 0)},” and add others later.`,
      ],
      1,
    ),
    workflow: `Every other Friday, an email shows where you rank for “${keyword(c, 0)}” and “${keyword(c, 1)}.”`,
    first: `Write one page for people who search “${keyword(c, 0)}.” Start with the short answer, then ${c.isSold ? 'the price' : `how ${c.offer(0)} work`}, then ${proof(c, 3)}. ${c.at(['Check its position two weeks later.', 'Check where it ranks after two weeks.', 'Give it two weeks, then check where it ranks.'], 0)}`,
    later: `Add a page for “${keyword(c, 1)}.” Ask three sites that ${c.audience} already read to link to it.`,
  };
}

function social(c: PlanContext): GoalLines {
  return {
    tool: `Use CapCut to add captions to one clip a week, such as ${scene(c, 0)}.`,
    content: `Film ${scene(c, 1)} once a week. Cut one clip that shows it and one where you explain ${c.about(0)}.`,
    lead: `In every third post, invite people to message you with a question about ${c.about(0)}.`,
    workflow: `Once a week, turn one filmed scene into a clip, a photo, and a caption about ${c.about(0)}. This month, use ${scene(c, 2)}.`,
    first: `Spend 30 minutes filming ${scene(c, 0)} and ${scene(c, 1)}. ${c.at(['Post three clips and count saves and messages instead of likes.', 'Cut three clips, and judge them by messages and saves.', 'Share three clips over two weeks, and count messages instead of likes.'], 0)}`,
    later: `Find the clip people saved most, and make three more like it about ${c.about(1)}.`,
  };
}

function reviews(c: PlanContext): GoalLines {
  if (!c.mayAskReviews)
    return {
      tool: `Check what Google and the directories say about ${c.offer(0)}, including your hours.`,
      content: `Once a month, explain one rule of your profession in plain words, as it applies to ${c.offer(0)}.`,
      lead: `Show your credentials next to ${withPrice(c)}, because asking ${c.many} for reviews may break your rules.`,
      workflow: `After each appointment, ${c.many} get a private two-question form about ${c.offer(0)} that only you read.`,
      first: `Claim your profile in three directories and describe ${c.offer(0)} the same way in each. In public replies, never confirm who's a ${c.one}.`,
      later: `Ask colleagues and referral partners, never ${c.many}, for a few lines about your ${c.offer(0)}.`,
    };
  return {
    tool: `Have a chat assistant draft a reply to every review, starting with those about ${c.offer(0)}.`,
    content: `Once a week, put one sentence from a review on a photo of ${scene(c, 2)}.`,
    lead: `Put your newest review right under ${withPrice(c)}.`,
    workflow: `The day after ${c.isProduct ? 'someone finishes setting up' : `each ${occasion(c)}`}, text your review link with a question about ${c.about(0)}, and remind them once.`,
    first: `Text your last ten ${c.many} your review link and ask how ${c.about(0)} went. ${c.at(['Two new reviews a week is a good pace.', 'Two a week is plenty.', 'Two or three from ten texts is a good result.'], 0)}`,
    later: `Reply to every review within two days, and quote the three best about ${c.about(1)} on ${pageFor(c)}.`,
  };
}

function comeBack(c: PlanContext): GoalLines {
  return {
    tool: `Link an email and text list to ${inbox(c, 0)}, so you know who came for ${c.offer(0)} and when.`,
    content: `Send people who know you one short email a month, such as “${topic(c, 1)}.”`,
    lead: `Send a personal message to everyone who's already ${c.isSold ? `paid you for ${c.offer(0)}` : `helped with ${c.offer(0)}`}.${c.openings ? ` Offer ${c.isWalkIn ? 'a reason to come' : 'an open time'} ${c.openings}.` : ''}`,
    workflow: `When the usual time between ${occasion(c)}s has passed, people get one friendly text about ${c.about(0)}. Stop after two tries.`,
    first: `List the ${c.many} you haven't seen since last season and write to 30 of them about ${c.about(1)}. ${c.at(['Three replies is a good start.', 'If three write back, the message works.', 'If three write back, send the next 30.'], 0)}`,
    later: `Plan four messages a year, one per season, each with a real reason to come back for ${c.offer(0)}.`,
  };
}

function automation(c: PlanContext): GoalLines {
  return {
    tool: `Use Zapier or Make to send questions about ${c.about(0)} from forms and calls to ${inbox(c, 0)}.`,
    content: `Record one spoken answer a week, and let an assistant turn it into a post. Start with “${question(c, 1)}”`,
    lead: `Use a saved reply to answer every question about ${c.about(0)} within five minutes, even mid-${occasion(c)}.`,
    workflow: `When a form about ${c.about(0)} lands in ${inbox(c, 0)}, a reply offers two times and a reminder follows. ${c.at(['You step in when something unusual comes up.', 'Anything unusual comes to you.', "You take over when it's a new question."], 0)}`,
    first: `Save the five replies you type most, starting with your answer to “${question(c, 1)}” ${c.at(['Count the minutes you get back in a week.', 'After a week, add up the time saved.', 'See how many minutes that saves by Friday.'], 0)}`,
    later: `Hand off one whole task, from the first question about ${c.about(1)} to a confirmed date. ${c.at(['You only check the odd ones.', 'Only the unusual ones reach you.', 'You only look at the exceptions.'], 0)}`,
  };
}

function launch(c: PlanContext): GoalLines {
  return {
    tool: `Use Leonardo AI for all your launch pictures, in one style: ${c.at(c.facts.visuals, 0)}.`,
    content: `Write five launch posts for ${c.audience}: why, how it's made, the first try, ${c.isSold ? 'the price' : 'who it helps'}, and the date.`,
    lead: `Collect 40 names before launch day, starting with people whose problem is ${problem(c, 1)}.`,
    workflow: `Everyone who asks about ${c.about(0)} gets your launch story. Next, send a look behind the scenes (${scene(c, 3)}), then the date.`,
    first: `Describe the new thing in one sentence and show it to ten ${c.many} who know your ${c.isProduct ? c.noun : c.offer(0)}. ${c.at(['Ask what would stop them.', "Ask what they'd still want to know.", 'Write down the first doubt each one has.'], 0)}`,
    later: `Try it out with a small group of ${c.audience}. Write down what three of them say, and then announce it.`,
  };
}

function leads(c: PlanContext): GoalLines {
  const price = c.isSold ? (c.prices[0] ?? c.barePrice) : undefined;
  return {
    tool: `Use Lovable to build a page about one problem: ${problem(c, 0)}. Show ${shortProof(c, 1)} and a button to ${c.act}.`,
    content: `Once a week, post a clip of ${scene(c, 3)} and say how to ${c.act}.`,
    lead: c.at(
      [
        `Make the first step easy: offer ${c.at(c.facts.offers, 0)}.`,
        `Give people a small first step, such as ${c.at(c.facts.offers, 0)}.`,
      ],
      2,
    ),
    workflow: `A reply about ${c.about(0)} goes out within five minutes and answers “${question(c, 1)}” ${c.at(['After an hour without an answer, it goes to your phone.', 'Anything still open after an hour rings your phone.', 'If no one has answered within the hour, your phone buzzes.'], 0)}`,
    first: `Publish one page about ${c.about(0)} for ${c.audience}. Show ${price ?? "what's included"}, ${shortProof(c, 0)}, and one way to ${c.act}. ${c.at([`Three requests for ${c.offer(0)} per 100 visitors is a good start.`, `Keep it if three of the first 100 visitors ask about ${c.offer(0)}.`, `Aim for three requests about ${c.offer(0)} from the first 100 visitors.`], 0)}`,
    later:
      c.offers.length > 1
        ? `Build the same page for ${c.offer(1)}. After four weeks, see whether it brings more requests than ${c.offer(0)}.`
        : `Build a second page for ${otherSegment(c, 0) ?? c.audience}. After four weeks, compare one number for both: ${kpi(c, 0)}.`,
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
