import { useId, type HTMLInputTypeAttribute, type InputHTMLAttributes } from 'react';
import { m } from '#messages';
import styles from './field.module.css';

type FieldProps = {
  name: string;
  label: string;
  error?: string;
  isOptional?: boolean;
  /** Whether to accept multiple lines. */
  isLong?: boolean;
  type?: HTMLInputTypeAttribute;
} & Pick<InputHTMLAttributes<HTMLElement>, 'autoComplete' | 'maxLength' | 'autoCapitalize' | 'spellCheck'>;

/** Labeled field, uncontrolled so that text typed before hydration stays. */
export function Field({ label, error, isOptional, isLong, ...input }: FieldProps) {
  const id = useId();
  const Control = (isLong ? 'textarea' : 'input') as 'input';
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {isOptional && <span> {m.marketing_optional()}</span>}
      </label>
      <Control
        id={id}
        required={!isOptional}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        {...input}
      />
      {error && <p id={`${id}-error`}>{error}</p>}
    </div>
  );
}

export function EmailField({ error }: { error?: string }) {
  return (
    <Field
      name="email"
      label={m.marketing_email()}
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      error={error}
    />
  );
}
