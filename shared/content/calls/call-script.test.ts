import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { m } from '#messages';
import { clock, lineAt, timedLines, vttOf, type CallScript } from './call-script.ts';
import { coolingCallTimes } from './cooling-call-times.ts';
import { coolingCall } from './cooling-call.ts';

const script: CallScript = {
  name: 'test',
  business: 'Test',
  when: 'Today',
  lines: [
    { who: 'agent', text: 'Hello.' },
    { who: 'caller', text: 'It’s < $9 & fine.', said: 'It’s less than nine dollars and fine.' },
  ],
};
const spoken = [
  { said: 'Hello.', start: 0.5, end: 1.25 },
  { said: 'It’s less than nine dollars and fine.', start: 61, end: 3723.5 },
];

describe('the lines of a call', () => {
  it('have the times of their recording', () => {
    expect(timedLines(script, spoken)).toEqual([
      { who: 'agent', text: 'Hello.', start: 0.5, end: 1.25 },
      { who: 'caller', text: 'It’s < $9 & fine.', start: 61, end: 3723.5 },
    ]);
  });

  it('are rejected if the recording has other words or misses a line', () => {
    const changed = { ...script, lines: [{ who: 'agent' as const, text: 'Hi.' }, script.lines[1]!] };
    expect(() => timedLines(changed, spoken)).toThrow('npm run call-audio');
    expect(() => timedLines(script, spoken.slice(1))).toThrow('npm run call-audio');
  });

  it('are found by time, even during a pause', () => {
    const found = [0, 0.5, 1, 30, 61, 9999].map((seconds) => lineAt(spoken, seconds));
    expect(found).toEqual([-1, 0, 0, 0, 1, 1]);
  });

  it('show minutes and seconds', () => {
    expect([0, 7.9, 59.99, 60, 125].map(clock)).toEqual(['0:00', '0:07', '0:59', '1:00', '2:05']);
  });

  it('become captions with escaped text', () => {
    expect(vttOf(timedLines(script, spoken), { agent: 'Agent', caller: 'Caller' })).toBe(
      [
        'WEBVTT',
        '',
        '1',
        '00:00:00.500 --> 00:00:01.250',
        '<v Agent>Hello.</v>',
        '',
        '2',
        '00:01:01.000 --> 01:02:03.500',
        '<v Caller>It’s &lt; $9 &amp; fine.</v>',
        '',
      ].join('\n'),
    );
  });
});

describe('the recorded call', () => {
  const file = (ending: string) =>
    join(import.meta.dirname, '../../../client/public/audio', `${coolingCall.name}.${ending}`);
  const lines = timedLines(coolingCall, coolingCallTimes);

  it('has the captions of its transcript', () => {
    const names = { agent: m.marketing_call_agent(), caller: m.marketing_call_caller() };
    expect(readFileSync(file('vtt'), 'utf8')).toBe(vttOf(lines, names));
  });

  it('takes about a minute, one line after another', () => {
    const times = lines.flatMap(({ start, end }) => [start, end]);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeGreaterThan(45);
    expect(times.at(-1)).toBeLessThan(70);
  });

  it.each(['webm', 'm4a'])('is at most 150 KB as %s', (ending) => {
    expect(statSync(file(ending)).size).toBeLessThan(150_000);
  });
});
