import { Anchor, Checkbox, Modal, NativeSelect, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { m } from '#messages';
import {
  hasField,
  neededFields,
  proofFields,
  proofKindLabels,
  proofKinds,
  proofLimits,
  proofTopicLabels,
  proofTopics,
  type ProofField,
  type ProofKind,
  type ProofTopic,
} from '#shared/domain/proof.ts';
import { ConfirmDialog } from '#client/components/admin/confirm-dialog.tsx';
import { CardForm, Problem } from '#client/components/card-form.tsx';
import { failureOf, sentenceOf } from '#client/lib/failure.ts';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';
import { cityNameOf, slugOf } from './city-name.ts';
import { useProofChanged } from './use-proof-changed.ts';

export type ProofEntry = RouterOutputs['admin']['proof']['list'][number];

type Props = {
  /** The entry to edit; 'new' to add one, undefined while the dialog is closed. */
  entry: ProofEntry | 'new' | undefined;
  onClose: () => void;
};

/** Dialog to add, change, or delete an entry. */
export function ProofDialog({ entry, onClose }: Props) {
  const known = entry === 'new' ? undefined : entry;
  return (
    <Modal
      opened={entry !== undefined}
      onClose={onClose}
      size={640}
      // A stray click outside the dialog must not discard what was typed.
      closeOnClickOutside={false}
      title={known ? m.admin_proof_edit_what({ name: known.name }) : m.admin_proof_add()}
    >
      {entry && <ProofForm key={known?.updatedAt ?? 'new'} entry={known} onClose={onClose} />}
    </Modal>
  );
}

type Values = Record<ProofField, string> & {
  kind: ProofKind;
  name: string;
  topics: ProofTopic[];
  city: string;
  hasConsent: boolean;
};

const valuesOf = (entry: ProofEntry | undefined): Values => ({
  ...(Object.fromEntries(proofFields.map((field) => [field, entry?.[field] ?? ''])) as Record<ProofField, string>),
  kind: entry?.kind ?? 'quote',
  name: entry?.name ?? '',
  topics: entry?.topics ?? ['general'],
  city: cityNameOf(entry?.city ?? ''),
  hasConsent: entry !== undefined,
});

const isHttps = (typed: string) => URL.canParse(typed) && new URL(typed).protocol === 'https:';

function problemOf(field: ProofField, typed: string, kind: ProofKind): string | null {
  if (neededFields[kind].includes(field) && typed.trim() === '') return m.validation_proof_needed();
  if (field === 'url' && hasField(kind, 'url') && !isHttps(typed.trim())) return m.validation_proof_url();
  return null;
}

type Check = (typed: string, values: Values) => string | null;
const fieldChecks = Object.fromEntries(
  proofFields.map((field): [string, Check] => [field, (typed, { kind }) => problemOf(field, typed, kind)]),
) as Record<ProofField, Check>;

function inputOf({ name, kind, topics, city, hasConsent: _, ...texts }: Values) {
  const filled = proofFields.map((field) => [field, (hasField(kind, field) && texts[field].trim()) || null]);
  return {
    ...(Object.fromEntries(filled) as Record<ProofField, string | null>),
    kind,
    name: name.trim(),
    topics: proofTopics.filter((topic) => topics.includes(topic)),
    city: slugOf(city) || null,
    hasConsent: true as const,
  };
}

const textLabels: Readonly<Record<ProofKind, string>> = {
  quote: m.admin_proof_text_quote(),
  result: m.admin_proof_text_result(),
  client: '',
  case: m.admin_proof_text_case(),
  press: m.admin_proof_text_press(),
};

function ProofForm({ entry, onClose }: { entry: ProofEntry | undefined; onClose: () => void }) {
  const onSettled = useProofChanged();
  const [isDeleting, setIsDeleting] = useState(false);
  const description = m.admin_proof_pages_follow();
  const create = trpc.admin.proof.create.useMutation({
    ...{ meta: { success: { title: m.admin_proof_added(), description } }, onSuccess: onClose, onSettled },
  });
  const update = trpc.admin.proof.update.useMutation({
    ...{ meta: { success: { title: m.admin_proof_saved(), description } }, onSuccess: onClose, onSettled },
  });
  const remove = trpc.admin.proof.remove.useMutation({
    ...{ meta: { success: { title: m.admin_proof_deleted(), description } }, onSuccess: onClose, onSettled },
  });
  const save = entry ? update : create;
  const form = useForm<Values>({
    initialValues: valuesOf(entry),
    validate: {
      name: (typed) => (typed.trim() === '' ? m.validation_name_required() : null),
      topics: (topics, { city }) => (topics.length === 0 && slugOf(city) === '' ? m.validation_proof_where() : null),
      hasConsent: (isGiven) => (isGiven ? null : m.validation_proof_consent()),
      ...fieldChecks,
    },
  });
  const { kind } = form.values;
  // Only the server knows which cities have a page.
  const refused = save.error ? failureOf(save.error) : undefined;
  const cityProblem = refused?.field?.at(-1) === 'city' ? refused.message : undefined;
  const short = (field: ProofField, label: string, hint?: string) =>
    hasField(kind, field) && (
      <TextInput
        label={label}
        description={hint}
        dir="auto"
        maxLength={field === 'url' ? 500 : proofLimits.short}
        {...form.getInputProps(field)}
      />
    );
  const long = (field: ProofField, label: string) =>
    hasField(kind, field) && (
      <Textarea
        label={label}
        dir="auto"
        autosize
        minRows={3}
        maxLength={proofLimits.long}
        {...form.getInputProps(field)}
      />
    );
  return (
    <>
      <CardForm
        isBusy={save.isPending}
        label={m.admin_save()}
        busyLabel={m.admin_saving()}
        onSubmit={form.onSubmit((typed) => {
          const values = inputOf(typed);
          if (entry) update.mutate({ id: entry.id, seen: entry.updatedAt, values });
          else create.mutate({ values });
        })}
        onEdit={() => save.error && save.reset()}
        problem={save.error && !cityProblem ? <Problem title={sentenceOf(save.error)} /> : undefined}
      >
        <NativeSelect
          label={m.admin_proof_kind()}
          data={proofKinds.map((value) => ({ value, label: proofKindLabels[value] }))}
          {...form.getInputProps('kind')}
        />
        <TextInput
          label={m.admin_proof_name()}
          description={m.admin_proof_name_hint()}
          dir="auto"
          maxLength={proofLimits.short}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          {short('business', m.admin_proof_business())}
          {short('place', m.admin_proof_place())}
        </SimpleGrid>
        {long('problem', m.admin_proof_problem())}
        {long('text', textLabels[kind])}
        {long('outcome', m.admin_proof_outcome())}
        {hasField(kind, 'before') && (
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
            {short('before', m.admin_proof_before(), m.admin_proof_before_hint())}
            {short('after', m.admin_proof_after(), m.admin_proof_after_hint())}
            {short('period', m.admin_proof_period(), m.admin_proof_period_hint())}
            {short('measured', m.admin_proof_measured(), m.admin_proof_measured_hint())}
          </SimpleGrid>
        )}
        {short('url', m.admin_proof_url())}
        <Checkbox.Group label={m.admin_proof_topics()} {...form.getInputProps('topics')}>
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" mt={4}>
            {proofTopics.map((topic) => (
              <Checkbox key={topic} value={topic} label={proofTopicLabels[topic]} />
            ))}
          </SimpleGrid>
        </Checkbox.Group>
        <TextInput
          label={m.admin_proof_city()}
          description={m.admin_proof_city_hint()}
          maxLength={60}
          {...form.getInputProps('city')}
          error={cityProblem}
        />
        <Stack gap={4}>
          <Checkbox
            label={kind === 'press' ? m.admin_proof_consent_press() : m.admin_proof_consent()}
            description={m.admin_proof_consent_hint()}
            {...form.getInputProps('hasConsent', { type: 'checkbox' })}
          />
          {entry && (
            <Text c="dimmed" fz="sm">
              <Anchor component="button" type="button" c="red" mih={44} onClick={() => setIsDeleting(true)}>
                {m.admin_proof_delete()}
              </Anchor>
            </Text>
          )}
        </Stack>
      </CardForm>
      {entry && (
        <ConfirmDialog
          isOpen={isDeleting}
          onClose={() => setIsDeleting(false)}
          title={m.admin_proof_delete_this()}
          text={m.admin_proof_delete_text()}
          confirmLabel={m.admin_proof_delete()}
          tone="danger"
          onConfirm={() => remove.mutateAsync({ id: entry.id })}
        />
      )}
    </>
  );
}
