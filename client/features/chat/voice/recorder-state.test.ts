import { describe, expect, it } from 'vitest';
import { idle, isUnderWay, nextState, type RecorderEvent, type RecorderState } from './recorder-state.ts';

const after = (events: RecorderEvent[], from: RecorderState = idle) => events.reduce(nextState, from);
const failed: RecorderEvent = { type: 'failed', note: 'It did not work.', canRetry: true };
const recording = after([{ type: 'press' }, { type: 'granted' }]);
const transcribing = after([{ type: 'stop' }], recording);

describe('nextState', () => {
  it.each([{ phase: 'asking' } as const, recording, transcribing])('can be canceled while $phase', (state) => {
    expect(isUnderWay(state)).toBe(true);
    expect(nextState(state, { type: 'cancel' })).toEqual(idle);
  });

  it('ignores late events', () => {
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
});
