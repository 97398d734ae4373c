/** Inputs about a member's profile: editing, rewriting, restoring, sharing. */
import { z } from 'zod';
import { m } from '#messages';
import { locale } from '../locale.ts';
import { cleanText } from '../domain/clean-text.ts';
import {
  profileDocumentListPaths,
  profileDocumentTextPaths,
  longestList,
  type ProfileDocumentField,
} from '../domain/profile-document.ts';
import { memberLimits, rewritableSections, type RewritableSection } from '../domain/member.ts';
import { limits } from '../limits.ts';
import { tokenSchema } from './auth.ts';
import { businessSchema } from './extras.ts';
import { generatedProfileSchema, type Diagnosis } from './profile.ts';

/** The written part of a profile, without its prompts. This is what versions store. */
export const writtenProfileSchema = generatedProfileSchema.omit({ platformPrompts: true, prompts: true });
export type WrittenProfile = z.infer<typeof writtenProfileSchema>;

/** @returns the text or list at a path such as `strategies.aiTools`. */
export function valueAt(profile: WrittenProfile, field: ProfileDocumentField): string | string[] {
  const [section, key] = field.split('.') as [RewritableSection, string];
  return (profile[section] as Record<string, string | string[]>)[key]!;
}

/** Returns a diagnosis as texts, in reading order: each move on one line, starting with its day. */
export function diagnosisTexts({ bottleneck, moves, avoid, metric }: Diagnosis): Record<keyof Diagnosis, string[]> {
  return {
    bottleneck: [bottleneck],
    moves: moves.map(({ what, how, by, sign }) => `${by}: ${what} ${how} ${sign}`),
    avoid,
    metric: [metric],
  };
}

const chars = limits.profile.sentenceChars;

/** A text of a profile, as typed by a member. */
export const profileDocumentSentence = z
  .string(m.validation_write_something())
  .max(chars, { error: () => m.validation_characters({ max: chars.toLocaleString(locale) }) })
  .transform((value) => cleanText(value, chars))
  .pipe(z.string().min(1, m.validation_write_or_cancel()));

const place = {
  profileId: z.uuid(),
  /** The version on the member's screen, so that an outdated screen gets an error and overwrites nothing. */
  version: z.int().min(1).max(1_000_000),
};

export const editInput = z.discriminatedUnion('field', [
  z.strictObject({ ...place, field: z.enum(profileDocumentTextPaths), value: profileDocumentSentence }),
  z.strictObject({
    ...place,
    field: z.enum(profileDocumentListPaths),
    value: z
      .array(profileDocumentSentence)
      .min(1, m.validation_list_empty())
      .max(longestList, m.validation_list_too_long({ max: longestList })),
  }),
]);
export type EditInput = z.infer<typeof editInput>;

export const rewriteInput = z.strictObject({
  ...place,
  section: z.enum(rewritableSections),
  remark: z
    .string()
    .max(memberLimits.remark, m.validation_characters({ max: memberLimits.remark }))
    .transform((value) => cleanText(value, memberLimits.remark)),
});

export const correctInput = z.strictObject({ ...place, business: businessSchema });

export const sectionInput = z.strictObject({ section: z.enum(rewritableSections) });
export const versionInput = z.strictObject(place);
export const restoreInput = z.strictObject({ ...place, to: place.version });

export const shareInput = z.strictObject({
  profileId: z.uuid(),
  days: z.literal(memberLimits.shareDays),
});
export const shareIdInput = z.strictObject({ shareId: z.uuid() });

export const viewSharedInput = z.strictObject({
  token: tokenSchema,
  /** This tab has shown it before, so it's not another view. */
  isAgain: z.boolean(),
});
