import { Box, Grid, Group, NativeSelect, NavLink, Text } from '@mantine/core';
import { useRef } from 'react';
import { m } from '#messages';
import type { BusinessFact } from '#shared/domain/prompt-variables.ts';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { ShowMore, useFocusOnMore } from '#client/components/member/show-more.tsx';
import { toPromptView, usePackMarking, usePackPrompts, type BoughtPack } from '../use-packs.ts';
import { useWorkbenchView } from '../use-workbench-view.ts';
import { groupPrompts, shows, type Show } from '../workbench-view.ts';
import { SearchField } from '#client/components/ui/search-field.tsx';
import { NothingFound } from './find.tsx';
import { PromptList } from './prompt-item.tsx';

type Props = { pack: BoughtPack; facts: readonly BusinessFact[] };

const showOptions = (['all', 'favorites'] as const).map((show) => ({ value: show, label: shows[show] }));

/** Prompts of a purchased pack, with search and filters in the URL. */
export function PackBrowser({ pack, facts }: Props) {
  const { view: newest, settled, change, search, clear } = useWorkbenchView();
  const category = pack.categories.some(({ name }) => name === newest.category) ? newest.category : '';
  const favorites = newest.show === 'favorites';
  const view = { ...newest, category, show: favorites ? 'favorites' : 'all' } as const;
  const list = usePackPrompts(pack.key, { search: settled.q.trim(), category, favorites });
  const note = usePackMarking();
  const root = useRef<HTMLDivElement>(null);

  const { prompts, total = 0, isPlaceholderData } = list;
  const views = prompts?.map((entry) => toPromptView(pack.key, entry)) ?? [];
  const count = views.length;
  const more = useFocusOnMore(root, '[data-prompt] h3', count);
  const choose = (next: Partial<typeof newest>) => {
    more.forget();
    change(next);
  };
  const categories = [
    { name: '', label: m.member_all_categories(), count: pack.count },
    ...pack.categories.map((entry) => ({ ...entry, label: entry.name })),
  ];

  return (
    <Box ref={root} mt="md">
      <Group gap="sm" align="flex-end" mb="md">
        <SearchField
          label={m.member_everyday_pack_search_the({ name: pack.name.toLowerCase() })}
          placeholder={m.member_for_example_table()}
          flex="1 1 240px"
          value={view.q}
          onChange={search}
        />
        <NativeSelect
          label={m.member_category()}
          hiddenFrom="md"
          flex="1 1 130px"
          value={category}
          onChange={(event) => choose({ category: event.currentTarget.value })}
          data={categories.map(({ name, count: each }) => ({
            value: name,
            label: `${name || m.member_all()} (${each})`,
          }))}
        />
        <NativeSelect
          label={m.member_show()}
          flex="1 1 130px"
          value={view.show}
          onChange={(event) => choose({ show: event.currentTarget.value as Show })}
          data={showOptions}
        />
      </Group>
      <Grid gap="lg">
        <Grid.Col span={3} visibleFrom="md">
          <ul aria-label={m.member_categories()}>
            {categories.map(({ name, label, count: each }) => (
              <li key={name}>
                <NavLink
                  component="button"
                  mih={44}
                  color="teal"
                  active={name === category}
                  aria-pressed={name === category}
                  label={label}
                  rightSection={
                    <Text span fz="xs" c="dimmed">
                      {each}
                    </Text>
                  }
                  onClick={() => choose({ category: name })}
                />
              </li>
            ))}
          </ul>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 9 }}>
          <Text c="dimmed" fz="sm" mb="xs" role="status">
            {prompts && (isPlaceholderData ? m.member_searching() : foundLabel(total, count, pack.count))}
          </Text>
          {list.isError && !prompts ? (
            <FetchProblem
              title={m.member_pack_browser_couldnt_load_prompts()}
              error={list.error}
              onRetry={() => void list.refetch()}
              isRetrying={list.isRefetching}
            />
          ) : !prompts ? (
            <LinesSkeleton lines={8} height={44} />
          ) : count === 0 ? (
            !isPlaceholderData && (
              <NothingFound
                view={{ ...view, q: settled.q }}
                hint={m.member_pack_browser_try_single_word_such()}
                onClear={clear}
              />
            )
          ) : (
            <PromptList
              groups={groupPrompts(
                views.map(({ prompt }) => prompt),
                'category',
              )}
              marks={new Map(views.map(({ mark }) => [mark.key, mark]))}
              facts={facts}
              note={note}
            />
          )}
          {!isPlaceholderData && (
            <ShowMore
              list={list}
              label={m.member_show_more()}
              failure={m.member_pack_browser_couldnt_load_more_prompts()}
              onAsk={more.ask}
            />
          )}
        </Grid.Col>
      </Grid>
    </Box>
  );
}

function foundLabel(total: number, shown: number, all: number): string {
  const found =
    total === all
      ? m.member_counted_prompts({ count: all })
      : m.member_pack_browser_of({ total, all: m.member_counted_prompts({ count: all }) });
  return shown < total ? m.member_pack_browser_the_first_shown({ found, shown }) : found;
}
