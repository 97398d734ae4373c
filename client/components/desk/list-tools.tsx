/** What stands over a list: a search, choices, and a way to clear them. */
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconFilterOff, IconSearch } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { deskSearch } from '#shared/domain/desk.ts';
import { searchTerm, type ListValues } from './list-state.ts';
import type { ListState } from './use-list-state.ts';
import classes from './list-tools.module.css';

/** A search is made when nothing was typed for this long. Milliseconds. */
const restMs = 300;

type Select<T> = { key: keyof T & string; label: string; options: readonly { value: string; label: string }[] };

type Props<T extends ListValues> = {
  /** Says what is searched and filtered, e.g. "Users". */
  label: string;
  list: ListState<T>;
  /** `key`: where the term stands in the state. `label` says what is searched: "Search by name or email". */
  search?: { key: keyof T & string; label: string };
  selects?: readonly Select<T>[];
  /** More of the list's own, at the end of the row. */
  children?: ReactNode;
};

export function ListTools<T extends ListValues>({ label, list, search, selects = [], children }: Props<T>) {
  /** How often all was cleared: what is being typed goes as well. */
  const [clears, setClears] = useState(0);
  return (
    <form role="search" aria-label={label} className={classes.tools} onSubmit={(event) => event.preventDefault()}>
      {search && <SearchField list={list} name={search.key} label={search.label} clears={clears} />}
      {selects.map(({ key, label: name, options }) => (
        <NativeSelect
          key={key}
          label={name}
          className={classes.select}
          value={list.state[key]}
          data={[...options]}
          onChange={(event) => list.set({ [key]: event.currentTarget.value } as Partial<T>)}
        />
      ))}
      {children}
      {list.isNarrowed && (
        <Button
          variant="default"
          leftSection={<IconFilterOff size={18} stroke={1.7} aria-hidden />}
          onClick={(event) => {
            // It goes away under the focus.
            event.currentTarget.form?.querySelector<HTMLElement>('input, select')?.focus();
            list.clear();
            setClears((count) => count + 1);
          }}
        >
          Clear
        </Button>
      )}
    </form>
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
  // Something else stands there now, as after the browser's back or after clearing.
  if (known !== inAddress) {
    setKnown(inAddress);
    if (term !== inAddress) setTyped(inAddress);
  }
  // Not in the address yet, so nothing there changes.
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
        className={classes.search}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        maxLength={deskSearch.max}
        leftSection={<IconSearch size={20} stroke={1.7} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && put()}
      />
      <p role="status" className={classes.hint}>
        {isShort && `Type at least ${deskSearch.min} characters.`}
      </p>
    </>
  );
}
