import { Button } from '@mantine/core';
import { useId } from 'react';
import { claimKindWords, sampleSource, type ClaimKind } from '#shared/domain/claims.ts';
import { StatusBadge } from '#client/components/ui/status-badge.tsx';
import { DeskList, type Column } from '#client/components/desk/desk-list.tsx';
import { Moment } from '#client/components/desk/moment.tsx';
import type { Claim } from './claim-filter.ts';
import { ClaimPages } from './claim-pages.tsx';
import classes from './claims.module.css';

/** @returns enough of a claim to know it by. */
const nameOfClaim = ({ text }: Claim) => (text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text);

const columnsFor = (onSwitch: (claim: Claim) => void): Column<Claim>[] => [
  {
    id: 'text',
    label: 'Claim',
    isName: true,
    cell: ({ kind, text }) => (
      <span className={classes.text} data-voice={kind !== 'figure' || undefined}>
        {text}
      </span>
    ),
  },
  {
    id: 'source',
    label: 'Source',
    cell: ({ source }) =>
      source === sampleSource ? (
        <span className={classes.source}>
          <StatusBadge tone="warn">Sample</StatusBadge>
        </span>
      ) : (
        source
      ),
  },
  { id: 'pages', label: 'Shown on', cell: ({ pages }) => <ClaimPages pages={pages} /> },
  {
    id: 'state',
    label: 'State',
    cell: ({ isOff, changedAt, by }) => (
      <div className={classes.state}>
        <StatusBadge tone={isOff ? 'bad' : 'good'}>{isOff ? 'Off' : 'On'}</StatusBadge>
        {changedAt && (
          <span className={classes.changed}>
            <Moment at={changedAt} /> {by && `by ${by}`}
          </span>
        )}
      </div>
    ),
  },
  {
    id: 'switch',
    label: 'Switch',
    hidesLabel: true,
    align: 'end',
    cell: (claim) => (
      <Button
        variant="default"
        className={classes.switch}
        aria-label={`Switch ${claim.isOff ? 'on' : 'off'}: ${nameOfClaim(claim)}`}
        onClick={() => onSwitch(claim)}
      >
        {claim.isOff ? 'Switch on' : 'Switch off'}
      </Button>
    ),
  },
];

type Props = { kind: ClaimKind; claims: readonly Claim[]; onSwitch: (claim: Claim) => void };

export function ClaimList({ kind, claims, onSwitch }: Props) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.kind}>
        {claimKindWords[kind]} <span className={classes.count}>{claims.length}</span>
      </h2>
      <DeskList
        label={claimKindWords[kind]}
        rows={claims}
        columns={columnsFor(onSwitch)}
        keyOf={({ key }) => key}
        empty="Nothing here."
      />
    </section>
  );
}
