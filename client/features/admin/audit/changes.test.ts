import { describe, expect, it } from 'vitest';
import { fullMoment } from '#client/lib/time.ts';
import { changesOf } from './changes.ts';

describe('changes of an audit entry', () => {
  it('lists every value of either side once', () => {
    expect(changesOf({ status: 'pending' }, { status: 'in_progress', replied: true })).toEqual([
      { label: 'Status', before: 'pending', after: 'in progress' },
      { label: 'Replied', before: undefined, after: 'yes' },
    ]);
    expect(changesOf(null, { mergedInto: '3f' })).toEqual([{ label: 'Merged into', before: undefined, after: '3f' }]);
    expect(changesOf({ is_off: false }, null)).toEqual([{ label: 'Off', before: 'no', after: undefined }]);
    expect(changesOf(null, null)).toEqual([]);
  });

  it('formats lists, empty values and times for people', () => {
    expect(changesOf({ tags: [] }, { tags: ['vip', 'call_back'] })).toEqual([
      { label: 'Tags', before: 'none', after: 'vip, call back' },
    ]);
    expect(changesOf({ bannedUntil: null }, { bannedUntil: '2026-06-03T12:00:00.000Z' })).toEqual([
      { label: 'Banned until', before: 'none', after: fullMoment('2026-06-03T12:00:00.000Z') },
    ]);
    expect(changesOf({ moved: { leads: 2 } }, { moved: null })).toEqual([
      { label: 'Moved', before: '{"leads":2}', after: 'none' },
    ]);
  });
});
