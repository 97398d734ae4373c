/**
 * Keeps claims off the public pages that an admin has switched off (server/features/admin/claims). Pages that show one are
 * rendered again, by the renderer the build made them with, from records without it, so that HTML and structured
 * data stay in step. Nothing of this is loaded while all claims are on.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { ListedClaim } from '#shared/domain/claims.ts';
import type { Log } from '../lib/log.ts';
import type { PageStore } from './pages.ts';

/** What stands in a page's file as it was rendered. */
type Rendered = { head: string; html: string };
/** The build's dist/server/entry-server.js. */
type Renderer = {
  render: (path: string, view: { off?: ReadonlySet<string>; withSamples: boolean }) => Promise<Rendered>;
};

/** How often every web process looks for switches, in milliseconds. */
const usualPause = 2_000;

/**
 * The register as the build made it.
 * @param options.withSamples whether pages show demo content, and the register lists it
 * @returns a function that reads it once; without a build the register is empty
 */
export function readClaims(
  distDir: string,
  { withSamples }: { withSamples: boolean },
): () => Promise<readonly ListedClaim[]> {
  let claims: Promise<readonly ListedClaim[]> | undefined;
  const read = async () => {
    const json = await readFile(join(distDir, 'claims.json'), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '{"real":[],"demo":[]}';
      throw error;
    });
    const { real, demo } = JSON.parse(json) as Record<'real' | 'demo', ListedClaim[]>;
    return withSamples ? demo : real;
  };
  return () => {
    claims ??= read();
    claims.catch(() => (claims = undefined));
    return claims;
  };
}

const parts = ['head', 'html'] as const;

/** What is left of a page's file without its parts, in order: one piece more than there are parts. */
type Frame = readonly string[];

/** @throws when a part is not in the page exactly once, in its order: then it is not the page that was rendered. */
function frameOf(page: string, rendered: Rendered): Frame {
  const frame: string[] = [];
  let rest = page;
  for (const part of parts) {
    const [before, after, ...more] = rest.split(rendered[part]);
    if (before === undefined || after === undefined || more.length > 0)
      throw new Error(`The ${part} of a page is not as it was built`);
    frame.push(before);
    rest = after;
  }
  return [...frame, rest];
}

const fillFrame = (frame: Frame, { head, html }: Rendered): string =>
  [frame[0], head, frame[1], html, frame[2]].join('');

/** Without the claims of these keys; `html` undefined: it could not be made, and may be tried again from that moment on. */
type Made = { off: string; html: string | undefined; tryAgainAt: number };

/**
 * @param options `store`: what is served, and changed; `claims`: the register; `retryMs`: how long a page that could not be
 * made is left alone; `withSamples`: whether pages show demo content
 * @returns a function that takes the claims of these keys off every page, and puts all others back: built pages come
 * back as they were, byte for byte. Pages change together, once all of them are made. One that cannot be made without a
 * claim is not shown with it either: it is held back until it can be, and the others go on.
 */
export function createClaimSwitch(options: {
  distDir: string;
  store: Pick<PageStore, 'replace' | 'readBuilt'>;
  claims: () => Promise<readonly ListedClaim[]>;
  log: Log;
  withSamples: boolean;
  retryMs?: number;
}): (off: ReadonlySet<string>) => Promise<void> {
  const { distDir, store, claims, log, withSamples, retryMs = 60_000 } = options;
  let done = '';
  /** Pages as they are shown now. */
  let made = new Map<string, Made>();
  const isOver = ({ html, tryAgainAt }: Made) => html === undefined && performance.now() >= tryAgainAt;
  const frames = new Map<string, Frame>();
  const remake = async (path: string, off: ReadonlySet<string>) => {
    const { render } = (await import(pathToFileURL(join(distDir, 'server/entry-server.js')).href)) as Renderer;
    const frame = frames.get(path) ?? frameOf(await store.readBuilt(path), await render(path, { withSamples }));
    frames.set(path, frame);
    const html = fillFrame(frame, await render(path, { off, withSamples }));
    // Requests come in between.
    await nextTurn();
    return html;
  };
  const make = async (path: string, off: ReadonlySet<string>, keys: string): Promise<Made> => {
    const html = await remake(path, off).catch((error: unknown) => {
      log.error({ path, off: keys, error }, 'a page cannot be shown without a claim, and is held back');
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
 * Applies the switches, and goes on looking for others until the signal. What fails later is logged and tried again.
 * @throws when the first look fails: no process serves what it does not know to be on. A page that cannot be made is no
 * such failure (createClaimSwitch).
 */
export async function followClaims(options: {
  apply: (off: ReadonlySet<string>) => Promise<void>;
  claimsOff: () => Promise<ReadonlySet<string>>;
  log: Log;
  stopping: AbortSignal;
  /** Between two looks, in milliseconds. */
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
        if (!stopping.aborted) log.error({ error }, 'pages could not follow the claims register');
      }
    }
  };
  void follow();
}
