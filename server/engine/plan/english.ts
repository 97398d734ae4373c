/** The plan in English. A sentence is written only if it says something about this business. */
import { lowerFirst, sentence, upperFirst } from '../text.ts';
import { inbox, sentences, type PlanContext, type Texts } from './context.ts';
import { goalLines } from './english-goals.ts';
import {
  kpi,
  occasion,
  otherSegment,
  pageFor,
  problem,
  proof,
  question,
  scene,
  topic,
  urgentCall,
  withPrice,
} from './english-parts.ts';

/** Returns what people do when the need comes up: "need panel upgrades", "want to help with river cleanups". */
function need(c: PlanContext): string {
  if (!c.isSold) return `want to help with ${c.offer(0)}`;
  return `${['local-service', 'practice', 'b2b'].includes(c.brief.archetype) ? 'need' : 'look for'} ${c.offer(0)}`;
}

function audience(c: PlanContext): string {
  const next = otherSegment(c, 0);
  return sentences(
    c.at(
      [
        `${c.audience} come first${c.inPlace}: when they ${need(c)}, yours should be the first name they find.`,
        `${c.audience} are the people to win${c.inPlace}, right when they ${need(c)}.`,
        `${c.audience} matter most${c.inPlace}, so be easy to find when they ${need(c)}.`,
      ],
      0,
    ),
    c.at(
      [
        `What gets them looking: ${problem(c, 0)}, or ${problem(c, 1)}.`,
        `The usual triggers: ${problem(c, 0)}, or ${problem(c, 1)}.`,
        `It often starts with one of two things: ${problem(c, 0)}, or ${problem(c, 1)}.`,
      ],
      1,
    ),
    `Answer their first question on ${pageFor(c)} before they ask it: “${question(c, 0)}”`,
    next && c.at([`Second in line: ${next}.`, `After them, go after ${next}.`], 2),
  );
}

function positioning(c: PlanContext): string {
  const what = c.offers.length > 1 && !c.isProduct ? `${c.offer(0)} and ${c.offer(1)}` : c.offer(0);
  const prices = c.prices.length > 0 ? c.prices.slice(0, 2).join(', ') : c.barePrice;
  return sentences(
    c.isProduct
      ? `Make ${c.name} the ${c.noun} that ${c.audience} mention first when someone asks.`
      : c.form
        ? `Be known${c.inPlace} as the ${c.form} for ${c.offer(0)}, especially among ${c.audience}.`
        : c.at(
            [
              `Make ${c.name} the name ${c.audience}${c.inPlace} recommend for ${what}.`,
              `When ${c.audience}${c.inPlace} think of ${what}, ${c.name} should come to mind first.`,
              `Be known${c.inPlace} for ${what}, especially among ${c.audience}.`,
            ],
            1,
          ),
    c.isSold && prices && c.at([`Lead with the price: ${prices}.`, `Put the price in the first line: ${prices}.`], 0),
    c.details[0] &&
      c.at([`Then add what others can't say: ${c.details[0]}.`, `Say this right after: ${c.details[0]}.`], 2),
    c.terms.length > 0 && `Put your terms up front, too: ${c.terms.join(', ')}.`,
    c.not && `Be just as clear about what you don't do: ${c.not}.`,
    c.at([`Back it up with ${proof(c, 0)}.`, `Show proof: ${proof(c, 0)}.`], 1),
  );
}

