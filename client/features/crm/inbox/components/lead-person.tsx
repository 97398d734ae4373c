/** Other leads of the same person, other addresses that may be theirs, and merges that can be undone. */
import { Box, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { m } from '#messages';
import { Markup } from '#client/components/markup.tsx';
import { leadKindLabels } from '#shared/domain/inbox-labels.ts';
import { adminPaths } from '#shared/admin-paths.ts';
import { BusyButton } from '#client/components/ui/busy-button.tsx';
import { ConfirmDialog } from '#client/components/admin/confirm-dialog.tsx';
import { AdminLink, LoneLink } from '#client/components/admin/admin-link.tsx';
import { Moment } from '#client/components/admin/moment.tsx';
import { LeadStatusBadge } from '#client/components/admin/lead-status.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { showToast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { WholeLead } from '../types.ts';
import { useLeadChange } from '../use-lead-change.ts';

type Duplicate = WholeLead['duplicates'][number];

const place = 'lead-person';

/** Focuses the panel's title, which stays when its lists come and go. */
function focusTitle() {
  document.querySelector<HTMLElement>(`#${place} [data-panel-title]`)?.focus();
}

/** Focuses the list of merges, after a merge. */
function focusMerges() {
  const heading = document.querySelector<HTMLElement>(`#${place} [data-lines="merges"]`);
  if (heading) heading.focus();
  else focusTitle();
}

// Holds the state of the dialog and the undo, because the lists they start in disappear when they're done.
export function LeadPerson({ lead }: { lead: WholeLead }) {
  const { addresses, others, duplicates, merges } = lead;
  const [asked, setAsked] = useState<Duplicate>();
  const [isOpen, setIsOpen] = useState(false);
  const merge = trpc.admin.inbox.merge.useMutation(useLeadChange(lead.id, m.crm_failed_to_merge()));
  const undo = trpc.admin.inbox.undoMerge.useMutation(useLeadChange(lead.id, m.crm_failed_to_undo()));
  const undoing = undo.isPending ? undo.variables.mergeId : undefined;
  const undoMerge = (mergeId: string) => {
    if (undo.isPending) return;
    undo.mutate(
      { mergeId },
      {
        onSuccess: () => {
          showToast({ title: m.crm_merge_undone() });
          focusTitle();
        },
      },
    );
  };
  return (
    <Panel
      id={place}
      title={m.crm_the_person()}
      lead={
        addresses.length > 1
          ? m.crm_lead_person_known_by({ value: addresses.map(({ email }) => email).join(', ') })
          : undefined
      }
    >
      <Stack>
        <LoneLink href={`${adminPaths.privacy}#${encodeURIComponent(lead.email)}`}>
          {m.crm_lead_person_export_delete_persons_data()}
        </LoneLink>
        {duplicates.length > 0 && (
          <Duplicates
            lead={lead}
            onAsk={(one) => {
              setAsked(one);
              setIsOpen(true);
            }}
          />
        )}
        {merges.length > 0 && <Merges lead={lead} undoing={undoing} onUndo={undoMerge} />}
        <Lines title={m.crm_their_other_leads()}>
          {others.map((other) => (
            <Line key={other.id} aside={<LeadStatusBadge status={other.status} />}>
              <AdminLink href={`${adminPaths.inbox}/${other.id}`}>{leadKindLabels[other.kind]}</AdminLink>{' '}
              <Text span fz="sm" c="dimmed">
                <Moment at={other.occurredAt} />
                {addresses.length > 1 && `, ${other.email}`}
              </Text>
              <Text c="dimmed" lineClamp={1} dir="auto">
                {other.summary}
              </Text>
            </Line>
          ))}
        </Lines>
      </Stack>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={m.crm_lead_person_are_these_one_person()}
        text={
          <>
            <Text>
              <Markup
                parts={m.crm_lead_person_will_count_one_person.parts({ email: lead.email, email2: asked?.email ?? '' })}
                tags={{
                  bold: (text) => <strong dir="auto">{text}</strong>,
                  bold2: (text) => <strong dir="auto">{text}</strong>,
                }}
              />
            </Text>
            <Text mt="sm">{m.crm_lead_person_doesnt_delete_send_anything()}</Text>
          </>
        }
        confirmLabel={m.crm_merge()}
        onConfirm={async () => {
          if (!asked) return;
          await merge.mutateAsync({ keptId: lead.personId, mergedIds: [asked.personId] });
          showToast({ title: m.crm_merged(), description: m.crm_lead_person_can_undo_below() });
        }}
        focusAfter={focusMerges}
      />
    </Panel>
  );
}

const reasons = { phone: m.crm_same_phone_number(), business: m.crm_lead_person_same_name_and_business() } as const;

function Duplicates({ lead, onAsk }: { lead: WholeLead; onAsk: (one: Duplicate) => void }) {
  return (
    <Lines title={m.crm_possible_matches()}>
      {lead.duplicates.map((one) => (
        <Line
          key={one.personId}
          aside={
            <Button
              variant="default"
              aria-label={m.crm_lead_person_merge({ email: one.email })}
              onClick={() => onAsk(one)}
            >
              {m.crm_merge()}
            </Button>
          }
        >
          <Text fw={600} dir="auto">
            {one.name ?? one.email}
          </Text>
          {one.name && <Text dir="auto">{one.email}</Text>}
          <Text fz="sm" c="dimmed">
            {reasons[one.why]}
          </Text>
        </Line>
      ))}
    </Lines>
  );
}

type MergesProps = { lead: WholeLead; undoing: string | undefined; onUndo: (mergeId: string) => void };

function Merges({ lead, undoing, onUndo }: MergesProps) {
  return (
    <Lines title={m.crm_merged()} mark="merges">
      {lead.merges.map(({ id, emails, keptEmail, createdAt, canUndo }) => (
        <Line
          key={id}
          aside={
            canUndo && (
              <BusyButton
                variant="default"
                aria-label={m.crm_lead_person_undo_the_merge_of({ emails: emails.join(', ') })}
                isBusy={undoing === id}
                busyLabel={m.crm_undoing()}
                onClick={() => onUndo(id)}
              >
                {m.crm_undo()}
              </BusyButton>
            )
          }
        >
          <Text dir="auto">{m.crm_lead_person_with({ emails: emails.join(', '), keptEmail })}</Text>
          <Text fz="sm" c="dimmed">
            <Moment at={createdAt} />
            {!canUndo && ` · ${m.crm_lead_person_first_undo_later_merges()}`}
          </Text>
        </Line>
      ))}
    </Lines>
  );
}

/** List with a focusable heading and an empty state. */
function Lines({ title, mark, children }: { title: string; mark?: string; children: readonly ReactNode[] }) {
  return (
    <section>
      <Title order={3} mb="xs" tabIndex={-1} data-lines={mark}>
        {title}
      </Title>
      {children.length === 0 ? (
        <Text c="dimmed">{m.crm_none()}</Text>
      ) : (
        <Stack component="ul" gap="xs">
          {children}
        </Stack>
      )}
    </section>
  );
}

/** Row with text on one side and actions on the other. */
function Line({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <Group component="li" gap="var(--eg-space-2) var(--eg-space-4)" align="flex-start" justify="space-between">
      <Box flex="1 1 14rem" miw={0}>
        {children}
      </Box>
      {aside}
    </Group>
  );
}
