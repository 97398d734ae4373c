import { Button } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import classes from './card-form.module.css';

type Props = {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Something was typed: what was said about the last try does not hold any more. */
  onEdit?: () => void;
  isBusy: boolean;
  label: string;
  busyLabel: string;
  /** What went wrong at the last try. */
  problem?: ReactNode;
  children?: ReactNode;
};

/** The form of a card: fields, what went wrong, one wide button. Busy, it takes no second click and keeps its size. */
export function CardForm({ onSubmit, onEdit, isBusy, label, busyLabel, problem, children }: Props) {
  return (
    <form
      noValidate
      className={classes.form}
      onChange={onEdit}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onSubmit(event);
      }}
    >
      {children}
      {problem}
      {/* Not `disabled`: the focus would be lost to whoever works by keyboard. */}
      <Button type="submit" fullWidth className={classes.submit} aria-disabled={isBusy} data-busy={isBusy || undefined}>
        {isBusy ? busyLabel : label}
      </Button>
    </form>
  );
}

/** Said aloud as soon as it appears. */
export function Problem({ title, detail, children }: { title: string; detail?: string; children?: ReactNode }) {
  return (
    <div role="alert" className={classes.problem}>
      <p className={classes.problemTitle}>{title}</p>
      {detail && <p>{detail}</p>}
      {children}
    </div>
  );
}

/** What has been done, in a calm box. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={classes.notice}>
      {children}
    </div>
  );
}
