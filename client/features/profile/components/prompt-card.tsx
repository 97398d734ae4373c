/** One prompt: what it is for, its full text, and a button that copies it; a locked one begins, and can be unlocked. */
import { Button, Loader } from '@mantine/core';
import { IconCheck, IconCopy, IconLockOpen } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { paths } from '#shared/paths.ts';
import { usePromptLocks } from '../prompt-locks.tsx';
import type { PromptEntry } from '../prompt-search.ts';
import classes from './prompts.module.css';
import { useCopy } from '#client/lib/use-copy.ts';

type Props = {
  entry: PromptEntry;
  /** Says where the prompt belongs when prompts of several platforms are listed together. */
  platformLabel?: string;
};

export function PromptCard({ entry, platformLabel }: Props) {
  const text = useRef<HTMLParagraphElement>(null);
  const { state, copy } = useCopy(text);
  const locks = usePromptLocks();
  const [isAsking, setAsking] = useState(false);
  const [hasAsked, setHasAsked] = useState(false);
  const isLocked = locks.isLocked(entry.key);
  const prompt = locks.textOf(entry.key) ?? entry.prompt;

  const unlock = async () => {
    if (isAsking) return;
    setAsking(true);
    setHasAsked(true);
    const unlocked = await locks.unlock(entry.key);
    // What is copied stands on the page by then, to be selected where the browser does not let us copy.
    flushSync(() => setAsking(false));
    if (unlocked !== undefined) await copy(unlocked);
  };

  return (
    <li className={classes.card} data-prompt={entry.id} data-locked={isLocked || undefined}>
      <div className={classes.cardHead}>
        <h5 className={classes.cardTitle} dir="auto" tabIndex={-1}>
          {entry.title}
        </h5>
        {isLocked ? (
          <Button
            className={classes.copy}
            variant="default"
            leftSection={isAsking ? <Loader size={16} color="currentColor" /> : <IconLockOpen size={18} aria-hidden />}
            // Not disabled meanwhile, which would take the focus away.
            aria-busy={isAsking}
            aria-label={`Unlock prompt: ${entry.title}`}
            onClick={() => void unlock()}
          >
            Unlock
          </Button>
        ) : (
          <Button
            className={classes.copy}
            variant="default"
            leftSection={state === 'copied' ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
            data-copied={state === 'copied' || undefined}
            aria-label={`Copy prompt: ${entry.title}`}
            onClick={() => {
              locks.noteCopied(entry.key);
              void copy(prompt);
            }}
          >
            Copy
          </Button>
        )}
      </div>
      <p className={classes.meta}>
        {platformLabel && <span className={classes.where}>{platformLabel}</span>}
        {entry.category && <span className={classes.badge}>{entry.category}</span>}
        <span dir="auto">{entry.useCase}</span>
      </p>
      <p ref={text} className={classes.prompt} dir="auto">
        {prompt}
      </p>
      {isLocked && hasAsked && locks.refusal && (
        <p className={classes.failed} role="alert">
          {locks.refusal} <a href={paths.shop}>See Pro</a>
        </p>
      )}
      {state === 'failed' && (
        <p className={classes.failed}>
          Copying did not work here. The prompt is selected: press Ctrl+C (⌘C on a Mac), or hold the text and choose
          Copy.
        </p>
      )}
    </li>
  );
}
