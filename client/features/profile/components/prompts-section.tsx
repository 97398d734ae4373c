/** The profile's prompts: one platform at a time, or a search across all of them. */
import { Anchor, Box, Button, NativeSelect, Paper, Text } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { m } from '#messages';
import { SearchField } from '#client/components/ui/search-field.tsx';
import { memberLimits } from '#shared/domain/member.ts';
import { platformName, platformUrl } from '#shared/domain/platforms.ts';
import { limits } from '#shared/limits.ts';
import { paths } from '#shared/paths.ts';
import type { GeneratedProfile } from '#shared/schemas/profile.ts';
import { usePromptLocks } from '../prompt-locks.tsx';
import { olderPrompts, promptGroups, searchPrompts } from '../prompt-search.ts';
import { olderPromptsTitle, sectionIds, sectionTitles } from '../sections.ts';
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
  // During a search, no platform is selected and the results replace its panel.
  const group = searching ? undefined : (groups.find(({ platform }) => platform === picked) ?? groups[0]);
  const url = group && platformUrl(group.platform);
  const status = searching
    ? m.profile_prompts_section_of_match({
        count: found.length,
        count2: m.profile_counted_prompts({ count: entries.length }),
        searched,
      })
    : older
      ? m.profile_counted_prompts({ count: entries.length })
      : m.profile_prompts_section_for({
          count: m.profile_counted_prompts({ count: entries.length }),
          count2: m.profile_counted_platforms({ count: groups.length }),
        });

  return (
    <Section
      title={older ? olderPromptsTitle : sectionTitles.prompts}
      intro={m.profile_prompts_section_copy_prompt_paste_into()}
      icon={IconMessages}
      anchor={sectionIds.prompts}
    >
      <LocksNote count={entries.length} />
      {entries.length === 0 ? (
        <Text>{m.profile_no_prompts_yet()}</Text>
      ) : (
        <>
          <Box className={classes.columns} mb="xs" __vars={{ '--column': '220px' }}>
            <SearchField
              label={m.profile_search_your_prompts()}
              placeholder={m.profile_for_example_reviews()}
              value={query}
              onChange={setQuery}
            />
            {!older && (
              <NativeSelect
                label={m.profile_choose_a_platform()}
                value={group?.platform ?? ''}
                onChange={(event) => {
                  setPicked(event.currentTarget.value);
                  setQuery('');
                }}
              >
                {searching && <option value="">{m.profile_all_platforms_search()}</option>}
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
              <Text mb="md">{m.profile_prompts_section_no_prompt_matches_try({ searched })}</Text>
              <Button variant="default" onClick={() => setQuery('')}>
                {m.profile_show_all_prompts()}
              </Button>
            </Paper>
          )}
          {(searching || older) && found.length > 0 && (
            <PromptPanel
              key={searched}
              title={searching ? m.profile_search_results() : m.profile_your_prompts()}
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

/** A single note for the section: what an account keeps, or how many more prompts it can unlock. */
function LocksNote({ count }: { count: number }) {
  const { left, isPreview } = usePromptLocks();
  const limit = memberLimits.promptsPerMonth;
  if (isPreview && count > limit)
    return (
      <Text c="dimmed" fz="sm" mb="xs">
        {m.profile_prompts_section_all_prompts_open_here({ count, limit })}
      </Text>
    );
  if (left === undefined) return null;
  return (
    <Text role="status" c="dimmed" fz="sm" mb="xs">
      {left === 0
        ? m.profile_prompts_section_youve_unlocked_all_prompts()
        : m.profile_prompts_section_can_unlock_month_see({
            left: m.profile_counted_more_prompts({ count: left }),
          })}{' '}
      <Anchor inherit underline="always" href={paths.shop}>
        {m.profile_prompts_section_pro_opens_all_them()}
      </Anchor>
    </Text>
  );
}
