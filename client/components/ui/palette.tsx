/** Search dialog for a whole area: screens and actions instantly, records as they're found. */
import '@mantine/spotlight/styles.css';
import { Text, VisuallyHidden } from '@mantine/core';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { IconRefresh, IconSearch, type Icon } from '@tabler/icons-react';
import { useEffect } from 'react';
import { m } from '#messages';
import { searchWords, plainText } from '#shared/domain/search-words.ts';
import classes from './palette.module.css';

const [store, palette] = createSpotlight();

export type PaletteItem = {
  id: string;
  label: string;
  /** One line about it. */
  about?: string | undefined;
  /** Other words that find it. */
  keywords?: string;
  icon: Icon;
  onPick: () => void;
};
export type PaletteGroup = { title: string; items: readonly PaletteItem[] };

type Props = {
  /** Opens it whenever it changes. */
  asked: number;
  /** Name of the field for screen readers. */
  label: string;
  query: string;
  onQuery: (query: string) => void;
  /** Screens and actions, filtered here by the typed term. */
  groups: readonly PaletteGroup[];
  /** Records that match the term; the earlier ones while a search is running. */
  found: readonly PaletteGroup[];
  isSearching: boolean;
  /** The records could not be searched. */
  onRetry: (() => void) | undefined;
};

/** Keeps the items that hold every word. */
function narrowed(groups: readonly PaletteGroup[], query: string): PaletteGroup[] {
  const words = searchWords(query);
  const holds = ({ label, about = '', keywords = '' }: PaletteItem) => {
    const text = plainText(`${label} ${about} ${keywords}`);
    return words.every((word) => text.includes(word));
  };
  return groups.map(({ title, items }) => ({ title, items: items.filter(holds) }));
}

export function Palette({ asked, label, query, onQuery, groups, found, isSearching, onRetry }: Props) {
  // Of earlier results, keep only those that still match: Enter must not open something else.
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
      // The frame listens itself, as it has to before this is here.
      shortcut={null}
      // No transition: the chosen screen and the focus move right away.
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

/** Keeps a result selected for Enter: Spotlight itself selects one only while something is being typed. */
function useSelected(isAsked: boolean, shown: string) {
  useEffect(() => {
    const { opened, listId } = store.getState();
    const list = opened && isAsked ? document.getElementById(listId) : null;
    if (!list || list.querySelector('[data-selected]')) return;
    list.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
    store.updateState((state) => ({ ...state, selected: 0 }));
  }, [isAsked, shown]);
}
