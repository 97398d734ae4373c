/** E-mails with subject lines, length and purpose. */
import { make, type Platform } from './context.ts';

export const email: Platform = {
  key: 'email',
  recipes: [
    (c) =>
      make(
        'Welcome',
        `Welcome mail after the first inquiry at ${c.name}`,
        `Goes out within five minutes.`,
        c.intro(),
        `Write the mail a new contact receives after asking about ${c.service().name}.`,
        `Subject under 45 characters, preview text under 80, body 110 words.`,
        `Say what happens next, who answers, and what to have ready because of ${c.problem()}.`,
        `Include the answer to "${c.question()}" and one link to ${c.act}.`,
        `Sign with a first name; the tone is ${c.tone}.`,
      ),
    (c) =>
      make(
        'Sequence',
        `Three mails to someone who asked about ${c.peek.service().name} and went quiet`,
        `Recovers inquiries without nagging.`,
        c.intro(),
        `Write three short mails for days 2, 6 and 14 after an unanswered offer for ${c.service().name}.`,
        `Mail one helps, with a tip about ${c.problem()}; mail two shows ${c.proof()}; mail three closes the file politely.`,
        `Answer this unspoken doubt in the second: ${c.doubt().objection}.`,
        `Each has a subject of at most six words and a single question a busy ${c.one} can answer with yes or no.`,
      ),
    (c) =>
      make(
        'Win back',
        `Come-back mail to former ${c.many}`,
        `For people who have not been around for a year.`,
        c.intro(),
        `Write a mail to ${c.many} who have not been with us for twelve months.`,
        `Do not say that we miss them; give a reason that concerns them: ${c.moment().what}.`,
        `Offer ${c.offer()} until a date I set, and one link to ${c.act}.`,
        `Give five subject lines, one with the name of ${c.city}, one with a question about ${c.service().name}.`,
        `80 words, plain text, as if ${c.aNoun} owner had typed it on a phone.`,
      ),
    (c) => {
      const t = c.topic();
      return make(
        'Newsletter',
        `Monthly letter, led by “${t}”`,
        `Useful even for those who buy nothing.`,
        c.intro(),
        `Write a monthly letter of 250 words whose main piece is "${t}".`,
        `Begin with a small observation from the ${c.noun}, for example ${c.scene()}.`,
        `Then the advice in three steps, then one line on ${c.service().name}, then the open times for ${c.bookings}.`,
        `End with a question that ${c.many} can answer by replying.`,
        `Subject lines: three, none with a number in it, all in the tone ${c.tone}.`,
      );
    },
    (c) => {
      const m = c.moment();
      return make(
        'Season',
        `Season mail: ${m.when}`,
        `Sent two weeks ahead.`,
        c.intro(),
        `Write a mail that prepares readers for ${m.when}, since ${m.what}.`,
        `First sentence: what they may notice in their own life, such as ${c.problem()}.`,
        `Then one thing to do alone and one for which ${c.aNoun} is the better choice.`,
        `Mention ${c.offer()} once, near the end, with the last day it holds.`,
        `Send it to ${c.segment()} first and to everybody else two days later, with a different subject line for each group of ${c.many}.`,
      );
    },
    (c) =>
      make(
        'Before',
        `What to expect before ${c.peek.service().name}`,
        `Calms nerves and saves calls.`,
        c.intro(),
        `Write the mail that goes out two days before ${c.service().name}.`,
        `Cover time, place, parking, what to bring, how long it takes and how to change ${c.bookingObject}, each in one line.`,
        `Answer "${c.question()}" because people ask it at the last minute.`,
        `Add a picture suggestion that shows what awaits them: ${c.scene()}.`,
        `Private details of the ${c.one} stay out of subject and preview.`,
      ),
    (c) =>
      make(
        'After',
        `Thank-you mail after ${c.peek.service().name}`,
        `Care first, then a request.`,
        c.intro(),
        `Write the mail that follows ${c.service().name} on the next morning.`,
        `Thank people, say what is normal now and what is not, and how to reach the ${c.noun}.`,
        `Describe how to keep the result, ${c.sameService().result}, a little longer.`,
        `Ask for an honest review in one sentence with one link, for every ${c.one} alike.`,
        `Subject: four words at most, in the tone ${c.tone}.`,
      ),
    (c) =>
      make(
        'Partners',
        `Introduction to a partner who knows ${c.peek.segment()}`,
        `Opens a door without a sales pitch.`,
        c.intro(),
        `Write a first mail to a local business that already serves ${c.segment()}.`,
        `Name one thing you noticed about them (leave it to me to fill in before you write), and one problem you both see: ${c.problem()}.`,
        `Propose a small test for a month, with ${c.offer()} for their people.`,
        `Say why recommending this ${c.noun} carries little risk: ${c.strength()}.`,
        `90 words; end with two dates for a coffee, or for a look at ${c.scene()}.`,
      ),
    (c) =>
      make(
        'Quote',
        `Cover mail for a quote on ${c.peek.service().name}`,
        `Makes the price make sense.`,
        c.intro(),
        `Write the mail that carries a quote for ${c.service().name}.`,
        `Open with the situation in the reader's words, for example ${c.problem()}.`,
        `Explain in three lines what is included, what is not and why, and what they will have: ${c.sameService().result}.`,
        `Prepare for this thought, ${c.doubt().objection}, with one honest sentence.`,
        `Close with the next step to ${c.act}, and say until when the figure of this ${c.noun} holds.`,
      ),
    (c) =>
      make(
        'Apology',
        `Apology to ${c.aOne} when something went wrong`,
        `Keeps trust when a day goes badly.`,
        c.intro(),
        `Write an apology for a mistake around ${c.service().name}; ask me first what happened and what we can repair.`,
        `Say it in the first line, without "if" and without blaming the ${c.one}.`,
        `Name the repair, the person in charge at the ${c.noun} and the time.`,
        `Say what changes so that ${c.problem()} does not return.`,
        `Sixty to ninety words, ${c.tone}, no discount as a substitute for an answer.`,
      ),
    (c) =>
      make(
        'Spanish',
        `Spanish mail about ${c.peek.service().name}`,
        `For readers who prefer Spanish.`,
        c.intro(),
        `Write a mail in Spanish, with usted, about ${c.service().name} for ${c.segment()}.`,
        `Use the words families here use, not dictionary Spanish for ${c.aNoun}.`,
        `Say what people have afterwards: ${c.sameService().result}.`,
        `Answer "${c.question()}" in one sentence and offer a call in Spanish.`,
        `Give me the English meaning of each paragraph below, so that everyone at the ${c.noun} knows what it says.`,
      ),
    (c) =>
      make(
        'Waiting list',
        `Open-slot mail for a free time at ${c.name}`,
        `Fills gaps on the same day.`,
        c.intro(),
        `Write a mail and a text for the moment one of the ${c.bookings} falls through.`,
        `Say day and hour first, then whom it suits, for example people with ${c.problem()}.`,
        `First answer gets it; explain kindly what happens to later replies from other ${c.many}.`,
        `50 words for the mail to ${c.many}, 140 characters for the text.`,
        `Sound ${c.tone}, and never desperate to fill ${c.aNoun}.`,
      ),
    (c) =>
      make(
        'Education',
        `Five-day mini course: ${c.peek.topic()}`,
        `Collects addresses with something useful.`,
        c.intro(),
        `Plan a five-day mail course with the title "${c.topic()}".`,
        `Each day has one idea, one thing to do in three minutes, and one example such as ${c.problem()}.`,
        `Day three answers "${c.question()}"; day four introduces ${c.service().name}; day five invites readers to ${c.act}.`,
        `Write day one in full with 150 words, and subject lines for all, for readers like ${c.segment()}.`,
        `Suggest where in the ${c.noun} and on the site people can sign up.`,
      ),
    (c) =>
      make(
        'Referral',
        `Ask happy ${c.many} for a recommendation`,
        `Word of mouth with a little help.`,
        c.intro(),
        `Write a mail to ${c.many} who gave us a good review in the last ninety days.`,
        `Remind them of ${c.strength()} without quoting private matters.`,
        `Ask for one name only: somebody who is dealing with ${c.problem()}.`,
        `Give them two sentences to forward as they are, and thank them with ${c.offer()} if the rules for ${c.aNoun} allow it.`,
        `70 words; no guilt; subject with the word "someone" for our ${c.many}.`,
      ),
    (c) =>
      make(
        'Announcement',
        `Announce something new: ${c.peek.service().name}`,
        `Launch to people who know you.`,
        c.intro(),
        `Write two mails for the launch of ${c.service().name}: a quiet one to our best ${c.many}, a general one a week later.`,
        `Tell why we add it; the reason is people who come with ${c.problem()}.`,
        `Show ${c.proof()} instead of calling it exciting.`,
        `Early readers get ${c.offer()}; later readers get the answer to "${c.question()}"`,
        `Subjects under 40 characters; body under 130 words; tone ${c.tone}.`,
      ),
    (c) =>
      make(
        'Rules',
        `Small print in friendly words for ${c.bookings}`,
        `Cancellation, deposit and privacy without a cold tone.`,
        c.intro(),
        `Rewrite our terms for ${c.bookings} as a friendly mail; ask me for notice period, deposit and exceptions.`,
        `Explain the reason behind each term with an everyday picture, for example ${c.scene()}.`,
        `Mention one thing people are often surprised by, and answer "${c.question()}"`,
        `Keep this in view: ${c.rule()}`,
        `100 words, in the voice of ${c.aNoun} that is ${c.tone}.`,
      ),
  ],
};
