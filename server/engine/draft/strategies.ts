/** Second part of the plan: tools, content, and how inquiries come in. */
import type { ProfileDraft, Recommendation } from '../draft-schema.ts';
import { callPhrase, inner, lowerFirst } from '../text.ts';
import { doubtLine } from './analysis.ts';
import type { GoalView } from './goals.ts';
import type { MarketingView } from './marketing.ts';
import { at, rec, type Voice } from './voice.ts';

/** Which tools, and the job each of them gets in this business. */
export function aiToolsOf(v: Voice, goals: readonly GoalView[]): ProfileDraft['aiTools'] {
  const { facts } = v;
  const fromGoals = goals.slice(0, 5).map((goal) => rec(['goals', 'business_description'], goal.tool(v)));
  const base: Recommendation[] = [
    rec(['website_social'], siteTool(v)),
    rec(
      ['business_description'],
      `Vapi for the calls you cannot take: it answers for ${v.name}, handles ${callPhrase(at(facts.calls, 0))}, and hands over when a person is needed.`,
    ),
    rec(
      ['business_description', 'target_audience'],
      `Veo 3 for short films of your day, for example ${at(facts.scenes, 0)}. Eight seconds with real sound (${at(facts.sounds, 0)}) are enough for a post.`,
    ),
    rec(
      ['target_audience'],
      `A chat assistant as your writing desk: give it the questions of ${v.audience.noun}, such as “${at(facts.questions, 4)}”, and let it draft answers that you correct once and reuse.`,
    ),
    rec(
      ['business_description'],
      `ElevenLabs for the phone greeting and for voice-overs, spoken the way you want to sound: ${facts.tone}.`,
    ),
  ];
  return [base[0]!, ...fromGoals, ...base.slice(1)].slice(0, Math.max(6, Math.min(8, fromGoals.length + 4)));
}

function siteTool(v: Voice): string {
  const service = at(v.facts.services, 0);
  if (v.site.kind === 'none') {
    return `Lovable for the website you do not have yet: one page for ${v.name} with ${service.name} at the top, prices from, ${at(v.facts.proof, 0)}, and a button to ${v.facts.booking.verb} ${v.facts.booking.object}.`;
  }
  if (v.site.kind === 'social') {
    return `Lovable for a small page behind ${v.site.label}: the profile can stay your shop window, but prices, ${at(v.facts.proof, 0)} and the way to ${v.facts.booking.verb} ${v.facts.booking.object} need a place of their own.`;
  }
  return `A chat assistant for an audit of ${v.site.label}: paste the text of your start page and ask what a stranger with ${at(v.facts.problems, 0)} would still not know. Rebuild only the weak pages, with Lovable.`;
}

/** What to publish, where, how often, with the figure to watch. */
export function contentStrategyOf(v: Voice, goals: readonly GoalView[]): ProfileDraft['contentStrategy'] {
  const { facts } = v;
  const channel = at(facts.channels, 0);
  return rec(
    ['goals', 'target_audience', 'business_description'],
    `Publish twice a week, ${v.audience.time}, where it pays: ${channel.name}, because ${inner(channel.why)}.`,
    `Start with “${at(facts.topics, 0)}” and a clip of ${at(facts.scenes, 0)}.`,
    goals[0]?.content(v),
    goals[1]?.content(v),
    goals[2]?.content(v),
    `Look ahead to ${at(facts.moments, 0).when}, when ${inner(at(facts.moments, 0).what)}.`,
  );
}

/** How strangers become inquiries. */
export function leadGenerationOf(
  v: Voice,
  goals: readonly GoalView[],
  marketing: MarketingView,
): ProfileDraft['leadGeneration'] {
  const { facts } = v;
  const channel = at(facts.channels, 1);
  return rec(
    ['current_marketing', 'target_audience', 'goals'],
    `${marketing.none ? 'Begin with one source' : `Keep ${marketing.label} going and add one source`}: ${channel.name}, because ${inner(channel.why)}.`,
    v.audience.reach,
    goals[0]?.lead(v),
    goals[1]?.lead(v),
    doubtLine(v, 1),
    `Watch one figure every Monday: ${lowerFirst(inner(at(facts.kpis, 0)))}.`,
  );
}
