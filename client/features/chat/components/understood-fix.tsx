import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useRef, useState } from 'react';
import { m } from '#messages';
import { echoOf } from '#shared/domain/chat-answers.ts';
import { OutOfSight } from '#client/components/out-of-sight.tsx';
import { BusinessForm } from '#client/components/business-form.tsx';
import classes from './messages.module.css';

type Props = {
  understood: string;
  /** Whether there are newer messages below, so that a change here needs an announcement. */
  isPast: boolean;
  /** @returns an error message if it couldn't be saved; undefined on success. */
  onSave: (business: string) => Promise<string | undefined>;
};

/** Lets the visitor correct, in place, what the assistant understood about the business. */
export function UnderstoodFix({ understood, isPast, onSave }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [wasFixed, setFixed] = useState(false);
  const wasClosed = useRef(false);
  const close = () => {
    wasClosed.current = true;
    setOpen(false);
  };
  const takeFocusBack = (opener: HTMLButtonElement | null) => {
    if (!opener || !wasClosed.current) return;
    wasClosed.current = false;
    opener.focus();
  };
  return (
    <div className={classes.fixArea}>
      {isOpen ? (
        <BusinessForm
          understood={understood}
          submit={m.chat_save()}
          onSave={async (business) => {
            const refusal = await onSave(business);
            if (!refusal) setFixed(true);
            return refusal;
          }}
          onClose={close}
        />
      ) : (
        <button ref={takeFocusBack} type="button" className={classes.fix} onClick={() => setOpen(true)}>
          <IconPencil size={16} aria-hidden="true" />
          {understood === '' ? m.chat_understood_fix_tell_me_one_sentence() : m.chat_understood_fix_not_quite_fix_it()}
        </button>
      )}
      {isPast && <OutOfSight role="status">{wasFixed ? echoOf(understood) : ''}</OutOfSight>}
    </div>
  );
}
