/** In the profile's cover: puts right what was understood of the business. */
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { BusinessForm } from '#client/components/business-form.tsx';
import type { ProfileChanges } from '../changes.ts';
import classes from './correction.module.css';

type Props = {
  /** What was understood; empty for nothing. */
  understood: string;
  changes: ProfileChanges;
};

export function Correction({ understood, changes }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isRewriting = changes.rewriting === 'business';

  // The button comes back when the form or the progress goes.
  const isAway = isOpen || isRewriting;
  const wasAway = useRef(false);
  useEffect(() => {
    if (wasAway.current && !isAway) opener.current?.focus({ preventScroll: true });
    wasAway.current = isAway;
  }, [isAway]);

  return (
    <div className={classes.correction}>
      {isRewriting ? (
        changes.progress
      ) : isOpen ? (
        <BusinessForm
          understood={understood}
          hint="We’ll write your whole profile again around it. It takes a few seconds."
          submit="Save and rewrite"
          onSave={async (business) => {
            const refusal = await changes.onCorrect(business);
            if (!refusal) setSaved(true);
            return refusal;
          }}
          onClose={() => setOpen(false)}
        />
      ) : (
        <Button
          ref={opener}
          className={classes.button}
          variant="default"
          leftSection={<IconPencil size={18} stroke={1.7} aria-hidden />}
          disabled={changes.rewriting !== undefined}
          onClick={() => {
            setSaved(false);
            setOpen(true);
          }}
        >
          {understood === '' ? 'Tell us what you do' : 'Not right? Change it'}
        </Button>
      )}
      {/* Stays in the page, so that what appears in it is said aloud. */}
      <p role="status" className={classes.done}>
        {isSaved && !isAway ? 'Done. Your profile is rewritten.' : ''}
      </p>
    </div>
  );
}
