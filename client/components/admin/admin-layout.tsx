/** Shared layout of the admin screens: heading, lead, and actions opposite the title. */
import { Group, Stack } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { focusTop } from '#client/lib/focus-top.ts';
import { isInDialog } from '#client/lib/is-in-dialog.ts';
import { ScreenHead } from '../ui/screen-head.tsx';

type Props = {
  /** The screen's h1, and the browser tab's title. */
  title: string;
  /** One line under the title. While it loads, pass `leadLoading`, so that nothing moves when it arrives. */
  lead?: ReactNode;
  /** A button or link opposite the title. */
  aside?: ReactNode;
  /** Distinguishes screens at the same path, such as a single email from the list of emails. */
  place?: string;
  children: ReactNode;
};

/**
 * Path and place of the previous screen. The first screen of a visit leaves the focus alone; later ones focus their
 * heading.
 */
let shownAt: string | undefined;

/** Whether the user came by the browser's back or forward button, which restores the scroll position. */
let isReturn = false;
// Capture, so that it's set before the router renders the new screen.
addEventListener('popstate', () => (isReturn = true), { capture: true });
for (const change of ['pushState', 'replaceState'])
  addEventListener(change, () => (isReturn = false), { capture: true });

/** Placeholder for a lead that's still loading: an empty line. */
export const leadLoading = '\u00a0';

/** Stacks its panels and lists with space between them. */
export function AdminLayout({ title, lead, aside, place = '', children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = m.components_admin_layout_title({ title, name: brand.name });
  }, [title]);
  useEffect(() => {
    const here = `${location.pathname} ${place}`;
    // A screen that finishes loading after the search was opened must not take the focus from it.
    if (shownAt !== undefined && shownAt !== here && !isInDialog()) {
      if (isReturn) heading.current?.focus({ preventScroll: true });
      else focusTop(heading.current);
    }
    shownAt = here;
  }, [place]);
  return (
    <>
      <ScreenHead ref={heading} title={title} lead={lead} aside={aside && <Group gap="xs">{aside}</Group>} />
      {/* Email addresses and long names have no place to break. */}
      <Stack style={{ overflowWrap: 'anywhere' }}>{children}</Stack>
    </>
  );
}
