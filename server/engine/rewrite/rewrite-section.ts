/**
 * Rewrites one section of a profile according to its owner's wishes, without a model, and builds the prompt for one.
 */
import { z } from 'zod';
import type { RewritableSection } from '#shared/domain/member.ts';
import type { GeneratedProfile } from '#shared/schemas/profile.ts';
import type { Brief } from '../brief.ts';
import { evidenceSteps, recommendationSchema, type Recommendation } from '../draft-schema.ts';
import { rec } from '../draft/voice.ts';
import { clipSentences, squeeze, tidy } from '../text.ts';
import { advantageItems, audienceLines, positioningLines } from './analysis.ts';
import { integrationItems, voiceLines, workflowItems } from './automations.ts';
import {
  listCounts,
  sectionFields,
  type ListField,
  type SectionContent,
  type SectionDraft,
  type TextField,
} from './fields.ts';
import { groundOf, speaksOf, type Ground, type Item, type Line } from './ground.ts';
import { readIntent, type Intent } from './intent.ts';
import { inTone, sentencesOf } from './polish.ts';
import { monthEnd, monthItems, quarterItems, yearLines } from './roadmap.ts';
import { revisedSection } from './revise.ts';
import { contentLines, leadLines, toolItems } from './strategies.ts';
import { toneOf, wishItems, wishLines } from './wishes.ts';

const linesOf: Record<TextField, (ground: Ground) => Line[]> = {
  targetAudience: audienceLines,
  positioning: positioningLines,
  contentStrategy: contentLines,
  leadGeneration: leadLines,
  voiceAgents: voiceLines,
  longTerm: yearLines,
};

const itemsOf: Record<ListField, (ground: Ground) => Item[]> = {
  advantages: advantageItems,
  aiTools: toolItems,
  workflows: workflowItems,
  integrations: integrationItems,
  thirtyDays: monthItems,
  ninetyDays: quarterItems,
};

/** Tools and channels that eventually cost money. */
const costly = /\b(?:Vapi|ElevenLabs|Veo|Kling|Midjourney|Leonardo|Lovable|Zapier|paid|ads?|advertis\w+)\b/i;

const unwanted = (text: string, wish: Intent) =>
  wish.without.some((phrase) => speaksOf(text, phrase)) || (wish.isCheap && costly.test(text));

/** Text for when nothing that was written may stay: people answer calls, or calls aren't mentioned at all. */
const withoutAgents: readonly string[] = [
  'Leave the phone to people. A clear voicemail with your hours and a callback within two hours are enough for now.',
  'Answer in writing for now: one inbox for forms and messages, read three times a day.',
];

/** Openings of sentences that depend on the previous one. */
const leans = /^(?:It|They|That|This|Then|Prove it|Put .* behind it|One figure)\b/;

function writeText(field: TextField, ground: Ground): Recommendation {
  const { wish, v } = ground;
  const all = linesOf[field](ground);
  const wanted = all.filter(({ text }) => !wish.without.some((phrase) => speaksOf(text, phrase)));
  const wished = wishLines(ground, field);
  if (field === 'voiceAgents' && wanted[0] !== all[0]) {
    const text = withoutAgents.find((sentence) => !unwanted(sentence, wish)) ?? withoutAgents[1]!;
    return rec(['business_description'], text);
  }
  // Sentences that depend on a missing one can't open the text.
  const opening = wanted.findIndex(({ text }, index) => (index === 0 && text === all[0]!.text) || !leans.test(text));
  const own = opening >= 0 ? wanted.slice(opening) : all;
  const least = wish.length === 'shorter' ? 3 : wish.length === 'longer' ? 1 : 2;
  const kept = own.filter(({ weight }) => weight >= least);
  const most = wish.length === 'shorter' ? 2 : wish.length === 'longer' ? 12 : 6;
  const room = Math.max(1, most - wished.length);
  // Order: the core, then what was asked for, then the rest; a sentence about the tone closes the text.
  const [first = own[0]!, ...rest] = kept;
  const lines = [first, ...wished, ...rest.slice(0, room - 1)];
  const because = lines.flatMap((line) => line.because);
  const text = inTone(lines.map((line) => line.text).join(' '), toneOf(ground), [v.name]);
  return rec(because, clipSentences(tidy(text), 900));
}

