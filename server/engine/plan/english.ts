/** The plan in English. A sentence is written only if it says something about this business. */
import { enumerate } from '../draft/said.ts';
import { lowerFirst, sentence, upperFirst } from '../text.ts';
import { inbox, sentences, type PlanContext, type Texts } from './context.ts';
import { goalLines } from './english-goals.ts';
import {
  kpi,
  occasion,
  otherSegment,
  pageFor,
  problem,
  callTopic,
  proof,
  shortProof,
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
        `${c.audience} come first${c.inPlace}. When they ${need(c)}, yours should be the first name they find.`,
        `${c.audience} should hear about you first${c.inPlace}. Reach them right when they ${need(c)}.`,
        `${c.audience} matter most${c.inPlace}. Be easy to find when they ${need(c)}.`,
      ],
      0,
    ),
    c.at(
      [
        `For many, the problem is ${problem(c, 0)}. For others, it's ${problem(c, 1)}.`,
        `It often starts with ${problem(c, 0)}. Other times, it's ${problem(c, 1)}.`,
        `One common reason is ${problem(c, 0)}. Another is ${problem(c, 1)}.`,
      ],
      1,
    ),
    `Answer their first question on ${pageFor(c)}: “${question(c, 0)}”`,
    next && c.at([`After them, focus on ${next}.`, `Next, reach out to ${next}.`], 2),
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
      c.at(
        [
          `Then add what others can't say: ${c.details[0]}.`,
          `Right after that, say what sets you apart: ${c.details[0]}.`,
        ],
        2,
      ),
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
      `${c.at(['You quote a real price.', 'No one has to guess your price.', "You're open about your price."], 0)} Put it on ${pageFor(c)} and in every listing: ${c.prices.slice(0, 3).join('; ')}.`,
    c.isSold &&
      !c.prices[0] &&
      c.barePrice &&
      `You have a clear price. Say “${c.barePrice}” wherever you talk about ${c.about(0)}, so no one has to ask.`,
    c.terms[0] && `There's no fine print. Put “${c.terms[0]}” right under the price.`,
    c.not &&
      c.at(
        [
          `You're honest about what you don't do (${c.not}). Say so up front.`,
          `You have clear limits. Say what you don't do before anyone asks: ${c.not}.`,
        ],
        3,
      ),
    c.rule && `You stick to your rules. Tell ${c.many} in plain words: ${c.rule}.`,
    ...c.details
      .slice(0, 2)
      .map((detail, index) =>
        c.at(
          [
            `Not everyone can say this, so put it next to your name: ${detail}.`,
            `People can check this fact, so say it early: ${detail}.`,
            `Use a fact like this one instead of an adjective: ${detail}.`,
          ],
          index,
        ),
      ),
    c.season && `Your season is short (${c.season}), so tell people early when to ask for ${c.offer(0)}.`,
    c.openings &&
      (c.isWalkIn
        ? `You have quiet days. Say there's no wait ${c.openings}, so people who hate lines know when to come.`
        : `You have room to book. Say you have openings ${c.openings}, so people who want ${c.offer(0)} don't have to guess.`),
    c.isProduct
      ? `Before they sign up, ${c.audience} want ${c.at(c.facts.strengths, 0)}. Show them ${proof(c, 1)}.`
      : `Before they choose ${c.offer(1)}, people want ${c.at(c.facts.strengths, 0)}. Show them ${proof(c, 1)}.`,
    `${upperFirst(c.audience)} also want ${c.at(c.facts.strengths, 1)}. Prove it with ${proof(c, 2)}.`,
    objection && `Some ${c.many} hesitate: “${objection}.” Answer that on ${pageFor(c)} before they have to ask.`,
    c.marketing
      ? `You already reach people through ${c.marketing}. Give them one line about ${c.about(0)} that's easy to repeat.`
      : `You're starting fresh. Ask everyone who comes for ${c.offer(0)} how they found you, and write it down.`,
  ];
  return list.filter((item): item is string => Boolean(item)).slice(0, 6);
}

function siteTool(c: PlanContext): string {
  if (c.wantsNoSite)
    return `Use Lovable to build a price calculator for ${c.offer(0)} that only you see. It can also list who asked.`;
  if (c.site.kind === 'none')
    return `Use Lovable to build your first site, with ${withPrice(c)} at the top. Add ${shortProof(c, 0)} and a button to ${c.act}.`;
  if (c.site.kind === 'social')
    return `Use Lovable to build a small page to link from ${c.site.label}. Show ${withPrice(c)}, ${shortProof(c, 0)}, and a button to ${c.act}.`;
  return `Ask a chat assistant what's unclear on ${c.site.label} to someone whose problem is ${problem(c, 0)}.`;
}

