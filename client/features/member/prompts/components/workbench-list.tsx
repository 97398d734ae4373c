import { Group, NativeSelect, Tabs, Text } from '@mantine/core';
import { useDeferredValue, useMemo, useRef } from 'react';
import { m } from '#messages';
import type { MarkView, usePrompts } from '../use-prompts.ts';
import { useWorkbenchView } from '../use-workbench-view.ts';
import {
  byPlatform,
  groupPrompts,
  nameOfPlatform,
  pageSize,
  selectPrompts,
  shows,
  sorts,
  type Show,
  type Sort,
} from '../workbench-view.ts';
import { SearchField } from '#client/components/ui/search-field.tsx';
import { NothingFound } from './find.tsx';
import { NumberedPager } from '#client/components/ui/numbered-pager.tsx';
import { PromptList } from './prompt-item.tsx';

type Props = {
  list: NonNullable<ReturnType<typeof usePrompts>['list']>;
  marks: ReadonlyMap<string, MarkView>;
};

const everyPlatform = 'all';
const tabColors = { '--tabs-color': 'var(--eg-teal)', '--tabs-text-color': 'var(--eg-surface)' };
const optionsOf = (words: Record<string, string>) => Object.entries(words).map(([value, label]) => ({ value, label }));

/** Lists prompts by platform, with search and filters in the URL. */
export function WorkbenchList({ list, marks }: Props) {
  const { prompts, facts, usage } = list;
  const { view: newest, change, search, clear } = useWorkbenchView();
  const top = useRef<HTMLParagraphElement>(null);
  const platforms = useMemo(
    () => byPlatform(prompts).map(({ platform, prompts: { length } }) => ({ platform, count: length })),
    [prompts],
  );
  // The URL may name a platform that this profile doesn't have.
  const platform = platforms.some((known) => known.platform === newest.platform) ? newest.platform : '';
  const view = useDeferredValue(newest);
  const found = useMemo(() => selectPrompts(prompts, marks, { ...view, platform }), [prompts, marks, view, platform]);
  const categories = useMemo(
    () =>
      platform
        ? [...new Set(prompts.flatMap((entry) => (entry.platform === platform && entry.category) || []))].sort()
        : [],
    [prompts, platform],
  );
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(view.page, pages);
  const all = platform ? platforms.find((known) => known.platform === platform)!.count : prompts.length;
  // A heading for each prompt would only make the list longer.
  const hasGroups = new Set(found.map(({ category }) => category)).size * 2 <= found.length;
  const groupBy = view.sort !== 'order' ? 'nothing' : !platform ? 'platform' : hasGroups ? 'category' : 'nothing';

  const turnTo = (next: number) => {
    change({ page: next });
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <Tabs
      variant="pills"
      vars={() => ({ root: tabColors })}
      value={platform || everyPlatform}
      onChange={(value) => change({ platform: value === everyPlatform || !value ? '' : value })}
    >
      <Group gap="sm" align="flex-end" mb="md">
        <SearchField
          label={m.member_search_your_prompts()}
          placeholder={m.member_for_example_reviews()}
          flex="1 1 240px"
          value={newest.q}
          onChange={search}
        />
        <NativeSelect
          label={m.member_platform()}
          hiddenFrom="sm"
          flex="1 1 130px"
          value={platform}
          onChange={(event) => change({ platform: event.currentTarget.value })}
          data={[
            { value: '', label: m.member_workbench_list_all_platforms({ count: prompts.length }) },
            ...platforms.map(({ platform: value, count }) => ({ value, label: `${nameOfPlatform(value)} (${count})` })),
          ]}
        />
        <NativeSelect
          label={m.member_show()}
          flex="1 1 130px"
          value={newest.show}
          onChange={(event) => change({ show: event.currentTarget.value as Show })}
          data={optionsOf(shows)}
        />
        {categories.length > 1 && (
          <NativeSelect
            label={m.member_category()}
            flex="1 1 130px"
            value={newest.category}
            onChange={(event) => change({ category: event.currentTarget.value })}
            data={[{ value: '', label: m.member_all() }, ...categories]}
          />
        )}
        <NativeSelect
          label={m.member_sort()}
          flex="1 1 130px"
          value={newest.sort}
          onChange={(event) => change({ sort: event.currentTarget.value as Sort })}
          data={optionsOf(sorts)}
        />
      </Group>
      <Tabs.List aria-label={m.member_platforms()} mb="sm" visibleFrom="sm">
        {[{ platform: everyPlatform, count: prompts.length }, ...platforms].map((entry) => (
          <Tabs.Tab
            key={entry.platform}
            value={entry.platform}
            mih={44}
            px="sm"
            rightSection={
              <Text span fz="xs" c="inherit" aria-hidden>
                {entry.count}
              </Text>
            }
          >
            {entry.platform === everyPlatform ? m.member_all() : nameOfPlatform(entry.platform)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={platform || everyPlatform}>
        <Text ref={top} c="dimmed" fz="sm" mb="xs" role="status" tabIndex={-1}>
          {found.length === all
            ? m.member_counted_prompts({ count: all })
            : m.member_workbench_list_of({ count: found.length, all: m.member_counted_prompts({ count: all }) })}
        </Text>
        {found.length === 0 ? (
          <NothingFound view={view} onClear={clear} />
        ) : (
          <PromptList
            groups={groupPrompts(found, groupBy, { from: (page - 1) * pageSize, to: page * pageSize })}
            marks={marks}
            facts={facts}
            usage={usage}
            withCategory={groupBy !== 'category'}
          />
        )}
        <NumberedPager label={m.member_pages_of_prompts()} page={page} pages={pages} onGo={turnTo} />
      </Tabs.Panel>
    </Tabs>
  );
}
