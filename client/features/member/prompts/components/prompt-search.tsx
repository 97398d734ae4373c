import { TextInput, UnstyledButton } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import classes from './workbench.module.css';

type Props = {
  label: string;
  /** A word to search for. */ example?: string;
  value: string;
  onChange: (value: string) => void;
};

export function PromptSearch({ label, example = 'reviews', value, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <TextInput
      ref={input}
      type="search"
      label={label}
      placeholder={`For example: ${example}`}
      maxLength={100}
      value={value}
      className={classes.search}
      classNames={{ input: classes.input, label: classes.label }}
      leftSection={<IconSearch size={20} stroke={1.8} aria-hidden />}
      rightSectionWidth={44}
      rightSection={
        value === '' ? null : (
          <UnstyledButton className={classes.clear} aria-label="Clear search" onClick={clear}>
            <IconX size={20} aria-hidden />
          </UnstyledButton>
        )
      }
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