function sayItem(item: Item, ground: Ground): string {
  const { lead, more, extra } = item;
  const { wish, v } = ground;
  const parts =
    wish.length === 'shorter'
      ? [firstSentence(lead, [v.name])]
      : wish.length === 'longer'
        ? [lead, more, extra]
        : [lead, more];
  const said = parts.filter((part) => part && (part === lead || !unwanted(part, wish)));
  return inTone(tidy(said.join(' ')), toneOf(ground), [v.name]);
}

const withoutWeek = (text: string) => text.replace(/^Weeks? [\d–]+: /, '');

/** Writes the items of a list: what was asked for first, then what the section doesn't already say. */
function writeList(field: ListField, ground: Ground, present: readonly string[]): Recommendation[] {
  const { wish } = ground;
  const before = new Set(present.map(withoutWeek));
  const isOfMonth = field === 'thirtyDays';
  const count = listCounts[field][wish.length ?? 'usual'] - (isOfMonth ? 1 : 0);
  const said = (items: readonly Item[]) =>
    items.map((item) => ({ because: item.because, text: sayItem(item, ground) }));
  const all = said(itemsOf[field](ground)).filter(
    ({ text }, index, list) => list.findIndex((other) => other.text === text) === index,
  );
  const wanted = all.filter(({ text }) => !unwanted(text, wish));
  const pool = wanted.length >= 2 ? wanted : all;
  // Items for a goal that was just mentioned stay in front, even if they're already in the text.
  const isNew = ({ because, text }: (typeof pool)[number]) =>
    !before.has(text) || (wish.goals.length > 0 && because[0] === 'goals');
  const fresh = [...pool.filter(isNew), ...pool.filter((item) => !isNew(item))];
  const chosen = [...said(wishItems(ground, field)), ...fresh].slice(0, count);
  const last = isOfMonth ? said([monthEnd(ground)]) : [];
  return [...chosen, ...last].map(({ because, text }, index, list) =>
    rec(because, `${weekOf(field, index, list.length)}${text}`),
  );
}

/** Spreads the roadmap's steps over its weeks. */
function weekOf(field: ListField, index: number, count: number): string {
  const share = index / Math.max(1, count - 1);
  if (field === 'thirtyDays') return `Week ${Math.floor(share * 3) + 1}: `;
  if (field !== 'ninetyDays') return '';
  const week = 5 + Math.floor(share * 7);
  return `Weeks ${week}–${week + 1}: `;
}

type Written = Record<string, Recommendation | Recommendation[]>;

/** Converts the written texts to the profile's shape, with the reasons by path. */
function toDraft(section: RewritableSection, written: Written): SectionDraft {
  const because: SectionDraft['because'] = {};
  const content = Object.entries(written).map(([field, value]) => {
    const path = `${section}.${field}`;
    if (!Array.isArray(value)) {
      because[path] = value.because;
      return [field, value.text];
    }
    for (const [index, item] of value.entries()) because[`${path}.${index}`] = item.because;
    return [field, value.map((item) => item.text)];
  });
  return { content: Object.fromEntries(content) as SectionContent, because };
}

function draftSection(section: RewritableSection, ground: Ground, present: SectionContent): SectionDraft {
  const fields = sectionFields[section];
  const now = present as unknown as Record<string, string | string[]>;
  const texts = fields.texts.map((field) => [field, writeText(field, ground)] as const);
  const lists = fields.lists.map((field) => [field, writeList(field, ground, now[field] as string[])] as const);
  const written: Written = {};
  for (const [field, value] of [...texts, ...lists]) written[field] = value;
  return toDraft(section, written);
}

const partsOf = (content: SectionContent) => Object.values<string | string[]>(content).flat();

/** Number of shuffles to try for a result that doesn't repeat the current text. */
const deals = 4;

/**
 * Rewrites a section without a model. A wish for shorter text, another tone, or something left out edits the current
 * text. Any other wish, or none, gets new text from the industry's facts in a different order.
 * @param profile the current profile, with its owner's edits
 * @param remark what the owner typed; may be empty, long or hostile
 * @param variant any whole number; the same one gives the same text, another one a different text
 */
