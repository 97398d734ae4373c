import { VisuallyHidden } from '@mantine/core';
import type { AuditSubject } from '#shared/domain/audit.ts';
import { DeskLink } from '#client/components/desk/desk-link.tsx';
import { DeskList, type Column } from '#client/components/desk/desk-list.tsx';
import { Moment } from '#client/components/desk/moment.tsx';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { changesOf } from '../changes.ts';
import classes from './audit.module.css';
import { subjectWords } from './subject-words.ts';

type Line = RouterOutputs['admin']['audit']['list']['items'][number];

type Props = {
  lines: readonly Line[];
  /** The address of this list, narrowed further. */
  hrefOf: (changes: { subject: string; subjectId: string }) => string;
  /** Other ones are on their way: these are still to be read, dimmed. */
  isOld: boolean;
};

/** Who did what to what, and what changed by it. */
export function AuditList({ lines, hrefOf, isOld }: Props) {
  const columns: Column<Line>[] = [
    { id: 'what', label: 'What', isName: true, cell: ({ actionWords }) => actionWords },
    { id: 'subject', label: 'About', cell: (line) => <Subject line={line} hrefOf={hrefOf} /> },
    { id: 'change', label: 'Before and after', cell: (line) => <Changes line={line} /> },
    { id: 'who', label: 'Who', cell: ({ adminEmail }) => adminEmail ?? 'An account that is gone' },
    { id: 'when', label: 'When', cell: ({ at }) => <Moment at={at} /> },
  ];
  return (
    <DeskList
      label="Audit log"
      rows={lines}
      columns={columns}
      keyOf={({ id }) => String(id)}
      isOld={isOld}
      empty="No line matches."
    />
  );
}

function Subject({ line, hrefOf }: { line: Line; hrefOf: Props['hrefOf'] }) {
  const { subject, subjectId } = line;
  const words = (subjectWords as Partial<Record<string, (typeof subjectWords)[AuditSubject]>>)[subject];
  return (
    <div className={classes.subject}>
      {words ? (
        <DeskLink href={words.hrefOf(subjectId)} className={classes.link}>
          {words.one}
        </DeskLink>
      ) : (
        subject
      )}
      <DeskLink
        href={hrefOf({ subject, subjectId })}
        className={classes.id}
        aria-label={`All lines about ${words?.one.toLowerCase() ?? subject} ${subjectId}`}
      >
        {subjectId.length > 12 ? `${subjectId.slice(0, 8)}…` : subjectId}
      </DeskLink>
    </div>
  );
}

function Changes({ line }: { line: Line }) {
  const changes = changesOf(line.before, line.after);
  if (changes.length === 0) return null;
  return (
    <ul className={classes.changes}>
      {changes.map(({ label, before, after }) => (
        <li key={label}>
          <span className={classes.label}>{label}:</span> {before !== undefined && <del>{before}</del>}
          {before !== undefined && after !== undefined && (
            <>
              <span aria-hidden> → </span>
              <VisuallyHidden component="span">, now </VisuallyHidden>
            </>
          )}
          {after !== undefined && <ins>{after}</ins>}
        </li>
      ))}
    </ul>
  );
}
