/** In-place editors for a text and a list. */
import { ActionIcon, Alert, Box, Button, Group, Stack, Text, Textarea, Title, VisuallyHidden } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { z } from 'zod';
import { m } from '#messages';
import { Markup } from '#client/components/markup.tsx';
import { fieldName, longestList, type ProfileDocumentField } from '#shared/domain/profile-document.ts';
import { limits } from '#shared/limits.ts';
import { profileDocumentSentence } from '#shared/schemas/profile-document.ts';
import { Problem } from '#client/components/card-form.tsx';
import { BusyButton } from '#client/components/ui/busy-button.tsx';
import classes from '../components/profile.module.css';
import { useProfileDocument } from './profile-document-context.ts';
import { editDraft } from './edit-draft.ts';
import { useSave } from './use-save.ts';

type EditorProps = { field: ProfileDocumentField; isResumed: boolean; onClose: () => void };

const textResolver = schemaResolver(z.object({ text: profileDocumentSentence }), { sync: true });

/** Edits a text in place. */
export function TextEditor({ field, text, isResumed, onClose }: EditorProps & { text: string }) {
  const draft = editDraft<string>(useProfileDocument().profileDocument.profileId, field);
  const { save, isBehind, isSaving, problem, reset } = useSave(field, onClose);
  const form = useForm({
    initialValues: { text: draft.read() ?? text },
    validate: textResolver,
    onValuesChange: (values) => {
      draft.write(values.text);
      reset();
    },
  });
  return (
    <EditorFrame
      field={field}
      newest={isBehind ? text : undefined}
      problem={problem}
      isSaving={isSaving}
      onSave={form.onSubmit((values) => save(profileDocumentSentence.parse(values.text)))}
      onCancel={onClose}
    >
      <Textarea
        aria-label={fieldName(field)}
        data-autofocus
        autoFocus={!isResumed}
        autosize
        minRows={3}
        maxLength={limits.profile.sentenceChars}
        dir="auto"
        {...form.getInputProps('text')}
      />
    </EditorFrame>
  );
}

const listResolver = schemaResolver(z.object({ entries: z.array(z.object({ text: profileDocumentSentence })) }), {
  sync: true,
});