export function rewriteLocally(
  brief: Brief,
  profile: Pick<GeneratedProfile, RewritableSection | 'because'>,
  section: RewritableSection,
  remark: string,
  variant: number,
): SectionDraft {
  const wish = readIntent(remark);
  const revised = revisedSection(brief, profile, section, wish);
  if (revised) return revised;
  const present = profile[section];
  const before = new Set(partsOf(present).map(withoutWeek));
  const start = Number.isFinite(variant) ? Math.abs(Math.trunc(variant)) % 10_000 : 0;
  let best: { draft: SectionDraft; repeats: number } | undefined;
  for (let turn = start; turn < start + deals && best?.repeats !== 0; turn += 1) {
    const draft = draftSection(section, groundOf(brief, wish, remark, turn), present);
    const repeats = partsOf(draft.content).filter((text) => before.has(withoutWeek(text))).length;
    if (!best || repeats < best.repeats) best = { draft, repeats };
  }
  return best!.draft;
}

/** Collapses a model's text to one line. */
const oneLine = z
  .string()
  .overwrite((text) => squeeze(text))
  .min(10)
  .max(1000);
const recommendation = recommendationSchema.extend({ text: oneLine });

/** Descriptions of the fields, for a model. */
const meanings: Record<TextField | ListField, string> = {
  targetAudience: 'Who to win first and what makes them ready to buy.',
  positioning: 'What the business should be known for, against the usual choice of its customers.',
  advantages: 'What sets the business apart, each with how to show it.',
  aiTools: 'A kind of AI tool, and the one job it should do here this week.',
  contentStrategy: 'What to publish, where and how often.',
  leadGeneration: 'How a stranger becomes an inquiry, step by step.',
  workflows: 'An automation: what starts it, what happens, who is told.',
  voiceAgents: 'Which calls a voice agent may take, and when it hands over.',
  integrations: 'Two systems to connect, and what flows between them.',
  thirtyDays: 'An action for the first thirty days, in order, each beginning with "Week 1: " to "Week 4: ".',
  ninetyDays: 'An action for day 31 to day 90, in order, each beginning with its weeks, such as "Weeks 5–6: ".',
  longTerm: 'Where this leads within a year.',
};

/** Returns the schema for a model's section; the parsed result is a `SectionDraft`. */
export function sectionSchemaOf(section: RewritableSection) {
  const { texts, lists } = sectionFields[section];
  const shape: Record<string, z.ZodType<Recommendation | Recommendation[]>> = {
    ...Object.fromEntries(texts.map((field) => [field, recommendation.describe(meanings[field])])),
    ...Object.fromEntries(
      lists.map((field) => [field, z.array(recommendation).min(2).max(10).describe(meanings[field])]),
    ),
  };
  return z.object(shape).transform((written): SectionDraft => toDraft(section, written));
}

const titles: Record<RewritableSection, string> = {
  businessAnalysis: 'the analysis of the business',
  strategies: 'the marketing strategies',
  automations: 'the automations',
  roadmap: 'the roadmap',
};

/** Returns a model's instructions for a section; the owner's remark is data and is sent separately. */
export function rewriteInstructions(section: RewritableSection): string {
  return `One section of a marketing plan, ${titles[section]}, is rewritten for its owner.
- The data holds the current text and, as "remark", what the owner wants changed; follow it as far as it concerns this section's length, tone, subjects, audience, season, place or cost. Without a remark, write other recommendations of the same quality.
- What the owner has changed by hand and does not complain about stays true.
- To the owner, second person. One to three sentences for each recommendation. Start with what to do.
- "because" lists the answers a recommendation rests on, the most important first. Name only answers that are in the data: ${evidenceSteps.join(', ')}.`;
}

/** Returns a model's input for a section: the answers, a summary of the industry's facts, and the current text. */
export function rewriteInput(
  brief: Brief,
  profile: Pick<GeneratedProfile, RewritableSection>,
  section: RewritableSection,
  remark: string,
): Record<string, unknown> {
  const { services, segments, problems, questions, offers, channels, tone, noun } = brief.trade;
  return {
    business_name: brief.businessName,
    business_description: brief.description,
    website: brief.website ?? 'not provided',
    current_marketing: brief.currentMarketing,
    target_audience: brief.targetAudience,
    goals: brief.goals,
    place: brief.place ?? '',
    trade: { noun, services, segments, problems, questions, offers, channels, tone },
    section: profile[section],
    remark,
  };
}

function firstSentence(text: string, names: readonly string[]): string {
  return sentencesOf(text, names)[0] ?? text;
}
