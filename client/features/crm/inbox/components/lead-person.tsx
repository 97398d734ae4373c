/** Other leads of the person, other addresses that may be theirs, and merges that can be taken back. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { leadKindWords } from '#shared/domain/inbox-words.ts';
import { deskPaths } from '#shared/desk-paths.ts';
import { BusyButton } from '#client/components/ui/busy-button.tsx';
import { ConfirmDialog } from '#client/components/desk/confirm-dialog.tsx';
import { DeskLink } from '#client/components/desk/desk-link.tsx';
import { Moment } from '#client/components/desk/moment.tsx';
import { LeadStatusBadge } from '#client/components/desk/lead-status.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { showToast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { WholeLead } from '../types.ts';
import { useLeadChange } from '../use-lead-change.ts';
import classes from './inbox.module.css';

type Duplicate = WholeLead['duplicates'][number];

const place = 'lead-person';

/** The panel's title stays when lists in it come and go. */
function focusTitle() {
  document.querySelector<HTMLElement>(`#${place} [data-panel-title]`)?.focus();
}

/** To what was just merged. */
function focusMerges() {
  const heading = document.querySelector<HTMLElement>(`#${place} [data-merges]`);
  if (heading) heading.focus();
  else focusTitle();
}

// The dialog and the undoing are held here: the lists they begin in go away when they are done.
export function LeadPerson({ lead }: { lead: WholeLead }) {
  const { addresses, others, duplicates, merges } = lead;
  const [asked, setAsked] = useState<Duplicate>();
  const [isOpen, setIsOpen] = useState(false);
  const merge = trpc.admin.inbox.merge.useMutation(useLeadChange(lead.id, 'Not merged'));
  const undo = trpc.admin.inbox.undoMerge.useMutation(useLeadChange(lead.id, 'Not undone'));
  const undoing = undo.isPending ? undo.variables.mergeId : undefined;
  const undoMerge = (mergeId: string) => {
    if (undo.isPending) return;
    undo.mutate(
      { mergeId },
      {
        onSuccess: () => {
          showToast({ title: 'Merge undone' });
          focusTitle();
        },
      },
    );
  };
  return (
    <Panel
      id={place}
      title="The person"
      lead={addresses.length > 1 ? `Known by ${addresses.map(({ email }) => email).join(', ')}` : undefined}
    >
      <div className={classes.person}>
        <DeskLink className={classes.loneLink} href={`${deskPaths.privacy}#${encodeURIComponent(lead.email)}`}>
          Export or delete this person’s data
        </DeskLink>
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
        <section>
          <h3 className={classes.subtitle}>Other leads of theirs</h3>
          {others.length === 0 ? (
            <p className={classes.quiet}>None.</p>
          ) : (
            <ul className={classes.lines}>
              {others.map((other) => (
                <li key={other.id} className={classes.line}>
                  <div className={classes.lineWords}>
                    <DeskLink className={classes.textLink} href={`${deskPaths.inbox}/${other.id}`}>
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
                  <LeadStatusBadge status={other.status} />
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
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
        focusAfter={focusMerges}
      />
    </Panel>
  );
}

const reasons = { phone: 'Same phone number', business: 'Same name and business' } as const;

function Duplicates({ lead, onAsk }: { lead: WholeLead; onAsk: (one: Duplicate) => void }) {
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
            <Button variant="default" aria-label={`Merge ${one.email}`} onClick={() => onAsk(one)}>
              Merge
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type MergesProps = { lead: WholeLead; undoing: string | undefined; onUndo: (mergeId: string) => void };

function Merges({ lead, undoing, onUndo }: MergesProps) {
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
              <BusyButton
                variant="default"
                aria-label={`Undo the merge of ${emails.join(', ')}`}
                isBusy={undoing === id}
                busyLabel="Undoing …"
                onClick={() => onUndo(id)}
              >
                Undo
              </BusyButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
