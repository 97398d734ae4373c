/** Parts of a profile in reading order, shared by Markdown and PDF. */
import { m } from '#messages';
import { locale } from '#shared/locale.ts';
import { becauseParts, joinNaturally } from '#shared/because.ts';
import {
  diagnosisTitle,
  diagnosisTitles,
  profileDocumentFields,
  fieldName,
  sectionNames,
  type ProfileDocumentField,
} from '#shared/domain/profile-document.ts';
import type { EngineName } from '#shared/domain/generation.ts';
import { rewritableSections } from '#shared/domain/member.ts';
import { platformName, platformOrder, platformUrl } from '#shared/domain/platforms.ts';
import type { Answers } from '#shared/domain/chat-answers.ts';
import { diagnosisTexts, valueAt } from '#shared/schemas/profile-document.ts';
import type { Diagnosis, GeneratedProfile } from '#shared/schemas/profile.ts';

/** Input of an export. */
export type ExportedProfile = {
  businessName: string;
  profile: GeneratedProfile;
  /** Incremented with each change by the member. */
  version: number;
  /** Answers that recommendations are based on; neither email nor phone. */
  answers: Answers;
  engine: EngineName;
  createdAt: Date;
  /** When the file is created. */
  at: Date;
};

export type Item = {
  text: string;
  /** "Because you said …", if it's based on an answer. */
  because: string | undefined;
};
export type Block = { title: string; isList: boolean; items: Item[] };
export type Part = { title: string; blocks: Block[] };
export type Prompt = { title: string; prompt: string; useCase: string; category?: string };
export type PromptList = { title: string; url: string | undefined; prompts: Prompt[] };

function becauseOf({ profile, answers }: ExportedProfile, path: string): string | undefined {
  const parts = becauseParts(profile, answers, path);
  if (parts.length === 0) return undefined;
  const quoted = parts.map((part) => m.exports_profile_because_answer(part));
  return m.exports_profile_because({ answers: joinNaturally(quoted) });
}

function blockOf(input: ExportedProfile, field: ProfileDocumentField): Block {
  const value = valueAt(input.profile, field);
  const title = fieldName(field);
  if (typeof value === 'string')
    return { title, isList: false, items: [{ text: value, because: becauseOf(input, field) }] };
  const items = value.map((text, index) => ({ text, because: becauseOf(input, `${field}.${index}`) }));
  return { title, isList: true, items };
}

function diagnosisPart(diagnosis: Diagnosis): Part {
  const texts = diagnosisTexts(diagnosis);
  const keys = Object.keys(diagnosisTitles) as (keyof Diagnosis)[];
  return {
    title: diagnosisTitle,
    blocks: keys.map((key) => ({
      title: diagnosisTitles[key],
      isList: key === 'moves' || key === 'avoid',
      items: texts[key].map((text) => ({ text, because: undefined })),
    })),
  };
}

/** The written sections, starting with the diagnosis if there is one. */
export function partsOf(input: ExportedProfile): Part[] {
  const { diagnosis } = input.profile;
  const sections = rewritableSections.map((section) => ({
    title: sectionNames[section],
    blocks: profileDocumentFields[section].map((field) => blockOf(input, field)),
  }));
  return diagnosis ? [diagnosisPart(diagnosis), ...sections] : sections;
}

const rank = (platform: string) => {
  const index = platformOrder.indexOf(platform);
  return index < 0 ? platformOrder.length : index;
};

/** The prompts by platform, in the order of the screen; those of the older format as one list. */
export function promptListsOf({ profile }: ExportedProfile): PromptList[] {
  const lists = Object.entries(profile.platformPrompts ?? {})
    .sort(([one], [other]) => rank(one) - rank(other))
    .map(([platform, prompts]) => ({ title: platformName(platform), url: platformUrl(platform), prompts }));
  return profile.prompts?.length
    ? [...lists, { title: m.exports_prompts_personalized(), url: undefined, prompts: profile.prompts }]
    : lists;
}

/** "November 21, 2026", in the agency's time zone. */
export const dayOf = (date: Date, timeZone: string): string =>
  date.toLocaleDateString(locale, { dateStyle: 'long', timeZone });

export const madeBy = {
  local: m.profile_view_written_answers_own_engine(),
  openai: m.profile_view_written_answers_openai_model(),
} satisfies Record<EngineName, string>;
