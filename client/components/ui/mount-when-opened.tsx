import { useFocusReturn } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';

type Props = { opened: boolean; children: ReactNode };

/**
 * Mounts a dialog when it's first opened, and keeps it mounted from then on, because closed dialogs cost render time.
 * Returns the focus itself, because a dialog that mounts open doesn't know what had it before.
 */
export function MountWhenOpened({ opened, children }: Props) {
  useFocusReturn({ opened });
  const [isMounted, setIsMounted] = useState(opened);
  if (opened && !isMounted) setIsMounted(true);
  return isMounted && children;
}
