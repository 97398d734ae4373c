/** Paid ads with their character limits, and unpaid announcements for those who don't advertise. */
import { make, type Platform, type PromptContext, type Recipe } from './context.ts';

/** Category, title, and use case, then the sentences between the introduction and the limits. */
type Draft = (c: PromptContext) => readonly [string, string, string, ...string[]];

/** Picks the paid draft for a business that sells and may advertise, and the unpaid one for everyone else. */
export const either =
  (paid: Draft, unpaid: Draft): Recipe =>
  (c) => {
    const [category, title, useCase, ...sentences] = (c.isSold && c.mayAdvertise ? paid : unpaid)(c);
    return make(category, title, useCase, c.intro(), ...sentences, c.limits);
  };

export const ads: Platform = {
  key: 'ads',
  recipes: [
    either(
      (c, s = c.service()) => [
        'Search ad',
        `Search ad for ${s.bare}`,
        `Headlines and descriptions about ${s.bare}, ready to paste.`,
        `Write a responsive search ad for ${s.bare}: 15 headlines of up to 30 characters and 4 descriptions of up to 90.`,
        c.city
          ? `Use ${s.bare} in five headlines, ${c.city} in four, and "${c.act}" in two.`
          : `Use ${s.bare} in five headlines, words for ${c.audience} in four, and "${c.act}" in two.`,
        `Base the other four on what people look for, and ask me first if it's true of us: ${c.strength()}; ${c.strength()}.`,
        `One description answers "${c.question()}" and another works this in: ${c.detail()}.`,
        `Show the character count after each line, and flag claims we'd have to prove.`,
      ],
      (c, s = c.service()) => [
        'Partner newsletter',
        `A sentence for a partner's newsletter: ${s.bare}`,
        `Gives a partner something short to print about ${s.bare}.`,
        `Write a notice about ${s.bare} for a partner's newsletter in three lengths: 15, 30, and 60 words.`,
        `Speak to the partner's readers who may be dealing with this: ${c.problem()}.`,
        `The 60-word version answers "${c.question()}" and works this in: ${c.detail()}.`,
        `Add three titles of 40 characters about ${s.bare}, and one line on how to ${c.act}.`,
        `Write a 50-word note that asks the partner to run it, with a reason that matters to ${c.segment()}.`,
      ],
    ),
    either(
      (c, s = c.service()) => [
        'Keywords',
        `Keyword groups from "${c.peek.keyword()}"`,
        `Aims search ads at people who want ${s.bare}.`,
        `Build three ad groups from these searches: "${c.keyword()}," "${c.keyword()}," and "${c.keyword()}."`,
        `Give each ten phrase-match and five exact-match keywords, the way ${c.audience} type them.`,
        `Add a fourth group for people who type their situation instead: ${c.problem()}.`,
        `For each group, write one headline of 30 characters and name the page it leads to, such as one about ${s.bare}.`,
        `Tell me which group to start with, given this goal: ${c.goal()}.`,
      ],
      (c, s = c.service()) => [
        'Word list',
        `Words for listings: "${c.peek.keyword()}"`,
        `Makes listings and pages about ${s.bare} easier to find.`,
        `Build a list of 30 phrases people type, starting from "${c.keyword()}" and "${c.keyword()}."`,
        `Sort them into three groups: people who know they want ${s.bare}, people comparing, and people who only know their situation.`,
        `For the last group, start from this: ${c.problem()}.`,
        `Use the best six in a 100-word listing for ${c.aNoun}${c.inPlace}, without repeating any of them.`,
        `Write five questions and answers for the same listing; the first is "${c.question()}"`,
      ],
    ),
    either(
      (c, s = c.service()) => [
        'Exclusions',
        `Negative keywords for ads about ${s.bare}`,
        `Keeps you from paying for clicks that have nothing to do with ${s.bare}.`,
        `Ask me first what people request from us that isn't ${s.bare} and that we don't offer.`,
        `List 40 negative keywords for ${s.bare} in groups: jobs, courses, do-it-yourself, research, and what we don't offer.`,
        `Write ten made-up searches that look like "${c.keyword()}" but aren't for us, and say why.`,
        `Never block searches about this situation: ${c.problem()}.`,
        `Keep searches that sound like "${c.question()}" and give the match type for each exclusion.`,
      ],
      (c, s = c.service()) => [
        'Good fit',
        `A short text on who it's for: ${s.bare}`,
        `Helps people see right away if ${s.bare} is for them.`,
        `Ask me first who ${s.bare} isn't right for, then write a 90-word text for a listing or handout.`,
        `Start with three lines that begin "This is for you if," based on ${c.problem()}; ${c.problem()}; ${c.problem()}.`,
        `Add two friendly lines on who should look elsewhere, without putting down anyone who asks about ${s.bare}.`,
        `Answer "${c.question()}" in one sentence.`,
        `Write a second version for ${c.segment()}, ending with how to ${c.act}.`,
      ],
    ),
    either(
      (c, s = c.service(), other = c.service(), price = c.price()) => [
        'Assets',
        `Sitelinks and callouts for ${s.bare}`,
        `Fills the extra lines under a search ad about ${s.bare}.`,
        `Write six sitelinks of 25 characters with two 35-character lines each; include ${s.bare}, ${other.bare}, and how to ${c.act}.`,
        `Add eight callouts of 25 characters, based on these if I confirm they're true of us: ${c.strength()}; ${c.strength()}.`,
        `Write a structured snippet with four values of 25 characters, starting with ${s.bare} and ${other.bare}.`,
        price
          ? `Write one price asset from this, and ask me before you add another: ${price}.`
          : `Make one sitelink lead to an answer to "${c.question()}"`,
        `Work this in where it fits: ${c.detail()}.`,
      ],
      (c, s = c.service(), other = c.service()) => [
        'Short lines',
        `Twenty short lines about ${s.bare} and ${other.bare}`,
        `For an email signature, a listing, or a flyer that mentions ${s.bare}.`,
        `Write 20 lines of up to 35 characters: eight about ${s.bare}, eight about ${other.bare}, four about how to ${c.act}.`,
        `Base five on what people look for, and ask me first if it's true of us: ${c.strength()}; ${c.strength()}.`,
        `Use this fact in two of them: ${c.detail()}.`,
        `Sort them by use: email signature, listing, and the last line of a flyer for ${c.audience}.`,
        `Mark the three lines that would make someone ask "${c.question()}"`,
      ],
    ),
    either(
      (c, s = c.service()) => [
        'Feed ad',
        `Feed ad in three angles: ${c.peek.problem()}`,
        `Shows which idea makes people ask about ${s.bare}.`,
        `Write three feed ads for ${s.bare}: primary text under 125 characters, headline under 40, description under 25.`,
        `Angle one is the situation: ${c.problem()}; angle two is what people have afterward: ${s.result || s.bare}.`,
        `Angle three is evidence, and ask me first if we have it: ${c.proof()}.`,
        `Describe a 4:5 picture for each, with the subject filling the frame; one shows ${c.scene()} in soft daylight.`,
        `Speak about ${s.bare}, not about the reader's health, money, age, or background; tone: ${c.tone}.`,
      ],
      (c, s = c.service(), piece = c.isLocal ? 'poster' : 'shareable graphic') => [
        c.isLocal ? 'Poster' : 'Graphic',
        `Three lines for a ${piece}: ${c.peek.problem()}`,
        `Says in a few words why ${s.bare} matters.`,
        `Write three versions of a ${piece} about ${s.bare}: a line of seven words, a line of 15, and how to ${c.act}.`,
        `Version one names the situation: ${c.problem()}; version two says what people have afterward: ${s.result || s.bare}.`,
        `Version three points to evidence, and ask me first if we have it: ${c.proof()}.`,
        `Describe one picture with a single subject and room for the text at the top: ${c.scene()}.`,
        `Tell me which version fits ${c.segment()} best, and why; use these colors and materials: ${c.visual()}.`,
      ],
    ),
    either(
      (c, s = c.service()) => [
        'Lead form',
        `Lead form ad: ${c.peek.offer()}`,
        `Collects questions about ${s.bare} without a website.`,
        `Design an instant lead form around this idea, and check with me before you use it: ${c.offer()}.`,
        `Write a headline of 60 characters about ${s.bare}, three bullet points of eight words, and a privacy line.`,
        `Ask three questions at most besides name and phone or email; one is about the situation, such as ${c.problem()}.`,
        `Write a 30-word thank-you screen about ${s.bare}, with what happens next and a way to ${c.act}.`,
        `Leave out questions ${c.audience} wouldn't answer in an app, and keep to this rule: ${c.rule()}`,
      ],
      (c, s = c.service()) => [
        'Sign-up sheet',
        `Sign-up sheet: ${c.peek.offer()}`,
        `Collects names of people interested in ${s.bare}, on paper or online.`,
        `Design a one-page sign-up sheet around this idea, and check with me before you use it: ${c.offer()}.`,
        `Write a title of eight words about ${s.bare} and a 25-word line on what people get by signing up.`,
        `Use five fields at most: name, phone or email, and what it's about, with ${c.problem()} as one choice.`,
        `Add a consent line on how we'll use the contact for ${s.bare}, and keep to this rule: ${c.rule()}`,
        `Write the 40-word message that goes out afterward to ${c.segment()}, with a way to ${c.act}.`,
      ],
    ),
    either(
      (c, s = c.service(), p = c.problem()) => [
        'Video ad',
        `Fifteen-second video ad: ${p}`,
        `A script about ${s.bare} that works with the sound off.`,
        `Write a 15-second video ad for ${s.bare} in a table: seconds, shot, voice, and on-screen text.`,
        `Seconds 0 to 5 show this, with our name on screen and six words at most: ${p}.`,
        `Seconds 5 to 11 show ${c.scene()}, first wide, then close, handheld in natural light.`,
        `Seconds 11 to 15 say how to ${c.act}; under the voice, keep this sound: ${c.sound()}.`,
        `Add captions, and cut a six-second version that says only this: ${s.result || s.bare}.`,
      ],
      (c, s = c.service(), p = c.problem()) => [
        'Spoken announcement',
        `Announcement to read aloud: ${p}`,
        `For a meeting, an event, or community radio: ${s.bare} in a few seconds.`,
        `Write a spoken announcement about ${s.bare} in two lengths: 15 seconds (35 words) and 30 seconds (75 words).`,
        `Open with a sentence about this situation: ${p}.`,
        `Describe one thing people can picture, such as ${c.scene()}, in short sentences that read well out loud.`,
        `Say in one sentence what people have in the end: ${s.result || s.bare}.`,
        `Close with how to ${c.act}, said twice, and mark pauses for a reader who sounds ${c.tone}.`,
      ],
    ),
    either(
      (c, s = c.service()) => [
        'Display ad',
        `Responsive display ad for ${s.bare}`,
        `Texts and image ideas for banners about ${s.bare}.`,
        `Write a responsive display ad for ${s.bare}: five headlines of 30 characters, one long headline of 90, five descriptions of 90.`,
        `Aim it at ${c.segment()}, and start the long headline from this: ${c.problem()}.`,
        `Describe two images without text on them, 1.91:1 and 1:1: ${c.scene()}; ${c.scene()}.`,
        `Ask for side light, one clear subject, and this look: ${c.visual()}.`,
        `Make each line about ${s.bare} work with any other, and show its character count.`,
      ],
      (c, s = c.service()) => [
        'Slide',
        `A slide about ${s.bare} for a partner's screen`,
        `Ten seconds of ${s.bare} at an event or in an online meeting.`,
        `Design one 16:9 slide about ${s.bare} that people understand in ten seconds.`,
        `Write a headline of six words for ${c.segment()}, and one line of 12 words about ${c.problem()}.`,
        `Use one full-width picture, ${c.scene()}, in this style: ${c.visual()}.`,
        `Put how to ${c.act}${c.site ? ` and ${c.site}` : ''} at the bottom, in type that's easy to read across a room.`,
        `Give me three headlines to choose from, one with this fact: ${c.detail()}.`,
      ],
    ),
    either(
      (c, s = c.service(), topic = c.topic()) => [
        'Carousel ad',
        `Five-card carousel ad: ${topic}`,
        `Explains ${s.bare} one card at a time.`,
        `Write a carousel ad of five 1:1 cards on "${topic}," each with a headline of up to 32 characters.`,
        `Card 1 asks a question for ${c.segment()}; card 2 shows ${c.scene()}.`,
        `Card 3 gives one tip about ${c.problem()}; card 4 answers "${c.question()}"`,
        `Card 5 names ${s.bare} and says how to ${c.act}.`,
        `Write primary text under 125 characters with this fact, and keep one look across the cards: ${c.detail()}; ${c.visual()}.`,
      ],
      (c, s = c.service(), topic = c.topic()) => [
        'Handout',
        `Five-step handout: ${topic}`,
        `A page about ${s.bare} that's useful enough to keep.`,
        `Write a one-page handout called "${topic}" with five short sections of 35 words.`,
        `Section 1 asks a question for ${c.segment()}; section 2 describes ${c.scene()}.`,
        `Section 3 gives one tip about ${c.problem()}; section 4 answers "${c.question()}"`,
        `Section 5 introduces ${s.bare} in two sentences and says how to ${c.act}.`,
        `Work this in, and suggest one picture in this style: ${c.detail()}; ${c.visual()}.`,
      ],
    ),
    either(
      (c, s = c.service(), d = c.doubt()) => [
        'Doubt',
        `Ads that answer a doubt: "${d.objection}"`,
        `For people who've thought about ${s.bare} but haven't asked yet.`,
        `Write four ads about ${s.bare} for people who think "${d.objection}."`,
        `The honest answer goes like this: ${d.answer}`,
        `One says it straight, one asks a question, one shows evidence (${c.proof()}), and one gives a number I supply.`,
        `Keep primary text under 125 characters and headlines under 40, and use words from "${c.keyword()}" once.`,
        `Tell me which to test first with ${c.audience}, and why.`,
      ],
      (c, s = c.service(), d = c.doubt()) => [
        'Community board',
        `Community board post on a doubt: "${d.objection}"`,
        `A helpful post for people who wonder about ${s.bare}.`,
        `Write an 80-word post about ${s.bare} for a community board or a group that allows announcements.`,
        `It's for people who think "${d.objection}," and the honest answer goes like this: ${d.answer}`,
        `Point to something they can check, and ask me first if we have it: ${c.proof()}.`,
        `Say in the first line that we're ${c.aNoun}, and close with one question readers can answer.`,
        `Write a 20-word version, and a reply for someone who asks "${c.question()}"`,
      ],
    ),
    either(
      (c, m = c.moment(), s = c.service()) => [
        'Timing',
        `Two-week ad plan for ${m.when}`,
        `Starts and stops ads for ${s.bare} at the right time.`,
        `Plan two weeks of ads around ${m.when}, when ${m.what}; ask me for the budget first.`,
        `Split the budget by day between searches such as "${c.keyword()}" and feed ads for ${c.segment()}.`,
        `Write one search ad (headlines of 30 characters) and one feed ad (text of 125) that lead to ${s.bare}.`,
        `Use this as the feed picture: ${c.scene()}.`,
        `Set a cost per inquiry about ${s.bare} at which we stop, and watch this number: ${c.kpi()}.`,
      ],
      (c, m = c.moment(), s = c.service()) => [
        'Timing',
        `Two-week announcement plan for ${m.when}`,
        `Gets the word out about ${s.bare} without paying for ads.`,
        `Plan two weeks of announcements around ${m.when}, when ${m.what}.`,
        `List six places that print or read notices about ${s.bare} at no charge, and ask me which we can use.`,
        `Write the notice for each, 15 to 60 words; the first one starts from ${c.problem()}.`,
        `Write one version for ${c.segment()} that answers "${c.question()}"`,
        `Say when each notice about ${s.bare} has to be sent, when it comes down, and what to count: ${c.kpi()}.`,
      ],
    ),
    either(
      (c, s = c.service(), segment = c.segment()) => [
        'Targeting',
        `Who should see ads about ${s.bare}`,
        `Sets up ${c.isLocal ? 'places and groups' : 'groups'} for ads that reach ${segment}.`,
        c.isLocal
          ? `Plan location targeting for ads about ${s.bare}${c.inPlace}, and ask me first which areas we serve and which we don't.`
          : `Plan audience targeting for ads about ${s.bare}, and ask me first where our ${c.many} are.`,
        `Describe three audiences: ${segment}; ${c.segment()}; people who search "${c.keyword()}."`,
        `For each, write one headline of 30 characters and one first line that starts from ${c.problem()}.`,
        `Say who shouldn't see ads for ${s.bare}, and how to exclude them.`,
        `Check the plan against this rule, and avoid targeting by sensitive traits: ${c.rule()}`,
      ],
      (c, s = c.service(), segment = c.segment()) => [
        'Partner list',
        `Partners who already reach ${segment}`,
        `Finds people who'd pass on a notice about ${s.bare}.`,
        `List 15 kinds of groups and organizations${c.isLocal ? c.inPlace : ''} that already reach ${segment}.`,
        `For each, say how they share news and why ${s.bare} would matter to their people.`,
        `Pick the best five for this goal, ${c.goal()}, and write each a 50-word first message.`,
        `Start each message from a problem we both hear about, such as ${c.problem()}.`,
        `Attach a 30-word notice about ${s.bare}, and keep to this rule: ${c.rule()}`,
      ],
    ),
    either(
      (c, k = c.keyword(), scene = c.scene()) => [
        'First test',
        `A small first ad test: "${k}"`,
        `A three-week test for ${c.peek.service().bare} with a clear end.`,
        `Plan a three-week ad test toward this goal, and ask me for the total budget first: ${c.goal()}.`,
        `Compare a search ad for "${k}" with a feed ad that shows ${scene}.`,
        `Give daily amounts, audiences (one is ${c.segment()}), texts, and the page about ${c.service().bare} they lead to.`,
        `Define success before we start, as a cost for each ${c.one} ready to ${c.act}, and watch this too: ${c.kpi()}.`,
        `Describe three possible results and what we should do after each.`,
      ],
      (c, s = c.service(), other = c.service()) => [
        c.isSold ? 'Directory entry' : 'Ad grant',
        c.isSold ? `Directory entry: ${s.bare} and ${other.bare}` : `Ad grant application: ${s.bare}`,
        c.isSold
          ? `For directories that list ${c.aNoun} at no charge.`
          : `For programs that donate search ads to ${c.aNoun}.`,
        c.isSold
          ? `Write a directory entry for ${c.aNoun} in three lengths: 50, 100, and 200 words.`
          : `Write an application for donated search ads, such as Google Ad Grants; ask me first if ${c.aNoun} like ours qualifies.`,
        `Describe who it's for, ${c.audience}, and what people come with, such as ${c.problem()}.`,
        `Give ${s.bare} and ${other.bare} two sentences each, with what people have in the end: ${s.result || s.bare}.`,
        c.isSold
          ? `Suggest five categories and ten tags, starting from "${c.keyword()}."`
          : `Add a sample ad for "${c.keyword()}": five headlines of 30 characters and two descriptions of 90.`,
        `Name one number we'd watch, ${c.kpi()}, and work this in: ${c.detail()}.`,
      ],
    ),
    either(
      (c, p = c.problem(), s = c.service(), [q, r] = [c.question(), c.question()]) => [
        'Message ad',
        `Click-to-message ad: ${p}`,
        `Starts a conversation about ${s.bare} instead of a form.`,
        `Write a click-to-message ad about ${p}: primary text of 125 characters and a first automatic message of 40 words.`,
        `Offer three quick replies people can tap: "${q}" "${r}" and "I want to ${c.act}."`,
        `For each, write an answer of 40 words at most with one question about ${s.bare}; ask me for the facts first.`,
        `Hand over to a person after the third message, or right away for ${c.call()}.`,
        `Use this picture, vertical and close up: ${c.scene()}.`,
      ],
      (c, p = c.problem(), s = c.service(), q = c.question()) => [
        'Forwarded message',
        `A message people can forward: ${p}`,
        `A short text about ${s.bare} that friends and groups can pass along.`,
        `Write a message of 45 words about ${s.bare} that someone can forward as it is.`,
        `Start with who it helps, someone dealing with this: ${p}.`,
        `Put how to ${c.act}${c.site ? ` and ${c.site}` : ''} in the last line, in plain text.`,
        `Write three replies of 40 words to answers we may get: "${q}" "${c.question()}" and a simple thank-you about ${s.bare}.`,
        `Pick a picture to send along, vertical and clear on a phone: ${c.scene()}.`,
      ],
    ),
    either(
      (c, k = c.keyword(), s = c.service()) => [
        'Page match',
        `Match between ad and page: "${k}"`,
        `Makes sure a click on "${k}" lands where people expect.`,
        `Ask me to paste an ad and the page it leads to first; the search is "${k}."`,
        `Check that headline, picture, button, and any price for ${s.bare} say the same in both.`,
        `Say if this is visible without scrolling, or what could take its place: ${c.proof()}.`,
        `Score relevance, clarity, and trust from 1 to 10, the way someone dealing with this would: ${c.problem()}.`,
        `Rewrite the ad and the first screen so both say one thing: ${s.result || s.bare}.`,
      ],
      (c, k = c.keyword(), s = c.service()) => [
        'Notice check',
        `Check a notice before it goes out: "${k}"`,
        `Makes sure a notice about ${s.bare} and the page behind it agree.`,
        `Ask me first to paste a notice about ${s.bare} and the page or contact line it points to.`,
        `Check that both use the same words for ${s.bare}, and include words from "${k}."`,
        `Score how clear it is from 1 to 10 for someone dealing with this: ${c.problem()}.`,
        `Tell me what's missing for a reader who asks "${c.question()}"`,
        `Rewrite the notice in 40 words so it says one thing, ${s.result || s.bare}, and how to ${c.act}.`,
      ],
    ),
    either(
      (c, kpi = c.kpi(), s = c.service()) => [
        'Weekly check',
        `Weekly ad check: ${kpi}`,
        `Fifteen minutes to see which ads bring in questions about ${s.bare}.`,
        `Once a week I'll paste cost, clicks, calls, and ${c.bookings} for each ad; compare them with this: ${kpi}.`,
        `Sort the ads into keep, change, and stop, with one reason each that makes sense for ${c.audience}.`,
        `For each ad to change, write a new first line about ${c.problem()} or ${s.bare}.`,
        `Show the cost for each ${c.one} ready to ${c.act}, and tell me when numbers are too small to judge.`,
        `Suggest one test for next week with this idea: ${c.strength()}.`,
      ],
      (c, kpi = c.kpi(), s = c.service()) => [
        'Weekly check',
        `Weekly check of your announcements: ${kpi}`,
        `Fifteen minutes to see which notices bring in questions about ${s.bare}.`,
        `Once a week I'll paste where our notices ran and who asked about ${s.bare}; compare that with this: ${kpi}.`,
        `Sort the notices into keep, change, and stop, with one reason each that makes sense for ${c.audience}.`,
        `For each notice to change, write a new first line about ${c.problem()} or ${s.bare}.`,
        `Give me one friendly way to ask people how they heard about us before they ${c.act}.`,
        `Suggest one new place for next week where ${c.segment()} would see a notice.`,
      ],
    ),
  ],
};
