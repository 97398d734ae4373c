/** Last part of the plan: who does what in which week. */
import type { ProfileDraft, Recommendation } from '../draft-schema.ts';
import { bare, inner, lowerFirst } from '../text.ts';
import { goalViews, type GoalView } from './goals.ts';
import type { MarketingView } from './marketing.ts';
import { at, rec, type Evidence, type Voice } from './voice.ts';

type Step = { because: readonly Evidence[]; text: string };

function siteSteps(v: Voice): Step[] {
  const { facts } = v;
  const act = `${facts.booking.verb} ${facts.booking.object}`;
  const list = `${bare(at(facts.services, 0).name)}, ${bare(at(facts.services, 1).name)} and ${bare(at(facts.services, 2).name)}`;
  if (v.site.kind === 'none') {
    return [
      {
        because: ['website_social', 'business_description'],
        text: `Build a one-page website for ${v.name}: what you do ${v.inPlace}, three services (${list}), prices from, ${at(facts.proof, 0)}, and one button to ${act}. Two evenings with the Lovable prompts below are enough for a first version.`,
      },
    ];
  }
  if (v.site.kind === 'social') {
    return [
      {
        because: ['website_social', 'business_description'],
        text: `Rework ${v.site.label} so that a stranger understands it in five seconds: who you are, where, three services (${list}), and one link to ${act}. Then put a small page of your own behind that link.`,
      },
    ];
  }
  return [
    {
      because: ['website_social', 'business_description'],
      text: `Audit ${v.site.label} on a phone with a stopwatch: can a stranger find ${bare(at(facts.services, 0).name)}, a price range and a way to ${act} within ten seconds? Note the three worst spots and fix those first.`,
    },
  ];
}

/** The first thirty days, week by week. */
export function thirtyDaysOf(
  v: Voice,
  goals: readonly GoalView[],
  marketing: MarketingView,
): ProfileDraft['thirtyDays'] {
  const { facts } = v;
  const goalSteps: Step[] = goals
    .slice(0, 4)
    .map((goal) => ({ because: ['goals', 'business_description'], text: goal.first(v) }));
  const review: Step = {
    because: ['goals', 'current_marketing'],
    text: `Sit down for thirty minutes with ${lowerFirst(inner(at(facts.kpis, 0)))} and ${lowerFirst(inner(at(facts.kpis, 2)))}. Keep what moved either of them, and check every new text against this rule: ${at(facts.rules, 1)}`,
  };
  const steps = [
    ...siteSteps(v),
    { because: ['current_marketing', 'business_description'] as Evidence[], text: marketing.step(v) },
    ...goalSteps,
  ];
  if (goals.length === 1) {
    steps.push({
      because: ['target_audience'],
      text: `Answer “${at(facts.questions, 1)}” and “${at(facts.questions, 2)}” in writing, once, in plain words, and use the answers on the page, in messages and on the phone. ${v.audience.reach}`,
    });
  }
  return numbered([...steps, review]);
}

/** Weeks five to thirteen. */
export function ninetyDaysOf(v: Voice, goals: readonly GoalView[]): ProfileDraft['ninetyDays'] {
  const { facts } = v;
  const rest = goals.slice(4).map((goal): Step => ({ because: ['goals'], text: goal.first(v) }));
  const follow = goals
    .slice(0, Math.max(1, 4 - rest.length))
    .map((goal): Step => ({ because: ['goals', 'business_description'], text: goal.later(v) }));
  const moment = at(facts.moments, 2);
  const steps: Step[] = [
    ...rest.slice(0, 4),
    ...(rest.length < 4 ? follow : []),
    {
      because: ['target_audience', 'business_description'],
      text: `Prepare one campaign for ${v.audience.noun} around a date that matters in your trade: ${moment.when}, when ${inner(moment.what)}. Offer ${at(facts.offers, 2)} and stop after three weeks.`,
    },
    {
      because: ['current_marketing'],
      text: `Try ${at(facts.channels, 2).name} with a fixed budget of time or money, because ${inner(at(facts.channels, 2).why)}. Decide by numbers: ${lowerFirst(inner(at(facts.kpis, 3)))}.`,
    },
    {
      because: ['business_description'],
      text: `Collect ${at(facts.proof, 1)} and ${at(facts.proof, 3)}, and place both where people hesitate, beside the answer to “${at(facts.questions, 3)}”`,
    },
  ];
  const list = steps.slice(0, 7);
  return list.map((step, index) => {
    const week = 5 + Math.floor((index * 7) / (list.length - 1));
    return rec(step.because, `Weeks ${week}–${week + 1}: ${step.text}`);
  });
}

/** Spreads the steps over weeks one to three; the last one closes the month. */
function numbered(steps: readonly Step[]): Recommendation[] {
  const list = [...steps.slice(0, 6), ...steps.slice(-1)].filter((step, index, all) => all.indexOf(step) === index);
  const last = list.length - 1;
  return list.map((step, index) => rec(step.because, `Week ${Math.floor((index * 3) / last) + 1}: ${step.text}`));
}

/** A year from now. */
export function longTermOf(v: Voice, goals: readonly GoalView[]): ProfileDraft['longTerm'] {
  const { facts } = v;
  const main = goals[0] ?? goalViews['Get more leads']!;
  return rec(
    ['goals', 'target_audience', 'business_description'],
    `In a year ${v.name} should be the first name that ${v.audience.own ? `the people you want (${v.audience.noun})` : v.audience.noun} think of when faced with ${at(facts.problems, 0)}.`,
    `Build towards it with one page a month, one filmed story a week and a review habit that never stops; ${main.phrase} is then a result and no longer a campaign.`,
    `Grow ${bare(at(facts.services, 2).name)} next, since it gives people ${at(facts.services, 2).result}.`,
    `Twice a year, before ${at(facts.moments, 3).when} and before ${at(facts.moments, 5).when}, reread this plan against one figure: ${lowerFirst(inner(at(facts.kpis, 4)))}.`,
  );
}
