/** One prompt in a list: what it is for, its favourite star, and its text or the way to it. */
import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useRef } from 'react';
import type { BusinessFact } from '#shared/domain/prompt-variables.ts';
import { useMarks, type MarkView, type Note, type PromptView, type UsageView } from '../use-prompts.ts';
import { LockedPrompt } from './locked-prompt.tsx';
import { OpenPrompt } from './open-prompt.tsx';
import classes from './prompt-item.module.css';

type Props = {
  prompt: PromptView;
  mark: MarkView | undefined;
  facts: readonly BusinessFact[];
  /** For prompts that may be locked. */
  usage?: UsageView;
  /** Keeps what is noted of a prompt that is not in the list of one's own. */
  note?: Note;
  /** Says where the prompt belongs when those of several platforms are listed together. */
  platformLabel?: string | undefined;
};

export function PromptItem({ prompt, mark, facts, usage, note, platformLabel }: Props) {
  const { key, platform, title, category, useCase, text, teaser } = prompt;
  const heading = useRef<HTMLHeadingElement>(null);
  const marks = useMarks(key, mark, note);
  const Star = marks.isFavorite ? IconStarFilled : IconStar;
  return (
    <li className={classes.item} data-prompt={key} data-locked={text === null || undefined}>
      <div className={classes.head}>
        <h3 ref={heading} className={classes.title} dir="auto" tabIndex={-1}>
          {title}
        </h3>
        <ActionIcon
          variant="subtle"
          className={classes.icon}
          aria-label={`Favorite: ${title}`}
          aria-pressed={marks.isFavorite}
          onClick={marks.toggleFavorite}
        >
          <Star size={22} aria-hidden />
        </ActionIcon>
      </div>
      <p className={classes.meta}>
        {platformLabel && <span className={classes.where}>{platformLabel}</span>}
        {category && <span className={classes.badge}>{category}</span>}
        <span dir="auto">{useCase}</span>
      </p>
      {text === null ? (
        usage && (
          <LockedPrompt
            promptKey={key}
            title={title}
            teaser={teaser}
            usage={usage}
            // The button goes away from under the focus.
            onUnlocked={() => heading.current?.focus({ preventScroll: true })}
          />
        )
      ) : (
        <OpenPrompt
          platform={platform}
          title={title}
          text={text}
          facts={facts}
          saved={mark?.variables ?? {}}
          marks={marks}
        />
      )}
    </li>
  );
}
