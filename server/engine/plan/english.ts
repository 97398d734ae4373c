/** The plan in English: every sentence says something about this business, or isn't written. */
import { lowerFirst, sentence, upperFirst } from '../text.ts';
import { sentences, type PlanContext, type Texts } from './context.ts';

const problem = (c: PlanContext, index: number) => c.at(c.facts.problems, index);
const question = (c: PlanContext, index: number) => c.facts.questions[index % c.facts.questions.length]!;
const proof = (c: PlanContext, index: number) => c.at(c.facts.proof, index);
const kpi = (c: PlanContext, index: number) => lowerFirst(c.at(c.facts.kpis, index));
const tool = (c: PlanContext, index: number) => c.at(c.facts.tools, index);
const pageFor = (c: PlanContext) => (c.site.kind === 'none' ? 'your new page' : c.site.label);
const withPrice = (c: PlanContext) => c.prices[0] ?? (c.barePrice ? `${c.offer(0)} (${c.barePrice})` : c.offer(0));

function audience(c: PlanContext): string {
  return sentences(
    `${c.audience} come first${c.inPlace}, and they should find you when they need ${c.offer(0)}.`,
    `What sets them looking: ${problem(c, 0)}, or ${problem(c, 1)}.`,
    `Answer this on ${pageFor(c)} before they ask it: “${question(c, 0)}”`,
    c.facts.segments.length > 1 &&
      c.facts.segments[0] !== c.audience &&
      `After them, write for ${c.facts.segments[0]}.`,
  );
}

function positioning(c: PlanContext): string {
  const what = c.offers.length > 1 ? `${c.offer(0)} and ${c.offer(1)}` : c.offer(0);
  return sentences(
    `${c.name} should be known${c.inPlace} for ${what}, and by ${c.audience} above all.`,
    c.prices.length > 0 && c.isSold
      ? `Put the number in the first line: ${c.prices.slice(0, 2).join(', ')}.`
      : c.barePrice && c.isSold && `Put the number in the first line: ${c.barePrice} for ${c.offer(0)}.`,
    c.details[0] && `Then say what others can't: ${c.details[0]}.`,
    c.not && `Say no in writing to ${c.not}.`,
    `Back it up with ${proof(c, 0)}.`,
  );
}

function advantages(c: PlanContext): string[] {
  const list: (string | false | undefined)[] = [
    c.isSold &&
      c.prices[0] &&
      `A price people can see. Next to every mention of ${c.offer(0)}, show it: ${c.prices.slice(0, 3).join('; ')}.`,
    c.isSold &&
      !c.prices[0] &&
      c.barePrice &&
      `A clear price. Say “${c.barePrice}” wherever you describe ${c.offer(0)}, so no one has to ask.`,
    c.capacity &&
      `Your size is a reason to choose you. Put “${c.capacity}” beside the ${c.offer(0)} photos and explain what it means for ${c.many}.`,
    c.not && `A clear no. Turning down ${c.not} makes you the one to call for ${c.offer(1)}.`,
    c.rule && `Your rules are a promise. Explain this one in plain words next to ${c.offer(0)}: ${c.rule}.`,
    ...c.details
      .slice(0, 2)
      .map(
        (detail) =>
          `In your own words: ${detail}. Use it as a headline on the ${c.offer(1)} page, because few others can say it.`,
      ),
    c.season && `A short season sells. Tell people ${c.offer(0)} runs ${c.season}, and when to ask for a date.`,
    c.empty &&
      `Open time on ${c.empty} is something to offer: name the days, and people looking for ${c.offer(0)} know when you're free.`,
    `People looking for ${c.offer(2)} check for ${c.at(c.facts.strengths, 0)}. Show yours with ${proof(c, 1)}.`,
    `For ${c.audience}, ${c.at(c.facts.strengths, 1)} matters too. Prove it where ${c.offer(0)} is described: ${proof(c, 2)}.`,
    c.facts.objections.length > 0 &&
      `Some ${c.many} hesitate: ${lowerFirst(c.at(c.facts.objections, 1).objection)}. Answer it on the ${c.offer(0)} page before they ask.`,
    c.marketing &&
      `You already reach ${c.many} by ${c.marketing}. Keep it, and give it one line about ${c.offer(0)} that people can repeat.`,
    !c.marketing &&
      `You're starting from scratch, so ask each new ${c.one} how they found you, and write it down next to ${c.offer(0)}.`,
  ];
  return list.filter((item): item is string => Boolean(item)).slice(0, 6);
}

