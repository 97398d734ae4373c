/** Pure functions that change a profile. */
import { isDeepStrictEqual } from 'node:util';
import { isListField, type ProfileDocumentField } from '#shared/domain/profile-document.ts';
import type { RewritableSection } from '#shared/domain/member.ts';
import { valueAt, type WrittenProfile } from '#shared/schemas/profile-document.ts';

type Because = NonNullable<WrittenProfile['because']>;

const isUnder = (path: string, field: string) => path === field || path.startsWith(`${field}.`);

/** The reasons of a changed field: moved items keep theirs, changed items have none. */
function keptReasons(profile: WrittenProfile, field: ProfileDocumentField, value: string | string[]): Because {
  const because = profile.because ?? {};
  const kept = Object.fromEntries(Object.entries(because).filter(([path]) => !isUnder(path, field)));
  const before = valueAt(profile, field);
  if (!Array.isArray(before) || !Array.isArray(value)) {
    const own = because[field];
    return before === value && own ? { ...kept, [field]: own } : kept;
  }
  const left = new Map<string, number[]>();
  for (const [index, item] of before.entries()) left.set(item, [...(left.get(item) ?? []), index]);
  for (const [index, item] of value.entries()) {
    const from = left.get(item)?.shift();
    const own = from === undefined ? undefined : because[`${field}.${from}`];
    if (own) kept[`${field}.${index}`] = own;
  }
  return kept;
}

/**
 * Sets a text or a list in a profile.
 * @param value a string for a text, an array for a list, validated by the input's schema
 */
export function withField(
  profile: WrittenProfile,
  field: ProfileDocumentField,
  value: string | string[],
): WrittenProfile {
  if (isListField(field) !== Array.isArray(value)) throw new TypeError(`${field} needs a different kind of value`);
  const [section, key] = field.split('.') as [RewritableSection, string];
  return {
    ...profile,
    [section]: { ...profile[section], [key]: value },
    because: keptReasons(profile, field, value),
  };
}

/** Replaces a section with its rewritten version, with new reasons only. */
export function withSection(
  profile: WrittenProfile,
  section: RewritableSection,
  draft: { content: WrittenProfile[RewritableSection]; because: Because },
): WrittenProfile {
  const others = Object.entries(profile.because ?? {}).filter(([path]) => !isUnder(path, section));
  const own = Object.entries(draft.because).filter(([path]) => isUnder(path, section));
  return { ...profile, [section]: draft.content, because: Object.fromEntries([...others, ...own]) };
}

/** Whether two profiles are equal, ignoring key order. */
export const isSameProfile = (one: WrittenProfile, other: WrittenProfile): boolean =>
  isDeepStrictEqual({ ...one, because: one.because ?? {} }, { ...other, because: other.because ?? {} });
