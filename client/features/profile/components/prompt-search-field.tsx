/** The search over all prompts of a profile, with what it found said aloud. */
import { TextInput, UnstyledButton } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import classes from './prompts.module.css';

type Props = { value: string; onChange: (value: string) => void; status: string };

export function PromptSearchField({ value, onChange, status }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className={classes.search}>
      <TextInput
        ref={input}
        type="search"
        label="Search your prompts"
        placeholder="For example: reviews"
        value={value}
        classNames={{ input: classes.searchInput, label: classes.fieldLabel }}
        leftSection={<IconSearch size={20} stroke={1.8} aria-hidden />}
        rightSectionWidth={44}
        rightSection={
          value === '' ? null : (
            <UnstyledButton className={classes.clear} aria-label="Clear search" onClick={clear}>
              <IconX size={20} aria-hidden />
            </UnstyledButton>
          )
        }
        // Escape empties a filled field first; only an empty one lets the dialog around it close.
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return;
          event.stopPropagation();
          event.preventDefault();
          clear();
        }}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p className={classes.status} role="status">
        {status}
      </p>
    </div>
  );
}
