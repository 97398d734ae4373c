import { describe, expect, it } from 'vitest';
import { idle, isUnderWay, nextState, type RecorderEvent, type RecorderState } from './recorder-state.ts';

const after = (events: RecorderEvent[], from: RecorderState = idle) => events.reduce(nextState, from);
const failed: RecorderEvent = { type: 'failed', note: 'It did not work.', canRetry: true };
const recording = after([{ type: 'press' }, { type: 'granted' }]);
const transcribing = after([{ type: 'stop' }], recording);

describe('nextState', () => {
  it('goes from idle over recording and transcribing back to idle', () => {
    expect(after([{ type: 'press' }])).toEqual({ phase: 'asking' });
    expect(recording).toEqual({ phase: 'recording', seconds: 0 });
    expect(after([{ type: 'second', seconds: 3 }], recording)).toEqual({ phase: 'recording', seconds: 3 });
    expect(transcribing).toEqual({ phase: 'transcribing' });
    expect(after([{ type: 'heard' }], transcribing)).toEqual(idle);
  });

  it('keeps a recording that could not be transcribed, to be sent again', () => {
    const state = after([failed], transcribing);
    expect(state).toEqual({ phase: 'failed', note: 'It did not work.', canRetry: true });
    expect(after([{ type: 'retry' }], state)).toEqual(transcribing);
    expect(after([{ type: 'press' }], state)).toEqual({ phase: 'asking' });
    expect(after([{ type: 'cancel' }], state)).toEqual(idle);
  });

  it('does not send again what is not there', () => {
    const state = after([{ ...failed, canRetry: false }], transcribing);
    expect(nextState(state, { type: 'retry' })).toBe(state);
  });

  it('says why there is nothing', () => {
    const refused = after([{ type: 'press' }, { type: 'refused', note: 'No microphone.' }]);
    expect(refused).toEqual({ phase: 'idle', note: 'No microphone.' });
    expect(after([{ type: 'press' }], refused)).toEqual({ phase: 'asking' });
    expect(after([{ type: 'cancel' }], refused)).toEqual(idle);
    expect(after([{ type: 'silence', note: 'Nothing heard.' }], transcribing)).toEqual({
      phase: 'idle',
      note: 'Nothing heard.',
    });
  });

  it.each([{ phase: 'asking' } as const, recording, transcribing])('is cancelled while $phase', (state) => {
    expect(isUnderWay(state)).toBe(true);
    expect(nextState(state, { type: 'cancel' })).toEqual(idle);
  });

  it('is not moved by what comes too late', () => {
    const late: RecorderEvent[] = [
      { type: 'granted' },
      { type: 'second', seconds: 2 },
      { type: 'stop' },
      { type: 'heard' },
      { type: 'silence', note: '' },
      failed,
      { type: 'retry' },
      { type: 'cancel' },
    ];
    for (const event of late) expect(nextState(idle, event)).toBe(idle);
    expect(nextState(recording, { type: 'press' })).toBe(recording);
    expect(nextState(transcribing, { type: 'stop' })).toBe(transcribing);
  });

  it('is the same state within a second', () => {
    expect(nextState(recording, { type: 'second', seconds: 0 })).toBe(recording);
  });
});
