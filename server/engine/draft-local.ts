/** The local engine: writes a plan from what the owner said, with no model and the same result each time. */
import type { Brief } from './brief.ts';
import type { ProfileDraft } from './draft-schema.ts';
import { tailorFacts } from './draft/facts.ts';
import { draftOf, planContext } from './plan/context.ts';
import { writeEnglish } from './plan/english.ts';
import { writeSpanish } from './plan/spanish.ts';
import { askFirst } from './plan/ask-first.ts';

/** Returns a plan for what the visitor typed; for an owner who told nothing, one that asks. */
export function draftLocally(brief: Brief): ProfileDraft {
  const context = planContext(brief, tailorFacts(brief));
  const goals = brief.goals.length > 0 ? brief.goals : ['Get more leads'];
  if (brief.confidence === 'none') return draftOf(context, askFirst(context));
  return draftOf(context, (brief.language === 'es' ? writeSpanish : writeEnglish)(context, goals));
}
