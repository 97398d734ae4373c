import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { fieldName, type DocumentField } from '#shared/domain/document.ts';
import { limits } from '#shared/limits.ts';
import { documentSentence } from '#shared/schemas/document.ts';
import { useDocument } from './document-context.ts';
import { editDraft } from './edit-draft.ts';
import { EditorFrame } from './editor-frame.tsx';
import classes from './editing.module.css';
import { useSave } from './use-save.ts';

type Props = { field: DocumentField; text: string; isResumed: boolean; onClose: () => void };

/** Changes one text in place. */
export function TextEditor({ field, text, isResumed, onClose }: Props) {
  const draft = editDraft<string>(useDocument().document.profileId, field);
  const [typed, setTyped] = useState(() => draft.read() ?? text);
  const [refusal, setRefusal] = useState<string>();
  const { save, isBehind, isSaving, problem, reset } = useSave(field, onClose);
  const submit = () => {
    const checked = documentSentence.safeParse(typed);
    setRefusal(checked.error?.issues[0]?.message);
    if (checked.success) save(checked.data);
  };
  return (
    <EditorFrame
      field={field}
      newest={isBehind ? text : undefined}
      problem={problem}
      isSaving={isSaving}
      onSave={submit}
      onCancel={onClose}
    >
      <Textarea
        aria-label={fieldName(field)}
        className={classes.input}
        data-autofocus
        autoFocus={!isResumed}
        autosize
        minRows={3}
        maxLength={limits.profile.sentenceChars}
        dir="auto"
        value={typed}
        error={refusal}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          draft.write(event.currentTarget.value);
          setRefusal(undefined);
          if (problem) reset();
        }}
      />
    </EditorFrame>
  );
}
