/** A text or list of the profile with its edit button, or the editor that replaces it. */
import { ActionIcon, Button, Group } from '@mantine/core';
import { IconArrowBackUp, IconPencil } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { m } from '#messages';
import { fieldName, type ProfileDocumentField } from '#shared/domain/profile-document.ts';
import { valueAt } from '#shared/schemas/profile-document.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useProfileDocument, type Change } from './profile-document-context.ts';
import { editDraft } from './edit-draft.ts';
import classes from './editing.module.css';
import { ListEditor, TextEditor } from './editors.tsx';

export function FieldSlot({ field, children }: { field: ProfileDocumentField; children: ReactNode }) {
  const { profileDocument, change } = useProfileDocument();
  const draft = editDraft(profileDocument.profileId, field);
  // An unsaved draft reopens its editor, but without taking the focus.
  const [isResumed, setIsResumed] = useState(() => draft.read() !== undefined);
  const [isEditing, setIsEditing] = useState(isResumed);
  const pencil = useRef<HTMLButtonElement>(null);
  const value = valueAt(profileDocument.profile, field);

  const close = () => {
    draft.clear();
    setIsResumed(false);
    setIsEditing(false);
  };
  const wasEditing = useRef(isEditing);
  useLayoutEffect(() => {
    // Return the focus to the edit button.
    if (wasEditing.current && !isEditing) pencil.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (isEditing)
    return Array.isArray(value) ? (
      <ListEditor field={field} items={value} isResumed={isResumed} onClose={close} />
    ) : (
      <TextEditor field={field} text={value} isResumed={isResumed} onClose={close} />
    );
  return (
    <div className={classes.field} data-changed={change?.what === field || undefined} data-field={field}>
      <ActionIcon
        ref={pencil}
        variant="subtle"
        color="gray"
        c="dimmed"
        size={44}
        className={classes.pencil}
        aria-label={m.profile_editors_edit({ field: fieldName(field) })}
        onClick={() => setIsEditing(true)}
      >
        <IconPencil size={20} stroke={1.7} aria-hidden />
      </ActionIcon>
      {children}
      <ChangeNote what={field} />
    </div>
  );
}

/** Says that something was just changed here, with an undo button. */
export function ChangeNote({ what }: { what: Change['what'] }) {
  const { profileDocument, change, onChanged, reload } = useProfileDocument();
  const undo = trpc.document.restore.useMutation({
    meta: { failure: m.profile_field_slot_couldnt_undo_change() },
    onSuccess: (next) => onChanged(next, 'whole'),
    onError: () => void reload().catch(() => undefined),
  });
  return (
    // Always rendered, so that screen readers announce text that appears in it.
    <div role="status">
      {change?.what === what && (
        <Group justify="space-between" gap="xs" px="md" py="xs" bg="var(--eg-accent-soft)">
          {what === 'whole'
            ? m.profile_field_slot_youre_now_on_version({ version: profileDocument.version })
            : m.profile_just_changed()}
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={18} stroke={1.8} aria-hidden />}
            loading={undo.isPending}
            onClick={() =>
              undo.mutate({ profileId: profileDocument.profileId, version: profileDocument.version, to: change.before })
            }
          >
            {m.profile_undo()}
          </Button>
        </Group>
      )}
    </div>
  );
}
