/** Toolbar above a list: search, filters, and a button to clear them. */
import { Box, Button, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconFilterOff, IconSearch } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { m } from '#messages';
import { adminSearch } from '#shared/domain/admin.ts';
import { searchTerm, type ListValues } from './list-state.ts';
import type { ListState } from './use-list-state.ts';

/** Debounce delay of the search, in milliseconds. */
const restMs = 300;

const smallLabel = { fz: 'sm', mb: 4 } as const;

type Select<T> = { key: keyof T & string; label: string; options: readonly { value: string; label: string }[] };

type Props<T extends ListValues> = {
  /** Name of what's searched and filtered, such as "Users". */
  label: string;
  list: ListState<T>;
  /** `key`: the term's key in the state. `label`: a description such as "Search by name or email". */
  search?: { key: keyof T & string; label: string };
  selects?: readonly Select<T>[];
  /** More controls for this list, at the end of the row. */
  children?: ReactNode;
};

export function ListTools<T extends ListValues>({ label, list, search, selects = [], children }: Props<T>) {
  /** Number of times everything was cleared, which also clears text being typed. */
  const [clears, setClears] = useState(0);
  // On a phone, filters next to the search would push the list off the screen.
  const folds = search !== undefined && selects.length > 1;
  const [isOpen, { toggle }] = useDisclosure();
  return (
    <Group
      component="form"
      role="search"
      aria-label={label}
      gap="sm"
      align="flex-end"
      onSubmit={(event) => event.preventDefault()}
    >
      {search && <SearchField list={list} name={search.key} label={search.label} clears={clears} />}
      {folds && (
        <Button
          variant="default"
          hiddenFrom="sm"
          aria-expanded={isOpen}
          leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.7} aria-hidden />}
          onClick={toggle}
        >
          {m.components_filters()}
        </Button>
      )}
      <Box display={{ base: folds && !isOpen ? 'none' : 'contents', sm: 'contents' }}>
        {selects.map(({ key, label: name, options }) => (
          <NativeSelect
            key={key}
            label={name}
            labelProps={smallLabel}
            flex={{ base: '1 1 calc(50% - 6px)', sm: '0 1 auto' }}
            miw={0}
            maw={{ sm: 260 }}
            value={list.state[key]}
            data={[...options]}
            onChange={(event) => list.set({ [key]: event.currentTarget.value } as Partial<T>)}
          />
        ))}
      </Box>
      {children}
      {list.isNarrowed && (
        <Button
          variant="default"
          leftSection={<IconFilterOff size={18} stroke={1.7} aria-hidden />}
          onClick={(event) => {
            // The focused button is about to be removed.
            event.currentTarget.form?.querySelector<HTMLElement>('input, select')?.focus();
            list.clear();
            setClears((count) => count + 1);
          }}
        >
          {m.components_clear()}
        </Button>
      )}
    </Group>
  );
}

type SearchProps<T extends ListValues> = {
  list: ListState<T>;
  name: keyof T & string;
  label: string;
  clears: number;
};

function SearchField<T extends ListValues>({ list, name, label, clears }: SearchProps<T>) {
  const inAddress: string = list.state[name]!;
  const [typed, setTyped] = useState(inAddress);
  const [known, setKnown] = useState(inAddress);
  const term = searchTerm(typed) ?? '';
  // The URL has changed, for example after going back or clearing.
  if (known !== inAddress) {
    setKnown(inAddress);
    if (term !== inAddress) setTyped(inAddress);
  }
  // Text that isn't in the URL yet has to be cleared separately.
  const [knownClears, setKnownClears] = useState(clears);
  if (knownClears !== clears) {
    setKnownClears(clears);
    setTyped('');
  }
  const isShort = typed.trim() !== '' && term === '';
  const put = () => {
    if (term !== inAddress) list.set({ [name]: term } as Partial<T>, { replace: true });
  };
  const putRested = useEffectEvent(put);
  useEffect(() => {
    const resting = setTimeout(() => putRested(), restMs);
    return () => clearTimeout(resting);
  }, [term]);
  return (
    <>
      <TextInput
        type="search"
        label={label}
        labelProps={smallLabel}
        flex={{ base: '1 1 100%', xs: '1 1 240px' }}
        maw={{ xs: 420 }}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        maxLength={adminSearch.max}
        leftSection={<IconSearch size={20} stroke={1.7} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && put()}
      />
      {/* Below the row; takes no space while empty. */}
      <Text role="status" fz="sm" c="dimmed" w="100%" pos={isShort ? undefined : 'absolute'} style={{ order: 1 }}>
        {isShort && m.components_list_tools_type_at_least_characters({ min: adminSearch.min })}
      </Text>
    </>
  );
}
