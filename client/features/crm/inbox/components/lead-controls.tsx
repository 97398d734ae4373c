/** Status, owner and tags of a lead. */
import { Button, CloseButton, Group, NativeSelect, Paper, Stack, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useId, useRef, useState } from 'react';
import { m } from '#messages';
import { leadStatuses, type LeadStatus } from '#shared/domain/inbox.ts';
import { leadStatusLabels } from '#shared/domain/inbox-labels.ts';
import { inboxLimits, leadTagForm } from '#shared/schemas/inbox.ts';
import { BusyButton } from '#client/components/ui/busy-button.tsx';
import { useUser } from '#client/lib/session.ts';
import { trpc } from '#client/lib/trpc.ts';
import { isConflict, useLeadChange } from '../use-lead-change.ts';

/** Sets a lead's status. Uses buttons, because a select would save every option passed with the arrow keys. */
export function StatusControl({ leadId, status }: { leadId: string; status: LeadStatus }) {
  const change = trpc.admin.inbox.setStatus.useMutation(
    useLeadChange(leadId, m.crm_lead_controls_failed_change_status()),
  );
  // Show the requested status while it's being saved.
  const shown = change.isPending ? change.variables.status : status;
  return (
    <Group role="group" aria-label={m.crm_status()} gap={6} aria-busy={change.isPending}>
      {leadStatuses.map((one) => (
        <Button
          key={one}
          {...(one === shown ? { variant: 'light', color: 'teal' } : { variant: 'default' })}
          radius="xl"
          px="md"
          aria-pressed={one === shown}
          onClick={() => {
            if (!change.isPending && one !== status) change.mutate({ leadId, status: one, seen: status });
          }}
        >
          {leadStatusLabels[one]}
        </Button>
      ))}
    </Group>
  );
}

type OwnerProps = { leadId: string; owner: { id: string; email: string } | null };

/**
 * Sets a lead's owner. Saving needs a second press, so that moving through the list with arrow keys changes nothing.
 */
export function OwnerControl({ leadId, owner }: OwnerProps) {
  const user = useUser();
  const team = trpc.admin.inbox.team.useQuery();
  const change = trpc.admin.inbox.setOwner.useMutation(
    useLeadChange(leadId, m.crm_lead_controls_failed_change_owner()),
  );
  const ownerId = owner?.id ?? '';
  /** The selected, unsaved owner. */
  const [chosen, setChosen] = useState<string>();
  const value = chosen ?? ownerId;
  const place = useRef<HTMLDivElement>(null);
  const others = (team.data ?? []).filter(({ id }) => id !== owner?.id);
  const give = (to: string) => {
    if (change.isPending) return;
    // A choice made during the request isn't saved yet.
    const settle = () => {
      setChosen((now) => (now === to ? undefined : now));
      // The focused button may be gone.
      const { activeElement } = document;
      if (activeElement === document.body || place.current?.contains(activeElement))
        place.current?.querySelector('select')?.focus();
    };
    change.mutate(
      { leadId, ownerId: to || null, seen: owner?.id ?? null },
      // Keep the choice if the server wasn't reached. After a conflict, show the other admin's.
      { onSuccess: settle, onError: (error) => isConflict(error) && settle() },
    );
  };
  return (
    <Group ref={place} gap="xs" align="flex-end">
      <NativeSelect
        label={m.crm_owner()}
        flex="1 1 9rem"
        miw={0}
        value={value}
        data={[
          { value: '', label: m.crm_nobody() },
          ...[...(owner ? [owner] : []), ...others].map(({ id, email }) => ({
            value: id,
            label: id === user.id ? m.crm_lead_controls_you({ email }) : email,
          })),
        ]}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      {value !== ownerId ? (
        <BusyButton isBusy={change.isPending} busyLabel={m.crm_one_moment()} onClick={() => give(value)}>
          {value === '' ? m.crm_unassign() : m.crm_hand_over()}
        </BusyButton>
      ) : (
        ownerId !== user.id && (
          <BusyButton
            variant="default"
            isBusy={change.isPending}
            busyLabel={m.crm_one_moment()}
            onClick={() => give(user.id)}
          >
            {m.crm_take_it()}
          </BusyButton>
        )
      )}
    </Group>
  );
}

/** Sets a lead's tags. Suggests the tags in use. */
export function TagsControl({ leadId, tags }: { leadId: string; tags: string[] }) {
  const utils = trpc.useUtils();
  const used = trpc.admin.inbox.tags.useQuery();
  const change = trpc.admin.inbox.setTags.useMutation(useLeadChange(leadId, m.crm_lead_controls_failed_change_tags()));
  const form = useForm({ initialValues: { tag: '' }, validate: schemaResolver(leadTagForm, { sync: true }) });
  const listId = useId();
  const shown = change.isPending ? change.variables.tags : tags;
  const isFull = tags.length >= inboxLimits.tags;

  const save = async (next: string[]) => {
    await change.mutateAsync({ leadId, tags: next, seen: tags });
    void utils.admin.inbox.tags.invalidate();
  };
  const add = form.onSubmit(async (values) => {
    if (change.isPending || isFull) return;
    const { tag } = leadTagForm.parse(values);
    try {
      if (!tags.includes(tag)) await save([...tags, tag]);
      // Text typed during the request is the next tag.
      if (form.getValues().tag === values.tag) form.reset();
    } catch {
      // A toast shows the error, and the typed tag stays.
    }
  });
  const remove = async (tag: string) => {
    if (change.isPending) return;
    // The focused button is about to be removed.
    form.getInputNode('tag')?.focus();
    await save(tags.filter((one) => one !== tag)).catch(() => undefined);
  };

  return (
    <Stack gap="xs">
      {shown.length > 0 && (
        <Group component="ul" gap={6} aria-label={m.crm_tags()}>
          {shown.map((tag) => (
            <Paper key={tag} component="li" bg="var(--eg-surface-2)" radius="sm" ps="sm" maw="100%">
              <Group gap={0} wrap="nowrap">
                <Text span fz="sm" miw={0} dir="auto">
                  {tag}
                </Text>
                <CloseButton aria-label={m.crm_lead_controls_remove_tag({ tag })} onClick={() => void remove(tag)} />
              </Group>
            </Paper>
          ))}
        </Group>
      )}
      <form noValidate onSubmit={add}>
        <Group gap="xs" align="flex-end">
          <TextInput
            label={m.crm_add_a_tag()}
            flex="1 1 9rem"
            miw={0}
            dir="auto"
            autoComplete="off"
            maxLength={inboxLimits.tag}
            list={listId}
            description={isFull ? m.crm_lead_controls_lead_can_have_up({ tags: inboxLimits.tags }) : undefined}
            {...form.getInputProps('tag')}
          />
          <Button type="submit" variant="default" aria-disabled={change.isPending || isFull}>
            {m.crm_add()}
          </Button>
        </Group>
        <datalist id={listId}>
          {(used.data ?? [])
            .filter((tag) => !tags.includes(tag))
            .map((tag) => (
              <option key={tag} value={tag} />
            ))}
        </datalist>
      </form>
    </Stack>
  );
}