/** One line a goal adds to a part of the plan. */
type GoalLines = { tool: string; content: string; lead: string; workflow: string; first: string; later: string };

function goalLines(c: PlanContext, goal: string): GoalLines {
  const act = c.act;
  switch (goal) {
    case 'Fill my calendar': {
      const when = c.empty ?? `your three quietest half-days`;
      return {
        tool: `A booking page (${tool(c, 0)} or Google Calendar) that shows the open slots for ${c.offer(0)}${c.empty ? `, ${c.empty} first` : ''}.`,
        content: `Each Sunday evening, post the open slots for ${c.offer(0)} on ${when}.`,
        lead: `Show the next open slots beside ${withPrice(c)}: people who see a time decide faster.`,
        workflow: `Reminder: two days before ${c.offer(0)}, a text with the date and a link to move it; a slot that opens up goes to the people who asked for ${when}.`,
        first: `Fill ${when}: text everyone who asked about ${c.offer(0)} in the last 90 days and offer those slots by name. It worked if two of them get booked.`,
        later: `Ask for the next date before ${c.many} leave, and aim to have half of them on the calendar for ${c.offer(1)} again.`,
      };
    }
    case 'Rank higher on Google':
      return {
        tool: `Google Search Console (free): see whether “${keyword(c, 0)}” brings people to ${pageFor(c)}, and which words you didn't expect.`,
        content: `Once a month, answer one search in full: start with “${c.at(c.facts.topics, 0)}”.`,
        lead: `Own one search before ten: “${keyword(c, 0)}”.`,
        workflow: `Every second Friday: a short email with your position for “${keyword(c, 0)}” and “${keyword(c, 1)}”, and what changed.`,
        first: `Write one page for the search “${keyword(c, 0)}”: the answer first, then ${c.isSold ? `the price of ${c.offer(0)}` : `what ${c.offer(0)} involves`}, then ${proof(c, 3)}. Check its position in two weeks.`,
        later: `Add a page for “${keyword(c, 1)}” and get three sites that serve ${c.audience} to link to it.`,
      };
    case 'Grow on social media':
      return {
        tool: `CapCut for captions on one clip a week, such as ${c.at(c.facts.scenes, 0)}.`,
        content: `Film ${c.at(c.facts.scenes, 1)} once a week and cut it into two clips about ${c.offer(0)}.`,
        lead: `End every third post with one step: message us about ${c.offer(0)}.`,
        workflow: `Content line: one filmed scene of ${c.offer(0)} turns into a clip, a photo, and a caption, queued for the week after you approve it.`,
        first: `Film for 30 minutes: ${c.at(c.facts.scenes, 0)}. Post three clips about ${c.offer(0)} and count saves and messages, not likes.`,
        later: `Turn the clip people saved most into a series of four about ${c.offer(1)}.`,
      };
    case 'Get more reviews':
      return c.mayAskReviews
        ? {
            tool: `A chat assistant that drafts a reply to each review that mentions ${c.offer(0)}, for you to correct.`,
            content: `Once a week, show one sentence from a review next to a picture of ${c.offer(0)}.`,
            lead: `Put your newest review right under ${withPrice(c)}.`,
            workflow: `Review request: the day after ${c.offer(0)}, one text with your direct link, one reminder three days later, then nothing.`,
            first: `Text your last ten ${c.many} a direct review link and ask what ${c.offer(0)} was like. Two new reviews a week means it works.`,
            later: `Reply to every review within two days, and quote the three that mention ${c.offer(1)} on ${pageFor(c)}.`,
          }
        : {
            tool: `A listings check: is what Google and the directories say about ${c.offer(0)} right, from the name to the hours?`,
            content: `Explain one rule of your profession a month in plain words, as it applies to ${c.offer(0)}.`,
            lead: `Trust comes from your credentials next to ${withPrice(c)}, since asking ${c.many} for reviews may break your rules.`,
            workflow: `Feedback that stays private: after ${c.offer(0)}, two questions by form, read by you, never published.`,
            first: `Claim your profile in three directories and describe ${c.offer(0)} the same way in each. Reply to public comments without confirming who's a ${c.one}.`,
            later: `Ask colleagues and referral partners, not ${c.many}, for a recommendation of your ${c.offer(0)}.`,
          };
    case 'Bring customers back':
      return {
        tool: `An email and text tool linked to ${tool(c, 0)}, with a list of who had ${c.offer(0)} and when.`,
        content: `One short email a month to people who know you: “${c.at(c.facts.topics, 1)}”.`,
        lead: `Start with people who've had ${c.offer(0)} before: one personal message each, with ${c.empty ? `an open slot on ${c.empty}` : `a date`}.`,
        workflow: `Return note: when the usual time after ${c.offer(0)} has passed, one text with a suggested date; no answer twice means a six-month break.`,
        first: `List the ${c.many} you haven't seen since last season and write to the first 30 about ${c.offer(1)}. Three replies is a good start.`,
        later: `Plan one message a season around what changes for ${c.audience}, each about ${c.offer(0)}.`,
      };
    case 'Save time with automation':
      return {
        tool: `Zapier or Make to copy requests for ${c.offer(0)} from forms and calls into ${tool(c, 0)}.`,
        content: `Record one answer by voice a week, such as “${question(c, 1)}”, and let the assistant turn it into a post.`,
        lead: `Answer questions about ${c.offer(0)} within five minutes, even when you're busy: a saved reply does that.`,
        workflow: `From question to date: the form for ${c.offer(0)} lands in ${tool(c, 0)}, a reply offers times, a reminder follows. You step in when the answer isn't clear.`,
        first: `Save the five replies you type most, first the one to “${question(c, 1)}”. Count the minutes you get back in a week.`,
        later: `Hand one whole task over: from a request for ${c.offer(1)} to a confirmed date, with you checking only the odd ones.`,
      };
    case 'Launch something new':
      return {
        tool: `Leonardo AI for the look of the launch, in one style: ${c.at(c.facts.visuals, 0)}.`,
        content: `Tell the launch in five posts: why ${c.offer(0)} came to be, how it's made, the first try, ${c.isSold ? 'the price' : 'who it helps'}, the date.`,
        lead: `Collect names before the launch: 40 people who asked about ${c.offer(0)} beat a busy announcement.`,
        workflow: `Launch list: everyone who asks about ${c.offer(0)} gets the story, then a look behind the scenes, then the date.`,
        first: `Describe the new thing next to ${c.offer(0)} in one sentence and show it to ten ${c.many}. Ask what would stop them.`,
        later: `Open it to a small group of ${c.audience} first, collect three honest answers, then announce it.`,
      };
    default:
      return {
        tool: `Lovable for one page per need, starting with ${problem(c, 0)}: one promise, ${proof(c, 1)}, one button to ${act}.`,
        content: `One piece a week ends with how to ${act} for ${c.offer(0)}.`,
        lead: c.isSold
          ? `Make the first step small: ${c.at(c.facts.offers, 0)}.`
          : `Make the first step small for ${c.audience}: ${c.at(c.facts.offers, 0)}.`,
        workflow: `New request for ${c.offer(0)}: a reply within five minutes that asks one question (“${question(c, 1)}” is what they usually ask you) and suggests the next step. No answer after an hour goes to your phone.`,
        first: `Publish one page about ${c.offer(0)} for ${c.audience}: ${c.isSold && c.prices[0] ? c.prices[0] : c.isSold && c.barePrice ? c.barePrice : `what ${c.offer(0)} includes`}, ${proof(c, 0)}, and one way to ${act}. Three requests per 100 visitors is a fair start.`,
        later: `Build the same page for ${c.offer(1)}, and compare which of the two brings more requests in four weeks.`,
      };
  }
}

