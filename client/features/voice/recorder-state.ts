/**
 * The states of recording an answer, apart from the microphone. To the visitor they are three: idle (also while the browser
 * asks for permission, and when something went wrong), recording, transcribing.
 */

export type RecorderState =
  /** `note`: what came of the last try, where it has to be said. */
  | { phase: 'idle'; note?: string }
  /** The browser asks the visitor for the microphone. */
  | { phase: 'asking' }
  /** `seconds` since it began; `hint`: who listens, where that is not us. */
  | { phase: 'recording'; seconds: number; hint?: string }
  | { phase: 'transcribing' }
  /** The recording is kept where `canRetry`, to be sent again. */
  | { phase: 'failed'; note: string; canRetry: boolean };

export type RecorderEvent =
  | { type: 'press' }
  | { type: 'granted'; hint?: string }
  | { type: 'refused'; note: string }
  | { type: 'second'; seconds: number }
  | { type: 'stop' }
  | { type: 'heard' }
  | { type: 'silence'; note: string }
  | { type: 'failed'; note: string; canRetry: boolean }
  | { type: 'retry' }
  /** Put an end to it and forget it. */
  | { type: 'cancel' };

export const idle: RecorderState = { phase: 'idle' };

/** Whether something is under way that Escape puts an end to. */
export const isUnderWay = ({ phase }: RecorderState) =>
  phase === 'asking' || phase === 'recording' || phase === 'transcribing';

/** @returns the state that follows; the same one when the event does not fit, as when it comes too late. */
export function nextState(state: RecorderState, event: RecorderEvent): RecorderState {
  const { phase } = state;
  switch (event.type) {
    case 'press':
      return phase === 'idle' || phase === 'failed' ? { phase: 'asking' } : state;
    case 'granted':
      return phase === 'asking' ? { phase: 'recording', seconds: 0, ...(event.hint && { hint: event.hint }) } : state;
    case 'refused':
      return phase === 'asking' || phase === 'recording' ? { phase: 'idle', note: event.note } : state;
    case 'second':
      return state.phase === 'recording' && state.seconds !== event.seconds
        ? { ...state, seconds: event.seconds }
        : state;
    case 'stop':
      return phase === 'recording' ? { phase: 'transcribing' } : state;
    case 'heard':
      return isUnderWay(state) ? idle : state;
    case 'silence':
      return isUnderWay(state) ? { phase: 'idle', note: event.note } : state;
    case 'failed':
      return isUnderWay(state) ? { phase: 'failed', note: event.note, canRetry: event.canRetry } : state;
    case 'retry':
      return state.phase === 'failed' && state.canRetry ? { phase: 'transcribing' } : state;
    case 'cancel':
      return phase === 'idle' && !('note' in state) ? state : idle;
  }
}
