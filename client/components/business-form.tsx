/** Inline form for the owner's own description of the business. */
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { m } from '#messages';
import { limits } from '#shared/limits.ts';
import { TextField } from './text-field.tsx';
import classes from './business-form.module.css';

type Props = {
  /** What the assistant understood; empty if nothing. */
  understood: string;
  /** Explains the effect of saving. */
  hint?: ReactNode;
  submit: string;
  /** @returns an error message if it couldn't be saved; undefined on success. */
  onSave: (business: string) => Promise<string | undefined>;
  onClose: () => void;
};

/**
 * Asks what the business does, prefilled with what the assistant understood. Escape closes it, and so does saving
 * unchanged text.
 */
export function BusinessForm({ understood, hint, submit, onSave, onClose }: Props) {
  const [text, setText] = useState(understood);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  // Only its first line may be visible. Braces, because scrollIntoView returns a promise in newer browsers.
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const business = text.trim();
    if (business === understood) return onClose();
    setBusy(true);
    setProblem(undefined);
    const refusal = await onSave(business);
    setBusy(false);
    if (refusal) setProblem(refusal);
    else onClose();
  };

  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      onSubmit={(event) => void save(event)}
      aria-label={m.components_what_you_do()}
    >
      <TextField
        label={m.components_business_form_what_do_do_where()}
        hint={hint}
        placeholder={m.components_business_form_mobile_dog_grooming_coral()}
        autoFocus
        dir="auto"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={limits.text.business}
        value={text}
        error={problem}
        readOnly={isBusy}
        onChange={(next) => {
          setText(next);
          setProblem(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.nativeEvent.isComposing || isBusy) return;
          // Close the form, but not the dialog it may be in.
          event.preventDefault();
          onClose();
        }}
      />
      <div className={classes.buttons}>
        <button className="button" aria-disabled={isBusy} data-busy={isBusy || undefined}>
          {isBusy ? m.components_saving() : submit}
        </button>
        <button type="button" className="button quiet" disabled={isBusy} onClick={onClose}>
          {m.components_cancel()}
        </button>
      </div>
    </form>
  );
}
