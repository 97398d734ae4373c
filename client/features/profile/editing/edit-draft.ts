import type { ProfileDocumentField } from '#shared/domain/profile-document.ts';
import { readDraft, writeDraft } from '#client/lib/form-draft.ts';

/**
 * Returns the draft of a field's unsaved text, kept in this tab so that it survives a reload or a visit to another
 * screen. There is one draft per profile and field.
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
