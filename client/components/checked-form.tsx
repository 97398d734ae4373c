import type { FormEvent, ReactNode } from 'react';

type Props = {
  className?: string | undefined;
  isBusy: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Called on input, which makes the last error outdated. */
  onEdit?: (() => void) | undefined;
  children: ReactNode;
};

/** Form that ignores submits while busy, and focuses the first invalid field so screen readers announce its error. */
export function CheckedForm({ className, isBusy, onSubmit, onEdit, children }: Props) {
  return (
    <form
      noValidate
      className={className}
      onChange={onEdit}
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        onSubmit(event);
        focusFirstInvalid(event.currentTarget);
      }}
    >
      {children}
    </form>
  );
}

function focusFirstInvalid(form: HTMLFormElement) {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
