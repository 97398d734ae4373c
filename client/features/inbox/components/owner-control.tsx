import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import fieldClasses from '../../../components/fields.module.css';
import panelClasses from '../../../components/member/panel.module.css';
import { useUser } from '../../../lib/session.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useLeadChange } from '../use-lead-change.ts';
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
  const others = (team.data ?? []).filter(({ id }) => id !== owner?.id);
  const give = (to: string) => {
    if (change.isPending) return;
    change.mutate({ leadId, ownerId: to || null }, { onSettled: () => setChosen(undefined) });
  };
  return (
    <div className={classes.owners}>
      <NativeSelect
        size="md"
        className={fieldClasses.field}
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
        <Button className={panelClasses.button} loading={change.isPending} onClick={() => give(value)}>
          {value === '' ? 'Give it back' : 'Hand over'}
        </Button>
      ) : (
        ownerId !== user.id && (
          <Button
            variant="default"
            className={panelClasses.button}
            loading={change.isPending}
            onClick={() => give(user.id)}
          >
            Take it
          </Button>
        )
      )}
    </div>
  );
}
