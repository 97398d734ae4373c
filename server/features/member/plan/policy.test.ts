import { expect, it } from 'vitest';
import { countNew, inBrief, readRoadmap, reminderText, sourceOf, tasksOfRoadmap } from './policy.ts';

const roadmap = { thirtyDays: ['Claim the listing', 'Ask for reviews'], ninetyDays: ['Ask for reviews'] };

it('reads a roadmap and finds none in anything else', () => {
  expect(readRoadmap({ ...roadmap, longTerm: 'A second van' })).toEqual(roadmap);
  for (const stored of [null, undefined, {}, 'x', { thirtyDays: 'x', ninetyDays: [] }])
    expect(readRoadmap(stored)).toBeUndefined();
});

it('identifies an item by its text and horizon, not its position', () => {
  const [first, second, third] = tasksOfRoadmap(roadmap, '2026-11-23').map(({ source }) => source);
  const turned = tasksOfRoadmap({ ...roadmap, thirtyDays: roadmap.thirtyDays.toReversed() }, '2027-01-04');
  expect(turned.map(({ source }) => source)).toEqual([second, first, third]);
  expect(second).not.toBe(third);
});

it('sends reminders on the day itself', () => {
  for (const task of tasksOfRoadmap(roadmap, '2026-11-23')) expect(task.remindOn).toBe(task.dueOn);
});

it('creates one task for a repeated item', () => {
  expect(tasksOfRoadmap({ thirtyDays: ['Call', 'Call ', 'Write'], ninetyDays: [] }, '2026-11-23')).toMatchObject([
    { title: 'Call', position: 0 },
    { title: 'Write', position: 2 },
  ]);
});

it('counts items without a task', () => {
  const known = [sourceOf('30', 'Claim the listing'), sourceOf('90', 'Ask for reviews')];
  expect(countNew(roadmap, known, '2026-11-23')).toBe(1);
  expect(countNew(roadmap, [...known, sourceOf('30', 'Ask for reviews')], '2026-11-23')).toBe(0);
});

it('shortens at a word, or within an overlong one, but never inside a character', () => {
  expect(inBrief('Call the printer', 120)).toBe('Call the printer');
  expect(inBrief('Call the printer and ask for proofs', 24)).toBe('Call the printer and…');
  expect(inBrief('x'.repeat(50), 10)).toBe(`${'x'.repeat(9)}…`);
  expect(inBrief('a😀😀😀😀😀', 5)).toBe('a😀…');
  expect(inBrief('two\nlines  here', 120)).toBe('two lines here');
});

it('lists what is due', () => {
  const call = { title: 'Call the printer', dueOn: '2026-11-23' };
  expect(reminderText([call], '2026-11-23')).toEqual({ title: 'A task is due today', message: 'Call the printer' });
  expect(reminderText([call], '2026-11-24').title).toBe('A task was due on Monday, November 23');
  expect(reminderText([call], '2026-11-20').title).toBe('A task is due on Monday, November 23');
  expect(reminderText([call, call, call], '2026-11-23')).toEqual({
    title: 'You have 3 tasks to do',
    message: 'First up: Call the printer',
  });
});