function advantages(c: PlanContext): string[] {
  const objection = c.facts.objections.length > 0 ? lowerFirst(c.at(c.facts.objections, 1).objection) : undefined;
  const list: (string | false | undefined)[] = [
    c.isSold &&
      c.prices[0] &&
      `${c.at(['A price people can see.', 'No guessing about the price.', 'A price out in the open.'], 0)} Put it on ${pageFor(c)} and in every listing: ${c.prices.slice(0, 3).join('; ')}.`,
    c.isSold &&
      !c.prices[0] &&
      c.barePrice &&
      `A clear price. Say “${c.barePrice}” wherever you talk about ${c.about(0)}, so no one has to ask.`,
    c.terms[0] && `No fine print. Put “${c.terms[0]}” right under the price, where people decide.`,
    c.not &&
      c.at(
        [
          `An honest no. Say up front what you don't do (${c.not}), and the people who call are the ones you want.`,
          `A clear line. Say what you don't do before anyone asks: ${c.not}.`,
        ],
        3,
      ),
    c.rule && `Rules you stick to. Tell ${c.many} in plain words: ${c.rule}.`,
    ...c.details
      .slice(0, 2)
      .map((detail, index) =>
        c.at(
          [
            `Not everyone can say this, so put it next to your name: ${detail}.`,
            `People can check this one, so say it early: ${detail}.`,
            `A plain fact beats an adjective, and you have one: ${detail}.`,
          ],
          index,
        ),
      ),
    c.season && `A short season. You only run ${c.season}, so tell people early when to ask for ${c.offer(0)}.`,
    c.openings &&
      (c.isWalkIn
        ? `Quiet days. Say that there's no wait ${c.openings}, and people who don't like lines know when to come.`
        : `Room to book. Say that you have openings ${c.openings}, and people who want ${c.offer(0)} don't have to guess.`),
    c.isProduct
      ? `Before they sign up, ${c.audience} want ${c.at(c.facts.strengths, 0)}. Show them ${proof(c, 1)}.`
      : `Before they choose ${c.offer(1)}, people want ${c.at(c.facts.strengths, 0)}. Show them ${proof(c, 1)}.`,
    `${upperFirst(c.audience)} also want ${c.at(c.facts.strengths, 1)}, so show ${proof(c, 2)}.`,
    objection && `Some ${c.many} hesitate: “${objection}.” Answer that on ${pageFor(c)} before they have to ask.`,
    c.marketing
      ? `You already reach people through ${c.marketing}. Give them one line about ${c.about(0)} that's easy to repeat.`
      : `You start with a clean slate. Ask everyone who comes for ${c.offer(0)} how they found you, and write it down.`,
  ];
  return list.filter((item): item is string => Boolean(item)).slice(0, 6);
}

function siteTool(c: PlanContext): string {
  if (c.wantsNoSite)
    return `Lovable for a small tool only you see: it works out the price of ${c.offer(0)} while you talk, and keeps a list of who asked.`;
  if (c.site.kind === 'none')
    return `Lovable for the site you don't have yet: ${withPrice(c)} at the top, then ${proof(c, 0)}, then a button to ${c.act}.`;
  if (c.site.kind === 'social')
    return `Lovable for a small page behind ${c.site.label}: ${withPrice(c)}, ${proof(c, 0)}, and a button to ${c.act}.`;
  return `A chat assistant as a test reader for ${c.site.label}: paste the text, and ask what's still unclear to someone dealing with ${problem(c, 0)}.`;
}

function siteStep(c: PlanContext): string {
  const list = c.isProduct ? c.noun : c.offers.slice(0, 3).join(', ');
  const price = c.isSold ? (c.prices[0] ?? c.barePrice) : undefined;
  if (c.wantsNoSite)
    return `Print one card with everything on it: ${list}, ${price ? `your price (${price}), ` : ''}${c.inPlace ? `where you are${c.inPlace}, ` : ''}and how to ${c.act}. Give everyone who pays two: one to keep and one to pass on.`;
  if (c.site.kind === 'none')
    return `Build a one-page site with the Lovable prompts below: ${list}, ${price ? `your price (${price}), ` : ''}${proof(c, 0)}, and one button to ${c.act}.`;
  if (c.site.kind === 'social')
    return `Rewrite the bio of ${c.site.label} so a stranger gets it in five seconds: ${list}${c.inPlace}, ${price ?? `for ${c.audience}`}, and one link to ${c.act}.`;
  return `Open ${c.site.label} on your phone and time it: can a stranger find ${withPrice(c)} and a way to ${c.act} in ten seconds? ${c.at(['If not, fix that first.', 'If it takes longer, start there.', 'If they have to search, move it to the top.'], 0)}`;
}

function marketingStep(c: PlanContext): string {
  if (c.marketing)
    return `Write down what ${c.marketing} brought you in the last three months: how many ${c.many}, and what they came for${c.offers.length > 1 ? ` (${c.offer(0)}, ${c.offer(1)})` : ''}. ${c.at(['Do more of what brought the best ones.', 'Spend your time where the best ones came from.', 'Keep what brought in the best ones, and drop the rest.'], 0)}`;
  return c.isLocal
    ? `Claim your Google Business Profile, list ${c.offers.slice(0, 2).join(' and ')}, and add five photos, the first of ${scene(c, 0)}.`
    : `Write to ten ${c.audience} by name about ${problem(c, 0)}, and show them ${proof(c, 0)}. ${c.at(['If two write back, the message works.', 'If two write back, write to ten more.', 'If you get two replies, keep going.'], 0)}`;
}

