/** The prompts: a search over all of them, one platform at a time otherwise. */
import { Button, NativeSelect, Tabs } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { memberLimits } from '#shared/domain/member.ts';
import { platformName, platformUrl } from '#shared/domain/platforms.ts';
import { limits } from '#shared/limits.ts';
import { paths } from '#shared/paths.ts';
import type { GeneratedProfile } from '#shared/schemas/profile.ts';
import { usePromptLocks } from '../prompt-locks.tsx';
import { olderPrompts, promptGroups, searchPrompts, type PromptGroup } from '../prompt-search.ts';
import { olderPromptsTitle, sectionIds, sectionTitles } from '../sections.ts';
import { counted } from '../text.ts';
import { PromptPanel } from './prompt-panel.tsx';
import { PromptSearchField } from './prompt-search-field.tsx';
import classes from './prompts.module.css';
import { Section } from './section.tsx';

type Props = { profile: GeneratedProfile; narrow: boolean };

export function PromptsSection({ profile, narrow }: Props) {
  const groups = useMemo(() => promptGroups(profile), [profile]);
  const older = groups.length === 0;
  const entries = useMemo(
    () => (older ? olderPrompts(profile) : groups.flatMap((group) => group.prompts)),
    [older, groups, profile],
  );
  const [query, setQuery] = useState('');
  const searched = useDeferredValue(query.trim());
  const found = useMemo(() => searchPrompts(entries, searched, platformName), [entries, searched]);
  const searching = searched !== '';
  const status = searching
    ? `${found.length} of ${counted(entries.length, 'prompt')} match “${searched}”`
    : older
      ? counted(entries.length, 'prompt')
      : `${counted(entries.length, 'prompt')} for ${counted(groups.length, 'platform')}`;

  return (
    <Section
      title={older ? olderPromptsTitle : sectionTitles.prompts}
      intro="Copy a prompt, paste it into the tool it was written for, and change what you like."
      icon={IconMessages}
      anchor={sectionIds.prompts}
    >
      <LocksNote count={entries.length} />
      {entries.length === 0 ? (
        <p className={classes.empty}>This profile holds no prompts.</p>
      ) : (
        <>
          <PromptSearchField value={query} onChange={setQuery} status={status} />
          {!older && <Platforms groups={groups} narrow={narrow} searching={searching} onPick={() => setQuery('')} />}
          {searching && found.length === 0 && (
            <div className={classes.empty}>
              <p>No prompt matches “{searched}”. Try a single word, such as “email” or “review”.</p>
              <Button variant="default" onClick={() => setQuery('')}>
                Show all prompts
              </Button>
            </div>
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

/** What an account keeps of them, or how many more it can unlock. */
function LocksNote({ count }: { count: number }) {
  const { left, isPreview } = usePromptLocks();
  const limit = memberLimits.promptsPerMonth;
  if (isPreview && count > limit)
    return (
      <p className={classes.locks}>
        All {count} prompts are open here. A free account keeps {limit} a month, and the ones you copy come first. Pro
        keeps all {count}.
      </p>
    );
  if (left === undefined) return null;
  return (
    <p className={classes.locks} role="status">
      {left === 0
        ? 'You’ve unlocked all the prompts you can this month. You can still see how the others start. '
        : `You can unlock ${counted(left, 'more prompt')} this month. You see how the others start. `}
      <a href={paths.shop}>Pro opens all of them</a>
    </p>
  );
}

type PlatformsProps = {
  groups: readonly PromptGroup[];
  narrow: boolean;
  /** While a search is on, no platform is chosen and its panel gives way to the results. */
  searching: boolean;
  /** Told when a platform is picked, which ends a search. */
  onPick: () => void;
};

function Platforms({ groups, narrow, searching, onPick }: PlatformsProps) {
  const [picked, setPicked] = useState(groups[0]?.platform ?? '');
  const group = searching ? undefined : (groups.find(({ platform }) => platform === picked) ?? groups[0]);
  const pick = (platform: string | null) => {
    if (!platform) return;
    setPicked(platform);
    onPick();
  };
  const url = group && platformUrl(group.platform);
  const panel = group && (
    <PromptPanel
      key={group.platform}
      title={platformName(group.platform)}
      prompts={group.prompts}
      heightPx={limits.profile.platformPanelPx}
      open={url ? { url, name: platformName(group.platform) } : undefined}
    />
  );

  if (narrow) {
    return (
      <>
        <NativeSelect
          label="Choose a platform"
          classNames={{ root: classes.select, label: classes.fieldLabel }}
          value={group?.platform ?? ''}
          onChange={(event) => pick(event.currentTarget.value)}
        >
          {searching && <option value="">All platforms (search)</option>}
          {groups.map(({ platform, prompts }) => (
            <option key={platform} value={platform}>
              {platformName(platform)} ({prompts.length})
            </option>
          ))}
        </NativeSelect>
        {panel}
      </>
    );
  }
  return (
    <Tabs
      variant="pills"
      keepMounted={false}
      value={group?.platform ?? null}
      onChange={pick}
      classNames={{ list: classes.tabs, tab: classes.tab }}
    >
      <Tabs.List aria-label="AI platforms">
        {groups.map(({ platform, prompts }) => (
          <Tabs.Tab
            key={platform}
            value={platform}
            rightSection={
              <span className={classes.tabCount} aria-hidden>
                {prompts.length}
              </span>
            }
          >
            {platformName(platform)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {group && <Tabs.Panel value={group.platform}>{panel}</Tabs.Panel>}
    </Tabs>
  );
}
