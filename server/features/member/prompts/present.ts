import type { BusinessFact } from '#shared/domain/prompt-variables.ts';
import type { PromptMark } from './repo.ts';
import type { MemberPrompt, PromptUsage } from './service.ts';

export function toUsageView({ used, limit, resetsOn, unlimited, mayUnlock, previewEndsAt }: PromptUsage) {
  return { used, limit, resetsOn, unlimited, mayUnlock, previewEndsAt: previewEndsAt?.toISOString() ?? null };
}

const toMarkView = ({ promptKey, isFavorite, rating, variables }: PromptMark) => ({
  key: promptKey,
  isFavorite,
  rating,
  variables,
});

const toPromptView = ({ key, platform, title, category, useCase, text, teaser }: MemberPrompt) => ({
  key,
  platform,
  title,
  category,
  useCase,
  text,
  teaser,
});

/** Data for the prompts screen. */
export function toPromptList(list: {
  hasProfile: boolean;
  facts: BusinessFact[];
  prompts: MemberPrompt[];
  marks: PromptMark[];
  usage: PromptUsage;
}) {
  return {
    hasProfile: list.hasProfile,
    facts: list.facts,
    prompts: list.prompts.map(toPromptView),
    marks: list.marks.map(toMarkView),
    usage: toUsageView(list.usage),
  };
}
