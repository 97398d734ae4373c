import { NativeSelect } from '@mantine/core';
import { useRef, useState } from 'react';
import { BusyButton } from '#client/components/ui/busy-button.tsx';
import { useUser } from '#client/lib/session.ts';
import { trpc } from '#client/lib/trpc.ts';
import { isConflict, useLeadChange } from '../use-lead-change.ts';
import classes from './inbox.module.css';

type Props = { leadId: string; owner: { id: string; email: string } | null };

/** Whose lead it is. Handing over takes a second press, so that arrow keys over the list hand nothing to anybody. */
export function OwnerControl({ leadId, owner }: Props) {
  const user = useUser();
  const team = trpc.admin.inbox.team.useQuery();
  const change = trpc.admin.inbox.setOwner.useMutation(useLeadChange(leadId, 'Owner not changed'));
  const ownerId = owner?.id ?? '';
  /** What is chosen and not saved yet. */
  const [chosen, setChosen] = useState<string>();
  const value = chosen ?? ownerId;
  const place = useRef<HTMLDivElement>(null);
  const others = (team.data ?? []).filter(({ id }) => id !== owner?.id);
  const give = (to: string) => {
    if (change.isPending) return;
    // What was chosen meanwhile is not saved yet.
    const settle = () => {
      setChosen((now) => (now === to ? undefined : now));
      // The button that was pressed may be gone.
      const { activeElement } = document;
      if (activeElement === document.body || place.current?.contains(activeElement))
        place.current?.querySelector('select')?.focus();
    };
    change.mutate(
      { leadId, ownerId: to || null, seen: owner?.id ?? null },
      // Not reached, the choice stays; somebody else's stands in its place.
      { onSuccess: settle, onError: (error) => isConflict(error) && settle() },
    );
  };
  return (
    <div ref={place} className={classes.owners}>
      <NativeSelect
        label="Owner"
        value={value}
        data={[
          { value: '', label: 'Nobody' },
          ...[...(owner ? [owner] : []), ...others].map(({ id, email }) => ({
            value: id,
            label: id === user.id ? `You (${email})` : email,
          })),
        ]}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      {value !== ownerId ? (
        <BusyButton isBusy={change.isPending} busyLabel="One moment …" onClick={() => give(value)}>
          {value === '' ? 'Give it back' : 'Hand over'}
        </BusyButton>
      ) : (
        ownerId !== user.id && (
          <BusyButton
            variant="default"
            isBusy={change.isPending}
            busyLabel="One moment …"
            onClick={() => give(user.id)}
          >
            Take it
          </BusyButton>
        )
      )}
    </div>
  );
}