/** Edits a list in place: each item's text, the order, and the number of items. */
export function ListEditor({ field, items, isResumed, onClose }: EditorProps & { items: readonly string[] }) {
  const draft = editDraft<string[]>(useProfileDocument().profileDocument.profileId, field);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const { save, isBehind, isSaving, problem, reset } = useSave(field, onClose);
  const form = useForm({
    initialValues: { entries: (draft.read() ?? items).map((text, id) => ({ id, text })) },
    validate: listResolver,
    onValuesChange: ({ entries }) => {
      draft.write(entries.map(({ text }) => text));
      setSaid('');
      reset();
    },
  });
  const { entries } = form.values;
  const last = entries.length - 1;

  const focusItem = (index: number) =>
    requestAnimationFrame(() => list.current?.children[index]?.querySelector<HTMLElement>('textarea')?.focus());
  const move = (from: number, to: number) => {
    form.reorderListItem('entries', { from, to });
    setSaid(m.profile_editors_moved_to_position_of({ value: to + 1, count: entries.length }));
  };
  const remove = (index: number) => {
    form.removeListItem('entries', index);
    setSaid(m.profile_editors_item_removed({ value: index + 1 }));
    focusItem(Math.min(index, last - 1));
  };
  const add = () => {
    form.insertListItem('entries', { id: Math.max(-1, ...entries.map(({ id }) => id)) + 1, text: '' });
    focusItem(entries.length);
  };

  const submit = (event?: FormEvent<HTMLFormElement>) =>
    form.onSubmit(
      (values) => save(values.entries.map(({ text }) => profileDocumentSentence.parse(text))),
      (errors) => focusItem(entries.findIndex((_, index) => errors[`entries.${index}.text`] !== undefined)),
    )(event);

  return (
    <EditorFrame
      field={field}
      newest={isBehind ? items : undefined}
      problem={problem}
      isSaving={isSaving}
      onSave={submit}
      onCancel={onClose}
    >
      <Stack component="ol" ref={list} gap="xs" p={0}>
        {entries.map(({ id }, index) => (
          <Group component="li" key={id} gap={0} wrap="nowrap" align="flex-start">
            <Textarea
              aria-label={m.profile_editors_item({ value: index + 1 })}
              flex={1}
              autoFocus={!isResumed && index === 0}
              autosize
              minRows={1}
              maxLength={limits.profile.sentenceChars}
              dir="auto"
              {...form.getInputProps(`entries.${index}.text`)}
            />
            <Move
              label={m.profile_editors_move_item_up({ value: index + 1 })}
              isOff={index === 0}
              onClick={() => move(index, index - 1)}
            >
              <IconArrowUp size={20} stroke={1.7} aria-hidden />
            </Move>
            <Move
              label={m.profile_editors_move_item_down({ value: index + 1 })}
              isOff={index === last}
              onClick={() => move(index, index + 1)}
            >
              <IconArrowDown size={20} stroke={1.7} aria-hidden />
            </Move>
            <Move
              label={m.profile_editors_remove_item({ value: index + 1 })}
              isOff={last === 0}
              onClick={() => remove(index)}
            >
              <IconTrash size={20} stroke={1.7} aria-hidden />
            </Move>
          </Group>
        ))}
      </Stack>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {entries.length < longestList ? (
        <Box>
          <Button variant="subtle" leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />} onClick={add}>
            {m.profile_add_an_item()}
          </Button>
        </Box>
      ) : (
        <Text fz="sm" c="dimmed">
          {m.profile_editors_list_can_have_up({ longestList })}
        </Text>
      )}
    </EditorFrame>
  );
}

type MoveProps = { label: string; isOff: boolean; onClick: () => void; children: ReactNode };

/** Move button. Uses `aria-disabled`, because a disabled button would lose the focus. */
function Move({ label, isOff, onClick, children }: MoveProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      c="dimmed"
      size={44}
      opacity={isOff ? 0.4 : 1}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onClick()}
    >
      {children}
    </ActionIcon>
  );
}

type FrameProps = {
  field: ProfileDocumentField;
  /** The field's current value, if it was changed elsewhere since the editor was opened. */
  newest: string | readonly string[] | undefined;
  problem: string | undefined;
  isSaving: boolean;
  onSave: (event?: FormEvent<HTMLFormElement>) => void;
  onCancel: () => void;
  children: ReactNode;
};

/** Shared parts of both editors: heading, error, save and cancel. */
function EditorFrame({ field, newest, problem, isSaving, onSave, onCancel, children }: FrameProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSave();
  };
  return (
    <form
      noValidate
      aria-label={m.profile_editors_edit({ field: fieldName(field) })}
      onSubmit={onSave}
      onKeyDown={onKeyDown}
    >
      <Stack gap="sm" p="md">
        <Title order={4}>{fieldName(field)}</Title>
        {newest !== undefined && (
          <Alert>
            <Text>
              <Markup
                parts={m.profile_editors_profile_has_changed_since.parts()}
                tags={{ bold: (text) => <strong>{text}</strong> }}
              />
            </Text>
            {[newest].flat().map((text, index) => (
              <Text key={index} mt="xs" dir="auto" className={classes.text}>
                {text}
              </Text>
            ))}
          </Alert>
        )}
        {children}
        {problem && <Problem title={problem} />}
        <Group gap="sm">
          <BusyButton type="submit" isBusy={isSaving} busyLabel={m.profile_saving()}>
            {m.profile_save()}
          </BusyButton>
          <Button variant="default" onClick={onCancel}>
            {m.profile_cancel()}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
