import { ActionIcon, Button, Textarea } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef, useState, type ReactNode } from 'react';
import { longestList, type DocumentField } from '#shared/domain/document.ts';
import { limits } from '#shared/limits.ts';
import { documentSentence } from '#shared/schemas/document.ts';
import { useDocument } from './document-context.ts';
import { editDraft } from './edit-draft.ts';
import { EditorFrame } from './editor-frame.tsx';
import classes from './editing.module.css';
import { useSave } from './use-save.ts';

type Entry = { id: number; text: string };
type Props = { field: DocumentField; items: readonly string[]; isResumed: boolean; onClose: () => void };

/** Changes a list in place: each item's words, their order, fewer of them or more. */
export function ListEditor({ field, items, isResumed, onClose }: Props) {
  const draft = editDraft<string[]>(useDocument().document.profileId, field);
  const [entries, setEntries] = useState<Entry[]>(() => (draft.read() ?? items).map((text, id) => ({ id, text })));
  const [refusals, setRefusals] = useState<Record<number, string>>({});
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const { save, isBehind, isSaving, problem, reset } = useSave(field, onClose);

  const change = (next: Entry[], words = '') => {
    setEntries(next);
    draft.write(next.map(({ text }) => text));
    setRefusals({});
    setSaid(words);
    if (problem) reset();
  };
  const focusItem = (index: number) =>
    requestAnimationFrame(() => list.current?.children[index]?.querySelector<HTMLElement>('textarea')?.focus());
  const move = (index: number, to: number) => {
    const next = entries.toSpliced(index, 1).toSpliced(to, 0, entries[index]!);
    change(next, `Moved to place ${to + 1} of ${next.length}.`);
  };
  const remove = (index: number) => {
    change(entries.toSpliced(index, 1), `Item ${index + 1} removed.`);
    focusItem(Math.min(index, entries.length - 2));
  };
  const add = () => {
    change([...entries, { id: Math.max(-1, ...entries.map(({ id }) => id)) + 1, text: '' }]);
    focusItem(entries.length);
  };
  const submit = () => {
    const checked = entries.map(({ id, text }) => ({ id, result: documentSentence.safeParse(text) }));
    const wrong = checked.filter(({ result }) => !result.success);
    setRefusals(Object.fromEntries(wrong.map(({ id, result }) => [id, result.error!.issues[0]!.message])));
    if (wrong.length > 0) return focusItem(checked.findIndex(({ result }) => !result.success));
    save(checked.map(({ result }) => result.data!));
  };

  return (
    <EditorFrame
      field={field}
      newest={isBehind ? items : undefined}
      problem={problem}
      isSaving={isSaving}
      onSave={submit}
      onCancel={onClose}
    >
      <ol ref={list} className={classes.entries}>
        {entries.map(({ id, text }, index) => (
          <li key={id} className={classes.entry}>
            <Textarea
              aria-label={`Item ${index + 1}`}
              className={classes.input}
              autoFocus={!isResumed && index === 0 && entries.length === items.length && said === ''}
              autosize
              minRows={2}
              maxLength={limits.profile.sentenceChars}
              dir="auto"
              value={text}
              error={refusals[id]}
              onChange={(event) => {
                const typed = event.currentTarget.value;
                change(entries.map((entry) => (entry.id === id ? { id, text: typed } : entry)));
              }}
            />
            <div className={classes.moves}>
              <Move label={`Move item ${index + 1} up`} isOff={index === 0} onClick={() => move(index, index - 1)}>
                <IconArrowUp size={20} stroke={1.7} aria-hidden />
              </Move>
              <Move
                label={`Move item ${index + 1} down`}
                isOff={index === entries.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <IconArrowDown size={20} stroke={1.7} aria-hidden />
              </Move>
              <Move label={`Remove item ${index + 1}`} isOff={entries.length === 1} onClick={() => remove(index)}>
                <IconTrash size={20} stroke={1.7} aria-hidden />
              </Move>
            </div>
          </li>
        ))}
      </ol>
      <p role="status" className={classes.hidden}>
        {said}
      </p>
      {entries.length < longestList ? (
        <Button variant="default" leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />} onClick={add}>
          Add an item
        </Button>
      ) : (
        <p className={classes.hint}>A list holds {longestList} items at most.</p>
      )}
    </EditorFrame>
  );
}

type MoveProps = { label: string; isOff: boolean; onClick: () => void; children: ReactNode };

/** Off, it keeps the keyboard's focus, which a disabled button would lose. */
function Move({ label, isOff, onClick, children }: MoveProps) {
  return (
    <ActionIcon
      variant="subtle"
      className={classes.move}
      aria-label={label}
      aria-disabled={isOff || undefined}
      data-off={isOff || undefined}
      onClick={() => !isOff && onClick()}
    >
      {children}
    </ActionIcon>
  );
}
