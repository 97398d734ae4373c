import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { echoOf } from '../../../../shared/schemas/chat.ts';
import { BusinessForm } from '../../../components/business-form.tsx';
import classes from './messages.module.css';

type Props = {
  understood: string;
  /** A later message is the newest: a change up here must be said. */
  isPast: boolean;
  /** @returns why it wasn't saved, in a sentence; undefined when it was. */
  onSave: (business: string) => Promise<string | undefined>;
};

/** Below what the assistant understood of the business: puts it right in place. */
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
          submit="Save"
          onSave={async (business) => {
            const refusal = await onSave(business);
            if (!refusal) setFixed(true);
            return refusal;
          }}
          onClose={close}
        />
      ) : (
        <UnstyledButton ref={takeFocusBack} className={classes.fix} onClick={() => setOpen(true)}>
          <IconPencil size={16} aria-hidden="true" />
          {understood === '' ? 'Tell me in one sentence' : 'Not quite? Fix it'}
        </UnstyledButton>
      )}
      {isPast && <VisuallyHidden role="status">{wasFixed ? echoOf(understood) : ''}</VisuallyHidden>}
    </div>
  );
}
