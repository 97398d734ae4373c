/** Cities with a page, what each page can prove, and whether the owner shows it in search. */
import { m } from '#messages';
import { citiesIn, decideCities, type CityReport } from '#shared/content/cities/gate.ts';
import type { CityChoice } from '#shared/content/site-facts.ts';
import type { CitySetting } from '#shared/schemas/cities.ts';
import type { Deps } from '#server/deps.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors.ts';
import { shownProof } from '#server/features/admin/proof/service.ts';
import { writeAudit } from '#server/features/admin/audit/service.ts';
import * as repo from './repo.ts';

export type ListedCity = CityReport & {
  setting: CitySetting;
  /** Whether search may show the page now. */
  isInSearch: boolean;
  changedAt: Date | null;
  by: string | null;
};

const choiceOf = (isShown: boolean): CityChoice => (isShown ? 'show' : 'hide');
const settingOf = (isShown: boolean | null): CitySetting => (isShown === null ? 'auto' : choiceOf(isShown));

/** @returns the owner's choices by slug. A small query, because every web process asks every few seconds. */
export async function cityChoices(deps: Pick<Deps, 'db'>): Promise<Record<string, CityChoice>> {
  const rows = await repo.listChoices(deps.db);
  return Object.fromEntries(rows.map(({ slug, isShown }) => [slug, choiceOf(isShown)]));
}

/** Returns the build's cities with the owner's choices, by name. */
export async function listCities(deps: Deps): Promise<ListedCity[]> {
  const [reports, settings, proof] = await Promise.all([
    deps.cities(),
    repo.listSettings(deps.db),
    shownProof(deps.db),
  ]);
  const chosen = new Map(settings.map((row) => [row.slug, row]));
  const choices = settings.flatMap(({ slug, isShown }) =>
    isShown === null ? [] : [[slug, choiceOf(isShown)] as const],
  );
  const proven = citiesIn(proof);
  const decided = decideCities(reports, Object.fromEntries(choices), proven);
  return reports
    .map((report) => {
      const { isShown = null, changedAt = null, by = null } = chosen.get(report.slug) ?? {};
      const hasCustomers = report.hasCustomers || proven.has(report.slug);
      return {
        ...{ ...report, hasCustomers, isShown: report.isShown || hasCustomers, setting: settingOf(isShown) },
        ...{ isInSearch: decided[report.slug] === 'show', changedAt, by },
      };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/**
 * Shows a city's page in search, hides it, or leaves it to the rule. Repeating it changes nothing. @throws AppError
 * NOT_FOUND for an unknown city.
 */
export async function setCity(
  deps: Deps,
  input: { adminId: string; slug: string; setting: CitySetting },
): Promise<void> {
  const { adminId, slug, setting } = input;
  if (!(await deps.cities()).some((city) => city.slug === slug)) throw new AppError('NOT_FOUND', m.server_not_found());
  await inTransaction(deps.db, async (tx) => {
    const before = settingOf(await repo.lockCity(tx, { slug, creates: setting !== 'auto' }));
    if (before === setting) return;
    await repo.setCity(tx, { slug, isShown: setting === 'auto' ? null : setting === 'show', adminId });
    await writeAudit(tx, {
      ...{ adminId, action: 'city.search', subject: 'city', subjectId: slug },
      ...{ before: { setting: before }, after: { setting } },
    });
  });
}
