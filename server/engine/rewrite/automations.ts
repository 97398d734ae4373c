/** Rewrites the automations: flows, the voice agent, and what to connect. */
import { at } from '../draft/voice.ts';
import { callPhrase, clauseList, lowerFirst, sentence } from '../text.ts';
import { oneOf, type Ground, type Item, type Line } from './ground.ts';

/** Automations with a trigger, an action and an end. */
export function workflowItems({ v, goals, turn }: Ground): Item[] {
  const { facts, name, one } = v;
  const own = goals
    .slice(0, 2)
    .map((goal): Item => ({ because: ['goals', 'business_description'], lead: goal.workflow(v) }));
  const pool: Item[] = [
    {
      because: ['business_description', 'business_name'],
      lead: `First reply: anyone who fills out a form gets “Thank you, ${name} has your message” right away, and hears when you'll reply.`,
      more: 'Anything still open after two hours rings your phone.',
      extra: 'Watch this number: how many replies went out within the hour.',
    },
    {
      because: ['business_description'],
      lead: `The day after ${at(facts.services, 0).name}: one message asks if everything's the way it should be.`,
      more: 'A no alerts you, and a yes gets your review link.',
    },
    {
      because: ['goals'],
      lead: `Open inquiries: who asked but did not ${facts.booking.verb} gets one message after three days and one after two weeks.`,
      more: `The second one answers “${at(facts.questions, 0)}”`,
      extra: 'After that, leave them alone.',
    },
    {
      because: ['business_description', 'business_name'],
      lead: `Missed call: a text within a minute, “This is ${name}, sorry we missed you. Are you calling about ${at(facts.problems, 0)}?”`,
      more: 'The reply lands in the same inbox as forms and messages.',
    },
    {
      because: ['target_audience'],
      lead: `Season note: three weeks before ${at(facts.moments, 0).when}, the contacts it's relevant for hear about ${at(facts.offers, 0)}.`,
      more: 'Send it once, and only to people who agreed to get messages.',
    },
    {
      because: ['business_description'],
      lead: `The day before ${at(facts.services, 1).name}: time, address and what to bring, in one message.`,
      more: `It also answers “${at(facts.questions, 1)}”`,
    },
    {
      because: ['current_marketing'],
      lead: `Thank-you: anyone who sends you a new ${one} gets a personal line within a day.`,
      more: 'Your phone reminds you, and you write it yourself.',
    },
    {
      because: ['goals'],
      lead: 'Question list: what people ask by message is collected in one place.',
      more: 'Once a month a chat assistant sorts it, and the question asked most becomes your next post.',
    },
    {
      because: ['business_description'],
      lead: `Friday email to yourself: ${lowerFirst(at(facts.kpis, 0))} and ${lowerFirst(at(facts.kpis, 1))}, in five lines.`,
    },
  ];
  const from = (turn * 4) % pool.length;
  const all = [...pool.slice(from), ...pool.slice(0, from)];
  return [all[0]!, ...own, ...all.slice(1)];
}

/** Returns what a phone agent should and shouldn't do here. */
export function voiceLines({ v, turn, act }: Ground): Line[] {
  const { facts, name } = v;
  return [
    {
      weight: 3,
      because: ['business_description', 'business_name'],
      text: oneOf(
        turn,
        `When no one can pick up, a voice agent answers for ${name} and says so in its first sentence.`,
        `Give the calls you miss to a voice agent that answers for ${name} and never pretends to be a person.`,
        `After hours and while your hands are full, a voice agent answers for ${name} and says what it is.`,
      ),
    },
    {
      weight: 3,
      because: ['business_description'],
      text: `It may take ${clauseList([0, 1].map((index) => callPhrase(at(facts.calls, index))))}.`,
    },
    { weight: 2, because: ['business_description'], text: `It may also ${act} in your calendar.` },
    {
      weight: 2,
      because: ['business_description'],
      text: `For ${callPhrase(at(facts.calls, 2))}, and for anyone who sounds upset, it hands the call over right away.`,
    },
    { weight: 2, because: ['business_description'], text: `One rule it must know: ${sentence(at(facts.rules, 0))}` },
    {
      weight: 1,
      because: ['business_description'],
      text: `Teach it the answer to “${at(facts.questions, 0)}” in your own words.`,
    },
    {
      weight: 1,
      because: ['business_description'],
      text: oneOf(
        turn,
        'Listen to five calls a week and correct what it gets wrong.',
        'Read five transcripts a week in the first month, and correct them.',
      ),
    },
  ];
}

/** Which tools to connect with each other. */
export function integrationItems({ v, marketing, turn }: Ground): Item[] {
  const { facts, one } = v;
  const pool: Item[] = [
    {
      because: ['business_description'],
      lead: `${at(facts.tools, 0)}, or whatever you run your day on, with your calendar, so ${facts.booking.plural} are in one place.`,
      more: 'Reminders then go out on their own.',
    },
    {
      because: ['goals'],
      lead: 'Your phone line with a text service, so a missed call gets a text within a minute.',
      more: 'End the text with a question, because people reply to questions.',
    },
    {
      because: ['website_social'],
      lead:
        v.site.kind === 'none'
          ? 'The form on your new page with your contact list and your phone, so no inquiry sits in an inbox.'
          : `Forms and messages of ${v.site.label} with your contact list, so you see which page people came from.`,
    },
    {
      because: ['business_description'],
      lead: `${at(facts.tools, 1)} with your review link, so the request goes out when the work is done, not when you remember it.`,
    },
    {
      because: ['goals'],
      lead: `A simple sheet with every source you have, one line per ${one}: where they came from, what they needed, and what it was worth.`,
      more: `It feeds ${lowerFirst(at(facts.kpis, 0))}.`,
    },
    {
      because: ['current_marketing'],
      lead: 'Google Business Profile with your inbox, so you answer questions on the map as fast as calls.',
    },
    {
      because: ['target_audience'],
      lead: 'Your contact list with your email tool, sorted by last visit, so no one gets an offer for what they bought yesterday.',
    },
    {
      because: ['business_description'],
      lead: 'Invoices with your contact list, so a paid bill triggers the thank-you and the next reminder.',
    },
  ];
  const from = (turn * 3) % pool.length;
  const all = [...pool.slice(from), ...pool.slice(0, from)];
  return [...all.slice(0, 2), { because: ['current_marketing'], lead: marketing.link(v) }, ...all.slice(2)];
}
