/** One timeline per person, over all of their known addresses, accounts, and browsers. */
import { m } from '#messages';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import * as repo from './repo.ts';

const pageSize = 40;

export type TimelineRow = repo.TimelineRow;
export type TimelinePage = { items: TimelineRow[]; nextCursor: string | null };
export type Who = { userId?: string | undefined; personId?: string | undefined };

/** @returns everything that belongs to one person. @throws AppError NOT_FOUND. */
export async function groupOf(deps: Deps, input: Who): Promise<repo.PersonGroup> {
  const group = await repo.findGroup(deps.db, { userId: input.userId, personId: input.personId });
  if (!group) throw new AppError('NOT_FOUND', m.server_contacts_not_found());
  return group;
}

/**
 * A person's timeline, newest first.
 * @param input `cursor`: `nextCursor` of the previous page
 * @throws AppError NOT_FOUND.
 */
export async function timelineOf(deps: Deps, input: Who & { cursor: string | undefined }): Promise<TimelinePage> {
  const group = await groupOf(deps, input);
  const cut = input.cursor?.indexOf('_') ?? -1;
  const after = cut > 0 ? { at: input.cursor!.slice(0, cut), key: input.cursor!.slice(cut + 1) } : undefined;
  const rows = await repo.listTimeline(deps.db, { group, after, limit: pageSize + 1 });
  const items = rows.slice(0, pageSize);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > pageSize && last ? `${last.at}_${last.kind}:${last.id}` : null };
}
