import { Tabs } from '@mantine/core';
import { useDeferredValue, useMemo, useRef } from 'react';
import { counted } from '../counted.ts';
import type { MarkView, usePrompts } from '../use-prompts.ts';
import { useWorkbenchView } from '../use-workbench-view.ts';
import { byPlatform, nameOfPlatform, pageSize, selectPrompts } from '../workbench-view.ts';
import { NothingFound } from './nothing-found.tsx';
import { Pager } from './pager.tsx';
import { PromptItem } from './prompt-item.tsx';
import { WorkbenchFilters } from './workbench-filters.tsx';
import classes from './workbench.module.css';

type Props = {
  list: NonNullable<ReturnType<typeof usePrompts>['list']>;
  marks: ReadonlyMap<string, MarkView>;
};

const everyPlatform = 'all';

/** The prompts by platform, with search and filters that the address keeps. */
export function WorkbenchList({ list, marks }: Props) {
  const { prompts, facts, usage } = list;
  const { view: newest, change, search, clear } = useWorkbenchView();
  const top = useRef<HTMLParagraphElement>(null);
  const platforms = useMemo(
    () => byPlatform(prompts).map(({ platform, prompts: { length } }) => ({ platform, count: length })),
    [prompts],
  );
  // An address may name a platform this profile does not have.
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

  const turnTo = (next: number) => {
    change({ page: next });
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <Tabs
      variant="pills"
      value={platform || everyPlatform}
      onChange={(value) => change({ platform: value === everyPlatform || !value ? '' : value })}
      classNames={{ list: classes.tabs, tab: classes.tab }}
    >
      <WorkbenchFilters
        view={{ ...newest, platform }}
        platforms={platforms}
        total={prompts.length}
        categories={categories}
        onChange={change}
        onSearch={search}
      />
      <Tabs.List aria-label="Platforms">
        {[{ platform: everyPlatform, count: prompts.length }, ...platforms].map((entry) => (
          <Tabs.Tab
            key={entry.platform}
            value={entry.platform}
            rightSection={
              <span className={classes.tabCount} aria-hidden>
                {entry.count}
              </span>
            }
          >
            {entry.platform === everyPlatform ? 'All' : nameOfPlatform(entry.platform)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={platform || everyPlatform}>
        <p ref={top} className={classes.status} role="status" tabIndex={-1}>
          {found.length === all ? counted(all, 'prompt') : `${found.length} of ${counted(all, 'prompt')}`}
        </p>
        {found.length === 0 ? (
          <NothingFound view={view} onClear={clear} />
        ) : (
          <ul className={classes.list}>
            {found.slice((page - 1) * pageSize, page * pageSize).map((prompt) => (
              <PromptItem
                key={prompt.key}
                prompt={prompt}
                mark={marks.get(prompt.key)}
                facts={facts}
                usage={usage}
                platformLabel={platform ? undefined : nameOfPlatform(prompt.platform)}
              />
            ))}
          </ul>
        )}
        <Pager page={page} pages={pages} label="Pages of prompts" onGo={turnTo} />
      </Tabs.Panel>
    </Tabs>
  );
}
