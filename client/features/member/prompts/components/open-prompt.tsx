/** A prompt whose text is there: fill it in, copy it, take it to a tool, say whether it helped. */
import { ActionIcon, Anchor, Button, Grid, Group, Paper, Text, Textarea, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconCheck,
  IconCopy,
  IconExternalLink,
  IconForms,
  IconThumbDown,
  IconThumbDownFilled,
  IconThumbUp,
  IconThumbUpFilled,
} from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { promptTools } from '#shared/domain/prompt-tools.ts';
import {
  detailsVariable,
  fillPrompt,
  variableLimits,
  type BusinessFact,
  type PromptVariable,
} from '#shared/domain/prompt-variables.ts';
import { useCopy } from '#client/lib/use-copy.ts';
import { useFillIn } from '../use-fill-in.ts';
import type { useMarks } from '../use-prompts.ts';
import { counted } from '../workbench-view.ts';
import classes from './prompts.module.css';

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
  const [isFilling, { toggle }] = useDisclosure();
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
      <Paper bg="var(--eg-surface-2)" radius="sm" p={{ base: 'sm', sm: 'md' }}>
        <Text ref={shown} dir="auto" className={classes.text}>
          {filled}
        </Text>
      </Paper>
      {state === 'failed' && (
        <Text c="var(--eg-danger)" fz="sm">
          We couldn’t copy the prompt, but it’s selected. Press Ctrl+C (⌘C on a Mac), or hold the text and choose Copy.
        </Text>
      )}
      <Group gap="xs">
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
          onClick={toggle}
        >
          {fillLabel}
        </Button>
        <OpenIn platform={platform} text={filled} title={title} onCopy={() => void copy(filled)} />
        <Group role="group" aria-label={`Did it help? ${title}`} gap={0} ml="auto">
          <Thumb label="Helpful" isOn={marks.rating === 1} onClick={() => marks.rate(1)} />
          <Thumb label="Not helpful" isOn={marks.rating === -1} onClick={() => marks.rate(-1)} />
        </Group>
      </Group>
    </>
  );
}

const thumbs = {
  Helpful: [IconThumbUp, IconThumbUpFilled],
  'Not helpful': [IconThumbDown, IconThumbDownFilled],
} as const;

function Thumb({ label, isOn, onClick }: { label: keyof typeof thumbs; isOn: boolean; onClick: () => void }) {
  const Icon = thumbs[label][isOn ? 1 : 0];
  return (
    <ActionIcon
      variant="subtle"
      size={44}
      color={isOn ? 'var(--eg-accent-text)' : 'var(--eg-ink-soft)'}
      aria-label={label}
      aria-pressed={isOn}
      onClick={onClick}
    >
      <Icon size={20} aria-hidden />
    </ActionIcon>
  );
}

type FillInProps = {
  variables: readonly PromptVariable[];
  values: Readonly<Record<string, string>>;
  onChange: (name: string, value: string) => void;
  onLeave: () => void;
};

/** The fields of a prompt. The text below changes with them. */
function FillIn({ variables, values, onChange, onLeave }: FillInProps) {
  const fieldOf = (name: string, label: string) => ({
    label,
    value: values[name] ?? '',
    maxLength: variableLimits.value,
    dir: 'auto',
    onChange: (event: { currentTarget: { value: string } }) => onChange(name, event.currentTarget.value),
  });
  return (
    <Grid gap="sm" onBlur={onLeave}>
      {variables.map(({ name, label, isLong }) => (
        <Grid.Col key={name} span={isLong ? 12 : { base: 12, xs: 6 }}>
          {isLong ? <Textarea {...fieldOf(name, label)} rows={3} /> : <TextInput {...fieldOf(name, label)} />}
        </Grid.Col>
      ))}
      <Grid.Col span={12}>
        <Textarea
          {...fieldOf(detailsVariable, 'Anything special this time?')}
          placeholder="For example: it’s for our July sale"
          rows={2}
        />
      </Grid.Col>
    </Grid>
  );
}

type OpenInProps = {
  platform: string;
  /** As it is to be used, filled in. */
  text: string;
  title: string;
  onCopy: () => void;
};

/** Links that take a prompt to a tool: in the address where the tool reads it, else by the clipboard. */
function OpenIn({ platform, text, title, onCopy }: OpenInProps) {
  const tools = promptTools(platform, text);
  return (
    <Group gap="sm" pl="xs">
      <Text span c="dimmed">
        {tools.every(({ isFilled }) => isFilled) ? 'Open in' : 'Copy and open'}
      </Text>
      {tools.map(({ name, url, isFilled }) => (
        <Anchor
          key={name}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          underline="always"
          fw={600}
          fz="inherit"
          aria-label={`${isFilled ? 'Open in' : 'Copy and open'} ${name} (new tab): ${title}`}
          onClick={isFilled ? undefined : onCopy}
        >
          <Group component="span" gap={4} mih={44} miw={44}>
            {name}
            <IconExternalLink size={16} stroke={1.8} aria-hidden />
          </Group>
        </Anchor>
      ))}
    </Group>
  );
}
