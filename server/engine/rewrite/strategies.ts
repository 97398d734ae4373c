/** Rewrites the strategies: tools, content, and lead generation. */
import { doubtLine } from '../draft/analysis.ts';
import { at } from '../draft/voice.ts';
import { callPhrase, inner, lowerFirst, withArticle } from '../text.ts';
import { oneOf, type Ground, type Item, type Line } from './ground.ts';

const fromGoals = (texts: readonly string[]): Item[] =>
  texts.map((lead) => ({ because: ['goals', 'business_description'], lead }));

/** Tools, each with its one job here. */
export function toolItems({ v, goals, turn, act }: Ground): Item[] {
  const { facts, name, many, one } = v;
  const service = at(facts.services, 0).name;
  const page: Item =
    v.site.kind === 'none'
      ? {
          because: ['website_social'],
          lead: `Use Lovable to build a one-page website with who ${name} is for, ${service} at the top, and a button to ${act}.`,
          more: `Below it, show ${at(facts.proof, 0)}.`,
        }
      : {
          because: ['website_social'],
          lead: `Paste the text of ${v.site.label} into a chat assistant. Ask what someone whose problem is ${at(facts.problems, 0)} would still want to know.`,
          more: 'Rewrite those passages first and leave the rest.',
        };
  const pool: Item[] = [
    {
      because: ['business_description', 'target_audience'],
      lead: `Before you publish anything, ask a chat assistant what questions it leaves open for ${many}.`,
      more: `Start with what you say about ${service}.`,
    },
    {
      because: ['business_description'],
      lead: `Use Vapi for calls outside your hours. It answers for ${name}, takes ${callPhrase(at(facts.calls, 0))}, and passes on what needs a person.`,
      more: "Have it say in its first sentence that it's an assistant.",
    },
    {
      because: ['business_description'],
      lead: `Use Veo 3 for one short film a week, such as ${at(facts.scenes, 0)}.`,
      more: `Keep the real sound in it (${at(facts.sounds, 0)}).`,
      extra: 'Eight seconds are enough.',
    },
    {
      because: ['target_audience'],
      lead: `Record your spoken answer to “${at(facts.questions, 0)}” once, and have a chat assistant turn it into a post.`,
      more: 'Correct the facts, but keep your words.',
    },
    {
      because: ['goals'],
      lead: 'Paste your last twenty reviews into a chat assistant, and ask what people like and what they miss.',
      more: 'Use their words on your page.',
    },
    {
      because: ['business_description'],
      lead: `Use Canva to make three templates, so people recognize each post as yours.`,
      more: `Use one style for all of them: ${at(facts.visuals, 0)}.`,
    },
    {
      because: ['business_description', 'target_audience'],
      lead: `Use a chat assistant for messages in the other languages your ${many} speak, and have someone who speaks them check.`,
    },
    {
      because: ['business_description'],
      lead: 'Use ElevenLabs for a phone greeting and for voiceovers.',
      more: `Ask for a voice that sounds the way you do: ${facts.tone}.`,
    },
    {
      because: ['current_marketing'],
      lead: `Post on your free Google Business Profile every Monday, starting with ${at(facts.offers, 0)}.`,
      more: `Add a fresh photo, such as ${at(facts.scenes, 1)}.`,
    },
    {
      because: ['business_description'],
      lead: `Have a chat assistant draft quotes and replies. Give it three of your best ones and a question ${withArticle(one)} often asks: “${at(facts.questions, 1)}”`,
    },
    {
      because: ['business_description'],
      lead: `Use Leonardo AI for pictures you can't take yourself. Style: ${at(facts.visuals, 1)}.`,
    },
  ];
  const from = (turn * 4) % pool.length;
  return [
    page,
    ...fromGoals(goals.slice(0, 3).map((goal) => goal.tool(v))),
    ...pool.slice(from),
    ...pool.slice(0, from),
  ];
}

