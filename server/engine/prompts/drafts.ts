/** Short recipes: one service each, the introduction before it and the limits after it. */
import { make, type PromptContext, type Recipe } from './context.ts';

/** Category, title, and use case, then the sentences between the introduction and the limits. */
export type Draft = (c: PromptContext, service: string) => readonly [string, string, string, ...string[]];

/** Returns the recipes for drafts, each about the service that's dealt next. */
export const recipesFrom = (drafts: readonly Draft[]): readonly Recipe[] =>
  drafts.map((draft) => (c) => {
    const [category, title, useCase, ...sentences] = draft(c, c.service().bare);
    return make(category, title, useCase, c.intro(), ...sentences, c.limits);
  });
