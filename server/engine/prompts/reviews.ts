/** Public reviews and replies to them; where asking for reviews is off limits, private feedback instead. */
import type { Platform } from './context.ts';
import { recipesFrom } from './drafts.ts';

export const reviews: Platform = {
  key: 'reviews',
  recipes: recipesFrom([
    (c) => {
      const s = c.service();
      return c.mayAskReviews
        ? [
            'Text request',
            `Review request by text after ${s.bare}`,
            `The same honest request for everyone you helped with ${s.bare}.`,
            `Write three text messages under 160 characters, plus a link, that ask for an honest review of ${s.bare}.`,
            `Give each an easy start, such as what it was like before: ${c.problem()}.`,
            `Send the same text to everyone after ${s.bare}, happy or not, with no reward.`,
            `Write one short answer for people who text back a question such as "${c.question()}."`,
            `Write for people who agreed to get texts: ${c.audience}. Tone: ${c.tone}.`,
          ]
        : [
            'Thank-you note',
            `Thank-you note for people who chose ${s.bare}`,
            `Says thanks for choosing ${s.bare} and asks for nothing.`,
            `Write three thank-you notes of 40 to 60 words for ${c.many} who chose ${s.bare}.`,
            `Word them so they give nothing away if someone else reads them, not even something like ${c.problem()}.`,
            `Thank people for their trust, the way ${c.aNoun} would, and don't mention reviews or ratings.`,
            `Say who can help with a later question, for example "${c.question()}."`,
            `Use this in one version: ${c.detail()}.`,
          ];
    },
    (c) => {
      const s = c.service();
      return c.mayAskReviews
        ? [
            'Spoken request',
            `What to say when you ask for a review of ${s.bare}`,
            `Short lines about ${s.bare} that don't sound rehearsed.`,
            `Write four ways to ask out loud for an honest review of ${s.bare}, two short sentences each.`,
            `They should sound natural right after a moment such as ${c.scene()}.`,
            `One is for someone in a hurry, one for someone who said thanks, and two for ${c.segment()}.`,
            `Give a true reason for asking: others read reviews when they deal with ${c.problem()}.`,
            `List what not to say, such as asking for five stars or promising something for a review of ${s.bare}.`,
          ]
        : [
            'Private form',
            `Private feedback form about ${s.bare}`,
            `Feedback on ${s.bare} that stays with you.`,
            `Write a private feedback form with five questions about ${s.bare}: three on a scale of 1 to 5, two open.`,
            `Base the scale questions on what people look for: ${c.strength()}; ${c.strength()}; ${c.strength()}.`,
            `Write a 30-word introduction that says who reads the answers about ${s.bare}.`,
            `End with a checkbox that asks whether we may get in touch about ${s.bare}.`,
            `Don't link to any public review site. Follow this rule: ${c.rule()}`,
          ];
    },
    (c, strength = c.strength(), s = c.service()) => [
      'Five-star reply',
      `Reply to five-star praise: ${strength}`,
      `A thank-you that also tells the next reader something about ${s.bare}.`,
      `I'll paste a five-star review that may praise something like ${strength}.`,
      `Write three replies of 30 to 50 words in our voice, each with a different first line.`,
      `Don't repeat the praise; add one general fact about ${s.bare} that helps the next reader.`,
      c.mayAskReviews
        ? `Use a first name only if the review shows it, and add no details about that person and ${s.bare}.`
        : `Don't name the writer or confirm that they're ${c.aOne} or had anything to do with ${s.bare}.`,
      `If it fits, include this fact: ${c.detail()}.`,
      `Keep to this rule: ${c.rule()}`,
    ],
    (c, d = c.doubt(), s = c.service()) => [
      'One-star reply',
      `Reply to a one-star review: "${d.objection}"`,
      `A calm public answer, written for people who are reading about ${s.bare}.`,
      `Write a reply of 60 to 80 words to a one-star review that says "${d.objection}."`,
      `Thank the writer. Make one general point along these lines: ${d.answer}`,
      c.mayAskReviews
        ? `Don't argue, and don't make details public about that person and ${s.bare}.`
        : `Don't confirm that the writer is ${c.aOne}, and talk about ${s.bare} only in general.`,
      `Offer a private call or email, in words that suit ${c.aNoun}.`,
      `Then write a short note for us on what to check about ${s.bare}.`,
      `Tone: ${c.tone}, even if the review about ${s.bare} isn't.`,
    ],
    (c, s = c.service()) => [
      'Mixed review',
      `Reply to a three-star review about ${s.bare}`,
      `Finds the one thing about ${s.bare} that held the rating back.`,
      `I'll paste a three-star review that has to do with ${s.bare}.`,
      `Sum up in six words what held it back, and compare that with ${c.strength()}.`,
      `Write a 50-word reply in our voice that accepts that one point and says what we'll look at.`,
      c.mayAskReviews
        ? `Keep what happened to that person with ${s.bare} out of the reply, and don't ask them to change the rating.`
        : `Keep names out, and don't confirm that the writer came to us for ${s.bare}.`,
      `Suggest one change to how we handle a question like this: "${c.question()}."`,
      `Say how we'd notice the improvement, for example in ${c.kpi()}.`,
    ],
    (c, s = c.service()) => [
      'Wrong business',
      `Reply to a review meant for another ${c.noun}`,
      `Clears up a mix-up and tells readers that you offer ${s.bare}.`,
      `I'll paste a review that seems to be meant for another ${c.noun}.`,
      `Write a 40-word reply that says so kindly, invites the writer to contact us, and mentions what we do: ${s.bare}.`,
      `Don't say whether the writer is or was ${c.aOne}; stick to what we do.`,
      `Write a report to the review site under 300 characters, facts only, about ${c.aNoun}${c.inPlace}.`,
      `Point to something public that shows the difference: ${c.detail()}.`,
      `Write a second reply in case they answer, and mention ${c.strength()}.`,
    ],
    (c) => {
      const s = c.service();
      return c.mayAskReviews
        ? [
            'Routine',
            `Review routine for ${s.bare}`,
            `The same fair routine for everyone after ${s.bare}.`,
            `Design a simple routine for reviews of ${s.bare}: who asks, when, with which message, and where we note it.`,
            `Say when to wait, for example while this is still open: ${c.problem()}.`,
            `Ask me whether I use ${c.tool()}; if I don't, plan it with a simple sheet.`,
            `Make sure everyone after ${s.bare} gets the same request, and say who answers.`,
            `Check the routine once a month against this number: ${c.kpi()}.`,
          ]
        : [
            'Routine',
            `Routine for public comments about ${s.bare}`,
            `Gets careful answers to what people say about ${s.bare}.`,
            `Design a weekly routine for reading and answering what people say in public about us.`,
            `Sort comments into praise, complaints, things I should see first, and questions such as "${c.question()}."`,
            `Write one reply for each kind that talks about ${s.bare} only in general and names no one.`,
            `Ask me whether I use ${c.tool()}; if I don't, plan it with a simple sheet.`,
            `No one asks for reviews along the way, and this rule applies: ${c.rule()}`,
          ];
    },
    (c) => {
      const s = c.service();
      return c.mayAskReviews
        ? [
            'Review post',
            `Turn a review of ${s.bare} into a post`,
            `Lets someone else's words speak for ${s.bare}.`,
            `I'll paste a review of ${s.bare} whose writer agreed to be quoted.`,
            `Pick the one sentence that could only be about us and ${s.bare}, 18 words at most, unchanged.`,
            `Write a 50-word caption around it, from ${c.problem()} to ${s.result || s.bare}.`,
            `Describe a 4:5 layout with a large quote, our name small, and this style: ${c.visual()}.`,
            `Close with one useful fact and no request: ${c.detail()}.`,
          ]
        : [
            'Staff praise',
            `Post that praises a coworker: ${c.peek.strength()}`,
            `Says thanks in public and keeps ${c.many} out of it.`,
            `Ask me about one coworker, or about me if I work alone, and about a moment such as ${c.scene()}.`,
            `Write an 80-word thank-you post with one detail that shows ${c.strength()}.`,
            `Leave out ${c.many} and their situations, with or without names; mention ${s.bare} only in general.`,
            `Suggest a picture without faces. Style: ${c.visual()}.`,
            `Write a 30-word version just for coworkers, with a nod to ${s.bare}.`,
          ];
    },
    (c, s = c.service(), d = c.doubt()) => [
      'Website proof',
      `Proof section for the ${s.bare} page`,
      `Puts reasons to trust you next to ${s.bare}.`,
      c.mayAskReviews
        ? `I'll paste twenty reviews; pick three short quotes for the ${s.bare} page, unchanged, with cuts marked.`
        : `Write a section for the ${s.bare} page with three cards people can check, and no stories about ${c.many}.`,
      c.mayAskReviews
        ? `One is about ${c.strength()}, and one is about ${s.bare}. One answers this doubt: "${d.objection}."`
        : `The cards show ${c.proof()}; ${c.proof()}; and an answer to this doubt, "${d.objection}": ${d.answer}`,
      `Add this as a fact next to them: ${c.detail()}.`,
      `Write a heading under 50 characters for ${c.audience} and a line under each item.`,
      `Name the best spot on the page for each, starting where people wonder "${c.question()}."`,
      `Follow this rule for what we publish: ${c.rule()}`,
    ],
    (c, s = c.service()) => [
      'Research',
      `What 60 public reviews say about ${s.bare}`,
      `Shows what people notice when they compare ${s.bare}.`,
      `I'll paste 30 public reviews of us and 30 of two others known for ${s.bare}; remove every name first.`,
      `Make a table of themes with counts: people, time, ${c.isSold ? 'price' : 'access'}, answers, and ${s.bare}.`,
      `Add a row for each of these: ${c.strength()}; ${c.strength()}.`,
      `List three phrases people use about ${c.problem()}, in their words but without details.`,
      `Show what others get praise for that we don't, and what ${c.segment()} would care about most.`,
      `Suggest one change to make this month, and watch ${c.kpi()}.`,
    ],
    (c, s = c.service(), aim = c.mayAskReviews ? 'an honest public review' : 'private feedback') => [
      'QR card',
      `QR card for ${aim} on ${s.bare}`,
      `Short wording for a card, a receipt, or a thank-you page after someone chooses ${s.bare}.`,
      `Write a nine-word headline and a fifteen-word line for a QR card that asks for ${aim} on ${s.bare}.`,
      `Give six versions, one with a light touch of humor and one that starts from "${c.question()}"`,
      `Say where people would notice it, close to a moment such as ${c.scene()}.`,
      `Suggest size, paper, and type, with the code an inch wide, in this style: ${c.visual()}.`,
      c.mayAskReviews
        ? `Use the same card for everyone after ${s.bare}, and don't offer anything for a review.`
        : `Link only to a private form about ${s.bare}, and don't mention stars or review sites.`,
    ],
    (c) => {
      const s = c.service();
      return c.mayAskReviews
        ? [
            'Reminder',
            `One gentle review reminder about ${s.bare}`,
            `A second and last message about ${s.bare}.`,
            `Write a reminder by text and one by email for people who haven't reviewed ${s.bare} yet.`,
            `Give a true reason: a review can help someone else who's worried about ${c.problem()}.`,
            `Offer a neutral opening such as "I asked about ${s.bare} because..." that leaves the opinion to the writer.`,
            `Say it's the last message about ${s.bare}, and thank them either way.`,
            `Write for ${c.audience}, with 160 characters for the text and 60 words for the email.`,
          ]
        : [
            'Private check-in',
            `Private check-in after ${s.bare}`,
            `Hears about problems with ${s.bare} directly.`,
            `Write a private check-in by email, 60 words, and a text under 160 characters for the time after ${s.bare}.`,
            `Ask one open question that suits ${c.aNoun}, and name nothing personal.`,
            `Say how to reach us with a question such as "${c.question()}."`,
            `Write two private answers, one to a thank-you and one to a complaint that could also come in as ${c.call()}.`,
            `Don't mention reviews; keep the subject neutral, with nothing about ${s.bare} in it.`,
          ];
    },
    (c, m = c.moment(), s = c.service()) => [
      'Listing answers',
      `Public listing check for ${m.when}`,
      `Up-to-date answers about ${s.bare} for when ${m.what}.`,
      `Help me get our public listings ready for ${m.when}, when ${m.what}.`,
      `Write answers of 40 words to "${c.question()}" and "${c.question()}". Ask me for facts.`,
      `Rewrite our listing description in 600 characters with ${s.bare} in the first sentence and "${c.keyword()}" further down.`,
      `Make a checklist of what to compare across listings, including this: ${c.detail()}.`,
      `Suggest one photo to add: ${c.scene()}.`,
      `Draft a 30-word public reply for comments about ${c.problem()}, without naming anyone.`,
    ],
    (c) => {
      const s = c.service();
      return c.mayAskReviews
        ? [
            'Video review',
            `Request for a 30-second video about ${s.bare}`,
            `Helps someone talk about ${s.bare} without a script.`,
            `Write an 80-word message that asks ${c.aOne} for a 30-second video about ${s.bare}.`,
            `Send three questions along, one about the start: ${c.problem()}.`,
            `Explain how to film it by a window in a quiet room, with this nearby: ${c.scene()}.`,
            `Write a 50-word consent text that says where the video about ${s.bare} will appear and how to take it back.`,
            `Offer nothing in return. Check it against this rule: ${c.rule()}`,
          ]
        : [
            'Answer video',
            `Video answer in place of reviews: ${c.peek.question()}`,
            `Builds trust in ${s.bare} without anyone's story.`,
            `Script a 45-second video in which I or a coworker answer "${c.question()}."`,
            `Open with the question in five seconds, then give a general answer about ${s.bare} in two sentences.`,
            `Film at eye level by a window, then cut to ${c.scene()}, with nothing private in frame.`,
            `Close on something people can check: ${c.proof()}.`,
            `Add captions and a 40-word description. Follow this rule: ${c.rule()}`,
          ];
    },
    (c, s = c.service(), channel = c.channel()) => [
      'Review sites',
      `Where people read about ${c.aNoun} before they decide`,
      `Picks two places to look after for ${s.bare}.`,
      c.isLocal
        ? `Compare ${c.listed(['Google', 'Facebook', 'Yelp', 'the directories'])} by how much ${c.audience} rely on them.`
        : `Compare ${c.listed(['Google', 'Trustpilot', 'LinkedIn', 'the directories'])} by how much ${c.audience} rely on them.`,
      `Keep in mind that some people search for "${c.keyword()}" and others find us through ${channel.name}.`,
      `Recommend two places, and list what each profile needs to say about ${s.bare}.`,
      c.mayAskReviews
        ? `Note which sites discourage asking for reviews, so we don't break their rules when we ask about ${s.bare}.`
        : `Plan only for accurate profiles and careful replies about ${s.bare}, not for collecting reviews.`,
      `Make a 15-minute monthly check with steps, and one number to watch: ${c.kpi()}.`,
    ],
    (c, s = c.service()) => [
      'Tough week',
      `Plan for several bad reviews about ${s.bare}`,
      `A calm plan for public criticism of ${s.bare}.`,
      `Suppose several bad reviews about ${s.bare} show up within two days.`,
      `Write a first-hour checklist, a 60-word public statement, and a message to everyone who works on ${s.bare}.`,
      `Say who answers a question such as "${c.question()}" Never talk about ${c.aOne} in public.`,
      `Say when to call a lawyer or the review site about ${s.bare}. Follow this rule: ${c.rule()}`,
      `Plan the six weeks after, starting with better information on this: ${c.problem()}.`,
      `Use ${c.proof()} to show that things have improved.`,
    ],
  ]),
};
