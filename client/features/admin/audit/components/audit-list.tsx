import { Group, Text, VisuallyHidden } from '@mantine/core';
import { m } from '#messages';
import type { AuditSubject } from '#shared/domain/audit.ts';
import { LoneLink } from '#client/components/admin/admin-link.tsx';
import { AdminList, type Column } from '#client/components/admin/admin-list.tsx';
import { Moment } from '#client/components/admin/moment.tsx';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { changesOf, type Change } from '../changes.ts';
import { subjectLabels } from './subject-labels.ts';

type Line = RouterOutputs['admin']['audit']['list']['items'][number];

type Props = {
  lines: readonly Line[];
  /** Returns the URL of this list with additional filters. */
  hrefOf: (changes: { subject: string; subjectId: string }) => string;
  /** Whether to keep the old results visible but dimmed while new ones load. */
  isOld: boolean;
};

/** Lists admin actions: who did what to which subject, and what changed. */
export function AuditList({ lines, hrefOf, isOld }: Props) {
  const columns: Column<Line>[] = [
    { id: 'what', label: m.admin_action(), isName: true, share: '22%', cell: ({ actionWords }) => actionWords },
    { id: 'subject', label: m.admin_about(), cell: (line) => <Subject line={line} hrefOf={hrefOf} /> },
    { id: 'change', label: m.admin_before_and_after(), cell: changedBy },
    {
      id: 'who',
      label: m.admin_who(),
      share: '16%',
      cell: ({ adminEmail }) => adminEmail ?? m.admin_a_deleted_account(),
    },
    { id: 'when', label: m.admin_when(), cell: ({ at }) => <Moment at={at} /> },
  ];
  return (
    <AdminList
      label={m.admin_audit_log()}
      rows={lines}
      columns={columns}
      keyOf={({ id }) => String(id)}
      isOld={isOld}
      empty={m.admin_no_matching_entries()}
    />
  );
}

function Subject({ line, hrefOf }: { line: Line; hrefOf: Props['hrefOf'] }) {
  const { subject, subjectId } = line;
  const words = (subjectLabels as Partial<Record<string, (typeof subjectLabels)[AuditSubject]>>)[subject];
  return (
    <>
      {words ? <LoneLink href={words.hrefOf(subjectId)}>{words.one}</LoneLink> : subject}{' '}
      <LoneLink
        href={hrefOf({ subject, subjectId })}

        aria-label={m.admin_audit_list_all_entries_about({ value: words?.one.toLowerCase() ?? subject, subjectId })}
      >
        {subjectId.length > 12 ? `${subjectId.slice(0, 8)}…` : subjectId}
      </LoneLink>
    </>
  );
}

/** Renders nothing if nothing was recorded. */
function changedBy({ before, after }: Line) {
  const changes = changesOf(before, after);
  return changes.length > 0 && <Changes changes={changes} />;
}

function Changes({ changes }: { changes: readonly Change[] }) {
  return (
    <Group component="ul" gap="0 var(--eg-space-3)">
      {changes.map(({ label, before, after }) => (
        <li key={label}>
          <Text span inherit c="dimmed">
            {label}:
          </Text>{' '}
          {before !== undefined && (
            <Text span inherit c="dimmed">
              {before}
            </Text>
          )}
          {before !== undefined && after !== undefined && (
            <>
              <span aria-hidden> → </span>
              <VisuallyHidden component="span">{m.admin_changed_to()} </VisuallyHidden>
            </>
          )}
          {after !== undefined && (
            <Text span inherit fw={600}>
              {after}
            </Text>
          )}
        </li>
      ))}
    </Group>
  );
}
