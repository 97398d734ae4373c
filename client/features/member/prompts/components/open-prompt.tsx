/** A prompt whose text is there: fill it in, copy it, take it to a tool, say whether it helped. */
import { ActionIcon, Button } from '@mantine/core';
import {
  IconCheck,
  IconCopy,
  IconForms,
  IconThumbDown,
  IconThumbDownFilled,
  IconThumbUp,
  IconThumbUpFilled,
} from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { fillPrompt, type BusinessFact } from '#shared/domain/prompt-variables.ts';
import { counted } from '../counted.ts';
import { useCopy } from '#client/lib/use-copy.ts';
import { useFillIn } from '../use-fill-in.ts';
import type { useMarks } from '../use-prompts.ts';
import { FillIn } from './fill-in.tsx';
import { OpenIn } from './open-in.tsx';
import classes from './prompt-item.module.css';

type Props = {
  platform: string;
  title: string;
  text: string;
  facts: readonly BusinessFact[];
  saved: Readonly<Record<string, string>>;
  marks: ReturnType<typeof useMarks>;
};

export function OpenPrompt({ platform, title, text, facts, saved, marks }: Props) {
  const fieldsId = useId();
  const shown = useRef<HTMLParagraphElement>(null);
  const { variables, values, change, flush } = useFillIn(text, facts, saved, marks.saveVariables);
  const [isFilling, setFilling] = useState(false);
  const blanks = variables.filter(({ name }) => !values[name]?.trim()).length;
  const fillLabel = isFilling ? 'Hide fields' : blanks > 0 ? `Fill in ${counted(blanks, 'blank')}` : 'Fill in';
  const { state, copy } = useCopy(shown);
  const filled = fillPrompt(text, facts, values);
  return (
    <>
      {isFilling && (
        <div id={fieldsId}>
          <FillIn variables={variables} values={values} onChange={change} onLeave={flush} />
        </div>
      )}
      <p ref={shown} className={classes.text} dir="auto">
        {filled}
      </p>
      {state === 'failed' && (
        <p className={classes.failed}>
          Copying did not work here. The prompt is selected: press Ctrl+C (⌘C on a Mac), or hold the text and choose
          Copy.
        </p>
      )}
      <div className={classes.actions}>
        <Button
          leftSection={state === 'copied' ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
          aria-label={`Copy: ${title}`}
          onClick={() => void copy(filled)}
        >
          Copy
        </Button>
        <Button
          variant="default"
          leftSection={<IconForms size={18} aria-hidden />}
          aria-expanded={isFilling}
          aria-controls={isFilling ? fieldsId : undefined}
          aria-label={`${fillLabel}: ${title}`}
          onClick={() => setFilling(!isFilling)}
        >
          {fillLabel}
        </Button>
        <OpenIn platform={platform} text={filled} title={title} onCopy={() => void copy(filled)} />
        <span className={classes.thumbs} role="group" aria-label={`Did it help? ${title}`}>
          <ActionIcon
            variant="subtle"
            className={classes.icon}
            aria-label="Helpful"
            aria-pressed={marks.rating === 1}
            onClick={() => marks.rate(1)}
          >
            {marks.rating === 1 ? <IconThumbUpFilled size={20} aria-hidden /> : <IconThumbUp size={20} aria-hidden />}
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            className={classes.icon}
            aria-label="Not helpful"
            aria-pressed={marks.rating === -1}
            onClick={() => marks.rate(-1)}
          >
            {marks.rating === -1 ? (
              <IconThumbDownFilled size={20} aria-hidden />
            ) : (
              <IconThumbDown size={20} aria-hidden />
            )}
          </ActionIcon>
        </span>
      </div>
    </>
  );
}
