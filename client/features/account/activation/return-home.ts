import { useEffect, useState } from 'react';
import { goTo } from '#client/lib/go-to.ts';
import { paths } from '#shared/paths.ts';

const seconds = 15;

/** Events that show the visitor is still on the page. */
const signsOfLife = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Goes to the home page after a few seconds, unless the visitor does something first.
 * @returns the seconds left; undefined once it has been stopped
 */
export function useReturnHome(): number | undefined {
  const [left, setLeft] = useState<number | undefined>(seconds);

  useEffect(() => {
    const stop = () => setLeft(undefined);
    for (const sign of signsOfLife) addEventListener(sign, stop, { passive: true });
    return () => signsOfLife.forEach((sign) => removeEventListener(sign, stop));
  }, []);

  useEffect(() => {
    if (left === undefined) return;
    if (left === 0) return goTo(paths.home, { replace: true });
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);

  return left;
}
