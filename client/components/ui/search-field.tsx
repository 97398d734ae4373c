import { CloseButton, TextInput, type TextInputProps } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import { m } from '#messages';

type Props = Pick<TextInputProps, 'label' | 'aria-label' | 'placeholder' | 'flex'> & {
  value: string;
  onChange: (value: string) => void;
};

/** Search field with a button that clears it. Escape clears it, too. */
export function SearchField({ value, onChange, ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <TextInput
      {...rest}
      ref={input}
      // `type="search"` would add the browser's own clear button.
      role="searchbox"
      enterKeyHint="search"
      maxLength={100}
      leftSection={<IconSearch size={20} stroke={1.8} aria-hidden />}
      rightSectionWidth={44}
      rightSection={value === '' ? null : <CloseButton aria-label={m.components_clear_search()} onClick={clear} />}
      value={value}
      // In a filled field, Escape clears it; in an empty one, Escape closes a surrounding dialog.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || value === '') return;
        event.stopPropagation();
        event.preventDefault();
        clear();
      }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