/** Assigns steps to weeks: two in each of the first weeks. */
const weekly = (steps: readonly string[], first: number, per: number) =>
  steps.map((step, index) => `Week ${first + Math.floor(index / per)}: ${step}`);

function contentPlan(c: PlanContext, lines: readonly string[]): string {
  const channel = c.at(c.facts.channels, 0);
  const moment = c.at(c.facts.moments, 0);
  return sentences(
    `Show up once or twice a week in one place: ${channel.name}, because ${channel.why}.`,
    c.at(
      [
        `Start with “${topic(c, 2)}” and a clip of ${scene(c, 0)}.`,
        `First up is “${topic(c, 2)}” with a clip of ${scene(c, 0)}.`,
      ],
      1,
    ),
    ...lines,
    c.full && c.empty && `${c.full} fill${/s$/.test(c.full) ? '' : 's'} up anyway, so talk about ${c.empty}.`,
    c.season
      ? `Start two months before your season (${c.season}), while people are still planning for ${c.offer(0)}.`
      : `Get ready early for ${moment.when}, because ${moment.what}.`,
  );
}

function leadPlan(c: PlanContext, lines: readonly string[]): string {
  const channel = c.at(c.facts.channels, 1);
  const doubt = c.facts.objections.length > 0 ? c.at(c.facts.objections, 0) : undefined;
  return sentences(
    c.marketing
      ? `Keep ${c.marketing} going and add one thing, ${channel.name}: ${channel.why}.`
      : `Start with ${channel.name}: ${channel.why}.`,
    ...lines,
    doubt &&
      `When someone says “${lowerFirst(doubt.objection)},” your answer is ready: ${sentence(doubt.answer).replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}`,
    `Watch one number: ${kpi(c, 0)}.`,
  );
}

function voiceAgent(c: PlanContext): string {
  const list = c.isProduct ? [`what ${c.name} does`] : c.offers.slice(0, 3);
  return sentences(
    `When you can't pick up, a voice agent answers for ${c.name}, says it's an assistant, and answers questions about ${list.join(', ')}.`,
    c.isSold && c.prices[0] && `It may quote one price: ${c.prices[0]}.`,
    c.isSold && !c.prices[0] && c.barePrice && `It may quote your price: ${c.barePrice}.`,
    c.not && `It tells people politely what you don't do (${c.not}).`,
    c.details.length > 0 && `It knows what people ask about: ${c.details.slice(0, 7).join('; ')}.`,
    c.hours && `It tells callers you're ${c.hours}.`,
    `It hands the call to a person ${urgentCall(c)}.`,
    c.rules.length > 0
      ? `Your rules come first: ${c.rules.slice(0, 3).join('; ')}.`
      : `Its first rule: ${sentence(c.at(c.facts.rules, 0))}`,
  );
}

