import type { ProfileDocumentField } from '#shared/domain/profile-document.ts';
import { readDraft, writeDraft } from '#client/lib/form-draft.ts';

/**
 * What was typed into a field and not saved, kept in this tab: a reload or a look at another screen loses nothing. One for
 * each profile and field.
 */
export function editDraft<Value extends string | string[]>(profileId: string, field: ProfileDocumentField) {
  const name = `profile-${profileId}-${field}`;
  return {
    read(): Value | undefined {
      const kept = readDraft(name)?.values.value;
      return kept === undefined ? undefined : (JSON.parse(kept) as Value);
    },
    write: (value: Value) => writeDraft(name, { values: { value: JSON.stringify(value) } }),
    clear: () => writeDraft(name, undefined),
  };
}
