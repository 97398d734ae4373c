/** One prompt: what it is for, its full text, and a button that copies it. */
import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useRef } from 'react';
import type { PromptEntry } from '../prompt-search.ts';
import classes from './prompts.module.css';
import { useCopyPrompt } from '../use-copy-prompt.ts';

type Props = {
  entry: PromptEntry;
  /** Says where the prompt belongs when prompts of several platforms are listed together. */
  platformLabel?: string;
};

export function PromptCard({ entry, platformLabel }: Props) {
  const text = useRef<HTMLParagraphElement>(null);
  const { state, copy } = useCopyPrompt(text);
  return (
    <li className={classes.card} data-prompt={entry.id}>
      <div className={classes.cardHead}>
        <h5 className={classes.cardTitle} dir="auto" tabIndex={-1}>
          {entry.title}
        </h5>
        <Button
          className={classes.copy}
          variant="default"
          leftSection={state === 'copied' ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
          data-copied={state === 'copied' || undefined}
          aria-label={`Copy prompt: ${entry.title}`}
          onClick={() => void copy(entry.prompt)}
        >
          Copy
        </Button>
      </div>
      <p className={classes.meta}>
        {platformLabel && <span className={classes.where}>{platformLabel}</span>}
        {entry.category && <span className={classes.badge}>{entry.category}</span>}
        <span dir="auto">{entry.useCase}</span>
      </p>
      <p ref={text} className={classes.prompt} dir="auto">
        {entry.prompt}
      </p>
      {state === 'failed' && (
        <p className={classes.failed}>
          Copying did not work here. The prompt is selected: press Ctrl+C (⌘C on a Mac), or hold the text and choose
          Copy.
        </p>
      )}
    </li>
  );
}