/** A search phrase with the town in it. */
function keyword(c: PlanContext, index: number): string {
  const phrase = c.facts.keywords[index % c.facts.keywords.length]!;
  return c.city && c.isLocal ? `${phrase.replace(/\s*near me\b/, '')} ${c.city}` : phrase;
}

function siteTool(c: PlanContext): string {
  if (c.site.kind === 'none')
    return `Lovable for the site you don't have yet: one page with ${withPrice(c)} at the top, ${proof(c, 0)}, and a button to ${c.act}.`;
  if (c.site.kind === 'social')
    return `Lovable for a small page behind ${c.site.label}: ${withPrice(c)}, ${proof(c, 0)}, and a button to ${c.act}.`;
  return `A chat assistant to check ${c.site.label}: paste the text and ask what someone with ${problem(c, 0)} still wouldn't know about ${c.offer(0)}.`;
}

function siteStep(c: PlanContext): string {
  const list = c.offers.slice(0, 3).join(', ');
  if (c.site.kind === 'none')
    return `Build a one-page site for ${list}: what it is, ${c.isSold ? `${c.prices[0] ?? c.barePrice ?? 'what it costs'}, ` : ''}${proof(c, 0)}, and one button to ${c.act}. Two evenings with the Lovable prompts below are enough.`;
  if (c.site.kind === 'social')
    return `Rewrite the bio of ${c.site.label}: ${list}${c.inPlace}, ${c.prices[0] ?? c.barePrice ?? c.audience}, and one link to ${c.act}. A stranger should get it in five seconds.`;
  return `Open ${c.site.label} on a phone: can a stranger find ${withPrice(c)} and a way to ${c.act} in ten seconds? Fix the three worst spots.`;
}

