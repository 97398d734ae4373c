/** Search, social and local ads with character limits. */
import { make, type Platform } from './context.ts';

export const ads: Platform = {
  key: 'ads',
  recipes: [
    (c) => {
      const s = c.service();
      return make(
        'Google search',
        `Search ad set for ${s.bare}`,
        `Headlines and descriptions ready for upload.`,
        c.intro(),
        `Write a responsive search ad for ${s.name}: 15 headlines of at most 30 characters and 4 descriptions of at most 90.`,
        `Five headlines name the service, four the place ${c.city}, three a reason such as ${c.strength()}, three an action like "${c.act}".`,
        `One description answers "${c.question()}", one mentions ${c.offer()}.`,
        `Count the characters of each line, and avoid superlatives that ${c.aNoun} cannot prove.`,
      );
    },
    (c) =>
      make(
        'Google search',
        `Keyword list with exclusions from “${c.peek.keyword()}”`,
        `Spend only on searches that can become ${c.many}.`,
        c.intro(),
        `Build three ad groups from "${c.keyword()}", "${c.keyword()}" and "${c.keyword()}".`,
        `Give each twelve phrase-match and six exact-match keywords as ${c.many} ${c.inPlace} type them.`,
        `List forty exclusions: jobs, training, free, do-it-yourself, far-away towns and services ${c.aNoun} like ours does not offer.`,
        `Say which group to switch on first if the aim is people with ${c.problem()}.`,
      ),
    (c) =>
      make(
        'Facebook and Instagram',
        `Ad in three angles about ${c.peek.problem()}`,
        `Test which thought moves people.`,
        c.intro(),
        `Write three ads for feed placements: primary text under 125 characters, headline under 40, description under 30.`,
        `Angle one is the need, ${c.problem()}; angle two the outcome, ${c.service().result}; angle three the proof, ${c.proof()}.`,
        `Describe a picture for each: ${c.scene()} may serve one of them.`,
        `Never address personal traits of the reader, as ad rules forbid it, and keep it ${c.tone}.`,
      ),
    (c) =>
      make(
        'Lead form',
        `Instant form for ${c.peek.offer()}`,
        `Collects inquiries without a website.`,
        c.intro(),
        `Design an instant lead form for ${c.offer()}.`,
        `Intro of 60 characters, three bullet points, four questions; one asks how close the case is to ${c.problem()}.`,
        `Leave out questions that ${c.many} do not like to answer in an app.`,
        `Write the thank-you screen with the time until we answer, plus the text message that goes out at once to ${c.act}.`,
        `Consent wording stays short and complies with this: ${c.rule()}`,
      ),
    (c) => {
      const m = c.moment();
      return make(
        'Season',
        `Two-week ad flight for ${m.when}`,
        `Start and stop at the right time.`,
        c.intro(),
        `Plan ads for fourteen days around ${m.when}, when ${m.what}.`,
        `Split the budget by day and by channel; ${c.channel().name} gets its share only if it pays.`,
        `Write one search ad (headlines of 30 characters) and one picture ad (text of 125) that lead to ${c.service().name}.`,
        `Say at which cost per ${c.one} we stop, and how ${c.kpi()} tells us that it worked.`,
      );
    },
    (c) =>
      make(
        'Video ad',
        `Fifteen-second video ad script: ${c.peek.problem()}`,
        `For skippable placements, so the first five seconds count.`,
        c.intro(),
        `Write the script of ${c.aNoun} ad with time codes, picture, voice and on-screen words.`,
        `0 to 5 s: ${c.problem()}, said in six words, with ${c.name} visible.`,
        `5 to 11 s: ${c.scene()}, with one fact that only a real ${c.noun} would mention.`,
        `11 to 15 s: how to ${c.act}, spoken and written.`,
        `Sound: ${c.sound()}; captions for silent viewing; add a six-second cut-down.`,
      ),
    (c) =>
      make(
        'Retargeting',
        `Ads for people who looked at ${c.peek.service().name} and left`,
        `A second, more helpful look.`,
        c.intro(),
        `Write three retargeting ads for visitors who read about ${c.service().name} without asking.`,
        `Ad one answers "${c.question()}"; ad two shows ${c.proof()}; ad three makes the first step small with ${c.offer()}.`,
        `Limit: each prospective ${c.one} sees at most five in ten days.`,
        `No line may hint that we know what the ${c.one} looked at, which matters for ${c.aNoun}.`,
      ),
    (c) =>
      make(
        'Local',
        `Map and local-services ad texts for ${c.where}`,
        `Wins the search on the phone around the corner.`,
        c.intro(),
        `Write texts for location-based ads that lead ${c.many} within a radius I set to us.`,
        `Five headlines of 30 characters combine ${c.city} with ${c.service().name} or ${c.service().name}.`,
        `Two descriptions of 90 characters mention opening hours and ${c.strength()}.`,
        `Name the call times with the best chance for ${c.segment()}, and pause outside them, as nobody at a busy ${c.noun} can answer.`,
      ),
    (c) => {
      const d = c.doubt();
      return make(
        'Objection',
        `Ad that meets a doubt: ${d.objection}`,
        `For people who know you but wait.`,
        c.intro(),
        `Write four ad variants for people who think this: ${d.objection}.`,
        `The true answer is: ${d.answer}`,
        `Variant one says it straight, two as a question, three in the words of ${c.aOne}, four with a figure I supply.`,
        `Primary text under 125 characters, headline under 40, and the same calm voice: ${c.tone}.`,
        `Tell me which to test first with ${c.audience} and ${c.service().name}, and why.`,
      );
    },
    (c) =>
      make(
        'Budget',
        `First $300 test for ${c.name}`,
        `A small test with a clear ending.`,
        c.intro(),
        `Plan a three-week ad test for ${c.aNoun} with 300 dollars toward ${c.goal()}.`,
        `Compare "${c.keyword()}" on Google with a picture of ${c.scene()} on Instagram.`,
        `Give daily amounts, audiences (one is ${c.segment()}), texts and landing page.`,
        `Define in advance what counts as a success, as a price per new ${c.one} and with a look at ${c.kpi()}.`,
        `End with the three results that are possible and what ${c.aNoun} should do after each.`,
      ),
    (c) =>
      make(
        'Spanish',
        `Spanish ad set for ${c.peek.service().name}`,
        `Often cheaper clicks and thankful readers.`,
        c.intro(),
        `Write a Spanish search ad set: 10 headlines of 30 characters, 3 descriptions of 90, for ${c.service().name}.`,
        `Use words people really search for ${c.inPlace}, and add the English meaning beside each.`,
        `One description answers "${c.question()}" in Spanish; one names ${c.strength()}.`,
        `List Spanish exclusions, above all jobs and courses for the ${c.noun} trade.`,
      ),
    (c) =>
      make(
        'Message ad',
        `Click-to-message ad around ${c.peek.problem()}`,
        `Starts a chat instead of a form.`,
        c.intro(),
        `Write an ad of 125 characters that invites people with ${c.problem()} to a message thread, plus the automatic first message.`,
        `Three tappable answers: "${c.question()}", "${c.question()}", and "I want to ${c.act}".`,
        `For each answer write what follows, at most 40 words, with one question back about ${c.service().name}.`,
        `Hand over to a person at the ${c.noun} after the third message or at the first sign of worry.`,
        `Picture: ${c.scene()}.`,
      ),
    (c) =>
      make(
        'Recruiting',
        `Ad to hire for ${c.aNoun}`,
        `The same craft, another audience.`,
        c.intro(),
        `Write an ad that wins a good coworker: primary text of 125 characters, headline of 40, long text of 90 words.`,
        `Show a true moment of the day, for instance ${c.scene()}.`,
        `Say what is better here: ${c.strength()}.`,
        `Apply by message with one answer: how would you help somebody who comes with ${c.problem()}?`,
        `Follow housing and employment ad rules, and sound ${c.tone}.`,
      ),
    (c) =>
      make(
        'Landing match',
        `Match between ad and page for “${c.peek.keyword()}”`,
        `Higher quality, lower price per click.`,
        c.intro(),
        `I paste an ad and the page behind it; the search is "${c.keyword()}".`,
        `Check that headline, price, picture and button say the same, and that ${c.proof()} is visible without scrolling.`,
        `Score relevance, clarity and trust from 1 to 10 as ${c.aOne} with ${c.problem()} would.`,
        `Rewrite ad and first screen so that both promise one thing only: ${c.service().result}.`,
      ),
    (c) =>
      make(
        'Community',
        `Sponsorship text for an event with ${c.peek.segment()}`,
        `An ad that people clap for.`,
        c.intro(),
        `Write three versions of a sponsor text for ${c.aNoun}, for a program, a banner and a speaker: 30 words, 7 words, 12 seconds.`,
        `The event draws ${c.segment()}.`,
        `Be useful instead of loud: a tip on "${c.topic()}", or ${c.offer()} for visitors.`,
        `Add a code per event to count which ${c.many} come from it.`,
        `The seven words must be readable from twenty steps and fit ${c.aNoun}.`,
      ),
    (c) =>
      make(
        'Review',
        `Weekly ad check against ${c.peek.kpi()}`,
        `Fifteen minutes that save money.`,
        c.intro(),
        `I paste last week's figures per ad: cost, clicks, calls, ${c.bookings}.`,
        `Sort ads into keep, change and stop, with one reason each that fits how ${c.many} decide.`,
        `For each to be changed write one new first line about ${c.problem()} or ${c.service().name}.`,
        `Show the price per new ${c.one} beside ${c.kpi()}, and warn me when numbers are too small to judge.`,
      ),
  ],
};