function siteStep(c: PlanContext): string {
  const list = c.isProduct ? c.noun : enumerate(c.offers.slice(0, 3), 'en');
  const price = c.isSold ? (c.prices[0] ?? c.barePrice) : undefined;
  if (c.wantsNoSite)
    return `Print a card that says how to ${c.act} and lists ${list}.${price ? ` Add your price: ${price}.` : ''} Give everyone${c.inPlace} who pays two cards, one to keep and one to pass on.`;
  if (c.site.kind === 'none')
    return `Build a one-page site for ${list} with the Lovable prompts below. Include ${price ? `your price (${price}), ${shortProof(c, 0)},` : shortProof(c, 0)} and one button to ${c.act}.`;
  if (c.site.kind === 'social')
    return `Rewrite the bio of ${c.site.label} so a stranger gets it in five seconds. Mention ${list}${c.inPlace}${price ? '' : ` for ${c.audience}`}. Add ${price ? `your price (${price}) and ` : ''}one link to ${c.act}.`;
  return `Open ${c.site.label} on your phone, and find ${withPrice(c)} and a way to ${c.act} within ten seconds. ${c.at([`If not, move ${c.offer(0)} to the top.`, `If it takes longer, put ${c.offer(0)} first.`, `If they have to search for ${c.offer(0)}, fix that first.`], 0)}`;
}

function marketingStep(c: PlanContext): string {
  if (c.marketing)
    return `Count the ${c.many} who came for ${c.offer(0)}${c.offers.length > 1 ? ` or ${c.offer(1)}` : ''} through ${c.marketing} in the last three months. ${c.at([`Do more of what brought people in for ${c.offer(0)}.`, `Spend more time where people who wanted ${c.offer(0)} came from.`, `Keep what brought people in for ${c.offer(0)}, and drop the rest.`], 0)}`;
  return c.isLocal
    ? `Claim your Google Business Profile and list ${c.offers.slice(0, 2).join(' and ')}. Add five photos, starting with ${scene(c, 0)}.`
    : `Write to ten ${c.audience} by name about ${problem(c, 0)}. Show them ${proof(c, 0)}. ${c.at(['If two write back, the message works.', 'If two write back, write to ten more.', 'If you get two replies, keep going.'], 0)}`;
}

/** Assigns steps to weeks: two in each of the first weeks. */
const weekly = (steps: readonly string[], first: number, per: number) =>
  steps.map((step, index) => `Week ${first + Math.floor(index / per)}: ${step}`);

function contentPlan(c: PlanContext, lines: readonly string[]): string {
  const channel = c.at(c.facts.channels, 0);
  const moment = c.at(c.facts.moments, 0);
  return sentences(
    `Show up once or twice a week in one place: ${channel.name}. ${sentence(channel.why)}`,
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
      : `Get ready early for ${moment.when}, when ${moment.what}.`,
  );
}

function leadPlan(c: PlanContext, lines: readonly string[]): string {
  const channel = c.at(c.facts.channels, 1);
  const doubt = c.facts.objections.length > 0 ? c.at(c.facts.objections, 0) : undefined;
  return sentences(
    c.marketing
      ? `Keep ${c.marketing} going, and add ${channel.name}. ${sentence(channel.why)}`
      : `Start with ${channel.name}. ${sentence(channel.why)}`,
    ...lines,
    doubt &&
      `Some people will say “${lowerFirst(doubt.objection)}.” Tell them this: ${lowerFirst(sentence(doubt.answer))}`,
    `Watch one number: ${kpi(c, 0)}.`,
  );
}

const wordsIn = (text: string) => text.split(' ').length;

/** Lists items in sentences of at most 20 words where possible. @param leads the start of each sentence, in turn */
function inParts(leads: readonly string[], items: readonly string[]): string {
  const parts: string[][] = [];
  for (const item of items) {
    const part = parts.at(-1);
    if (part && wordsIn([...part, item].join(' ')) <= 15) part.push(item);
    else parts.push([item]);
  }
  return parts.map((part, index) => `${leads[Math.min(index, leads.length - 1)]!}: ${part.join('; ')}.`).join(' ');
}