function marketingStep(c: PlanContext): string {
  if (!c.marketing)
    return c.isLocal
      ? `Claim your Google Business Profile, list ${c.offer(0)} and ${c.offer(1)} as services, and add five photos: ${c.at(c.facts.scenes, 0)}.`
      : `Write to ten of ${c.audience} by name about ${c.offer(0)}, with ${proof(c, 0)}. Two answers tell you the message works.`;
  return `Write down what ${c.marketing} brought in the last three months: how many ${c.many}, and for ${c.offer(0)} or ${c.offer(1)}. Do more of what brought the best ones.`;
}

/** The steps, each with its week: two in each of the first three weeks. */
const weekly = (steps: readonly string[], first: number, per: number) =>
  steps.map((step, index) => `Week ${first + Math.floor(index / per)}: ${step}`);

/** Writes the plan. @param goals the owner's goals, at least one */
export function writeEnglish(c: PlanContext, goals: readonly string[]): Texts {
  const lines = goals.map((goal) => goalLines(c, goal));
  const [main] = lines;
  const channel = (index: number) => c.at(c.facts.channels, index);
  const doubt = c.at(c.facts.objections, 0);
  const moment = c.at(c.facts.moments, 0);
  const thirty = [siteStep(c), marketingStep(c), ...lines.slice(0, 3).map(({ first }) => first)];
  return {
    targetAudience: audience(c),
    positioning: positioning(c),
    advantages: advantages(c),
    aiTools: [
      siteTool(c),
      ...lines.slice(0, 3).map(({ tool: text }) => text),
      `Vapi for calls you can't take: it handles questions like “${question(c, 2)}” and passes on what it doesn't know about ${c.offer(0)}.`,
      `Veo 3 for an eight-second film: ${c.at(c.facts.scenes, 2)}, with the sound of ${c.at(c.facts.sounds, 0)}.`,
      `A chat assistant as your writing desk for ${c.offer(1)}: give it “${question(c, 3)}” and correct its answer once.`,
      `ElevenLabs for the phone greeting about ${c.offer(0)}, in the tone you want: ${c.facts.tone}.`,
    ].slice(0, 7),
    contentStrategy: sentences(
      `Publish once or twice a week where ${c.audience} already are: ${channel(0).name}, because ${channel(0).why}.`,
      `Begin with “${c.at(c.facts.topics, 0)}” and a clip of ${c.at(c.facts.scenes, 0)}.`,
      main?.content,
      lines[1]?.content,
      c.full && c.empty && `Don't advertise ${c.full}: those fill themselves. Talk about ${c.empty}.`,
      c.season
        ? `Start two months before the season (${c.season}), because people plan ${c.offer(0)} early.`
        : `Plan ahead for ${moment.when}: ${moment.what}.`,
    ),
    leadGeneration: sentences(
      `${c.marketing ? `Keep ${c.marketing}, and add` : `Start with`} ${channel(1).name} for ${c.offer(0)}: ${channel(1).why}.`,
      main?.lead,
      lines[1]?.lead,
      `If ${c.many} hesitate (${lowerFirst(doubt.objection)}), have this ready: ${sentence(lowerFirst(doubt.answer)).replace(/^./, (letter) => letter.toLowerCase())}`,
      `The one number to watch is ${kpi(c, 0)}.`,
    ),
    workflows: [
      `Missed call: within a minute, a text from ${c.name} asks whether it's about ${c.offer(0)} or ${c.offer(1)} and when to call back. Count the replies.`,
      ...lines.slice(0, 3).map(({ workflow }) => workflow),
      `Before ${c.offer(0)}: a message with what to know, starting with “${question(c, 4)}”`,
      `Friday email to you, five lines: ${kpi(c, 0)} and ${kpi(c, 1)}.`,
    ].slice(0, 5),
    voiceAgents: sentences(
      `A voice agent answers for ${c.name} when you can't and says right away that it's an assistant.`,
      `It can talk about ${c.offers.slice(0, 3).join(', ')}${c.prices[0] && c.isSold ? `, and give the price: ${c.prices[0]}` : ''}.`,
      c.not && `It says no politely to ${c.not}, and doesn't book them.`,
      c.details.length > 0 && `It knows the details people ask for: ${c.details.slice(0, 7).join('; ')}.`,
      c.closed && `It tells callers you're closed ${c.closed}.`,
      `It hands over for ${c.at(c.facts.calls, 0)}, and for anyone upset.`,
      c.rule
        ? `Give it your own rule first: ${c.rule}.`
        : `Give it this rule for ${c.offer(0)}: ${c.at(c.facts.rules, 0)}`,
    ),
    integrations: [
      c.marketing
        ? `A “how did you hear about us?” field with ${c.marketing} as the first choice, next to the ${c.offer(0)} form.`
        : `One inbox for calls, forms, and messages about ${c.offer(0)}, from day one.`,
      `${tool(c, 0)} as the one place where every request for ${c.offer(0)} shows up, from calls, forms, and messages alike.`,
      c.site.kind === 'none'
        ? `A form on the new page for ${c.offer(0)} that texts you and adds the person to your list.`
        : `The form on ${c.site.label} connected to your contact list, with the page it came from (${c.offer(0)} or ${c.offer(1)}).`,
      `A sheet with one line per request: where it came from, ${c.offer(0)} or ${c.offer(1)}, what became of it. It feeds ${kpi(c, 1)}.`,
    ],
    thirtyDays: [
      ...weekly(thirty.slice(0, 4), 1, 2),
      `Week 3: ${thirty[4] ?? `Write down your answers to “${question(c, 1)}” and “${question(c, 2)}” once, and use the same words on ${pageFor(c)}, on the phone, and in messages about ${c.offer(0)}.`}`,
      `Week 4: Sit down for 30 minutes with ${kpi(c, 0)}. Keep what moved it, and check every new text about ${c.offer(0)} against this rule: ${c.at(c.facts.rules, 1)}`,
    ],
    ninetyDays: [
      ...lines.slice(0, 3).map(({ later }, index) => `Weeks ${5 + index * 2}–${6 + index * 2}: ${upperFirst(later)}`),
      `Weeks 9–10: Collect ${proof(c, 1)} and ${proof(c, 3)}, and put both next to the answer to “${question(c, 3)}”`,
      `Weeks 10–11: Try ${channel(2).name} for ${c.offer(1)} with a fixed number of hours, because ${channel(2).why}. Decide by ${kpi(c, 2)}.`,
      c.season
        ? `Weeks 12–13: Write the first message for next season (${c.season}) to everyone who had ${c.offer(0)} this year.`
        : `Weeks 12–13: Prepare for ${moment.when}: one page and one email about ${c.offer(0)}, for ${c.audience}.`,
    ],
    longTerm: sentences(
      `A year from now, ${c.audience} should think of ${c.name} first for ${c.offer(0)}.`,
      c.empty
        ? `${upperFirst(c.empty)} should be as full as the rest of the week, with ${c.offer(0)} booked a week ahead.`
        : `Grow ${c.offer(1)} next, once ${c.offer(0)} brings steady requests.`,
      c.capacity && `Don't outgrow “${c.capacity}” without a price for ${c.offer(0)} that pays for it.`,
      `Twice a year, reread this plan against one number: ${kpi(c, 3)}.`,
    ),
  };
}
