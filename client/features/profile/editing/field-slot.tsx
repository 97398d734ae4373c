/** A text or a list of the profile with its pencil, or the editor in its place. */
import { ActionIcon } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useRef, useState, type ReactNode } from 'react';
import { fieldName, type DocumentField } from '../../../../shared/domain/document.ts';
import { valueAt } from '../../../../shared/schemas/document.ts';
import { ChangeNote } from './change-note.tsx';
import { useDocument } from './document-context.ts';
import classes from './editing.module.css';
import { ListEditor } from './list-editor.tsx';
import { TextEditor } from './text-editor.tsx';

export function FieldSlot({ field, children }: { field: DocumentField; children: ReactNode }) {
  const { document, change } = useDocument();
  const [isEditing, setIsEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const value = valueAt(document.profile, field);

  const close = () => {
    setIsEditing(false);
    // Back to where the keyboard came from.
    requestAnimationFrame(() => pencil.current?.focus());
  };
  if (isEditing)
    return Array.isArray(value) ? (
      <ListEditor field={field} items={value} onClose={close} />
    ) : (
      <TextEditor field={field} text={value} onClose={close} />
    );
  return (
    <div className={classes.field} data-changed={change?.what === field || undefined} data-field={field}>
      <ActionIcon
        ref={pencil}
        variant="subtle"
        className={classes.pencil}
        aria-label={`Edit ${fieldName(field)}`}
        onClick={() => setIsEditing(true)}
      >
        <IconPencil size={20} stroke={1.7} aria-hidden />
      </ActionIcon>
      {children}
      <ChangeNote what={field} />
    </div>
  );
}