/** Returns what to publish, where and how often. */
export function contentLines({ v, goals, turn }: Ground): Line[] {
  const { facts, audience } = v;
  const channel = at(facts.channels, 0);
  const moment = at(facts.moments, 0);
  const film = at(facts.scenes, 0);
  return [
    {
      weight: 3,
      because: ['target_audience', 'business_description'],
      text: oneOf(
        turn,
        `Choose one channel and stick with it: ${channel.name}, because ${inner(channel.why)}.`,
        `Put your effort where it pays: ${channel.name}, because ${inner(channel.why)}.`,
        `Start with one channel: ${channel.name}, because ${inner(channel.why)}.`,
      ),
    },
    {
      weight: 3,
      because: ['business_description'],
      text: oneOf(
        turn,
        `Start with “${at(facts.topics, 0)},” then go on to “${at(facts.topics, 1)}.”`,
        `The first two topics are “${at(facts.topics, 0)}” and “${at(facts.topics, 1)}.”`,
      ),
    },
    { weight: 2, because: ['business_description'], text: `Add a clip of ${film}.` },
    ...goals.slice(0, 1).map((goal): Line => ({ weight: 2, because: ['goals'], text: goal.content(v) })),
    {
      weight: 2,
      because: ['target_audience'],
      text: oneOf(
        turn,
        `Twice a week is enough, ${audience.time}.`,
        `Publish two pieces a week, ${audience.time}, and never more than you can keep up.`,
      ),
    },
    {
      weight: 2,
      because: ['business_description'],
      text: `Have two pieces ready before ${moment.when}, when ${inner(moment.what)}.`,
    },
    ...goals.slice(1, 3).map((goal): Line => ({ weight: 1, because: ['goals'], text: goal.content(v) })),
    {
      weight: 1,
      because: ['target_audience'],
      text: `Answer one real question a week, such as “${at(facts.questions, 2)}”`,
    },
    { weight: 1, because: ['business_description'], text: `In every fourth piece, show proof: ${at(facts.proof, 0)}.` },
    {
      weight: 1,
      because: ['goals'],
      text: `One number shows if it's working: ${lowerFirst(inner(at(facts.kpis, 0)))}.`,
    },
  ];
}

/** Returns how strangers become leads. */
export function leadLines({ v, goals, marketing, turn, act }: Ground): Line[] {
  const { facts, one } = v;
  const channel = at(facts.channels, 1);
  const start = marketing.none ? 'Open one source first' : `Next to ${marketing.label}, open one more source`;
  return [
    { weight: 3, because: ['current_marketing'], text: `${start}: ${channel.name}, because ${inner(channel.why)}.` },
    {
      weight: 3,
      because: ['goals', 'business_description'],
      text: oneOf(
        turn,
        `Offer ${at(facts.offers, 1)}, with one clear way to ${act}.`,
        `Make the first step small: ${at(facts.offers, 1)}, and one button to ${act}.`,
      ),
    },
    { weight: 2, because: ['target_audience'], text: v.audience.reach },
    ...goals.slice(0, 1).map((goal): Line => ({ weight: 2, because: ['goals'], text: goal.lead(v) })),
    {
      weight: 2,
      because: ['business_description'],
      text: oneOf(
        turn,
        `Reply to every inquiry within the hour, and know your answer to “${at(facts.questions, 0)}” by heart.`,
        `Keep a written answer to “${at(facts.questions, 0)}” handy, because people ask it before they ${facts.booking.verb}.`,
      ),
    },
    { weight: 1, because: ['business_description'], text: doubtLine(v, 0) },
    ...goals.slice(1, 2).map((goal): Line => ({ weight: 1, because: ['goals'], text: goal.lead(v) })),
    { weight: 1, because: ['current_marketing'], text: `Ask each new ${one} how they found you, and write it down.` },
    {
      weight: 1,
      because: ['goals'],
      text: `Look at one number every Monday: ${lowerFirst(inner(at(facts.kpis, 1)))}.`,
    },
  ];
}
