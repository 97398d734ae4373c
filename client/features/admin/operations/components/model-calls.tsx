import { plainName, reasonWords } from '#shared/domain/operations.ts';
import { deskPaths } from '#shared/desk-paths.ts';
import { StatusBadge } from '#client/components/ui/status-badge.tsx';
import { DeskLink } from '#client/components/desk/desk-link.tsx';
import { DeskList, EmptyPage, type Column } from '#client/components/desk/desk-list.tsx';
import { Moment } from '#client/components/desk/moment.tsx';
import { Pager } from '#client/components/desk/pager.tsx';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { counted, dollars, duration } from '../figures.ts';
import { Section } from './section.tsx';
import classes from './operations.module.css';

type Call = RouterOutputs['admin']['operations']['ai']['items'][number];

/** What a call was for. Its row may be gone with the account it belonged to. */
function purposeOf({ kind, subject }: Call): string {
  if (kind === 'profile') return 'Profile';
  if (kind === 'voice') return 'Voice';
  if (kind === null) return 'Of an account that is gone';
  return `${kind === 'section' ? 'Section' : 'Tool'}: ${plainName(subject ?? '').toLowerCase()}`;
}

const columns: readonly Column<Call>[] = [
  {
    id: 'purpose',
    label: 'For',
    isName: true,
    cell: (call) =>
      call.userId ? (
        <DeskLink href={`${deskPaths.users}/${call.userId}`} className={classes.back}>
          {purposeOf(call)}
        </DeskLink>
      ) : (
        purposeOf(call)
      ),
  },
  { id: 'at', label: 'When', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { id: 'model', label: 'Model', cell: ({ model }) => model },
  {
    id: 'outcome',
    label: 'Outcome',
    cell: ({ outcome, attempt }) => (
      <>
        <StatusBadge tone={outcome === 'ok' ? 'good' : 'warn'}>{reasonWords(outcome)}</StatusBadge>
        {attempt > 1 && <span className={classes.soft}> Try {attempt}</span>}
      </>
    ),
  },
  {
    id: 'writer',
    label: 'Written by',
    cell: ({ writtenBy, failure }) => {
      if (writtenBy === null) return failure === null ? null : reasonWords(failure);
      return writtenBy === 'openai' ? 'The model' : `The built-in engine. ${reasonWords(failure)}`;
    },
  },
  {
    id: 'tokens',
    label: 'Tokens in, out',
    align: 'end',
    cell: ({ inputTokens, outputTokens }) => (
      <span className={classes.wide}>
        {counted(inputTokens)}, {counted(outputTokens)}
      </span>
    ),
  },
  {
    id: 'took',
    label: 'Took',
    align: 'end',
    cell: ({ durationMs }) => <span className={classes.wide}>{duration(durationMs)}</span>,
  },
  {
    id: 'cost',
    label: 'Cost',
    align: 'end',
    cell: ({ costMicroUsd }) => <span className={classes.wide}>{dollars(costMicroUsd)}</span>,
  },
];

type Props = {
  calls: readonly Call[];
  nextCursor: string | null;
  after: string | undefined;
  onGo: (cursor: string | undefined) => void;
  isOld: boolean;
};

/** Each call to the model, newest first. */
export function ModelCalls({ calls, nextCursor, after, onGo, isOld }: Props) {
  return (
    <Section title="Calls">
      <DeskList
        label="Calls"
        rows={calls}
        columns={columns}
        keyOf={({ id }) => id}
        isOld={isOld}
        empty={after ? <EmptyPage /> : 'The model was not asked in this time'}
      />
      <Pager nextCursor={nextCursor} after={after} onGo={onGo} isBusy={isOld} />
    </Section>
  );
}