/** Writes the plan. @param goals the owner's goals, at least one */
export function writeEnglish(c: PlanContext, goals: readonly string[]): Texts {
  const lines = goals.map((goal) => goalLines(c, goal));
  const channel = c.at(c.facts.channels, 2);
  const moment = c.at(c.facts.moments, 0);
  const two = c.offers.length > 1 && !c.isProduct;
  const thirty = [siteStep(c), marketingStep(c), ...lines.slice(0, 3).map(({ first }) => first)];
  const isVisual = ['saas', 'b2b', 'practice'].includes(c.brief.archetype) === false;
  return {
    targetAudience: audience(c),
    positioning: positioning(c),
    advantages: advantages(c),
    aiTools: [
      siteTool(c),
      ...lines.slice(0, 3).map(({ tool: text }) => text),
      `Vapi for the calls you miss: it answers questions like “${question(c, 2)}” and takes a message for everything else.`,
      isVisual
        ? `Veo 3 for an eight-second film of ${scene(c, 2)}, with the sound of ${c.at(c.facts.sounds, 0)}.`
        : `Veo 3 for an eight-second opener on your site: ${scene(c, 2)}, with ${c.at(c.facts.sounds, 0)}.`,
      `A chat assistant as your writing desk: ask it “${question(c, 3)}” and correct its answer once, so it learns how you talk about ${c.about(1)}.`,
      `ElevenLabs for a phone greeting that sounds like you (${c.facts.tone}) and answers “${question(c, 5)}” right away.`,
    ].slice(0, 7),
    contentStrategy: contentPlan(
      c,
      lines.slice(0, 2).map(({ content }) => content),
    ),
    leadGeneration: leadPlan(
      c,
      lines.slice(0, 2).map(({ lead }) => lead),
    ),
    workflows: [
      two
        ? `Missed call: within a minute, a text from ${c.name} asks whether it's about ${c.offer(0)}, ${c.offer(1)}, or something else, and when to call back.`
        : `Missed call: within a minute, a text from ${c.name} asks what it's about (${c.at(c.facts.calls, 1)}, for example) and when to call back.`,
      ...lines.slice(0, 3).map(({ workflow }) => workflow),
      `${/order|sign-up/.test(occasion(c)) ? 'Right after' : 'The day before'} each ${occasion(c)}: a short message that answers “${question(c, 4)}” before they have to call.`,
      `Every Friday, two lines in your inbox: ${kpi(c, 0)}, and ${kpi(c, 1)}.`,
    ].slice(0, 5),
    voiceAgents: voiceAgent(c),
    integrations: [
      c.marketing
        ? `A “How did you hear about us?” field on every form about ${c.about(0)}, with ${c.marketing} as the first choice.`
        : `One inbox for calls, forms, and messages about ${c.about(0)}, from day one.`,
      `${inbox(c, 0)} as the one place for every request about ${c.about(0)}, by phone, form, or message.`,
      c.wantsNoSite
        ? `A shared note on every phone you answer, so the person who picks up can write down who asked about ${c.about(0)}.`
        : c.site.kind === 'none'
          ? `A form on your new page that texts you when someone asks about ${c.about(0)} and adds them to your list.`
          : c.site.kind === 'social'
            ? `A link in the bio of ${c.site.label} to a short form with one question: what brought you here, ${problem(c, 0)} or something else?`
            : `The form on ${c.site.label} linked to your contact list, so you see which page people came from (“${topic(c, 3)},” for example).`,
      `${c.at(['A simple sheet with one line per request', 'A shared list with a row for each request', 'One spreadsheet for every request'], 0)}: where it came from${two ? `, ${c.offer(0)} or ${c.offer(1)}` : ''}, ${c.at(['what became of it', 'how it ended', 'how it turned out'], 1)}. Use it to track ${kpi(c, 1)}.`,
    ],
    thirtyDays: [
      ...weekly(thirty.slice(0, 4), 1, 2),
      `Week 3: ${thirty[4] ?? `Write down your answers to “${question(c, 1)}” and “${question(c, 2)}” once, and use the same answers on ${pageFor(c)}, on the phone, and in messages.`}`,
      `Week 4: Spend half an hour on one number, ${kpi(c, 0)}, and keep doing what moved it. Then check what you published against one rule: ${c.at(c.facts.rules, 1)}`,
    ],
    ninetyDays: [
      ...lines.slice(0, 3).map(({ later }, index) => `Weeks ${5 + index * 2}–${6 + index * 2}: ${upperFirst(later)}`),
      `Weeks 9–10: Collect ${proof(c, 1)} and ${proof(c, 3)}, and show both next to your answer to “${question(c, 3)}”`,
      `Weeks 10–11: Try ${channel.name} for two hours a week, because ${channel.why}. Keep it if it moves this number: ${kpi(c, 2)}.`,
      c.season
        ? `Weeks 12–13: Write to everyone who came for ${c.offer(0)} this year and give them first pick of dates for next season (${c.season}).`
        : `Weeks 12–13: Get ready for ${moment.when} with ${c.wantsNoSite ? 'one sign and ten calls' : 'one page and one email'}, because ${moment.what}.`,
    ],
    longTerm: sentences(
      c.isProduct
        ? `A year from now, ${c.audience} should hear about ${c.name} from each other before they see an ad.`
        : c.at(
            [
              `A year from now, ask ${c.audience}${c.inPlace} about ${c.offer(0)}, and they should say ${c.name}.`,
              `In a year, ${c.audience} should say ${c.name} when a friend asks about ${c.offer(0)}.`,
            ],
            1,
          ),
      c.openings
        ? c.isWalkIn
          ? `By then, twice as many people as today should come in ${c.openings}.`
          : `By then, what's open today (${c.empty}) should be booked a week ahead.`
        : two
          ? `Once ${c.offer(0)} bring${/s$/.test(c.offer(0)) ? '' : 's'} in steady requests, put the same effort into ${c.offer(1)}.`
          : `Then go after ${otherSegment(c, 1) ?? c.audience}, with the same proof and a page of their own.`,
      `Twice a year, check this plan against one number: ${kpi(c, 3)}.`,
    ),
  };
}
