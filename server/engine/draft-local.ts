/** The local engine: writes a plan from the answers and the trade's facts, with no model and the same result each time. */
import type { Brief } from './brief.ts';
import type { ProfileDraft } from './draft-schema.ts';
import { advantagesOf, audienceOfPlan, positioningOf } from './draft/analysis.ts';
import { integrationsOf, voiceAgentsOf, workflowsOf } from './draft/automations.ts';
import { tailorFacts } from './draft/facts.ts';
import { goalsOf } from './draft/goals.ts';
import { marketingOf } from './draft/marketing.ts';
import { longTermOf, ninetyDaysOf, thirtyDaysOf } from './draft/roadmap.ts';
import { aiToolsOf, contentStrategyOf, leadGenerationOf } from './draft/strategies.ts';
import { voiceOf } from './draft/voice.ts';

/** @returns a draft that satisfies `profileDraftSchema`, whatever the visitor typed. */
export function draftLocally(brief: Brief): ProfileDraft {
  const facts = tailorFacts(brief);
  const voice = voiceOf(brief, facts);
  const goals = goalsOf(brief.goals);
  const marketing = marketingOf(brief.currentMarketing);
  return {
    targetAudience: audienceOfPlan(voice),
    positioning: positioningOf(voice),
    advantages: advantagesOf(voice, marketing),
    aiTools: aiToolsOf(voice, goals),
    contentStrategy: contentStrategyOf(voice, goals),
    leadGeneration: leadGenerationOf(voice, goals, marketing),
    workflows: workflowsOf(voice, goals),
    voiceAgents: voiceAgentsOf(voice),
    integrations: integrationsOf(voice, marketing),
    thirtyDays: thirtyDaysOf(voice, goals, marketing),
    ninetyDays: ninetyDaysOf(voice, goals),
    longTerm: longTermOf(voice, goals),
    facts,
  };
}
