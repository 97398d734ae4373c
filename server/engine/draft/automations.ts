/** Third part of the plan: what runs by itself. */
import type { ProfileDraft } from '../draft-schema.ts';
import { callPhrase, clauseList, lowerFirst, sentence } from '../text.ts';
import type { GoalView } from './goals.ts';
import type { MarketingView } from './marketing.ts';
import { at, rec, type Voice } from './voice.ts';

/** Flows with a trigger, an action and an end. */
export function workflowsOf(v: Voice, goals: readonly GoalView[]): ProfileDraft['workflows'] {
  const { facts } = v;
  const fromGoals = goals.slice(0, 4).map((goal) => rec(['goals', 'business_description'], goal.workflow(v)));
  const base = [
    rec(
      ['business_description', 'business_name'],
      `Missed call: within one minute a text goes out, “Sorry we missed you, this is ${v.name}. Is it about ${at(facts.problems, 1)}? Reply here and we answer before the hour is over.” Figure to watch: replies per missed call.`,
    ),
    rec(
      ['business_description'],
      `Before ${at(facts.services, 1).name}: a message with the three things people forget to ask, beginning with “${at(facts.questions, 5)}” It saves a call and calms nerves.`,
    ),
    rec(
      ['target_audience'],
      `Season list: every year before ${at(facts.moments, 1).when}, a short note to the contacts it concerns, with ${at(facts.offers, 3)}.`,
    ),
    rec(
      ['business_description'],
      `Owner's Friday mail: ${lowerFirst(at(facts.kpis, 0))} and ${lowerFirst(at(facts.kpis, 1))}, five lines, no dashboard to open.`,
    ),
  ];
  return [base[0]!, ...fromGoals, ...base.slice(1)].slice(0, Math.max(5, Math.min(6, fromGoals.length + 2)));
}

/** What a phone agent does and does not do here. */
export function voiceAgentsOf(v: Voice): ProfileDraft['voiceAgents'] {
  const { facts } = v;
  return rec(
    ['business_description', 'business_name'],
    `A voice agent answers for ${v.name} when you are busy and after hours, and says at once that it is an assistant.`,
    `It can take ${clauseList([0, 1, 2].map((index) => callPhrase(at(facts.calls, index))))}. It can ${facts.booking.verb} ${facts.booking.object} in your calendar.`,
    `It hands over at once for ${callPhrase(at(facts.calls, 4))} and for anyone who sounds upset.`,
    `Give it this rule: ${sentence(at(facts.rules, 0))}`,
    'Listen to five calls a week for the first month and correct its answers.',
  );
}

/** What to connect with what. */
export function integrationsOf(v: Voice, marketing: MarketingView): ProfileDraft['integrations'] {
  const { facts } = v;
  return [
    rec(['current_marketing'], marketing.link(v)),
    rec(
      ['business_description'],
      `${at(facts.tools, 0)}, ${at(facts.tools, 1)} or whatever you run the day on, connected to your calendar, so that ${facts.booking.plural} appear in one place and reminders leave by themselves.`,
    ),
    rec(
      ['website_social'],
      v.site.kind === 'none'
        ? 'A form on the new page that writes into your contact list and texts you, so that no inquiry sits in an inbox.'
        : `The forms and messages of ${v.site.label} connected to your contact list, with the page each inquiry came from.`,
    ),
    rec(
      ['goals'],
      `A simple sheet or CRM with one line per inquiry: source, need (for example ${at(facts.problems, 3)}), outcome, value. It feeds ${lowerFirst(at(facts.kpis, 1))}.`,
    ),
  ];
}
