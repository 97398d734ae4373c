/** Context that a tool writes from, and the blocks it writes into. */
import { numberIn } from '#shared/domain/machine.ts';
import type { TradeFacts } from '#shared/content/trades/schema.ts';
import type { MachineBlock, MachineResult } from '#shared/schemas/machine.ts';
import type { Brief } from '../brief.ts';
import { tailorFacts } from '../draft/facts.ts';
import { voiceOf, type Voice } from '../draft/voice.ts';
import { bare, clip, clipSentences, inner, lowerFirst, safeText, tidy } from '../text.ts';
import type { SavedInputs } from './prefill.ts';

export type MachineContext = {
  v: Voice;
  f: TradeFacts;
  saved: SavedInputs;
  /** Returns a field's value, safe for use in a sentence; empty if nothing was typed. */
  get: (key: string) => string;
  /** Returns a field's number; undefined if it has none. */
  num: (key: string) => number | undefined;
  /** Returns a field's lines. */
  rows: (key: string) => string[];
  /** Returns a fact from the first step: hours, since, evidence. */
  fact: (key: string) => string;
  /** The service the step is about, in lowercase and without its article: "drain cleaning". */
  service: string;
  /**
   * What people have after that service, as a noun phrase; another service's result if the member typed their own
   * service.
   */
  result: string;
  /** True if the industry's record describes the service. */
  isKnownService: boolean;
  /** "book a plumber visit" */
  act: string;
  /** "Hollywood", or "your area". */
  town: string;
  /** "in Hollywood, Florida", or "in your area". */
  inPlace: string;
};

/** @param given the brief, the step's inputs, and what was typed in the other steps */
export function machineContext(given: {
  brief: Brief;
  inputs: Readonly<Record<string, string>>;
  saved: SavedInputs;
}): MachineContext {
  const facts = tailorFacts(given.brief);
  const place = inner(safeText(given.inputs.place ?? given.inputs.area ?? ''));
  const brief = place ? { ...given.brief, place } : given.brief;
  const voice = voiceOf(brief, facts);
  // A visible blank gets filled in; a made-up name would be published.
  const v = /[\p{L}\p{N}]/u.test(brief.businessName) ? voice : { ...voice, name: '(your business name)' };
  const get = (key: string) => inner(safeText(given.inputs[key] ?? ''));
  const service = lowerFirst(bare(get('service') || facts.services[0]!.name));
  const known = facts.services.find(({ name }) => lowerFirst(bare(name)) === service);
  return {
    v,
    f: facts,
    saved: given.saved,
    get,
    num: (key) => numberIn(given.inputs[key] ?? ''),
    rows: (key) => distinct((given.inputs[key] ?? '').split('\n').map((line) => inner(safeText(line)))).slice(0, 12),
    fact: (key) => inner(safeText(given.saved.profile?.[key] ?? '')),
    service,
    result: (known ?? facts.services[0]!).result,
    isKnownService: known !== undefined,
    act: lowerFirst(get('action')) || `${facts.booking.verb} ${facts.booking.object}`,
    town: v.city ?? 'your area',
    inPlace: v.inPlace,
  };
}

export type Tool = (c: MachineContext) => MachineResult;

type Options = { note?: string; limit?: number };

/** Removes duplicates, ignoring case. */
export function distinct(items: readonly string[]): string[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = item.toLowerCase();
    if (item === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Joins lines into a text, skipping empty ones. */
export function lines(...parts: readonly (string | false | undefined)[]): string {
  return tidy(parts.filter(Boolean).join(' '));
}

/**
 * Returns the first candidate that fits a limit, or the last one cut between words. For places that truncate long text.
 */
export function fit(limit: number, ...candidates: readonly string[]): string {
  const tidied = candidates.map((candidate) => tidy(candidate)).filter(Boolean);
  return tidied.find((candidate) => candidate.length <= limit) ?? clip(tidied.at(-1) ?? '', limit);
}

/** Returns as many whole sentences as fit. */
export function fill(limit: number, ...sentences: readonly (string | false | undefined)[]): string {
  let text = '';
  for (const part of sentences) {
    if (!part) continue;
    const longer = tidy(text === '' ? part : `${text} ${part}`);
    if (longer.length <= limit) text = longer;
  }
  return text || clip(tidy(sentences.find(Boolean) || ''), limit);
}

export const text = (heading: string, value: string, options: Options = {}): MachineBlock => ({
  heading,
  kind: 'text',
  text: clipSentences(tidy(value), options.limit ?? 4000),
  ...options,
});

const items = (values: readonly string[], limit = 1500) =>
  distinct(values.map((value) => clipSentences(tidy(value), Math.min(limit, 1500)))).slice(0, 40);

export const list = (heading: string, values: readonly string[], options: Options = {}): MachineBlock => ({
  heading,
  kind: 'list',
  items: items(values, options.limit),
  ...options,
});

/** Returns only the candidates that fit a limit, so that none is cut. */
export const candidates = (
  heading: string,
  values: readonly string[],
  options: Options & { limit: number; most: number },
): MachineBlock => {
  const { most, ...rest } = options;
  const fitting = distinct(values.map(tidy)).filter((value) => value.length <= options.limit);
  return { heading, kind: 'list', items: fitting.slice(0, most), ...rest };
};

export const checklist = (heading: string, values: readonly string[], note?: string): MachineBlock => ({
  heading,
  kind: 'checklist',
  items: items(values),
  ...(note ? { note } : {}),
});

export const table = (
  heading: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  note?: string,
): MachineBlock => ({
  heading,
  kind: 'table',
  columns: [...columns],
  rows: rows.slice(0, 60).map((row) => row.map((value) => clipSentences(tidy(value), 900))),
  ...(note ? { note } : {}),
});

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 2 });

/** "$1,200", "$12.50". */
export function money(value: number): string {
  return dollars.format(value).replace(/\.00$/, '');
}

/** Formats 12.5 as "12.5%", with at most one decimal. */
export function percent(value: number): string {
  return `${amount(value)}%`;
}

/** Formats a number as "1,234.5": at most one decimal, or two if it's below one. */
export function amount(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: Math.abs(value) < 1 ? 2 : 1 });
}
