/** The prompts: a search over all of them, one platform at a time otherwise. */
import { Anchor, Box, Button, NativeSelect, Paper, Text } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { SearchField } from '#client/components/ui/search-field.tsx';
import { memberLimits } from '#shared/domain/member.ts';
import { platformName, platformUrl } from '#shared/domain/platforms.ts';
import { limits } from '#shared/limits.ts';
import { paths } from '#shared/paths.ts';
import type { GeneratedProfile } from '#shared/schemas/profile.ts';
import { usePromptLocks } from '../prompt-locks.tsx';
import { olderPrompts, promptGroups, searchPrompts } from '../prompt-search.ts';
import { olderPromptsTitle, sectionIds, sectionTitles } from '../sections.ts';
import { counted } from '../text.ts';
import classes from './profile.module.css';
import { PromptPanel } from './prompt-panel.tsx';
import { Section } from './section.tsx';

export function PromptsSection({ profile }: { profile: GeneratedProfile }) {
  const groups = useMemo(() => promptGroups(profile), [profile]);
  const older = groups.length === 0;
  const entries = useMemo(
    () => (older ? olderPrompts(profile) : groups.flatMap((group) => group.prompts)),
    [older, groups, profile],
  );
  const [query, setQuery] = useState('');
  const [picked, setPicked] = useState('');
  const searched = useDeferredValue(query.trim());
  const found = useMemo(() => searchPrompts(entries, searched, platformName), [entries, searched]);
  const searching = searched !== '';
  // While a search is on, no platform is chosen and its panel gives way to the results.
  const group = searching ? undefined : (groups.find(({ platform }) => platform === picked) ?? groups[0]);
  const url = group && platformUrl(group.platform);
  const status = searching
    ? `${found.length} of ${counted(entries.length, 'prompt')} match “${searched}”`
    : older
      ? counted(entries.length, 'prompt')
      : `${counted(entries.length, 'prompt')} for ${counted(groups.length, 'platform')}`;

  return (
    <Section
      title={older ? olderPromptsTitle : sectionTitles.prompts}
      intro="Copy a prompt, paste it into the tool it’s written for, and change what you like."
      icon={IconMessages}
      anchor={sectionIds.prompts}
    >
      <LocksNote count={entries.length} />
      {entries.length === 0 ? (
        <Text>No prompts yet.</Text>
      ) : (
        <>
          <Box className={classes.columns} mb="xs" __vars={{ '--column': '220px' }}>
            <SearchField
              label="Search your prompts"
              placeholder="For example: reviews"
              value={query}
              onChange={setQuery}
            />
            {!older && (
              <NativeSelect
                label="Choose a platform"
                value={group?.platform ?? ''}
                onChange={(event) => {
                  setPicked(event.currentTarget.value);
                  setQuery('');
                }}
              >
                {searching && <option value="">All platforms (search)</option>}
                {groups.map(({ platform, prompts }) => (
                  <option key={platform} value={platform}>
                    {platformName(platform)} ({prompts.length})
                  </option>
                ))}
              </NativeSelect>
            )}
            <Text role="status" fz="sm" c="dimmed" className={classes.status}>
              {status}
            </Text>
          </Box>
          {group && (
            <PromptPanel
              key={group.platform}
              title={platformName(group.platform)}
              prompts={group.prompts}
              heightPx={limits.profile.platformPanelPx}
              open={url ? { url, name: platformName(group.platform) } : undefined}
            />
          )}
          {searching && found.length === 0 && (
            <Paper withBorder p="md">
              <Text mb="md">No prompt matches “{searched}”. Try a single word, such as “email” or “review”.</Text>
              <Button variant="default" onClick={() => setQuery('')}>
                Show all prompts
              </Button>
            </Paper>
          )}
          {(searching || older) && found.length > 0 && (
            <PromptPanel
              key={searched}
              title={searching ? 'Search results' : 'Your prompts'}
              prompts={found}
              heightPx={older ? limits.profile.olderPanelPx : limits.profile.platformPanelPx}
              platformLabel={(entry) => entry.platform && platformName(entry.platform)}
            />
          )}
        </>
      )}
    </Section>
  );
}

/** One offer for the section: what an account keeps, or how many prompts it can still unlock. */
function LocksNote({ count }: { count: number }) {
  const { left, isPreview } = usePromptLocks();
  const limit = memberLimits.promptsPerMonth;
  if (isPreview && count > limit)
    return (
      <Text c="dimmed" fz="sm" mb="xs">
        All {count} prompts are open here. A free account keeps {limit} a month, and the ones you copy come first. Pro
        keeps all {count}.
      </Text>
    );
  if (left === undefined) return null;
  return (
    <Text role="status" c="dimmed" fz="sm" mb="xs">
      {left === 0
        ? 'You’ve unlocked all the prompts you can this month. You can still see how the others start. '
        : `You can unlock ${counted(left, 'more prompt')} this month. You see how the others start. `}
      <Anchor inherit underline="always" href={paths.shop}>
        Pro opens all of them
      </Anchor>
    </Text>
  );
}
