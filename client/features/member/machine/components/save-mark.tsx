import { IconCheck } from '@tabler/icons-react';
import type { SaveState } from '../use-autosave.ts';
import classes from './tool.module.css';

/** Whether what was typed is kept. Quiet until something was typed. */
export function SaveMark({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  return (
    <div className={classes.saveMark}>
      <p role="status">
        {state === 'saving' && 'Saving…'}
        {state === 'saved' && (
          <>
            <IconCheck size={18} stroke={2} aria-hidden /> Saved
          </>
        )}
        {state === 'failed' && 'Not saved yet.'}
      </p>
      {state === 'failed' && (
        <button type="button" className={classes.textButton} onClick={onRetry}>
          Save now
        </button>
      )}
    </div>
  );
}
