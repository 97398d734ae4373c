import type { CSSProperties, ReactNode } from 'react';

/** Inline rather than in a style sheet: some pages need it a few times, but a CSS rule would be added to all pages. */
export const outOfSight: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

/** Text for screen readers and search engines that sighted visitors don't need. */
export function OutOfSight({ role, children }: { role?: 'status'; children: ReactNode }) {
  return (
    <span role={role} style={outOfSight}>
      {children}
    </span>
  );
}
