/** Automations, written anew: flows, the voice agent, and what to connect. */
import { at } from '../draft/voice.ts';
import { callPhrase, clauseList, lowerFirst, sentence } from '../text.ts';
import { oneOf, type Ground, type Item, type Line } from './ground.ts';

/** Flows with a trigger, an action and an end. */
export function workflowItems({ v, goals, turn }: Ground): Item[] {
  const { facts, name, one } = v;
  const own = goals
    .slice(0, 2)
    .map((goal): Item => ({ because: ['goals', 'business_description'], lead: goal.workflow(v) }));
  const pool: Item[] = [
    {
      because: ['business_description', 'business_name'],
      lead: `First answer: whoever fills in a form hears at once “Thank you, ${name} has your message”, and by when you will write.`,
      more: 'What is still open after two hours rings your phone.',
      extra: 'Figure to watch: how many answers left within the hour.',
    },
    {
      because: ['business_description'],
      lead: `The day after ${at(facts.services, 0).name}: one message asks whether everything is as it should be.`,
      more: 'A no reaches you as an alert, a yes gets the link for a review.',
    },
    {
      because: ['goals'],
      lead: `Open inquiries: who asked but did not ${facts.booking.verb} gets one message after three days and one after two weeks.`,
      more: `The second one answers “${at(facts.questions, 0)}”`,
      extra: 'After that nobody is written to again.',
    },
    {
      because: ['business_description', 'business_name'],
      lead: `Missed call: a text within a minute, “This is ${name}, sorry we missed you. Are you calling about ${at(facts.problems, 0)}?”`,
      more: 'The answer lands in the same inbox as forms and messages.',
    },
    {
      because: ['target_audience'],
      lead: `Season note: three weeks before ${at(facts.moments, 0).when}, the contacts it concerns hear about ${at(facts.offers, 0)}.`,
      more: 'Once, and only those who agreed to be written to.',
    },
    {
      because: ['business_description'],
      lead: `The day before ${at(facts.services, 1).name}: time, address and what to bring, in one message.`,
      more: `It also answers “${at(facts.questions, 1)}”`,
    },
    {
      because: ['current_marketing'],
      lead: `Thank-you: whoever sends you a new ${one} gets a personal line within a day.`,
      more: 'Your phone reminds you, the words stay yours.',
    },
    {
      because: ['goals'],
      lead: 'Question list: what people ask by message is collected in one place.',
      more: 'Once a month a chat assistant sorts it, and the question asked most becomes your next post.',
    },
    {
      because: ['business_description'],
      lead: `Friday mail to yourself: ${lowerFirst(at(facts.kpis, 0))} and ${lowerFirst(at(facts.kpis, 1))}, in five lines.`,
    },
  ];
  const from = (turn * 4) % pool.length;
  const all = [...pool.slice(from), ...pool.slice(0, from)];
  return [all[0]!, ...own, ...all.slice(1)];
}

/** What a phone agent does and does not do here. */
export function voiceLines({ v, turn, act }: Ground): Line[] {
  const { facts, name } = v;
  return [
    {
      weight: 3,
      because: ['business_description', 'business_name'],
      text: oneOf(
        turn,
        `When nobody can pick up, a voice agent answers for ${name} and says in its first sentence that it is one.`,
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
      text: `For ${callPhrase(at(facts.calls, 2))}, and for anyone who sounds upset, it hands over at once.`,
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

/** What to connect with what. */
export function integrationItems({ v, marketing, turn }: Ground): Item[] {
  const { facts, one } = v;
  const pool: Item[] = [
    {
      because: ['business_description'],
      lead: `${at(facts.tools, 0)}, or whatever you run the day on, with your calendar, so that ${facts.booking.plural} stand in one place.`,
      more: 'Reminders then leave without you.',
    },
    {
      because: ['goals'],
      lead: 'Your phone line with a text service, so that a missed call is answered within a minute.',
      more: 'Let the answer end with a question, because people reply to questions.',
    },
    {
      because: ['website_social'],
      lead:
        v.site.kind === 'none'
          ? 'The form of your new page with your contact list and your phone, so that no inquiry waits in an inbox.'
          : `Forms and messages of ${v.site.label} with your contact list, so that you see which page brought whom.`,
    },
    {
      because: ['business_description'],
      lead: `${at(facts.tools, 1)} with your review link, so that the request leaves when the work is done and not when you remember it.`,
    },
    {
      because: ['goals'],
      lead: `A simple sheet with every source you have, one line per ${one}: where from, which need, what it was worth.`,
      more: `It feeds ${lowerFirst(at(facts.kpis, 0))}.`,
    },
    {
      because: ['current_marketing'],
      lead: 'Google Business Profile with your inbox, so that questions asked on the map are answered as fast as calls.',
    },
    {
      because: ['target_audience'],
      lead: 'Your contact list with your mail tool, sorted by last visit, so that nobody gets an offer for what was bought yesterday.',
    },
    {
      because: ['business_description'],
      lead: 'Invoices with your contact list, so that a paid bill starts the thank-you and the next reminder.',
    },
  ];
  const from = (turn * 3) % pool.length;
  const all = [...pool.slice(from), ...pool.slice(0, from)];
  return [...all.slice(0, 2), { because: ['current_marketing'], lead: marketing.link(v) }, ...all.slice(2)];
}
