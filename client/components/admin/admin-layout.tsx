/** What all screens of the admin area share: the heading, a line under it, and what stands across from it. */
import { Group, Stack } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { focusTop } from '#client/lib/focus-top.ts';
import { ScreenHead } from '../ui/screen-head.tsx';

type Props = {
  /** The screen's h1, and the title of the tab. */
  title: string;
  /** One line under the title. While it loads, pass `leadLoading`, so that nothing moves when it arrives. */
  lead?: ReactNode;
  /** Across from the title: a button or a link. */
  aside?: ReactNode;
  /** Tells a screen from others at the same path, as one mail from the list of them. */
  place?: string;
  children: ReactNode;
};

/** Where the last screen was shown: the first of a visit starts where the browser does, each later one at its heading. */
let shownAt: string | undefined;

/** Came by the browser's back or forward, which put the page where it was scrolled to. */
let isReturn = false;
// Captured, so that it is known before the router draws what is there now.
addEventListener('popstate', () => (isReturn = true), { capture: true });
for (const change of ['pushState', 'replaceState'])
  addEventListener(change, () => (isReturn = false), { capture: true });

/** A lead that is still loading: an empty line. */
export const leadLoading = '\u00a0';

/** Panels and lists in it stand below each other, with room between them. */
export function AdminLayout({ title, lead, aside, place = '', children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = m.components_admin_layout_title({ title, name: brand.name });
  }, [title]);
  useEffect(() => {
    const here = `${location.pathname} ${place}`;
    if (shownAt !== undefined && shownAt !== here) {
      if (isReturn) heading.current?.focus({ preventScroll: true });
      else focusTop(heading.current);
    }
    shownAt = here;
  }, [place]);
  return (
    <>
      <ScreenHead ref={heading} title={title} lead={lead} aside={aside && <Group gap="xs">{aside}</Group>} />
      {/* Email addresses and long names have no natural break. */}
      <Stack style={{ overflowWrap: 'anywhere' }}>{children}</Stack>
    </>
  );
}
