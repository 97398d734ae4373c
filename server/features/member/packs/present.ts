import { orderNumber } from '#shared/domain/orders.ts';
import type { BoughtPack, MarkedPrompt } from './service.ts';

/** A purchased pack in its owner's list, without texts. */
export function toPackView({ pack, purchase }: BoughtPack) {
  const groups = Map.groupBy(pack.prompts, ({ category }) => category);
  return {
    key: pack.key,
    name: pack.name,
    description: pack.description,
    count: pack.prompts.length,
    categories: [...groups].map(([name, { length }]) => ({ name, count: length })),
    boughtAt: purchase.boughtAt.toISOString(),
    orderNumber: orderNumber(purchase.orderNumber),
  };
}

const toPromptView = ({ prompt: { key, title, category, useCase, prompt }, mark }: MarkedPrompt) => ({
  key,
  title,
  category,
  useCase,
  prompt,
  isFavorite: mark?.isFavorite ?? false,
  rating: mark?.rating ?? null,
  values: mark?.variables ?? {},
});

/** A page of prompts. */
export function toPromptPage(page: { prompts: MarkedPrompt[]; total: number; nextCursor: string | undefined }) {
  return { items: page.prompts.map(toPromptView), total: page.total, nextCursor: page.nextCursor ?? null };
}
