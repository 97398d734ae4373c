import type { FormEvent, ReactNode } from 'react';
import { sentenceOf } from '#client/lib/failure.ts';
import { CardForm, Problem } from '../card-form.tsx';
import classes from './panel-form.module.css';

type Props = {
  /** The account's address, so that a password manager knows whose password this is. */
  username?: string;
  /** Why the last try was refused. */
  error: unknown;
  isBusy: boolean;
  label: string;
  busyLabel: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onEdit: () => void;
  children: ReactNode;
};

/** A form inside a panel; what was refused is said in its place. */
export function PanelForm({ username, error, isBusy, label, busyLabel, onSubmit, onEdit, children }: Props) {
  return (
    <div className={classes.form}>
      <CardForm
        onSubmit={onSubmit}
        // What was refused is edited: the refusal is about something else now.
        onEdit={() => error && onEdit()}
        isBusy={isBusy}
        label={label}
        busyLabel={busyLabel}
        problem={error ? <Problem title={sentenceOf(error)} /> : undefined}
      >
        {username && <input type="email" name="username" autoComplete="username" value={username} readOnly hidden />}
        {children}
      </CardForm>
    </div>
  );
}