function voiceAgent(c: PlanContext): string {
  const list = c.isProduct ? [`what ${c.name} does`] : c.offers.slice(0, 3);
  return sentences(
    `When you can't pick up, a voice agent answers questions about ${enumerate(list, 'en')}.`,
    c.isSold && (c.prices[0] ?? c.barePrice)
      ? `It says it's an assistant, and it can quote a price: ${c.prices[0] ?? c.barePrice}.`
      : `It says it's an assistant, and it takes a message about ${c.about(0)} if it can't help.`,
    c.not && `It tells people politely what you don't do (${c.not}).`,
    c.details.length > 0 &&
      inParts(
        ['It knows what people ask about', 'It can also say', 'It has these details, too'],
        c.details.slice(0, 7),
      ),
    c.hours && `It tells callers you're ${c.hours}.`,
    `It passes the call to you ${urgentCall(c)}.`,
    c.rules.length > 0
      ? inParts(
          ['Your rules come first', 'It follows this rule, too', 'The same goes for this one'],
          c.rules.slice(0, 3),
        )
      : `Give it this rule: ${sentence(c.at(c.facts.rules, 0))}`,
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
      `Use Vapi to answer questions like “${question(c, 2)}” when you miss a call.`,
      isVisual
        ? `Use Veo 3 for an eight-second film of ${scene(c, 2)}. Add the sound of ${c.at(c.facts.sounds, 0)}.`
        : `Use Veo 3 for an eight-second opener on your site: ${scene(c, 2)}. Add the sound of ${c.at(c.facts.sounds, 0)}.`,
      `Ask a chat assistant “${question(c, 3)}” and correct its answer. It learns how you talk about ${c.about(1)}.`,
      `Use ElevenLabs for a phone greeting (${c.facts.tone}) that answers “${question(c, 5)}”`,
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
        ? `A minute after a missed call, a text asks if it's about ${c.offer(0)} or ${c.offer(1)}, and when to call back.`
        : `A minute after a missed call, a text asks what it's about (${callTopic(c)}, for example) and when to call back.`,
      ...lines.slice(0, 3).map(({ workflow }) => workflow),
      `${/order|sign-up/.test(occasion(c)) ? 'Right after' : 'The day before'} each ${occasion(c)}, people get a short message that answers “${question(c, 4)}”`,
      `Every Friday, you get an email with this number: ${kpi(c, 0)}. It also shows this one: ${kpi(c, 1)}.`,
    ].slice(0, 5),
    voiceAgents: voiceAgent(c),
    integrations: [
      c.marketing
        ? `Ask “How did you hear about us?” on every form about ${c.about(0)}, with ${c.marketing} as a choice.`
        : `Use one inbox for calls, forms, and messages about ${c.about(0)} from day one.`,
      `Keep every request about ${c.about(0)} in ${inbox(c, 0)}, whether it comes by phone, form, or message.`,
      c.wantsNoSite
        ? `Keep a shared note on every phone you answer, and write down who asked about ${c.about(0)}.`
        : c.site.kind === 'none'
          ? `Add a form to your new page that texts you when someone asks about ${c.about(0)} and adds them to your list.`
          : c.site.kind === 'social'
            ? `Link the bio of ${c.site.label} to a short form. Ask what brought people there, such as ${problem(c, 0)}.`
            : `Link the form on ${c.site.label} to your contact list, so you see who came from “${topic(c, 3)}.”`,
      `Log every request in ${c.at(['a simple sheet', 'a shared list', 'one spreadsheet'], 0)}: where it came from${two ? `, whether it's for ${c.offer(0)} or ${c.offer(1)},` : ''} and ${c.at(['what happened next', 'how it ended', 'how it turned out'], 1)}. Use it to track this number: ${kpi(c, 1)}.`,
    ],
    thirtyDays: [
      ...weekly(thirty.slice(0, 4), 1, 2),
      `Week 3: ${thirty[4] ?? `Write down how you answer “${question(c, 1)}” Do the same for “${question(c, 2)}” and put both answers on ${pageFor(c)}.`}`,
      `Week 4: Spend half an hour on one number: ${kpi(c, 0)}. Then check what you've published about ${c.about(0)} against one rule. ${c.at(c.facts.rules, 1)}`,
    ],
    ninetyDays: [
      ...lines.slice(0, 3).map(({ later }, index) => `Weeks ${5 + index * 2}–${6 + index * 2}: ${upperFirst(later)}`),
      `Weeks 9–10: Collect ${proof(c, 1)}. Add that to your answer to “${question(c, 3)}”`,
      `Weeks 10–11: Try ${channel.name} for two hours a week. ${sentence(channel.why)} Keep it if it improves this number: ${kpi(c, 2)}.`,
      c.season
        ? `Weeks 12–13: Write to everyone who came for ${c.offer(0)} this year. Give them first pick of dates for next season (${c.season}).`
        : `Weeks 12–13: Prepare ${c.wantsNoSite ? 'one sign and ten calls' : 'one page and one email'} about ${c.about(1)} for ${moment.when}. That's when ${moment.what}.`,
    ],
    longTerm: sentences(
      c.isProduct
        ? `A year from now, ${c.audience} should hear about ${c.name} from each other before they see an ad.`
        : c.at(
            [
              `A year from now, ${c.name} should be the name ${c.audience}${c.inPlace} mention for ${c.offer(0)}.`,
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
          : `Then go after ${otherSegment(c, 1) ?? c.audience} with the same proof and a page of their own.`,
      `Twice a year, check this plan against one number: ${kpi(c, 3)}.`,
    ),
  };
}
