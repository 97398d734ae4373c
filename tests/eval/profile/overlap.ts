/**
 * Measures how many sentences the profiles of two businesses share, with names, towns and answers removed. `npm run
 * eval:overlap` prints it.
 */
import fs from 'node:fs';
import { writeProfile } from './write.ts';

type Case = Parameters<typeof writeProfile>[0] & { towns?: string[]; thin?: boolean };
type Written = { id: string; trade: string; plans: Set<string>; prompts: Set<string> };

/**
 * Largest share of sentences that two profiles may have in common: in different industries, in the same one, and
 * without an industry record.
 */
export const overlapLimits = { different: 0.1, same: 0.45, none: 0.15 } as const;
type Group = keyof typeof overlapLimits;
export type Overlap = { group: Group; part: 'plans' | 'prompts'; max: number; median: number; pair: string };

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Splits texts into sentences, with the owner's input replaced by placeholders. */
function sentencesOf(texts: readonly string[], { answers, towns = [] }: Case): Set<string> {
  const typed = [answers.business, answers.aud, answers.mk, answers.web ?? '', ...towns, answers.name.split(' ')[0]!]
    .filter((text) => text.length > 2)
    .map(fold)
    .sort((a, b) => b.length - a.length);
  const sentences = texts.flatMap((text) => fold(text).split(/(?<=[.!?])\s+|\n+/));
  return new Set(
    sentences
      .filter((sentence) => sentence.split(/\s+/).length > 4)
      .map((sentence) => typed.reduce((left, value) => left.replaceAll(value, '_'), sentence).trim()),
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

function write(one: Case): Written {
  const { profile } = writeProfile(one);
  const { businessAnalysis, strategies, automations, roadmap, platformPrompts } = profile;
  const prompts = Object.values(platformPrompts ?? {}).flat();
  return {
    id: one.id,
    trade: profile.trade?.slug ?? '',
    plans: sentencesOf(textsIn([businessAnalysis, strategies, automations, roadmap]), one),
    prompts: sentencesOf(textsIn(prompts.map(({ title, prompt, useCase }) => [title, prompt, useCase])), one),
  };
}

const groupOf = (a: Written, b: Written): Group => {
  if (a.trade !== b.trade) return 'different';
  return a.trade === 'general-business' ? 'none' : 'same';
};

/** Compares every pair of profiles. */
export function measureOverlap(): Overlap[] {
  const read = (file: string) => JSON.parse(fs.readFileSync(new URL(file, import.meta.url), 'utf8')) as Case[];
  const all = [...read('./businesses.json'), ...read('./pairs.json')].filter(({ thin }) => !thin).map(write);
  const groups = Object.keys(overlapLimits) as Group[];
  return groups.flatMap((group) =>
    (['plans', 'prompts'] as const).map((part) => {
      const shares = all
        .flatMap((a, at) => all.slice(at + 1).map((b) => [a, b] as const))
        .filter(([a, b]) => groupOf(a, b) === group)
        .map(([a, b]) => {
          const shared = [...a[part]].filter((sentence) => b[part].has(sentence)).length;
          return { share: shared / Math.min(a[part].size, b[part].size), pair: `${a.id}, ${b.id}` };
        })
        .sort((a, b) => b.share - a.share);
      const { share: max, pair } = shares[0]!;
      return { group, part, max, median: shares[Math.floor(shares.length / 2)]!.share, pair };
    }),
  );
}

if (process.argv[1] && import.meta.url === new URL(`file://${process.argv[1]}`).href)
  for (const { group, part, max, median, pair } of measureOverlap())
    console.info(
      `${group.padEnd(10)} ${part.padEnd(8)} at most ${(100 * max).toFixed(1)} % (${pair}), median ${(100 * median).toFixed(1)} %, limit ${100 * overlapLimits[group]} %`,
    );
