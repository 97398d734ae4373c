import { isUnderWay } from '../recorder-state.ts';
import { recorderStore } from '../recorder.ts';
import { useStore } from './use-store.ts';

/** Whether there is something to cancel, from the press until the words are there. */
export function useIsRecording(): boolean {
  return isUnderWay(useStore(recorderStore));
}
