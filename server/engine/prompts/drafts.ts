/** Creates recipes from drafts: the text around the sentences is the same for all recipes of a platform. */
import { make, type PromptContext, type Recipe } from './context.ts';

/** Category, title, and use case, followed by the sentences between the introduction and the ending. */
export type Draft = (c: PromptContext) => readonly [string, string, string, ...string[]];

/**
 * Returns the recipes for drafts, each with an introduction before its sentences.
 * @param ending what comes after them; by default, what must not be written
 */
export const recipesFrom = (
  drafts: readonly Draft[],
  ending: (c: PromptContext) => string = (c) => c.limits,
): readonly Recipe[] =>
  drafts.map((draft) => (c) => {
    const [category, title, useCase, ...sentences] = draft(c);
    return make(category, title, useCase, c.intro(), ...sentences, ending(c));
  });
