/** Fixed-height scrollable box with one expandable row per prompt. */
import { Anchor, Box, Button, Group, Loader, Paper, Text, Title, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconChevronRight, IconCopy, IconExternalLink, IconLock, IconLockOpen } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { m } from '#messages';
import { paths } from '#shared/paths.ts';
import { useCopy } from '#client/lib/use-copy.ts';
import { usePromptLocks } from '../prompt-locks.tsx';
import type { PromptEntry } from '../prompt-search.ts';
import classes from './profile.module.css';

/** Number of prompts rendered per step; longer lists grow by this many. */
const pageSize = 40;

type Props = {
  title: string;
  prompts: readonly PromptEntry[];
  heightPx: number;
  /** The platform's URL and name, for a link that opens it. */
  open?: { url: string; name: string };
  /** Returns the platform of an entry, for lists of several platforms. */
  platformLabel?: (entry: PromptEntry) => string | undefined;
};

export function PromptPanel({ title, prompts, heightPx, open, platformLabel }: Props) {
  const [shown, setShown] = useState(pageSize);
  const list = useRef<HTMLUListElement>(null);
  const newTabHint = useId();
  const rest = prompts.length - shown;

  const showMore = () => {
    setShown(shown + pageSize);
    // The focused button moves away, so the first new prompt takes the focus.
    requestAnimationFrame(() => list.current?.children[shown]?.querySelector<HTMLElement>('h5 button')?.focus());
  };

  return (
    <Paper withBorder className={classes.framed}>
      <Group justify="space-between" gap="sm" px="md" mih={52}>
        <Title order={4}>
          {title}{' '}
          <Text span fz="sm" c="dimmed" fw={400} ff="text" ml="xs">
            {m.profile_counted_prompts({ count: prompts.length })}
          </Text>
        </Title>
        {open && (
          <>
            <Anchor href={open.url} target="_blank" rel="noopener noreferrer" aria-describedby={newTabHint} fz="sm">
              <Group gap={6} mih={44}>
                {m.profile_prompt_panel_open({ name: open.name })}
                <IconExternalLink size={16} stroke={1.8} aria-hidden />
              </Group>
            </Anchor>
            <span id={newTabHint} hidden>
              {m.profile_prompt_panel_opens_new_tab()}
            </span>
          </>
        )}
      </Group>
      <Box
        className={classes.scroll}
        __vars={{ '--panel-height': `${heightPx}px` }}
        role="region"
        aria-label={m.profile_prompt_panel_prompts({ title })}
        tabIndex={0}
      >
        <ul ref={list} className={classes.rows}>
          {prompts.slice(0, shown).map((entry) => (
            <Prompt key={entry.id} entry={entry} platformLabel={platformLabel?.(entry)} />
          ))}
        </ul>
        {rest > 0 && (
          <Box p="sm">
            <Button variant="default" fullWidth onClick={showMore}>
              {m.profile_prompt_panel_show_more_of({ rest: Math.min(rest, pageSize), rest2: rest })}
            </Button>
          </Box>
        )}
      </Box>
    </Paper>
  );
}

type PromptProps = {
  entry: PromptEntry;
  /** The prompt's platform, shown when several platforms are listed together. */
  platformLabel: string | undefined;
};

/** One prompt: a row with a copy button and an expandable text. A locked prompt shows only its beginning. */
function Prompt({ entry, platformLabel }: PromptProps) {
  const detailId = useId();
  const text = useRef<HTMLParagraphElement>(null);
  const copyButton = useRef<HTMLButtonElement>(null);
  const { state, copy } = useCopy(text);
  const locks = usePromptLocks();
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [hasAsked, setHasAsked] = useState(false);
  const isLocked = locks.isLocked(entry.key);
  const prompt = locks.textOf(entry.key) ?? entry.prompt;

  const unlock = async () => {
    if (isAsking) return;
    setAsking(true);
    setHasAsked(true);
    const unlocked = await locks.unlock(entry.key);
    // Render the text now, so that it can be selected if the browser refuses to copy.
    flushSync(() => setAsking(false));
    if (unlocked === undefined) return;
    copyButton.current?.focus();
    await copy(unlocked);
  };

  return (
    <li className={classes.prompt} data-prompt={entry.id} data-locked={isLocked || undefined}>
      <Title order={5} dir="auto" fz="md" ff="text">
        <UnstyledButton
          className={classes.opener}
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <IconChevronRight size={18} stroke={1.8} aria-hidden />
          <span>{entry.title}</span>
          {isLocked && (
            <>
              <IconLock size={18} stroke={1.8} aria-hidden />
              <VisuallyHidden>{m.profile_locked()}</VisuallyHidden>
            </>
          )}
        </UnstyledButton>
      </Title>
      {!isLocked && (
        <Button
          ref={copyButton}
          className={classes.promptSide}
          variant="default"
          px="sm"
          c={state === 'copied' ? 'var(--eg-success)' : undefined}
          leftSection={state === 'copied' ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
          aria-label={m.profile_prompt_panel_copy_prompt({ title: entry.title })}
          onClick={() => {
            // Show the copied text, so that it can be selected if the browser refuses to copy.
            flushSync(() => setOpen(true));
            locks.noteCopied(entry.key);
            void copy(prompt);
          }}
        >
          {m.profile_copy()}
        </Button>
      )}
      {isOpen && (
        <Box id={detailId} px="md" pb="md">
          <Text fz="sm" c="dimmed" dir="auto" className={classes.text}>
            {[platformLabel, entry.category, entry.useCase].filter(Boolean).join(' · ')}
          </Text>
          <Text ref={text} dir="auto" mt="xs" className={classes.text} data-prompt-text>
            {prompt}
          </Text>
          {isLocked && (
            <Button
              mt="sm"
              variant="default"
              leftSection={
                isAsking ? <Loader size={16} color="currentColor" /> : <IconLockOpen size={18} aria-hidden />
              }
              // Not disabled while busy, which would drop the focus.
              aria-busy={isAsking}
              aria-label={m.profile_prompt_panel_unlock_prompt({ title: entry.title })}
              onClick={() => void unlock()}
            >
              {m.profile_unlock()}
            </Button>
          )}
          {isLocked && hasAsked && locks.refusal && (
            <Text role="alert" c="danger" fz="sm" mt="xs">
              {locks.refusal}{' '}
              <Anchor inherit underline="always" href={paths.shop}>
                {m.profile_see_pro()}
              </Anchor>
            </Text>
          )}
          {state === 'failed' && (
            <Text c="danger" fz="sm" mt="xs">
              {m.profile_prompt_panel_couldnt_copy_prompt_but()}
            </Text>
          )}
        </Box>
      )}
    </li>
  );
}
