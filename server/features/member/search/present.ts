import type { Found } from './service.ts';

/** Maps search results to what leaves the server, by kind. Leaves out prompt texts. */
export function toFoundView({ prompts, rows }: Found) {
  const of = (wanted: Found['rows'][number]['kind']) =>
    rows.filter(({ kind }) => kind === wanted).map(({ id, title, state, at }) => ({ id, title, state, at }));
  return {
    prompts: prompts.map(({ key, title, place }) => ({ key, title, place })),
    tasks: of('task'),
    notifications: of('notification'),
    orders: of('order'),
  };
}
