/** The facts that public pages show, as stored. */
import type { SiteFacts } from '#shared/content/site-facts.ts';
import { orderLimits } from '#shared/domain/orders.ts';
import type { Deps } from '#server/deps.ts';
import { catalogOf } from '../catalog/service.ts';
import { seatsLeft } from '../seats/service.ts';
import * as repo from './repo.ts';

/** Small queries, because every web process asks every few seconds. */
export async function siteFacts(deps: Pick<Deps, 'db'>): Promise<SiteFacts> {
  const [catalog, next, left] = await Promise.all([
    catalogOf(deps.db),
    repo.findNextBootcamp(deps.db),
    seatsLeft(deps),
  ]);
  if (!next) return { catalog, bootcamp: null };
  const { title, day, opensAtHour, closesAtHour, place, instructor, liveSessions, replayHours, state } = next;
  const hours = { opensAtHour, closesAtHour };
  const bootcamp = { title, day, ...hours, place, instructor, liveSessions, replayHours, state };
  return { catalog, bootcamp: { ...bootcamp, capacity: orderLimits.vipSeats, left } };
}
