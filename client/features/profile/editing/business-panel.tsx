/** What was understood of the business, and a way to put it right. */
import { Button, Loader } from '@mantine/core';
import { BusinessForm } from '#client/components/business-form.tsx';
import { Problem } from '#client/components/card-form.tsx';
import classes from './editing.module.css';
import type { useCorrection } from './use-correction.ts';

type Props = { understood: string; correction: ReturnType<typeof useCorrection>; onClose: () => void };

export function BusinessPanel({ understood, correction, onClose }: Props) {
  return (
    <BusinessForm
      understood={understood}
      hint="We’ll write your whole profile again. What you edited stays under History, and you can undo."
      submit="Save and rewrite"
      onSave={correction.correct}
      onClose={onClose}
    />
  );
}

/** How the rewriting goes. */
export function CorrectionState({ isRunning, hasFailed, retry }: Props['correction']) {
  return (
    <>
      <div role="status" className={isRunning ? classes.panel : undefined}>
        {isRunning && (
          <div className={classes.running}>
            <Loader size={20} aria-hidden />
            <p>Rewriting your profile. It takes a few seconds, and you can keep reading.</p>
          </div>
        )}
      </div>
      {hasFailed && (
        <div className={classes.panel}>
          <Problem
            title="We couldn’t rewrite your profile"
            detail="Your words are saved, and nothing else has changed."
          >
            <Button variant="default" mt="sm" onClick={retry}>
              Try again
            </Button>
          </Problem>
        </div>
      )}
    </>
  );
}
