/** The local engine: writes a plan from what the owner said, without a model and with the same result each time. */
import { optionLabel } from '#shared/domain/chat-script.ts';
import type { Brief } from './brief.ts';
import type { ProfileDraft } from './draft-schema.ts';
import { tailorFacts } from './draft/facts.ts';
import { draftOf, planContext } from './plan/context.ts';
import { writeEnglish } from './plan/english.ts';
import { writeSpanish } from './plan/spanish.ts';
import { askFirst } from './plan/ask-first.ts';

/** Returns a plan based on the visitor's answers; if the owner told us nothing, one that asks questions. */
export function draftLocally(brief: Brief): ProfileDraft {
  const context = planContext(brief, tailorFacts(brief));
  const goals = brief.goals.length > 0 ? brief.goals : [optionLabel('goals', 'more_leads')];
  if (brief.confidence === 'none') return draftOf(context, askFirst(context));
  return draftOf(context, (brief.language === 'es' ? writeSpanish : writeEnglish)(context, goals));
}
