/** Runs Lighthouse against the site in a separate process, one page at a time. */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumArgs, findChromium } from '../helpers/chromium.ts';
import { processorMs, startChild, waitForPage } from './children.ts';

/** One page of each kind that visitors find through search. */
const defaultPaths = ['/', '/ai-marketing-agency', '/locations/fort-lauderdale', '/blog/ai-answers-local-business'];
const shownMetrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

export type Scores = {
  path: string;
  /** Scores from 0 to 1, by category. */
  categories: Record<string, number>;
  /** Timings, layout shifts and failed audits, as text. */
  metrics: string;
};

type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number };

/** How many times slower than this machine Lighthouse assumes a phone to be. */
const slowdown = 4;
/** A task that takes longer than this blocks the page, says the definition of Total Blocking Time. */
const longTaskMs = 50;

/**
 * Adds up how long tasks after the first paint block a page on a phone, from the processor time they took. Unlike Total
 * Blocking Time, it doesn't count the time in which this machine ran other programs.
 * @param trace events of one page load, with times in microseconds
 * @returns milliseconds
 */
function blockedMs(trace: readonly TraceEvent[]): number {
  // Earlier first paints belong to the empty tab.
  const paint = trace.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) return NaN;
  const tasks = trace
    .filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === paint.pid && tid === paint.tid)
    .toSorted((a, b) => a.ts - b.ts);
  let blocked = 0;
  let end = paint.ts;
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    // A task within another one is already counted.
    if (ts < end) continue;
    end = ts + dur;
    blocked += Math.max(0, (slowdown * tdur) / 1000 - longTaskMs);
  }
  return Math.round(blocked);
}

/**
 * Starts the built site on a separate database and audits each page with Lighthouse's mobile settings.
 * @throws if there is no Chromium, or Lighthouse can't open a page
 */
export async function lighthouseScores(given: readonly string[]): Promise<Scores[]> {
  const chromePath = findChromium('whole');
  if (!chromePath) throw new Error('No Chromium here. Install one, or set CHROMIUM_PATH.');
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'everglow-lighthouse-'));
  const site = await startChild('dist/bundle/index.js', { DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...chromiumArgs] });
  const scores: Scores[] = [];
  try {
    await waitForPage(site);
    await settled(site.pid);
    for (const address of given.length > 0 ? given : defaultPaths) {
      const result = await lighthouse(site.address + address, { port: chrome.port, logLevel: 'error' });
      if (!result || result.lhr.runtimeError)
        throw new Error(`Lighthouse failed on ${address}: ${result?.lhr.runtimeError?.message}`);
      const { categories, audits } = result.lhr;
      const failed = Object.values(audits).filter(
        ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0,
      );
      scores.push({
        path: address,
        categories: Object.fromEntries(Object.values(categories).map(({ title, score }) => [title, score ?? 0])),
        metrics: [
          ...shownMetrics.map((id) => `${audits[id]?.title} ${audits[id]?.displayValue}`),
          `blocked in processor time ${blockedMs(result.artifacts.Trace.traceEvents)} ms`,
          ...failed.map(({ title }) => `failed: ${title}`),
        ].join(', '),
      });
    }
  } finally {
    chrome.kill();
    await site.end();
    await fs.rm(dataDir, { recursive: true, force: true });
  }
  return scores;
}

/**
 * Waits until the site has compressed its pages, which takes a few seconds after the first start and would skew the
 * results.
 */
async function settled(pid: number): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    const before = processorMs(pid);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const after = processorMs(pid);
    if (before === undefined || after === undefined || after - before < 100) return;
  }
}
