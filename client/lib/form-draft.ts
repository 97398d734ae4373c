/**
 * Drafts of the forms on public pages, kept in this tab until they're sent: they survive a reload or a visit to another
 * page, but aren't visible to other tabs.
 */
import { session, storageKeys, storedValue } from './storage.ts';

export type Draft = {
  /** Keyed by field name. */
  values: Record<string, string>;
  /** The id these values were sent under, if they haven't been edited since. */
  submissionId?: string;
};

const draftOf = (form: string) => storedValue(session, storageKeys.draft(form), (value) => value as Draft);

/** Returns a form's draft, if there is one. */
export const readDraft = (form: string): Draft | undefined => draftOf(form).read();

/** Replaces a form's draft, or removes it if undefined. */
export function writeDraft(form: string, draft: Draft | undefined): void {
  draftOf(form).write(draft);
}

/** Returns a form's values by field name, without the honeypot field. */
export function typedIn(form: HTMLFormElement): Record<string, string> {
  const { website2: _, ...values } = Object.fromEntries(new FormData(form)) as Record<string, string>;
  return values;
}

/** Restores the draft after a reload, but keeps what was typed before the script loaded. */
export function restoreDraft(form: HTMLFormElement, name: string): void {
  const kept = readDraft(name)?.values ?? {};
  for (const [field, value] of Object.entries(kept)) {
    const element = form.elements.namedItem(field);
    // Already typed on this page, so newer than the draft.
    if (element && 'value' in element && !element.value) element.value = value;
  }
  const values = typedIn(form);
  if (Object.keys(values).some((field) => values[field] !== (kept[field] ?? ''))) writeDraft(name, { values });
}
