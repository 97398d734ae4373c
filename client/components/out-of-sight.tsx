import type { CSSProperties, ReactNode } from 'react';

/** Here and not in a style sheet, as a few words in the HTML of some pages weigh less than a rule on all. */
export const outOfSight: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

/** Words for those who listen to a page or index it, where others see what is meant. */
export function OutOfSight({ children }: { children: ReactNode }) {
  return <span style={outOfSight}>{children}</span>;
}
