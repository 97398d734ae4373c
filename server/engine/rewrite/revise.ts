/** Edits the current text: makes it shorter, changes its tone, or leaves something out. Adds nothing new. */
import type { RewritableSection } from '#shared/domain/member.ts';
import type { GeneratedProfile } from '#shared/schemas/profile.ts';
import type { Brief } from '../brief.ts';
import { safeName } from '../draft/voice.ts';
import { clipSentences, squeeze } from '../text.ts';
import {
  listCounts,
  sectionFields,
  type ListField,
  type SectionContent,
  type SectionDraft,
  type TextField,
} from './fields.ts';
import { speaksOf } from './ground.ts';
import type { Intent } from './intent.ts';
import { inTone, sentencesOf } from './polish.ts';
import { toneLine } from './wishes.ts';

type Because = NonNullable<GeneratedProfile['because']>;

/** Returns true if the current text can be edited to fulfill the wishes. */
function isRevision(wish: Intent): boolean {
  const asksForNew =
    wish.length === 'longer' ||
    wish.isCheap ||
    wish.isLocal ||
    wish.focus.length > 0 ||
    wish.goals.length > 0 ||
    wish.audience !== undefined ||
    wish.season !== undefined;
  return (
    !asksForNew && (wish.length === 'shorter' || wish.tone !== undefined || wish.isSimple || wish.without.length > 0)
  );
}

/** @returns the edited section; undefined if the wishes require more than that, or nothing would change */
export function revisedSection(
  brief: Brief,
  profile: Pick<GeneratedProfile, RewritableSection | 'because'>,
  section: RewritableSection,
  wish: Intent,
): SectionDraft | undefined {
  if (!isRevision(wish)) return undefined;
  const now = profile[section] as unknown as Record<string, string | string[]>;
  const names = [safeName(brief), brief.businessName];
  const tone = wish.tone ?? (wish.isSimple ? 'simple' : undefined);
  const unwanted = (text: string) => wish.without.some((phrase) => speaksOf(text, phrase));
  const reasons = profile.because ?? {};
  const because: Because = {};
  const content: Record<string, string | string[]> = {};
  const fields = sectionFields[section];

  for (const field of fields.texts) {
    const text = reviseText(now[field] as string, field);
    if (text === undefined) return undefined;
    content[field] = text;
    const own = reasons[`${section}.${field}`];
    if (own) because[`${section}.${field}`] = own;
  }
  for (const field of fields.lists) {
    const kept = reviseList(now[field] as string[], field);
    if (kept.length < 2) return undefined;
    content[field] = kept.map(({ text }) => text);
    for (const [index, { from }] of kept.entries()) {
      const own = reasons[`${section}.${field}.${from}`];
      if (own) because[`${section}.${field}.${index}`] = own;
    }
  }
  const isSame = [...fields.texts, ...fields.lists].every((field) => String(content[field]) === String(now[field]));
  return isSame ? undefined : { content: content as SectionContent, because };

  function reviseText(text: string, field: TextField): string | undefined {
    const parts = sentencesOf(text, names);
    // The first sentence states the topic of a text; without it, a new text is needed.
    if (!parts[0] || unwanted(parts[0])) return undefined;
    const all = parts.filter((part) => !unwanted(part));
    const opening = tone && toneLine(tone, field).text;
    const others = all.filter((part) => part !== opening);
    const kept = wish.length === 'shorter' ? shortened(others) : others;
    const worded = inTone(kept.join(' '), tone, names);
    return clipSentences(squeeze(opening ? `${worded} ${opening}` : worded), 1000);
  }

  function reviseList(list: readonly string[], field: ListField): { text: string; from: number }[] {
    const kept = list
      .map((text, from) => ({ text, from, parts: sentencesOf(text, names).filter((part) => !unwanted(part)) }))
      // The first sentence states the topic of an item; without it, the rest says nothing.
      .filter(({ text, parts }) => parts.length > 0 && parts[0] === (sentencesOf(text, names)[0] ?? ''));
    const most =
      wish.length === 'shorter' ? Math.max(listCounts[field].shorter, Math.ceil(kept.length * 0.7)) : kept.length;
    const short = [...kept.slice(0, most - 1), ...kept.slice(-1)].slice(0, kept.length);
    return short.map(({ parts, from }) => {
      const said = wish.length === 'shorter' ? parts.slice(0, 1) : parts;
      return { text: squeeze(inTone(said.join(' '), tone, names)), from };
    });
  }
}

/** Returns about the first half of the sentences; a quote that only opens the text is dropped first. */
function shortened(parts: readonly string[]): string[] {
  const core = parts.length > 1 ? parts.filter((part) => !/^You put it this way:/.test(part)) : [...parts];
  return core.slice(0, Math.max(1, Math.ceil(core.length / 2)));
}
