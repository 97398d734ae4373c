/** Writes a case's profile with the built-in engine, for `score.mjs --from`. */
import { assembleProfile } from '#server/engine/assemble.ts';
import { draftLocally } from '#server/engine/draft-local.ts';
import { readBrief } from '#server/engine/read-brief.ts';

export type Case = {
  id: string;
  answers: { name: string; business: string; desc: string; web?: string; mk: string; aud: string; goals: string[] };
};

/** Converts a case's answers to the chat's brief. */
export const briefOf = ({ id, answers }: Case) =>
  readBrief({
    name: answers.name,
    email: `${id}@example.com`,
    phone: '',
    businessName: answers.business,
    businessDescription: answers.desc,
    website: answers.web ?? '',
    currentMarketing: answers.mk,
    targetAudience: answers.aud,
    goals: answers.goals,
  });

/** Returns the profile that the chat's answers lead to without a model. */
export function writeProfile(one: Case) {
  const brief = briefOf(one);
  return { profile: assembleProfile(brief, draftLocally(brief)) };
}
