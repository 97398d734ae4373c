import { useRef, useState } from 'react';
import type { ProfileDocumentField } from '#shared/domain/profile-document.ts';
import { valueAt, type EditInput } from '#shared/schemas/profile-document.ts';
import { codeOf, sentenceOf } from '#client/lib/failure.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useProfileDocument, type ProfileDocumentView } from './profile-document-context.ts';

type Value = string | string[];
const isSame = (one: Value, other: Value) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Saves one field. On failure, the editor keeps the typed text.
 * @param onSaved called once the change is saved
 * @returns `isBehind`: the field was changed elsewhere since the editor was opened; the screen shows the newest value,
 * and saving again replaces it
 */
export function useSave(field: ProfileDocumentField, onSaved: () => void) {
  const { profileDocument, onChanged, reload } = useProfileDocument();
  /** The value that the member has seen. */
  const known = useRef(valueAt(profileDocument.profile, field));
  const [isBehind, setIsBehind] = useState(false);
  const [isCatchingUp, setIsCatchingUp] = useState(false);
  const edit = trpc.document.edit.useMutation();

  const send = (to: ProfileDocumentView, value: Value, isSecond: boolean) =>
    edit.mutate({ profileId: to.profileId, version: to.version, field, value } as EditInput, {
      onSuccess: (next) => {
        onChanged(next, field);
        onSaved();
      },
      onError: (error) => {
        if (isConflict(error)) void catchUp(value, isSecond);
      },
    });
  /** Handles a version conflict. If another part of the profile changed, applies the edit to the newest version. */
  const catchUp = async (value: Value, isSecond: boolean) => {
    setIsCatchingUp(true);
    const next = await reload().catch(() => undefined);
    setIsCatchingUp(false);
    if (!next) return;
    const newest = valueAt(next.profile, field);
    if (!isSecond && isSame(newest, known.current)) return send(next, value, true);
    known.current = newest;
    setIsBehind(true);
  };

  const isSaving = edit.isPending || isCatchingUp;
  return {
    save: (value: Value) => {
      if (isSaving) return;
      if (isSame(valueAt(profileDocument.profile, field), value)) onSaved();
      else send(profileDocument, value, false);
    },
    isBehind,
    isSaving,
    problem: edit.error && !isSaving && !(isBehind && isConflict(edit.error)) ? sentenceOf(edit.error) : undefined,
    reset: () => edit.reset(),
  };
}

function isConflict(error: unknown): boolean {
  return codeOf(error) === 'CONFLICT';
}
