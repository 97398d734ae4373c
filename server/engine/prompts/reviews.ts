/** Asking for reviews, answering them, and using them fairly. */
import { make, type Platform } from './context.ts';

export const reviews: Platform = {
  key: 'reviews',
  recipes: [
    (c) =>
      make(
        'Request',
        `Review request by text after ${c.peek.service().name}`,
        `Sent to everyone on the same day.`,
        c.intro(),
        `Write three text messages under 240 characters that ask for an honest review after ${c.service().name}.`,
        `Each asks one easy question that helps the writer start, for example what it was like before: ${c.problem()}.`,
        `Send them to happy and unhappy ${c.many} alike, with a single link and no reward.`,
        `One version in Spanish; all in the tone ${c.tone}.`,
      ),
    (c) =>
      make(
        'Request',
        `What to say at the end of ${c.peek.service().name}`,
        `Asking in person works best.`,
        c.intro(),
        `Write four short sentences with which a team member of the ${c.noun} can ask for a review of ${c.service().name} face to face.`,
        `They should sound natural right after ${c.scene()}.`,
        `One is for ${c.aOne} in a hurry, one for somebody who just said thank you, one for older people, one in Spanish.`,
        `Add what not to say, such as pressure, stars or ${c.offer()} in return.`,
      ),
    (c) =>
      make(
        'Answer',
        `Answer to five stars that mention ${c.peek.strength()}`,
        `Thanks that other readers enjoy.`,
        c.intro(),
        `I will paste a five-star review; it praises something like ${c.strength()}.`,
        `Write three answers of 30 to 50 words from the ${c.noun}, no two starting alike, without copying the praise.`,
        `Add one small fact future ${c.many} can use, for instance about ${c.service().name}.`,
        `Keep names and private matters out, and remember: ${c.rule()}`,
      ),
    (c) => {
      const d = c.doubt();
      return make(
        'Answer',
        `Answer to a harsh review: ${d.objection}`,
        `Written for the next reader, not to win.`,
        c.intro(),
        `Answer a one-star review whose core is this: ${d.objection}.`,
        `Write 60 to 80 words: thank, take it seriously, state one general fact (${d.answer}), offer a direct line to the owner.`,
        `Do not confirm details of the visit of any ${c.one}, and do not argue.`,
        `Then write the private message that follows, and a note for our ${c.noun} team on what to check.`,
      );
    },
    (c) =>
      make(
        'Answer',
        `Answer to a three-star review about ${c.peek.service().name}`,
        `Lukewarm reviews are the most useful ones.`,
        c.intro(),
        `I paste a three-star review that concerns ${c.service().name}.`,
        `Find the sentence that hides what truly disappointed the ${c.one}, and name it in six words.`,
        `Write an answer of 50 words that accepts this one point and says what we change in the ${c.noun}.`,
        `Suggest how to reach the ${c.one} again without asking for more stars.`,
        `Sound ${c.tone}, neither wounded nor smooth.`,
      ),
    (c) =>
      make(
        'Answer',
        `Answer to a review that was meant for another ${c.noun}`,
        `Firm and friendly.`,
        c.intro(),
        `A review describes things we do not do, so it was probably meant for another ${c.noun}.`,
        `Write 40 words that say so politely, invite contact, and tell other readers what we do offer: ${c.service().name}.`,
        `Write the report text for the platform, 300 characters, facts only, as ${c.aNoun} would state them.`,
        `If it returns, give me a calmer second answer that mentions ${c.strength()}.`,
      ),
    (c) =>
      make(
        'System',
        `Four-week review routine for ${c.name}`,
        `Two new reviews a week without stress.`,
        c.intro(),
        `Design a routine for reviews from ${c.many}: who asks, when, by which message, and where we note it.`,
        `Asking fits best after ${c.service().name} and after ${c.service().name}; it does not fit while somebody still has ${c.problem()}.`,
        `Connect it to ${c.tool()} if that helps, otherwise to a sheet with four columns.`,
        `Set a target for each week, next to ${c.kpi()}, and a small ritual in the ${c.noun} team when it is met.`,
      ),
    (c) =>
      make(
        'Use',
        `Turn a review into a post with ${c.peek.visual()}`,
        `Praise in somebody else's words.`,
        c.intro(),
        `I paste a review whose writer has agreed to be quoted.`,
        `Choose the one sentence that only fits our ${c.noun}, up to 18 words, unchanged.`,
        `Write a caption of 50 words with the story around it: before, ${c.problem()}; after, ${c.service().result}.`,
        `Describe a layout with ${c.visual()}, the quotation large and ${c.name} small.`,
        `Add a line that asks other ${c.many} nothing at all.`,
      ),
    (c) =>
      make(
        'Use',
        `Proof section from the best lines about ${c.peek.service().name}`,
        `Reviews beside the button.`,
        c.intro(),
        `I paste twenty reviews by ${c.many}.`,
        `Pick five short excerpts: one on ${c.strength()}, one on ${c.service().name}, one against this doubt (${c.doubt().objection}), one on price, one on people.`,
        `For each name the page and the exact spot where hesitating ${c.many} need it.`,
        `Do not alter words, mark omissions, and drop anything that ${c.aNoun} may not publish.`,
      ),
    (c) =>
      make(
        'Learn',
        `What thirty reviews say about ${c.aNoun}`,
        `Free market research.`,
        c.intro(),
        `I paste thirty reviews of ours and thirty of two other ${c.noun} names nearby.`,
        `Make a table of themes with counts: people, time, price, result, place, and ${c.service().name}.`,
        `Show what they are praised for and we are not, and the other way round, for example ${c.strength()}.`,
        `Quote three sentences that describe ${c.problem()} better than our website does.`,
        `Close with one change for the ${c.noun} this month.`,
      ),
    (c) =>
      make(
        'Print',
        `Counter card and QR text for ${c.many}`,
        `For the desk, the bag or the receipt.`,
        c.intro(),
        `Write texts for a small card with a QR code: one line of at most nine words, one line below of at most fifteen.`,
        `Give six versions: two plain, two with mild humor, one in Spanish, one for after ${c.service().name}.`,
        `The card lies where people see ${c.scene()}.`,
        `Say size, paper and colors that fit ${c.visual()}, and one rule about fairness toward every ${c.one}.`,
      ),
    (c) =>
      make(
        'Reminder',
        `Gentle second request after ${c.peek.service().name}`,
        `One reminder, then silence.`,
        c.intro(),
        `Write a reminder by text and one by email for people who have not reviewed three days after ${c.service().name}.`,
        `Give a reason that is true: others who face ${c.problem()} read reviews to decide.`,
        `Help with a starting sentence about ${c.service().name} that leaves the opinion open.`,
        `Say that this is the last message about it, in the tone ${c.tone}, and thank the ${c.one} either way.`,
      ),
    (c) => {
      const m = c.moment();
      return make(
        'Season',
        `Review push before ${m.when}`,
        `Fresh reviews when they matter most.`,
        c.intro(),
        `Fresh reviews help before ${m.when}, when ${m.what}.`,
        `Plan the three weeks before: which ${c.many} to ask from the last quarter, in which order, with which sentence.`,
        `People who had ${c.service().name} come first, then ${c.segment()}.`,
        `Spread the requests so that the flow looks as natural as it is at any good ${c.noun}.`,
        `Prepare two answers to reviews that will mention waiting times for ${c.bookings}.`,
      );
    },
    (c) =>
      make(
        'Video',
        `Ask for a short video statement on ${c.peek.service().name}`,
        `Thirty seconds that say more than stars.`,
        c.intro(),
        `Write a message that asks one satisfied ${c.one} for a thirty-second video statement on ${c.service().name}.`,
        `Send three questions along: what was going on (perhaps ${c.problem()}), what surprised you, whom would you send to us?`,
        `Offer to film it on site with ${c.scene()} in the background.`,
        `Add a consent text of 50 words with a right to withdraw, and check it against this: ${c.rule()}`,
      ),
    (c) =>
      make(
        'Platforms',
        `Where reviews count for ${c.aNoun}`,
        `Focus on two places instead of six.`,
        c.intro(),
        `Compare Google, Facebook, Yelp and the review sites for ${c.aNoun} by how much ${c.audience} rely on them.`,
        `Consider that people search for "${c.keyword()}" and then read; some arrive through ${c.channel().name}.`,
        `Recommend two places, with a link routine and a profile check for each ${c.noun} listing.`,
        `Say what to do with old reviews elsewhere, and how ${c.kpi()} could show the effect.`,
      ),
    (c) =>
      make(
        'Crisis',
        `Plan for a wave of bad reviews about ${c.peek.service().name}`,
        `Prepared, and hopefully never needed.`,
        c.intro(),
        `Suppose several bad reviews arrive within two days after an incident around ${c.service().name}.`,
        `Write the first-hour checklist, the one public statement of 60 words, and the inner message to the ${c.noun} team.`,
        `Say who answers, what we never say about any ${c.one}, and when to involve a lawyer or the platform.`,
        `Plan the way back over six weeks, built on ${c.proof()} and on asking everyone again.`,
      ),
  ],
};
