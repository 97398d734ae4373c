/** Emails with subject lines, lengths, and one purpose each. */
import { make, type Platform } from './context.ts';

export const email: Platform = {
  key: 'email',
  recipes: [
    (c) => {
      const s = c.service();
      return make(
        'Welcome',
        `Welcome email after a question about ${s.bare}`,
        `The first reply to a new contact who asked about ${s.bare}.`,
        c.intro(),
        `Write the email a new contact gets after asking about ${s.bare}: subject under 45 characters, body of 110 words.`,
        `Thank them in the first line, then mention the situation they may be in: ${c.problem()}.`,
        `Say who answers, what happens next, and what to have ready for ${s.bare}; ask me for these facts first.`,
        `Answer "${c.question()}" in two sentences, and hint at that answer in a preview text under 80 characters.`,
        `Work this in: ${c.detail()}.`,
        `Close with one way to ${c.act}${c.site ? ` at ${c.site}` : ''} and a friendly line for ${c.audience}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      const d = c.doubt();
      return make(
        'Follow-up',
        `Three follow-up emails about ${s.bare}`,
        `For someone who asked about ${s.bare} and went quiet.`,
        c.intro(),
        `Write three short emails to someone who asked about ${s.bare} and hasn't replied, for 3, 7, and 14 days later.`,
        `The first gives one useful tip about ${c.problem()}.`,
        `The second answers a doubt, "${d.objection}," along these lines: ${d.answer}`,
        `The third shows ${c.proof()} and says it's our last email about ${s.bare}.`,
        `Keep each between 50 and 80 words, with a subject of six words or fewer about ${s.bare}.`,
        `End each with one question that ${c.audience} can answer with yes or no.`,
        c.limits,
      );
    },
    (c) => {
      const m = c.moment();
      const s = c.service();
      return make(
        'Win-back',
        `Email to ${c.many} you haven't heard from in a year`,
        `Gives people a real reason to think about ${s.bare} again.`,
        c.intro(),
        `Write an 80-word plain-text email to ${c.many} who haven't been in touch for a year, about ${s.bare}.`,
        `Open with a reason that matters to them: ${m.when}, when ${m.what}.`,
        `Skip "we miss you" and bring up something they may recognize: ${c.problem()}.`,
        `Suggest this next step, and check with me before you use it: ${c.offer()}.`,
        `Give me five subject lines under 45 characters, one about ${s.bare}${c.city ? ` and one with ${c.city} in it` : ''}.`,
        `Write it like a personal note from the owner, with a way to ${c.act} and an unsubscribe line.`,
        c.limits,
      );
    },
    (c) => {
      const topic = c.topic();
      const s = c.service();
      return make(
        'Newsletter',
        `Newsletter: ${topic}`,
        `A letter that's useful even to readers who don't need ${s.bare} right now.`,
        c.intro(),
        `Write a letter of 250 words with "${topic}" as the main piece.`,
        `Begin with a small moment from our work: ${c.scene()}.`,
        `Give the advice in three steps, using this example: ${c.problem()}.`,
        `Add one short paragraph about ${s.bare} and how to ${c.act}, then ask a question readers can answer by replying.`,
        `Offer three subject lines under 50 characters and a preview text under 90, written for ${c.audience}.`,
        `In the footer, say why they get a letter from us, with an unsubscribe link and our mailing address.`,
        c.limits,
      );
    },
    (c) => {
      const m = c.moment();
      const s = c.service();
      return make(
        'Timely',
        `Email for ${m.when}`,
        `One email for when ${m.what}.`,
        c.intro(),
        `Write a 120-word email for ${m.when}, when ${m.what}.`,
        `Start with something readers may notice themselves: ${c.problem()}.`,
        `Give one simple thing they can check on their own and one good reason to ask about ${s.bare}.`,
        `Mention this idea once, near the end, and check with me before you use it: ${c.offer()}.`,
        `Write a second version for ${c.segment()}, with its own subject and first line.`,
        `Keep both subjects under 45 characters, and give me a button label of two to four words for ${s.bare}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Before',
        `What to expect: email before ${s.bare}`,
        `Settles the practical questions ahead of ${s.bare}.`,
        c.intro(),
        `Write the email ${c.many} get before ${s.bare}: subject under 45 characters, body of 120 words at most.`,
        `Ask me first for the time, the place or link, how long it takes, and what to have ready for ${s.bare}.`,
        `Put each fact on its own line, in the order ${c.audience} need it.`,
        `Answer "${c.question()}" in one sentence, because it can come up at the last minute.`,
        `Describe in one line something they may see: ${c.scene()}.`,
        `Say who to contact about a change to ${s.bare}, and keep private details out of the subject and preview.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'After',
        `Thank-you email after ${s.bare}`,
        `A short thank-you, with help for what comes after ${s.bare}.`,
        c.intro(),
        `Write the email that follows ${s.bare}: subject of five words or fewer, body of 100 words.`,
        `Thank the reader in one line, then name what they have now: ${s.result || s.bare}.`,
        `Give two tips for the time after ${s.bare}, and have me confirm them first.`,
        `Answer a question that can come up later: "${c.question()}."`,
        c.mayAskReviews
          ? `Ask for an honest review of ${s.bare} in one sentence with one link, in the same words for everyone.`
          : `Ask one private question about how ${s.bare} went, to be answered by reply, and leave public reviews out.`,
        `Work this in: ${c.detail()}.`,
        c.limits,
      );
    },
    (c) => {
      const segment = c.segment();
      const s = c.service();
      return make(
        'Partners',
        `Introduction email to a partner who knows ${segment}`,
        `Starts a conversation with someone who could mention ${s.bare}.`,
        c.intro(),
        `Write a 90-word first email to a business or group${c.isLocal ? c.inPlace : ''} that already works with ${segment}.`,
        `Ask me first what I noticed about them, and open with that before you mention ${s.bare}.`,
        `Name one problem that both of us hear about: ${c.problem()}.`,
        `Give them a reason to mention us when someone needs ${c.aNoun}: ${c.strength()}.`,
        `Propose one small first step, such as a short guide we could both share: "${c.topic()}."`,
        `End with one easy question, and promise nothing in return for sending people to us for ${s.bare}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      const d = c.doubt();
      const price = c.isSold ? c.price() : undefined;
      return make(
        c.isSold ? 'Quote' : 'Information',
        c.isSold ? `Email that goes with a price for ${s.bare}` : `Email that goes with a fact sheet on ${s.bare}`,
        c.isSold ? `Explains what's behind the price of ${s.bare}.` : `Sums up ${s.bare} for someone who asked.`,
        c.intro(),
        c.isSold
          ? `Write the email that carries a price for ${s.bare}, 130 words at most; ask me for the figure and terms first.`
          : `Write the email that goes with a fact sheet on ${s.bare}, 130 words at most; ask me for the main facts first.`,
        `Open with the reader's situation in their own words, for example ${c.problem()}.`,
        `In three lines, say what's included, what isn't, and what they have in the end: ${s.result || s.bare}.`,
        price ? `Stay consistent with this price: ${price}.` : `Support it with this: ${c.proof()}.`,
        `Answer this doubt before it comes up, "${d.objection}," along these lines: ${d.answer}`,
        `Close with one next step for ${s.bare} and the name of a person to ask.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Apology',
        `Apology email after a mistake with ${s.bare}`,
        `Owns up to a problem with ${s.bare} and says what happens next.`,
        c.intro(),
        `Ask me what went wrong with ${s.bare} and what we've decided to do about it, then write 60 to 90 words.`,
        `Say sorry in the first line, without "if" and without going into the usual process for ${s.bare}.`,
        `Acknowledge what people count on: ${c.strength()}.`,
        `Say what happens next with ${s.bare}, who's in charge of it, and by when.`,
        `Promise only what I confirmed, and keep to this rule: ${c.rule()}`,
        `Write a subject of five words or fewer that doesn't hide the mistake with ${s.bare}; tone: ${c.tone}.`,
        c.limits,
      );
    },
    (c) => {
      const q = c.question();
      const s = c.service();
      return make(
        'Reply',
        `Email answer to "${q}"`,
        `A reply you can reuse each time it comes up with ${s.bare}.`,
        c.intro(),
        `Write a reply of 60 to 100 words to an email that asks "${q}."`,
        `Give the short answer in the first sentence, and ask me for any facts about ${s.bare} you need.`,
        `Explain what the answer depends on, with this example: ${c.problem()}.`,
        `Add one sentence I can cut, for readers who also ask "${c.question()}."`,
        `Point to something they can look at: ${c.proof()}.`,
        `Close with how to ${c.act} if they'd like to talk about ${s.bare}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Decision help',
        `Email on how to choose: ${s.bare}`,
        `Helps ${c.peek.segment()} compare their options.`,
        c.intro(),
        `Write a 180-word email that helps ${c.segment()} decide about ${s.bare}.`,
        `Start from the reason they're looking: ${c.problem()}.`,
        `Give three things to compare, one line each: ${c.strength()}; ${c.strength()}; ${c.strength()}.`,
        `Say honestly when ${c.aNoun} isn't the right choice, and ask me for an example first.`,
        `Add one fact about us: ${c.detail()}.`,
        `Write a subject under 45 characters that uses words from "${c.keyword()}."`,
        c.limits,
      );
    },
    (c) => {
      const topic = c.topic();
      const s = c.service();
      return make(
        'Mini course',
        `Five-email course: ${topic}`,
        `Teaches new subscribers something useful before you bring up ${s.bare}.`,
        c.intro(),
        `Plan a five-email course called "${topic}," one email a day.`,
        `Each email has one idea and one three-minute task; in the first, use this example: ${c.problem()}.`,
        `Email 2 shows ${c.proof()}; email 3 answers "${c.question()}"; email 4 introduces ${s.bare}; email 5 says how to ${c.act}.`,
        `Write email 1 in full, 150 words, for ${c.segment()}.`,
        `Give me five subjects under 45 characters that make sense one after the other, with ${s.bare} in the fourth.`,
        `Write a sign-up form with first name and email, plus a 15-word line on what "${topic}" teaches.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Forward',
        `Email about ${s.bare} that's easy to forward`,
        `Lets readers pass on ${s.bare} in one step.`,
        c.intro(),
        `Write a 90-word email about ${s.bare} that a reader can send on to a ${c.sellsToBusinesses ? 'colleague' : 'friend'} as it is.`,
        `Start with the situation that person may be in: ${c.problem()}.`,
        `Say in two sentences what they'd have in the end: ${s.result || s.bare}.`,
        `Name one reason to trust us: ${c.strength()}.`,
        `Write a subject under 45 characters that still makes sense when forwarded and uses words from "${c.keyword()}."`,
        `Put how to ${c.act} in plain text, and promise no reward for sharing an email about ${s.bare}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Spotlight',
        `Two emails that put ${s.bare} in the spotlight`,
        `For ${c.many} who know you for something other than ${s.bare}.`,
        c.intro(),
        `Write two emails about ${s.bare} for ${c.many} who know us for something else.`,
        `The first, 100 words, describes who it's for: ${c.segment()}.`,
        `The second goes out a week later and answers "${c.question()}" and "${c.question()}."`,
        `Show ${c.proof()} instead of calling anything "exciting."`,
        `Work this in: ${c.detail()}.`,
        `Keep subjects under 40 characters and preview text under 80, with one link per email to ask about ${s.bare}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Terms',
        `Friendly email about the terms for ${s.bare}`,
        `Explains the rules around ${s.bare} without sounding like a contract.`,
        c.intro(),
        `Rewrite our terms for ${s.bare} as a friendly email of 120 words; ask me for the terms first.`,
        `Give a one-sentence reason for each term, with an everyday picture such as ${c.scene()}.`,
        `Answer this near the top: "${c.question()}."`,
        `Say who handles ${c.call()}.`,
        `Don't write anything that goes against this rule: ${c.rule()}`,
        `Use a plain subject under 45 characters for ${c.audience}; tone: ${c.tone}.`,
        c.limits,
      );
    },
  ],
};
