/** The facts that public pages show, as stored. */
import { fewSeats } from '#shared/content/bootcamp-page-facts.ts';
import type { SiteFacts } from '#shared/content/site-facts.ts';
import type { Deps } from '#server/deps.ts';
import { shownProof } from '#server/features/admin/proof/service.ts';
import { cityChoices } from '#server/features/admin/cities/service.ts';
import { upcomingBootcamps } from '../bootcamps/service.ts';
import { catalogOf } from '../catalog/service.ts';
import { seatsLeft } from '../seats/service.ts';

/** Small queries, because every web process asks every few seconds. */
export async function siteFacts(deps: Pick<Deps, 'db'>): Promise<SiteFacts> {
  const [catalog, { bootcamp, ...seats }, proof, cities] = await Promise.all([
    catalogOf(deps.db),
    seatsLeft(deps),
    shownProof(deps.db),
    cityChoices(deps),
  ]);
  const shown = bootcamp ?? (await upcomingBootcamps(deps.db)).at(0);
  if (!shown) return { catalog, bootcamp: null, proof, cities };
  const { title, day, opensAtHour, closesAtHour, place, instructor, liveSessions, replayHours, state } = shown;
  const hours = { opensAtHour, closesAtHour };
  const facts = { title, day, ...hours, place, instructor, liveSessions, replayHours, state };
  // While there are enough, no page says how many are left, so a sale renders no page again.
  const left = seats.left > fewSeats ? seats.capacity : seats.left;
  return { catalog, bootcamp: { ...facts, capacity: seats.capacity, left }, proof, cities };
}
