/** Rewrites the roadmap: the first month, the ninety days, the year. */
import { at } from '../draft/voice.ts';
import { clauseList, inner, lowerFirst } from '../text.ts';
import { oneOf, type Ground, type Item, type Line } from './ground.ts';

function pageStep({ v, act, turn }: Ground): Item {
  const { facts, name } = v;
  const list = clauseList(facts.services.slice(0, 3).map((service) => service.name));
  if (v.site.kind === 'none')
    return {
      because: ['website_social', 'business_description'],
      lead: `Put one page online for ${name} with ${list}, starting prices, and one button to ${act}.`,
      more: `Next to the button, show ${at(facts.proof, 2)}.`,
    };
  return {
    because: ['website_social', 'business_description'],
    lead: oneOf(
      turn,
      `Read ${v.site.label} out loud on a phone, and fix the three spots where you stumble.`,
      `Hand your phone to someone who doesn't know you, open ${v.site.label}, and watch where they look for a way to ${act}.`,
    ),
    more: `They should find ${at(facts.services, 0).name} and a price range without scrolling twice.`,
  };
}

/** Returns the first thirty days; the last item closes the month. */
export function monthItems(ground: Ground): Item[] {
  const { v, goals, marketing, turn, act } = ground;
  const { facts, many } = v;
  const pool: Item[] = [
    {
      because: ['target_audience'],
      lead: `Write down the ten questions people ask most, starting with “${at(facts.questions, 0)}” Answer each in three sentences.`,
      more: 'Use the answers on the page, in messages, and on the phone.',
    },
    {
      because: ['business_description'],
      lead: `Film ${at(facts.scenes, 0)} once and keep the raw clip.`,
      more: "It's good for four posts, a map photo, and the top of your page.",
    },
    {
      because: ['target_audience'],
      lead: `Ask the last five ${many} what almost kept them from choosing you.`,
      more: 'Change one sentence on your page based on what they say.',
    },
    {
      because: ['goals'],
      lead: `Turn ${at(facts.offers, 2)} into a clear offer with a last day, and tell ten people about it yourself.`,
      more: 'Note who replied, and what they asked.',
    },
    {
      because: ['business_description'],
      lead: `Try to ${act} the way a stranger would, and take out one step.`,
    },
    {
      because: ['business_description'],
      lead: `Write one page or post on “${at(facts.topics, 0)}” and link to it from everywhere you can.`,
      extra: `“${at(facts.topics, 1)}” is a good second one.`,
    },
  ];
  const from = (turn * 2) % pool.length;
  return [
    pageStep(ground),
    { because: ['current_marketing', 'business_description'], lead: marketing.step(v) },
    ...goals.slice(0, 3).map((goal): Item => ({ because: ['goals', 'business_description'], lead: goal.first(v) })),
    ...pool.slice(from),
    ...pool.slice(0, from),
  ];
}

/** Returns the item that closes the first month. */
export function monthEnd({ v, turn }: Ground): Item {
  const { facts } = v;
  const figures = `${lowerFirst(inner(at(facts.kpis, 0)))} and ${lowerFirst(inner(at(facts.kpis, 1)))}`;
  return {
    because: ['goals', 'current_marketing'],
    lead: oneOf(
      turn,
      `Spend half an hour on two numbers: ${figures}.`,
      `Compare two numbers with last month's: ${figures}.`,
    ),
    more: 'Keep what moved one of them, and drop the rest.',
    extra: `Check your newest copy against this rule: ${at(facts.rules, 0)}`,
  };
}

/** Weeks five to thirteen. */
export function quarterItems({ v, goals, turn }: Ground): Item[] {
  const { facts } = v;
  const moment = at(facts.moments, 0);
  const channel = at(facts.channels, 0);
  const pool: Item[] = [
    {
      because: ['target_audience', 'business_description'],
      lead: `Run one campaign for ${v.audience.noun} before ${moment.when}, when ${inner(moment.what)}.`,
      more: `Offer ${at(facts.offers, 3)}, and stop after three weeks.`,
    },
    {
      because: ['current_marketing'],
      lead: `Give ${channel.name} a fixed amount of time for six weeks, because ${inner(channel.why)}.`,
      more: `Decide based on one number: ${lowerFirst(inner(at(facts.kpis, 2)))}.`,
    },
    {
      because: ['business_description'],
      lead: `Collect ${at(facts.proof, 0)} and ${at(facts.proof, 1)}, and show both where people hesitate.`,
    },
    {
      because: ['target_audience'],
      lead: `Meet two nearby businesses that serve the same people, and agree on one thing each of you will do for the other.`,
    },
    {
      because: ['business_description'],
      lead: "Turn this month's most common question into its own page.",
      more: `“${at(facts.topics, 0)}” can be the next one.`,
    },
    {
      because: ['goals'],
      lead: `Teach one more person to answer “${at(facts.questions, 0)}” the way you do, and write the answer down.`,
    },
    {
      because: ['goals'],
      lead: "Look at every automation you've set up. Turn off the ones no one noticed, and improve the one that got replies.",
    },
  ];
  const from = (turn * 2) % pool.length;
  const own = goals
    .slice(0, 3)
    .map((goal): Item => ({ because: ['goals', 'business_description'], lead: goal.later(v) }));
  return [...own, ...pool.slice(from), ...pool.slice(0, from)];
}

/** Returns the goals a year from now. */
export function yearLines({ v, goals, turn }: Ground): Line[] {
  const { facts, name, inPlace } = v;
  const service = at(facts.services, 1);
  const goal = goals[0]?.phrase ?? 'more leads';
  return [
    {
      weight: 3,
      because: ['goals', 'business_description'],
      text: oneOf(
        turn,
        `A year from now ${name} should be the first name ${inPlace} when it comes to ${at(facts.problems, 0)}.`,
        `The goal for the year is that people ${inPlace} think of ${name} first when it comes to ${at(facts.problems, 0)}.`,
      ),
    },
    {
      weight: 3,
      because: ['goals'],
      text: oneOf(
        turn,
        `Getting there takes one page a month, one filmed story a week, and a review request to everyone.`,
        `Small habits get you there: a page a month, a story a week, and a review request after every job.`,
      ),
    },
    { weight: 2, because: ['goals'], text: `That's what makes ${goal} last.` },
    {
      weight: 2,
      because: ['business_description'],
      text: `Then make ${service.name} the next thing you're known for, because it gives people ${service.result}.`,
    },
    {
      weight: 1,
      because: ['business_description'],
      text: `Read this plan again twice a year, before ${at(facts.moments, 0).when} and before ${at(facts.moments, 3).when}.`,
    },
    {
      weight: 1,
      because: ['goals'],
      text: `One number tells you if you're on track: ${lowerFirst(inner(at(facts.kpis, 0)))}.`,
    },
  ];
}
