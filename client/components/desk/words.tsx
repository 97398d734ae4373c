import { Text, type TextProps } from '@mantine/core';

type Props = TextProps & {
  children: string;
  /** On a ground of its own, and no higher than `mah` allows. */
  isQuoted?: boolean;
};

/** What somebody wrote, with its line breaks. */
export function Words({ isQuoted, ...rest }: Props) {
  return (
    <Text
      dir="auto"
      {...(isQuoted && { bg: 'var(--eg-surface-2)', bdrs: 'sm', px: 'md', py: 'xs' })}
      style={{ whiteSpace: 'pre-wrap', overflowX: 'hidden', overflowY: 'auto' }}
      {...rest}
    />
  );
}
