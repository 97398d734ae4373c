/**
 * Keeps public pages up to date with what admins change: marketing claims that are switched off
 * (server/features/admin/marketing-claims), prices, names, the bootcamp, and proof (server/features/billing/facts), and
 * which cities search shows (server/features/admin/cities). Affected pages, the sitemap, and llms.txt are rendered again
 * with the build's renderer, so that HTML and structured data stay in sync. The renderer isn't loaded as long as all pages
 * are as built.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { cssOf, type PageStyles } from '#shared/content/page-styles.ts';
import { citiesIn, decideCities, type CityReport } from '#shared/content/cities/gate.ts';
import type { ProofPlace } from '#shared/content/proof-sections.ts';
import type { SiteFacts } from '#shared/content/site-facts.ts';
import { proofFor } from '#shared/domain/proof.ts';
import type { MarketingClaim } from '#shared/domain/marketing-claims.ts';
import type { Log } from '../lib/log.ts';
import type { PageStore } from './pages.ts';

/** Rendered parts of a page's file. */
type Rendered = { head: string; css: string; html: string };
/** The build's dist/server/entry-server.js. */
type Renderer = {
  render: (
    path: string,
    view: { off?: ReadonlySet<string>; withSamples: boolean; facts: SiteFacts },
  ) => Promise<{ head: string; html: string; modules: readonly string[] }>;
  /** The files that list pages, by path: the sitemap and llms.txt. */
  renderLists: (view: PageState) => Promise<Record<string, string>>;
};

/** What pages show: without the claims of these keys, and with these facts. */
export type PageState = { off: ReadonlySet<string>; facts: SiteFacts };

/**
 * Facts that the pages were built with, the paths of pages that show prices or the bootcamp, their places for proof, and
 * the cities.
 */
type BuiltFacts = { facts: SiteFacts; paths: string[]; proofPlaces: ProofPlace[]; cities: CityReport[] };

/** How often every web process checks for changes, in milliseconds. */
const usualPause = 2_000;

/**
 * Reads the build's register.
 * @param options.withSamples whether pages show demo content, and the register lists it
 * @returns a function that reads it once; without a build the register is empty
 */
export function readMarketingClaims(
  distDir: string,
  { withSamples }: { withSamples: boolean },
): () => Promise<readonly MarketingClaim[]> {
  let claims: Promise<readonly MarketingClaim[]> | undefined;
  const read = async () => {
    const json = await readFile(join(distDir, 'claims.json'), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '{"real":[],"demo":[]}';
      throw error;
    });
    const { real, demo } = JSON.parse(json) as Record<'real' | 'demo', MarketingClaim[]>;
    return withSamples ? demo : real;
  };
  return () => {
    claims ??= read();
    claims.catch(() => (claims = undefined));
    return claims;
  };
}

const parts = ['head', 'css', 'html'] as const;

/** A page's file without its parts, in order: one more piece than there are parts. */
type Frame = readonly string[];

/** @throws when a part isn't in the page exactly once, in order: then it isn't the page that was rendered. */
function frameOf(page: string, rendered: Rendered): Frame {
  const frame: string[] = [];
  let rest = page;
  for (const part of parts) {
    const [before, after, ...more] = rest.split(rendered[part]);
    if (before === undefined || after === undefined || more.length > 0)
      throw new Error(`The ${part} of a page differs from its build`);
    frame.push(before);
    rest = after;
  }
  return [...frame, rest];
}

const fillFrame = (frame: Frame, rendered: Rendered): string =>
  frame.map((text, index) => text + (parts[index] ? rendered[parts[index]] : '')).join('');

/** Reads a file of the build once. */
function readOnce<T>(file: string): () => Promise<T> {
  let built: Promise<T> | undefined;
  return () => {
    built ??= readFile(file, 'utf8').then((json) => JSON.parse(json) as T);
    built.catch(() => (built = undefined));
    return built;
  };
}

/** Returns facts as text, empty if they're the build's. */
const textIfChanged = (now: unknown, built: unknown) => (isDeepStrictEqual(now, built) ? '' : JSON.stringify(now));

