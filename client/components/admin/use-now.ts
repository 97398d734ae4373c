import { useEffect, useState } from 'react';

const everyMs = 30_000;

/** Returns the current time, updated every 30 seconds so that relative times stay current. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
