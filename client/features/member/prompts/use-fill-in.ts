/** A member's input for a prompt's fields: kept while typing, saved a moment later. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { detailsVariable, type BusinessFact, variablesOf } from '#shared/domain/prompt-variables.ts';

const saveAfterMs = 700;

/**
 * @param saved earlier input, by variable
 * @returns the fields, their values (prefilled with what we know), and a function to change one
 */
export function useFillIn(
  text: string,
  facts: readonly BusinessFact[],
  saved: Readonly<Record<string, string>>,
  save: (values: Record<string, string>) => void,
) {
  const variables = variablesOf(text, facts);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; run: () => void }>(undefined);

  const flush = useCallback(() => {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    const { run } = waiting.current;
    waiting.current = undefined;
    run();
  }, []);
  // Save pending input on unmount.
  useEffect(() => flush, [flush]);

  const presets = Object.fromEntries(variables.map(({ name, preset }) => [name, preset]));
  const values: Record<string, string> = { ...presets, ...saved, ...typed };

  const change = (name: string, value: string) => {
    const next = { ...typed, [name]: value };
    setTyped(next);
    if (waiting.current) clearTimeout(waiting.current.timer);
    const names = [...variables.map((variable) => variable.name), detailsVariable];
    const kept = { ...saved, ...next };
    const entries = names.flatMap((key) => (kept[key] === undefined ? [] : [[key, kept[key]]]));
    const run = () => save(Object.fromEntries(entries) as Record<string, string>);
    waiting.current = { timer: setTimeout(flush, saveAfterMs), run };
  };
  return { variables, values, change, flush };
}
