import { useId, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { outOfSight } from './out-of-sight.tsx';
import styles from './text-field.module.css';

type Props = Omit<ComponentProps<'input'>, 'className' | 'onChange' | 'onKeyDown'> & {
  label: string;
  /** Whether to hide the label visually, in forms that already explain the field. */
  isLabelHidden?: boolean;
  /** Help text below the label. */
  hint?: ReactNode;
  error?: string | undefined;
  /** Whether it grows with its text, up to six lines. */
  isLong?: boolean | undefined;
  /** Rendered inside the field, at its end. */
  side?: ReactNode;
  onChange: (text: string) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
};

/** Text field with label, hint and error, for components that also run on public pages and so can't use Mantine. */
export function TextField({
  label,
  isLabelHidden = false,
  hint,
  error,
  isLong = false,
  side,
  onChange,
  ...input
}: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const Control = (isLong ? 'textarea' : 'input') as 'input';
  return (
    <div className={styles.field}>
      <label htmlFor={id} style={isLabelHidden ? outOfSight : undefined}>
        {label}
      </label>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      <div className={styles.box}>
        <Control
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {side}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
