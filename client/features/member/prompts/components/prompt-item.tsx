/** Prompt rows: title, favorite star, and an expandable text or unlock button. */
import {
  ActionIcon,
  Box,
  Button,
  Group,
  Loader,
  Stack,
  Text,
  Title,
  UnstyledButton,
  VisuallyHidden,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronRight, IconLock, IconLockOpen, IconStar, IconStarFilled } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { m } from '#messages';
import type { BusinessFact } from '#shared/domain/prompt-variables.ts';
import { UpgradeButton } from '#client/components/member/upgrade-button.tsx';
import { UpgradeNotice } from '#client/components/member/upgrade-notice.tsx';
import { codeOf, sentenceOf } from '#client/lib/failure.ts';
import {
  leftOf,
  useMarks,
  useUnlock,
  type MarkView,
  type Note,
  type PromptView,
  type UsageView,
} from '../use-prompts.ts';
import type { PromptGroup } from '../workbench-view.ts';
import { OpenPrompt } from './open-prompt.tsx';
import rows from '#client/components/ui/opening-row.module.css';
import classes from './prompts.module.css';

type Shared = {
  facts: readonly BusinessFact[];
  /** Quota, for prompts that may be locked. */
  usage?: UsageView;
  /** Saves favorites and ratings of a prompt outside the member's own list. */
  note?: Note;
};

type ListProps = Shared & {
  groups: readonly PromptGroup[];
  marks: ReadonlyMap<string, MarkView>;
  /** Whether to show each prompt's category, for groups that aren't categories. */
  withCategory?: boolean;
};

/** Lists prompts in groups. */
export function PromptList({ groups, marks, withCategory = false, ...shared }: ListProps) {
  const id = useId();
  return (
    <Stack gap="md">
      {groups.map(({ name, prompts }, index) => (
        <section key={`${name} ${index}`}>
          {name && (
            <Text id={`${id}${index}`} fw={650} c="var(--eg-teal)">
              {name}
            </Text>
          )}
          <Box component="ul" {...(name && { 'aria-labelledby': `${id}${index}` })}>
            {prompts.map((prompt) => (
              <PromptItem
                key={prompt.key}
                prompt={prompt}
                mark={marks.get(prompt.key)}
                category={withCategory ? prompt.category : null}
                {...shared}
              />
            ))}
          </Box>
        </section>
      ))}
    </Stack>
  );
}

type Props = Shared & { prompt: PromptView; mark: MarkView | undefined; category: string | null };

function PromptItem({ prompt, mark, category, facts, usage, note }: Props) {
  const { key, platform, title, useCase, text, teaser } = prompt;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpen, { toggle }] = useDisclosure();
  const marks = useMarks(key, mark, note);
  const Star = marks.isFavorite ? IconStarFilled : IconStar;
  return (
    <li className={rows.item} data-prompt={key} data-locked={text === null || undefined}>
      <Group className={rows.row} gap={0} wrap="nowrap" align="flex-start">
        <Title ref={heading} order={3} flex={1} miw={0} ff="text" fz="md" fw={500} tabIndex={-1}>
          <UnstyledButton
            className={rows.toggle}
            w="100%"
            mih={44}
            py={4}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-more` : undefined}
            onClick={toggle}
          >
            <Group gap="xs" wrap="nowrap">
              <IconChevronRight className={rows.right} size={18} stroke={1.7} color="var(--eg-ink-soft)" aria-hidden />
              <Text
                span
                flex={1}
                miw={0}
                dir="auto"
                fw="inherit"
                truncate={!isOpen}
                className={isOpen ? classes.text : undefined}
              >
                {title}
              </Text>
              {category && (
                <Text span c="dimmed" fz="sm" visibleFrom="sm">
                  {category}
                </Text>
              )}
              {text === null && <IconLock size={16} stroke={1.7} color="var(--eg-ink-soft)" aria-hidden />}
            </Group>
          </UnstyledButton>
          {text === null && <VisuallyHidden> {m.member_locked()}</VisuallyHidden>}
        </Title>
        <ActionIcon
          variant="subtle"
          size={44}
          color={marks.isFavorite ? 'var(--eg-accent-text)' : 'var(--eg-ink-soft)'}
          aria-label={m.member_prompt_item_favorite({ title })}
          aria-pressed={marks.isFavorite}
          onClick={marks.toggleFavorite}
        >
          <Star size={20} aria-hidden />
        </ActionIcon>
      </Group>
      {isOpen && (
        <Stack id={`${id}-more`} gap="sm" pl={{ base: 0, xs: 26 }} pb="md" align="stretch">
          <Text c="dimmed" fz="sm" dir="auto">
            {useCase}
          </Text>
          {text !== null ? (
            <OpenPrompt
              platform={platform}
              title={title}
              text={text}
              facts={facts}
              saved={mark?.variables ?? {}}
              marks={marks}
            />
          ) : (
            usage && (
              <LockedPrompt
                promptKey={key}
                title={title}
                teaser={teaser}
                usage={usage}
                // The pressed button disappears, so move the focus to the heading.
                onUnlocked={() => heading.current?.focus({ preventScroll: true })}
              />
            )
          )}
        </Stack>
      )}
    </li>
  );
}

type LockedProps = { promptKey: string; title: string; teaser: string; usage: UsageView; onUnlocked: () => void };

/** A locked prompt: its beginning, and a way to unlock the rest. */
function LockedPrompt({ promptKey, title, teaser, usage, onUnlocked }: LockedProps) {
  const unlock = useUnlock();
  const left = leftOf(usage);
  return (
    <>
      <Text dir="auto" className={classes.text}>
        <VisuallyHidden>{m.member_it_starts()} </VisuallyHidden>
        {teaser}
      </Text>
      {codeOf(unlock.error) === 'UPGRADE_NEEDED' ? (
        <UpgradeNotice message={sentenceOf(unlock.error)} />
      ) : (
        <div>
          {left === 0 ? (
            <UpgradeButton
              variant="default"
              leftSection={<IconLock size={18} aria-hidden />}
              aria-label={m.member_prompt_item_unlock_with_pro({ title })}
            >
              {m.member_unlock_with_pro()}
            </UpgradeButton>
          ) : (
            <Button
              variant="default"
              leftSection={
                unlock.isPending ? <Loader size={16} color="currentColor" /> : <IconLockOpen size={18} aria-hidden />
              }
              // Not disabled, which would drop the focus.
              aria-busy={unlock.isPending}
              aria-label={m.member_prompt_item_unlock_left_this_month({ left, title })}
              onClick={() => !unlock.isPending && unlock.mutate({ key: promptKey }, { onSuccess: onUnlocked })}
            >
              {m.member_prompt_item_unlock_left_this_month_2({ left })}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
