/** An unlocked prompt: fill it in, copy it, open it in a tool, rate it. */
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
import { m } from '#messages';
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
  const fillLabel = isFilling
    ? m.member_hide_fields()
    : blanks > 0
      ? m.member_open_prompt_fill_in({ blanks: m.member_counted_blanks({ count: blanks }) })
      : m.member_fill_in();
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
          {m.member_open_prompt_couldnt_copy_prompt_but()}
        </Text>
      )}
      <Group gap="xs">
        <Button
          leftSection={state === 'copied' ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
          aria-label={m.member_open_prompt_copy({ title })}
          onClick={() => void copy(filled)}
        >
          {m.member_copy()}
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
        <Group role="group" aria-label={m.member_open_prompt_did_it_help({ title })} gap={0} ml="auto">
          <Thumb kind="up" label={m.member_helpful()} isOn={marks.rating === 1} onClick={() => marks.rate(1)} />
          <Thumb kind="down" label={m.member_not_helpful()} isOn={marks.rating === -1} onClick={() => marks.rate(-1)} />
        </Group>
      </Group>
    </>
  );
}

const thumbs = {
  up: [IconThumbUp, IconThumbUpFilled],
  down: [IconThumbDown, IconThumbDownFilled],
} as const;

type ThumbProps = { kind: keyof typeof thumbs; label: string; isOn: boolean; onClick: () => void };

function Thumb({ kind, label, isOn, onClick }: ThumbProps) {
  const Icon = thumbs[kind][isOn ? 1 : 0];
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

/** Fields of a prompt. The text below updates with them. */
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
          {...fieldOf(detailsVariable, m.member_open_prompt_anything_special_this_time())}
          placeholder={m.member_open_prompt_example_july_sale()}
          rows={2}
        />
      </Grid.Col>
    </Grid>
  );
}

type OpenInProps = {
  platform: string;
  /** The prompt's text with the fields filled in. */
  text: string;
  title: string;
  onCopy: () => void;
};

/** Links that open a prompt in a tool: in the URL if the tool supports it, else through the clipboard. */
function OpenIn({ platform, text, title, onCopy }: OpenInProps) {
  const tools = promptTools(platform, text);
  return (
    <Group gap="sm" pl="xs">
      <Text span c="dimmed">
        {tools.every(({ isFilled }) => isFilled) ? m.member_open_in() : m.member_copy_and_open()}
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
          aria-label={
            isFilled
              ? m.member_open_prompt_open_in_new_tab({ name, title })
              : m.member_open_prompt_copy_open_new_tab({ name, title })
          }
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