/** Reads what each city's page can prove; without a build there are none. */
export function readCities(distDir: string): () => Promise<readonly CityReport[]> {
  const built = readOnce<BuiltFacts>(join(distDir, 'pages/facts.json'));
  return async () => {
    try {
      return (await built()).cities;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  };
}

/**
 * A page that differs from its build. `html` undefined means that rendering failed and may be retried from that time on.
 * @property state claims that are off and facts, as text; facts are empty if they're the build's
 */
type Made = { state: string; html: string | undefined; tryAgainAt: number };

/**
 * @param options `store`: the pages being served; `claims`: the register; `retryMs`: pause after a page failed to render;
 *   `withSamples`: whether pages show demo content
 * @returns a function that brings all pages to this state, and restores all others byte for byte. Pages change together,
 *   once all of them are rendered. A page that fails to render isn't shown in its old state either: it's held back until
 *   rendering works, and the others go ahead.
 */
export function createPageUpdates(options: {
  distDir: string;
  store: Pick<PageStore, 'replace' | 'readBuilt'>;
  claims: () => Promise<readonly MarketingClaim[]>;
  log: Log;
  withSamples: boolean;
  retryMs?: number;
}): (state: PageState) => Promise<void> {
  const { distDir, store, claims, log, withSamples, retryMs = 60_000 } = options;
  const builtFacts = readOnce<BuiltFacts>(join(distDir, 'pages/facts.json'));
  const styles = readOnce<PageStyles>(join(distDir, 'pages/styles.json'));
  let done = '';
  /** Pages as they're currently served. */
  let made = new Map<string, Made>();
  const isOver = ({ html, tryAgainAt }: Made) => html === undefined && performance.now() >= tryAgainAt;
  const frames = new Map<string, Frame>();
  const loadRenderer = async () =>
    (await import(pathToFileURL(join(distDir, 'server/entry-server.js')).href)) as Renderer;
  const remake = async (path: string, { off, facts }: PageState) => {
    const renderer = await loadRenderer();
    const render = async (view: Parameters<Renderer['render']>[1]): Promise<Rendered> => {
      const { head, html, modules } = await renderer.render(path, view);
      return { head, css: cssOf(await styles(), modules), html };
    };
    const built = await builtFacts();
    const asBuilt = { withSamples, facts: { ...built.facts, cities: decideCities(built.cities, {}, new Set()) } };
    const frame = frames.get(path) ?? frameOf(await store.readBuilt(path), await render(asBuilt));
    frames.set(path, frame);
    const html = fillFrame(frame, await render({ off, withSamples, facts }));
    // Let requests run in between.
    await nextTurn();
    return html;
  };
  const make = async (path: string, wanted: PageState, state: string): Promise<Made> => {
    const html = await remake(path, wanted).catch((error: unknown) => {
      log.error({ path, off: [...wanted.off], error }, 'page held back: it can’t be shown in its current state');
      return undefined;
    });
    return { state, html, tryAgainAt: performance.now() + retryMs };
  };
  /** Lists of pages that differ from the build. If they can't be made, the last ones stay until it's tried again. */
  let lists: [string, string][] = [];
  let listsTryAgainAt = Infinity;
  const makeLists = async (wanted: PageState): Promise<void> => {
    try {
      const found = Object.entries(await (await loadRenderer()).renderLists(wanted));
      const changed = await Promise.all(
        found.map(async ([path, text]) =>
          (await store.readBuilt(path)) === text ? [] : [[path, text] as [string, string]],
        ),
      );
      lists = changed.flat();
      listsTryAgainAt = Infinity;
    } catch (error) {
      log.error({ error }, 'sitemap and llms.txt could not be updated');
      listsTryAgainAt = performance.now() + retryMs;
    }
  };
  return async ({ off, facts }) => {
    const shown = (await claims()).filter(({ key }) => off.has(key));
    const built = await builtFacts();
    const { proof, cities, ...sales } = facts;
    const { proof: builtProof, cities: _none, ...builtSales } = built.facts;
    const salesText = textIfChanged(sales, builtSales);
    const proofAt = new Map<string, string>();
    for (const { path, ...place } of built.proofPlaces) {
      const text = textIfChanged(proofFor(proof, place), proofFor(builtProof, place));
      if (text) proofAt.set(path, (proofAt.get(path) ?? '') + text);
    }
    const decided = decideCities(built.cities, cities, citiesIn(proof));
    // A city's page changes only with the decision on that city.
    const choiceAt = new Map(
      built.cities.flatMap(({ slug, isShown, paths }) =>
        isShown === (decided[slug] === 'show') ? [] : paths.map((path) => [path, decided[slug]] as const),
      ),
    );
    const wantedFacts = { ...facts, cities: decided };
    const wanted = [...shown.map(({ key }) => key), salesText, ...[...proofAt].flat(), ...[...choiceAt].flat()].join();
    const isCurrent = wanted === done && performance.now() < listsTryAgainAt;
    if (isCurrent && ![...made.values()].some(isOver)) return;
    const offAt = Map.groupBy(
      shown.flatMap(({ key, pages }) => pages.map((path) => ({ key, path }))),
      ({ path }) => path,
    );
    const salesPaths = new Set(salesText && built.paths);
    const next: typeof made = new Map();
    for (const path of new Set([...offAt.keys(), ...salesPaths, ...proofAt.keys(), ...choiceAt.keys()])) {
      const keys = (offAt.get(path) ?? []).map(({ key }) => key);
      const state = [
        ...keys,
        salesPaths.has(path) ? salesText : '',
        proofAt.get(path) ?? '',
        choiceAt.get(path) ?? '',
      ].join();
      const known = made.get(path);
      next.set(
        path,
        known?.state === state && !isOver(known) ? known : await make(path, { off, facts: wantedFacts }, state),
      );
    }
    const pages = new Map([...next].map(([path, { html }]) => [path, html]));
    if (next.size > 0) await makeLists({ off, facts: wantedFacts });
    else {
      lists = [];
      listsTryAgainAt = Infinity;
    }
    await store.replace(new Map([...pages, ...lists]));
    made = next;
    done = wanted;
  };
}

/**
 * Applies the current state, and keeps checking for changes until the signal. Later failures are logged and retried.
 * @throws when the first check fails: no process serves claims or prices it doesn't know to be current. A page that fails
 *   to render isn't such a failure (createPageUpdates).
 */
export async function followPageState(options: {
  apply: (state: PageState) => Promise<void>;
  read: () => Promise<PageState>;
  log: Log;
  stopping: AbortSignal;
  /** Pause between two checks, in milliseconds. */
  everyMs?: number;
}): Promise<void> {
  const { apply, read, log, stopping, everyMs = usualPause } = options;
  await apply(await read());
  const follow = async () => {
    while (!stopping.aborted) {
      await wait(everyMs, undefined, { signal: stopping, ref: false }).catch(() => undefined);
      if (stopping.aborted) return;
      try {
        await apply(await read());
      } catch (error) {
        if (!stopping.aborted) log.error({ error }, 'pages could not be updated');
      }
    }
  };
  void follow();
}
