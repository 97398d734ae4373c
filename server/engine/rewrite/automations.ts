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
      lead: `Anyone who fills out a form gets “Thank you, ${name} has your message” right away and hears when you'll reply.`,
      more: 'Anything still open after two hours rings your phone.',
      extra: 'Count how many replies went out within the hour.',
    },
    {
      because: ['business_description'],
      lead: `The day after ${at(facts.services, 0).name}, one message asks if everything's the way it should be.`,
      more: 'A no alerts you, and a yes gets your review link.',
    },
    {
      because: ['goals'],
      lead: `People who asked but didn't ${facts.booking.verb} get one message after three days and one after two weeks.`,
      more: `The second one answers “${at(facts.questions, 0)}”`,
      extra: 'After that, leave them alone.',
    },
    {
      because: ['business_description', 'business_name'],
      lead: `After a missed call, a text goes out within a minute: “This is ${name}. Sorry we missed you. Are you calling about ${at(facts.problems, 0)}?”`,
      more: 'The reply lands in the same inbox as forms and messages.',
    },
    {
      because: ['target_audience'],
      lead: `Three weeks before ${at(facts.moments, 0).when}, tell the right contacts about ${at(facts.offers, 0)}.`,
      more: 'Send it once, and only to people who agreed to get messages.',
    },
    {
      because: ['business_description'],
      lead: `The day before ${at(facts.services, 1).name}, one message gives the time, the address, and what to bring.`,
      more: `It also answers “${at(facts.questions, 1)}”`,
    },
    {
      because: ['current_marketing'],
      lead: `Anyone who sends you a new ${one} gets a personal thank-you within a day.`,
      more: 'Your phone reminds you, and you write it yourself.',
    },
    {
      because: ['goals'],
      lead: 'Collect the questions people ask by message in one place.',
      more: 'Once a month, a chat assistant sorts them, and the most common one becomes your next post.',
    },
    {
      because: ['business_description'],
      lead: `Every Friday, you get a five-line email with ${lowerFirst(at(facts.kpis, 0))} and ${lowerFirst(at(facts.kpis, 1))}.`,
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
        `When no one can pick up, a voice agent answers for ${name} and says in its first sentence that it's an assistant.`,
        `Give the calls you miss to a voice agent that answers for ${name} and never pretends to be a person.`,
        `After hours and when your hands are full, a voice agent answers for ${name} and says it's an assistant.`,
      ),
    },
    {
      weight: 3,
      because: ['business_description'],
      text: `It can take ${clauseList([0, 1].map((index) => callPhrase(at(facts.calls, index))))}.`,
    },
    { weight: 2, because: ['business_description'], text: `It can also ${act} in your calendar.` },
    {
      weight: 2,
      because: ['business_description'],
      text: `It hands over ${callPhrase(at(facts.calls, 2))} right away, and any caller who sounds upset.`,
    },
    { weight: 2, because: ['business_description'], text: `Give it this rule: ${sentence(at(facts.rules, 0))}` },
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
      lead: `Connect ${at(facts.tools, 0)}, or whatever you run your day on, to your calendar, so ${facts.booking.plural} are in one place.`,
      more: 'Reminders then go out on their own.',
    },
    {
      because: ['goals'],
      lead: 'Connect your phone line to a text service, so a missed call gets a text within a minute.',
      more: 'End the text with a question, because people reply to questions.',
    },
    {
      because: ['website_social'],
      lead:
        v.site.kind === 'none'
          ? 'Connect the form on your new page to your contact list and your phone, so no inquiry sits in an inbox.'
          : `Connect the forms and messages of ${v.site.label} to your contact list, so you see which page people came from.`,
    },
    {
      because: ['business_description'],
      lead: `Connect ${at(facts.tools, 1)} to your review link, so the request goes out as soon as the work is done.`,
    },
    {
      because: ['goals'],
      lead: `Keep a simple sheet with one line per ${one}: where they came from, what they needed, and what it was worth.`,
      more: `Use it to track this number: ${lowerFirst(at(facts.kpis, 0))}.`,
    },
    {
      because: ['current_marketing'],
      lead: 'Connect your Google Business Profile to your inbox, so you answer questions on the map as fast as calls.',
    },
    {
      because: ['target_audience'],
      lead: 'Connect your contact list to your email tool and sort it by last visit, so no one gets an offer for what they just bought.',
    },
    {
      because: ['business_description'],
      lead: 'Connect your invoices to your contact list, so a paid bill triggers the thank-you and the next reminder.',
    },
  ];
  const from = (turn * 3) % pool.length;
  const all = [...pool.slice(from), ...pool.slice(0, from)];
  return [...all.slice(0, 2), { because: ['current_marketing'], lead: marketing.link(v) }, ...all.slice(2)];
}
