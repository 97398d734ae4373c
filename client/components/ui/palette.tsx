/** Search dialog for a whole area: screens and actions appear instantly, records as they're found. */
import '@mantine/spotlight/styles.css';
import { Text, VisuallyHidden } from '@mantine/core';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { IconRefresh, IconSearch, type Icon } from '@tabler/icons-react';
import { useEffect, useLayoutEffect } from 'react';
import { m } from '#messages';
import { searchWords, plainText } from '#shared/domain/search-words.ts';
import classes from './palette.module.css';

const [store, palette] = createSpotlight();

export type PaletteItem = {
  id: string;
  label: string;
  /** One-line description. */
  about?: string | undefined;
  /** Additional search terms. */
  keywords?: string;
  icon: Icon;
  onPick: () => void;
};
export type PaletteGroup = { title: string; items: readonly PaletteItem[] };

type Props = {
  /** Opens the dialog whenever it changes. */
  asked: number;
  /** Accessible name of the field. */
  label: string;
  query: string;
  onQuery: (query: string) => void;
  /** Screens and actions, filtered here by the search term. */
  groups: readonly PaletteGroup[];
  /** Records that match the term; the previous ones while a search is running. */
  found: readonly PaletteGroup[];
  isSearching: boolean;
  /** Set if the search for records failed. */
  onRetry: (() => void) | undefined;
};

/** Keeps the items that contain every word. */
function narrowed(groups: readonly PaletteGroup[], query: string): PaletteGroup[] {
  const words = searchWords(query);
  const holds = ({ label, about = '', keywords = '' }: PaletteItem) => {
    const text = plainText(`${label} ${about} ${keywords}`);
    return words.every((word) => text.includes(word));
  };
  return groups.map(({ title, items }) => ({ title, items: items.filter(holds) }));
}

export function Palette({ asked, label, query, onQuery, groups, found, isSearching, onRetry }: Props) {
  // During a search, keep only earlier results that still match, so that Enter doesn't open something else.
  const records = isSearching ? narrowed(found, query) : found;
  const shown = [...narrowed(groups, query), ...records].filter(({ items }) => items.length > 0);
  const count = shown.reduce((sum, { items }) => sum + items.length, 0);
  useEffect(() => palette.open(), [asked]);
  useSelected(query !== '', shown.flatMap(({ items }) => items.map(({ id }) => id)).join());
  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={onQuery}
      // The frame handles the shortcut, because it has to work before this chunk has loaded.
      shortcut={null}
      // No transition, so that the selected screen and the focus move right away.
      transitionProps={{ duration: 0 }}
      overlayProps={{ backgroundOpacity: 0.5, blur: 2 }}
      scrollable
      maxHeight="min(70dvh, 520px)"
      yOffset="10dvh"
      classNames={classes}
      attributes={{ content: { 'aria-label': m.components_search_and_commands() } }}
    >
      <Spotlight.Search
        placeholder={m.components_palette_search_jump_screen()}
        aria-label={label}
        leftSection={<IconSearch size={22} stroke={1.7} aria-hidden />}
      />
      <VisuallyHidden role="status">
        {query !== '' && !isSearching && m.components_palette_results({ count })}
      </VisuallyHidden>
      <Spotlight.ActionsList>
        {shown.map(({ title, items }) => (
          <Spotlight.ActionsGroup key={title} label={title}>
            {items.map(({ id, label: name, about, icon: ItemIcon, onPick }) => (
              <Spotlight.Action
                key={id}
                label={name}
                description={about}
                leftSection={<ItemIcon size={20} stroke={1.7} aria-hidden />}
                onClick={onPick}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {onRetry && (
          <Spotlight.Action
            label={m.components_palette_search_isnt_responding_try()}
            description={m.components_palette_screens_actions_still_work()}
            leftSection={<IconRefresh size={20} stroke={1.7} aria-hidden />}
            closeSpotlightOnTrigger={false}
            onClick={onRetry}
          />
        )}
        {count === 0 && !onRetry && (
          <Spotlight.Empty>{isSearching ? m.components_searching() : m.components_no_matches()}</Spotlight.Empty>
        )}
        {count > 0 && isSearching && (
          <Text c="dimmed" fz="sm" px="md" py="xs">
            {m.components_searching()}
          </Text>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

/** Keeps a result selected for Enter. Spotlight selects one only while the user is typing. */
function useSelected(isAsked: boolean, shown: string) {
  // Before the next key press can arrive.
  useLayoutEffect(() => {
    const { opened, listId } = store.getState();
    const list = opened && isAsked ? document.getElementById(listId) : null;
    if (!list || list.querySelector('[data-selected]')) return;
    list.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
    store.updateState((state) => ({ ...state, selected: 0 }));
  }, [isAsked, shown]);
}
