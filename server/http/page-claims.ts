/**
 * Removes marketing claims that an admin has switched off (server/features/admin/claims) from public pages. Affected
 * pages are rendered again, with the build's renderer and data without the claim, so that HTML and structured data stay
 * in sync. None of this is loaded while all claims are on.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { MarketingClaim } from '#shared/domain/marketing-claims.ts';
import type { Log } from '../lib/log.ts';
import type { PageStore } from './pages.ts';

/** Rendered parts of a page's file. */
type Rendered = { head: string; html: string };
/** The build's dist/server/entry-server.js. */
type Renderer = {
  render: (path: string, view: { off?: ReadonlySet<string>; withSamples: boolean }) => Promise<Rendered>;
};

/** How often every web process checks for switches, in milliseconds. */
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

const parts = ['head', 'html'] as const;

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

const fillFrame = (frame: Frame, { head, html }: Rendered): string =>
  [frame[0], head, frame[1], html, frame[2]].join('');

/**
 * Without the claims of these keys. `html` undefined means that rendering failed and may be retried from that time on.
 */
type Made = { off: string; html: string | undefined; tryAgainAt: number };

/**
 * @param options `store`: the pages being served; `claims`: the register; `retryMs`: pause after a page failed to render;
 *   `withSamples`: whether pages show demo content
 * @returns a function that removes the claims of these keys from all pages, and restores all others byte for byte. Pages
 *   change together, once all of them are rendered. A page that fails to render without a claim isn't shown with it
 *   either: it's held back until rendering works, and the others go ahead.
 */
export function createClaimSwitch(options: {
  distDir: string;
  store: Pick<PageStore, 'replace' | 'readBuilt'>;
  claims: () => Promise<readonly MarketingClaim[]>;
  log: Log;
  withSamples: boolean;
  retryMs?: number;
}): (off: ReadonlySet<string>) => Promise<void> {
  const { distDir, store, claims, log, withSamples, retryMs = 60_000 } = options;
  let done = '';
  /** Pages as they're currently served. */
  let made = new Map<string, Made>();
  const isOver = ({ html, tryAgainAt }: Made) => html === undefined && performance.now() >= tryAgainAt;
  const frames = new Map<string, Frame>();
  const remake = async (path: string, off: ReadonlySet<string>) => {
    const { render } = (await import(pathToFileURL(join(distDir, 'server/entry-server.js')).href)) as Renderer;
    const frame = frames.get(path) ?? frameOf(await store.readBuilt(path), await render(path, { withSamples }));
    frames.set(path, frame);
    const html = fillFrame(frame, await render(path, { off, withSamples }));
    // Let requests run in between.
    await nextTurn();
    return html;
  };
  const make = async (path: string, off: ReadonlySet<string>, keys: string): Promise<Made> => {
    const html = await remake(path, off).catch((error: unknown) => {
      log.error({ path, off: keys, error }, 'page held back: it can’t be shown without a claim');
      return undefined;
    });
    return { off: keys, html, tryAgainAt: performance.now() + retryMs };
  };
  return async (off) => {
    const shown = (await claims()).filter(({ key }) => off.has(key));
    const wanted = shown.map(({ key }) => key).join();
    if (wanted === done && ![...made.values()].some(isOver)) return;
    const offPages = Map.groupBy(
      shown.flatMap(({ key, pages }) => pages.map((path) => ({ key, path }))),
      ({ path }) => path,
    );
    const next: typeof made = new Map();
    for (const [path, found] of offPages) {
      const keys = found.map(({ key }) => key).join();
      const known = made.get(path);
      next.set(path, known?.off === keys && !isOver(known) ? known : await make(path, off, keys));
    }
    await store.replace(new Map([...next].map(([path, { html }]) => [path, html])));
    made = next;
    done = wanted;
  };
}

/**
 * Applies the switches, and keeps checking for others until the signal. Later failures are logged and retried.
 * @throws when the first check fails: no process serves claims it doesn't know to be on. A page that fails to render
 *   isn't such a failure (createClaimSwitch).
 */
export async function followClaims(options: {
  apply: (off: ReadonlySet<string>) => Promise<void>;
  claimsOff: () => Promise<ReadonlySet<string>>;
  log: Log;
  stopping: AbortSignal;
  /** Pause between two checks, in milliseconds. */
  everyMs?: number;
}): Promise<void> {
  const { apply, claimsOff, log, stopping, everyMs = usualPause } = options;
  await apply(await claimsOff());
  const follow = async () => {
    while (!stopping.aborted) {
      await wait(everyMs, undefined, { signal: stopping, ref: false }).catch(() => undefined);
      if (stopping.aborted) return;
      try {
        await apply(await claimsOff());
      } catch (error) {
        if (!stopping.aborted) log.error({ error }, 'pages could not be updated from the claims register');
      }
    }
  };
  void follow();
}
