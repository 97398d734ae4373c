/** Saves a step's fields and notes as they're typed: half a second after the last keystroke, and on leaving. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MachineStepKey } from '#shared/domain/member.ts';
import { isPassing } from '#client/lib/failure.ts';
import { trpc } from '#client/lib/trpc.ts';
import { isNothing, merged, nothingUnsaved, readUnsaved, writeUnsaved, type Unsaved } from './unsaved.ts';

const pauseMs = 500;
/** Delay before retrying a failed save, in milliseconds. */
const againMs = 5000;

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

/**
 * @returns the changes typed here, the save state, `change` for new input, `forget` for values that another call has
 * stored, and `saveNow`.
 */
export function useAutosave(userId: string, step: MachineStepKey) {
  const utils = trpc.useUtils();
  const save = trpc.machine.save.useMutation();
  const [typed, setTyped] = useState<Unsaved>(() => readUnsaved(userId, step));
  const [state, setState] = useState<SaveState>('idle');
  const waiting = useRef<Unsaved>(typed);
  /** Changes being sent. A reload may cut off the request, so they stay stored until the response arrives. */
  const sending = useRef<Unsaved>(nothingUnsaved);
  const isBusy = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const store = () => writeUnsaved(userId, step, merged(sending.current, waiting.current));

  const plan = (afterMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void saveNow(), afterMs);
  };

  const saveNow = async () => {
    clearTimeout(timer.current);
    const part = waiting.current;
    if (isBusy.current || isNothing(part)) return;
    isBusy.current = true;
    waiting.current = nothingUnsaved;
    sending.current = part;
    let againAfterMs: number | undefined = pauseMs;
    setState('saving');
    try {
      await save.mutateAsync({ step, ...part });
      utils.machine.step.setData(
        { step },
        (current) =>
          current && { ...current, inputs: { ...current.inputs, ...part.inputs }, notes: part.notes ?? current.notes },
      );
      setState(isNothing(waiting.current) ? 'saved' : 'saving');
    } catch (error) {
      // Keep what was typed during the save; it's newer.
      waiting.current = merged(part, waiting.current);
      setState('failed');
      // Don't retry a refused value. The next keystroke triggers another save.
      againAfterMs = isPassing(error) ? againMs : undefined;
    } finally {
      isBusy.current = false;
      sending.current = nothingUnsaved;
      store();
    }
    if (!isNothing(waiting.current) && againAfterMs !== undefined) plan(againAfterMs);
  };

  const change = (part: Unsaved) => {
    setTyped((current) => merged(current, part));
    waiting.current = merged(waiting.current, part);
    store();
    setState((current) => (current === 'failed' ? current : 'saving'));
    plan(pauseMs);
  };

  /** Discards fields that another call has stored; text typed since then still gets saved. */
  const forget = (stored: Record<string, string>) => {
    const { inputs, notes } = waiting.current;
    const rest = Object.fromEntries(Object.entries(inputs).filter(([key, value]) => stored[key] !== value));
    waiting.current = { inputs: rest, ...(notes === undefined ? {} : { notes }) };
    store();
    if (isNothing(waiting.current)) setState('saved');
  };

  const leave = useEffectEvent(() => void saveNow());
  useEffect(() => {
    // Save changes from before a reload right away.
    leave();
    const onHide = () => document.visibilityState === 'hidden' && leave();
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      leave();
    };
  }, []);

  return { typed, state, change, forget, saveNow };
}
