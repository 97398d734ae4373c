/** Other leads of the person, other addresses that may be theirs, and merges that can be taken back. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { leadKindWords } from '../../../../shared/domain/inbox-words.ts';
import { paths } from '../../../../shared/paths.ts';
import { ConfirmDialog } from '../../../components/desk/confirm-dialog.tsx';
import { DeskLink } from '../../../components/desk/desk-link.tsx';
import { Moment } from '../../../components/desk/moment.tsx';
import { Panel } from '../../../components/member/panel.tsx';
import panelClasses from '../../../components/member/panel.module.css';
import { showToast } from '../../../lib/toast.tsx';
import { trpc } from '../../../lib/trpc.ts';
import type { WholeLead } from '../types.ts';
import { useLeadChange } from '../use-lead-change.ts';
import { StatusBadge } from './status-badge.tsx';
import classes from './inbox.module.css';

export function LeadPerson({ lead }: { lead: WholeLead }) {
  const { addresses, others, duplicates, merges } = lead;
  return (
    <Panel
      title="The person"
      lead={addresses.length > 1 ? `Known by ${addresses.map(({ email }) => email).join(', ')}` : undefined}
    >
      <div className={classes.person}>
        {duplicates.length > 0 && <Duplicates lead={lead} />}
        {merges.length > 0 && <Merges lead={lead} />}
        <section>
          <h3 className={classes.subtitle}>Other leads of theirs</h3>
          {others.length === 0 ? (
            <p className={classes.quiet}>None.</p>
          ) : (
            <ul className={classes.lines}>
              {others.map((other) => (
                <li key={other.id} className={classes.line}>
                  <div className={classes.lineWords}>
                    <DeskLink className={classes.textLink} href={`${paths.adminInbox}/${other.id}`}>
                      {leadKindWords[other.kind]}
                    </DeskLink>{' '}
                    <span className={classes.quiet}>
                      <Moment at={other.occurredAt} />
                      {addresses.length > 1 && `, ${other.email}`}
                    </span>
                    <span className={classes.said} dir="auto">
                      {other.summary}
                    </span>
                  </div>
                  <StatusBadge status={other.status} />
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
    </Panel>
  );
}

const reasons = { phone: 'Same phone number', business: 'Same name and business' } as const;

function Duplicates({ lead }: { lead: WholeLead }) {
  const [asked, setAsked] = useState<WholeLead['duplicates'][number]>();
  const [isOpen, setIsOpen] = useState(false);
  const { onSettled, ...change } = useLeadChange(lead.id, 'Not merged');
  const merge = trpc.admin.inbox.merge.useMutation({ ...change, onSettled });
  return (
    <section>
      <h3 className={classes.subtitle}>Perhaps the same person</h3>
      <ul className={classes.lines}>
        {lead.duplicates.map((one) => (
          <li key={one.personId} className={classes.line}>
            <div className={classes.lineWords}>
              <strong dir="auto">{one.name ?? one.email}</strong>
              {one.name && (
                <span dir="auto" className={classes.block}>
                  {one.email}
                </span>
              )}
              <span className={classes.quiet}>{reasons[one.why]}</span>
            </div>
            <Button
              variant="default"
              className={panelClasses.button}
              aria-label={`Merge ${one.email}`}
              onClick={() => {
                setAsked(one);
                setIsOpen(true);
              }}
            >
              Merge
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Are these one person?"
        text={
          <>
            <p>
              <strong dir="auto">{lead.email}</strong> and <strong dir="auto">{asked?.email}</strong> count as one
              person from now on: their leads and their timelines stand together.
            </p>
            <p className={classes.gap}>Nothing is deleted or sent, and you can undo it.</p>
          </>
        }
        confirmLabel="Merge"
        onConfirm={async () => {
          if (!asked) return;
          await merge.mutateAsync({ keptId: lead.personId, mergedIds: [asked.personId] });
          showToast({ title: 'Merged', description: 'You can undo it below.' });
        }}
      />
    </section>
  );
}

function Merges({ lead }: { lead: WholeLead }) {
  const undo = trpc.admin.inbox.undoMerge.useMutation(useLeadChange(lead.id, 'Not undone'));
  return (
    <section>
      <h3 className={classes.subtitle} tabIndex={-1} data-merges>
        Merged
      </h3>
      <ul className={classes.lines}>
        {lead.merges.map(({ id, emails, keptEmail, createdAt, canUndo }) => (
          <li key={id} className={classes.line}>
            <div className={classes.lineWords}>
              <span dir="auto" className={classes.block}>
                {emails.join(', ')} with {keptEmail}
              </span>
              <span className={classes.quiet}>
                <Moment at={createdAt} />
                {!canUndo && '. Undo what was merged later first.'}
              </span>
            </div>
            {canUndo && (
              <Button
                variant="default"
                className={panelClasses.button}
                aria-label={`Undo the merge of ${emails.join(', ')}`}
                loading={undo.isPending && undo.variables.mergeId === id}
                onClick={() => {
                  if (undo.isPending) return;
                  undo.mutate({ mergeId: id }, { onSuccess: () => showToast({ title: 'Merge undone' }) });
                }}
              >
                Undo
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
