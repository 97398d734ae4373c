import { Text, type TextProps } from '@mantine/core';

type Props = TextProps & {
  children: string;
  /** Whether to put it on its own background, at most `mah` high. */
  isQuoted?: boolean;
};

/** A person's own text, with its line breaks. */
export function UserText({ isQuoted, ...rest }: Props) {
  return (
    <Text
      dir="auto"
      {...(isQuoted && { bg: 'var(--eg-surface-2)', bdrs: 'sm', px: 'md', py: 'xs' })}
      style={{ whiteSpace: 'pre-wrap', overflowX: 'hidden', overflowY: 'auto' }}
      {...rest}
    />
  );
}
