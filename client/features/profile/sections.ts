/** Sections of the profile, in reading order, and navigation to them. */

import { createContext, type ComponentType, type ReactNode } from 'react';
import { m } from '#messages';
import type { Answers } from '#shared/domain/chat-answers.ts';
import { diagnosisTitle, type ProfileDocumentField } from '#shared/domain/profile-document.ts';
import type { RewritableSection } from '#shared/domain/member.ts';
import type { GeneratedProfile } from '#shared/schemas/profile.ts';

export const sectionIds = {
  diagnosis: 'profile-diagnosis',
  analysis: 'profile-business-analysis',
  strategies: 'profile-marketing-strategies',
  prompts: 'profile-prompts',
  automation: 'profile-automation',
  roadmap: 'profile-roadmap',
  account: 'profile-account',
  plans: 'profile-plans',
} as const;
export type SectionKey = keyof typeof sectionIds;

export const sectionTitles: Record<SectionKey, string> = {
  diagnosis: diagnosisTitle,
  analysis: m.profile_business_analysis(),
  strategies: m.profile_ai_marketing_strategies(),
  prompts: m.profile_ai_platform_prompts(),
  automation: m.profile_automation_integration(),
  roadmap: m.profile_growth_roadmap(),
  account: m.profile_your_account(),
  plans: m.profile_free_and_pro(),
};

export const olderPromptsTitle = m.profile_personalized_ai_prompts();

type TocForm = { diagnosis: boolean; older: boolean; account: boolean; idPrefix: string };
export type TocEntry = { key: SectionKey; id: string; title: string };

/**
 * Prefix of section ids. A page may show two profiles, one of them in a dialog, so each needs its own prefix.
 * @see ProfileViewProps.idPrefix
 */
export const IdPrefix = createContext('');

/**
 * Returns the table of contents.
 * @param form `diagnosis`: whether the profile opens with one; `older`: whether its prompts have the older format;
 * `account`: whether there's an account card; `idPrefix`: as used by the sections
 */
export function tocEntries({ diagnosis, older, account, idPrefix }: TocForm): TocEntry[] {
  return (Object.keys(sectionIds) as SectionKey[])
    .filter((key) => (key !== 'account' || account) && (key !== 'diagnosis' || diagnosis))
    .map((key) => ({
      key,
      id: idPrefix + sectionIds[key],
      title: key === 'prompts' && older ? olderPromptsTitle : sectionTitles[key],
    }));
}

/** Whether to fold the ends of long lists. Off in print and while editing. */
export const Folding = createContext(true);

/** The profile and its answers, for notes on which answer a recommendation is based on. */
export const SourcesContext = createContext<{ profile: Pick<GeneratedProfile, 'because'>; answers: Answers } | null>(
  null,
);

export type Editable = {
  /** Wraps a text or a list with its heading, and can replace it with an editor. */
  Field: ComponentType<{ field: ProfileDocumentField; children: ReactNode }>;
  /** Rendered next to a section's heading. */
  SectionTools: ComponentType<{ section: RewritableSection }>;
};

/** Tools of an editable profile; null if it's read-only, so that their code isn't loaded. */
export const EditableContext = createContext<Editable | null>(null);

/** Unfolds a section's lists, scrolls to it in its scroll container, and moves the focus to its heading. */
export function goToSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  for (const fold of section.querySelectorAll<HTMLDetailsElement>('details[data-fold]')) fold.open = true;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' });
  section.querySelector<HTMLElement>('[data-section-heading]')?.focus({ preventScroll: true });
}
