/** Proof: what customers say, in the order in which pages show it. */
import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useState } from 'react';
import { m } from '#messages';
import { adminPaths } from '#shared/admin-paths.ts';
import { proofKindLabels, proofTopicLabels } from '#shared/domain/proof.ts';
import { AdminLayout } from '#client/components/admin/admin-layout.tsx';
import { AdminList, rowButton, type Column } from '#client/components/admin/admin-list.tsx';
import { Fetched } from '#client/components/admin/fetched.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { StatusBadge } from '#client/components/ui/status-badge.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { AuditList } from '#client/features/admin/audit/components/audit-list.tsx';
import { cityNameOf } from '../city-name.ts';
import { ProofDialog, type ProofEntry } from '../proof-dialog.tsx';
import { useProofChanged } from '../use-proof-changed.ts';

export function ProofScreen() {
  // Another admin may have changed something since.
  const proof = trpc.admin.proof.list.useQuery();
  const history = trpc.admin.audit.list.useQuery({ subject: 'proof' });
  const [entry, setEntry] = useState<ProofEntry | 'new'>();
  return (
    <AdminLayout title={m.admin_proof()} lead={m.admin_proof_lead()}>
      <Panel
        title={m.admin_proof_on_pages()}
        aside={<Button onClick={() => setEntry('new')}>{m.admin_proof_add()}</Button>}
      >
        <Fetched query={proof} problem={m.admin_proof_failed_load()} lines={5}>
          {(entries) => <Entries entries={entries} onEdit={setEntry} />}
        </Fetched>
      </Panel>
      <Panel title={m.admin_proof_history()}>
        <Fetched query={history} problem={m.admin_catalog_failed_load_history()} lines={3}>
          {({ items }) =>
            items.length > 0 ? (
              <AuditList lines={items.slice(0, shownChanges)} hrefOf={auditHref} isOld={false} />
            ) : (
              <Text c="dimmed">{m.admin_proof_no_history()}</Text>
            )
          }
        </Fetched>
      </Panel>
      <ProofDialog entry={entry} onClose={() => setEntry(undefined)} />
    </AdminLayout>
  );
}

const shownChanges = 20;
const auditHref = (filters: { subject: string; subjectId: string }) =>
  `${adminPaths.audit}?${new URLSearchParams(filters)}`;

/** @returns `General, SEO, fort-lauderdale` */
const whereText = ({ topics, city }: ProofEntry) =>
  [...topics.map((topic) => proofTopicLabels[topic]), city && cityNameOf(city)].filter(Boolean).join(', ');

type Props = { entries: readonly ProofEntry[]; onEdit: (entry: ProofEntry) => void };

function Entries({ entries, onEdit }: Props) {
  const onSettled = useProofChanged();
  const meta = { success: { title: m.admin_proof_saved(), description: m.admin_proof_pages_follow() } };
  const show = trpc.admin.proof.show.useMutation({ meta, onSettled });
  const move = trpc.admin.proof.move.useMutation({ meta, onSettled });
  const isBusy = show.isPending || move.isPending;
  const columns: Column<ProofEntry>[] = [
    {
      id: 'name',
      label: m.admin_name(),
      isName: true,
      cell: ({ name, text }) => (
        <>
          <Text span inherit lineClamp={1} dir="auto">
            {name}
          </Text>
          {text && (
            <Text fz="sm" fw={400} c="dimmed" lineClamp={2} dir="auto">
              {text}
            </Text>
          )}
        </>
      ),
    },
    { id: 'kind', label: m.admin_proof_kind(), cell: ({ kind }) => proofKindLabels[kind] },
    { id: 'where', label: m.admin_proof_where(), cell: whereText },
    {
      id: 'state',
      label: m.admin_state(),
      cell: ({ isShown }) =>
        isShown ? (
          <StatusBadge tone="good">{m.admin_proof_on_pages()}</StatusBadge>
        ) : (
          <StatusBadge>{m.admin_proof_hidden()}</StatusBadge>
        ),
    },
    {
      id: 'actions',
      label: m.admin_action(),
      hidesLabel: true,
      align: 'end',
      cell: (entry) => {
        const { id, name, isShown } = entry;
        const index = entries.indexOf(entry);
        return (
          <Group gap="xs" justify="flex-end">
            <ActionIcon
              variant="default"
              size={44}
              aria-label={m.admin_proof_raise({ name })}
              disabled={isBusy || index === 0}
              onClick={() => move.mutate({ id, step: 'up' })}
            >
              <IconArrowUp size={18} />
            </ActionIcon>
            <ActionIcon
              variant="default"
              size={44}
              aria-label={m.admin_proof_lower({ name })}
              disabled={isBusy || index === entries.length - 1}
              onClick={() => move.mutate({ id, step: 'down' })}
            >
              <IconArrowDown size={18} />
            </ActionIcon>
            <Button
              {...rowButton}
              variant="default"
              aria-label={isShown ? m.admin_proof_hide_what({ name }) : m.admin_proof_show_what({ name })}
              disabled={isBusy}
              onClick={() => show.mutate({ id, isShown: !isShown })}
            >
              {isShown ? m.admin_proof_hide() : m.admin_proof_show()}
            </Button>
            <Button
              {...rowButton}
              variant="default"
              aria-label={m.admin_proof_edit_what({ name })}
              onClick={() => onEdit(entry)}
            >
              {m.admin_proof_edit()}
            </Button>
          </Group>
        );
      },
    },
  ];
  return (
    <AdminList
      isBare
      label={m.admin_proof()}
      rows={entries}
      columns={columns}
      keyOf={({ id }) => id}
      first={50}
      empty={m.admin_proof_empty()}
    />
  );
}
