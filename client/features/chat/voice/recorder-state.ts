/**
 * State machine for recording an answer, separate from the microphone. Visitors see three states: idle (also during the
 * browser's permission prompt and after an error), recording, and transcribing.
 */

export type RecorderState =
  /** `note`: the outcome of the last attempt, if it needs a message. */
  | { phase: 'idle'; note?: string }
  /** The browser is asking the visitor for permission. */
  | { phase: 'asking' }
  /** `seconds` since the start; `hint`: who processes the audio, if not us. */
  | { phase: 'recording'; seconds: number; hint?: string }
  | { phase: 'transcribing' }
  /** With `canRetry`, the recording is kept so that it can be sent again. */
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
  /** Stops and discards everything. */
  | { type: 'cancel' };

export const idle: RecorderState = { phase: 'idle' };

/** Returns whether there's something in progress that Escape should cancel. */
export const isUnderWay = ({ phase }: RecorderState) =>
  phase === 'asking' || phase === 'recording' || phase === 'transcribing';

/** @returns the next state; the same state if the event doesn't apply, for example because it's late. */
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
