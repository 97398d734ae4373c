/**
 * What was typed into a form of a public page, kept in this tab until it is sent: a reload or a look at another page
 * loses nothing, and no other tab sees it.
 */
export type Draft = {
  /** By name of the field. */
  values: Record<string, string>;
  /** Under which these values were sent; nothing has been typed since. */
  submissionId?: string;
};

/** Where the browser forbids storage, a draft lives as long as the page. */
const drafts = new Map<string, Draft | undefined>();
const keyOf = (form: string) => `draft-${form}`;

/** @returns what is kept for a form, if anything is. */
export function readDraft(form: string): Draft | undefined {
  if (drafts.has(form)) return drafts.get(form);
  try {
    return (JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null') as Draft | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft in place of the one before; without one, the form has done its work. */
export function writeDraft(form: string, draft: Draft | undefined): void {
  drafts.set(form, draft);
  try {
    if (draft) sessionStorage.setItem(keyOf(form), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(form));
  } catch {
    // See `drafts`.
  }
}

/** What stands in the fields of a form, by their names; without the one that people leave empty. */
export function typedIn(form: HTMLFormElement): Record<string, string> {
  const { website2: _, ...values } = Object.fromEntries(new FormData(form)) as Record<string, string>;
  return values;
}

/** Puts back what was typed before a reload, and keeps what was typed before the script came. */
export function restoreDraft(form: HTMLFormElement, name: string): void {
  const kept = readDraft(name)?.values ?? {};
  for (const [field, value] of Object.entries(kept)) {
    const element = form.elements.namedItem(field);
    // What has been typed since is newer.
    if (element && 'value' in element && !element.value) element.value = value;
  }
  const values = typedIn(form);
  if (Object.keys(values).some((field) => values[field] !== (kept[field] ?? ''))) writeDraft(name, { values });
}
