import { useEffect, useState } from 'react';
import { typedLength } from '../typing.ts';

/**
 * Types out a message. Never blocks: `complete` shows the whole text immediately, as does a preference for reduced
 * motion.
 * @param key the message's identity; a new key starts over.
 * @param animate false shows the text immediately, for older messages.
 */
export function useTyping(
  key: string,
  text: string,
  animate: boolean,
): { shown: string; isTyping: boolean; complete: () => void } {
  // A completed message gets an infinite length, so that it stays complete when its text changes.
  const [progress, setProgress] = useState({ key: '', length: 0 });
  const skip = !animate || prefersReducedMotion();
  const length = skip ? text.length : progress.key === key ? progress.length : 0;

  useEffect(() => {
    if (skip) return;
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const next = typedLength(now - startedAt, text.length);
      setProgress((current) =>
        current.key === key && current.length >= next ? current : { key, length: next < text.length ? next : Infinity },
      );
      if (next < text.length) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [key, text, skip]);

  return {
    shown: text.slice(0, length),
    isTyping: length < text.length,
    complete: () => setProgress({ key, length: Infinity }),
  };
}

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
