import { useEffect, useState } from 'react';

const everyMs = 30_000;

/** @returns this moment, anew every half minute, so that clocks on the screen go on. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
