/** One field in place: what the business is, in the owner's words. */
import { Button, TextInput } from '@mantine/core';
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { businessSchema } from '../../shared/schemas/extras.ts';
import { limits } from '../../shared/limits.ts';
import classes from './business-form.module.css';

type Props = {
  /** What was understood; empty for nothing. */
  understood: string;
  /** What saving leads to. */
  hint?: ReactNode;
  submit: string;
  /** @returns why it wasn't saved, in a sentence; undefined when it was. */
  onSave: (business: string) => Promise<string | undefined>;
  onClose: () => void;
};

/** Asks what a business is, starting with what was understood. Escape and an unchanged text close it. */
export function BusinessForm({ understood, hint, submit, onSave, onClose }: Props) {
  const [text, setText] = useState(understood);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const hintId = useId();
  const form = useRef<HTMLFormElement>(null);

  // Where it opens there may be room for its first line only. In braces, as newer browsers return a promise.
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const checked = businessSchema.safeParse(text);
    if (!checked.success) return setProblem(checked.error.issues[0]?.message);
    if (checked.data === understood) return onClose();
    setBusy(true);
    setProblem(undefined);
    const refusal = await onSave(checked.data);
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
      aria-label="What you do"
    >
      <TextInput
        className={classes.field}
        label="What do you do, and where?"
        description={hint}
        descriptionProps={{ id: hintId }}
        placeholder="Mobile dog grooming in Coral Springs"
        size="md"
        autoFocus
        dir="auto"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={limits.text.business}
        value={text}
        error={problem}
        readOnly={isBusy}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setProblem(undefined);
        }}
        // Escape closes the form, not the dialog it may be in.
        data-mantine-stop-propagation="true"
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.nativeEvent.isComposing || isBusy) return;
          event.preventDefault();
          onClose();
        }}
      />
      <div className={classes.buttons}>
        <Button type="submit" size="md" mih={44} aria-disabled={isBusy} data-busy={isBusy || undefined}>
          {isBusy ? 'Saving …' : submit}
        </Button>
        <Button size="md" mih={44} variant="default" disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
