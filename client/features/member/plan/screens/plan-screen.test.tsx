import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { offline } from '#client/test/accounts.ts';
import { renderMember } from '#client/test/member.tsx';
import type { Api } from '#client/test/render.tsx';
import type { Task } from '../plan-view.ts';
import { PlanScreen } from './plan-screen.tsx';

const today = '2026-11-25';
const taskOf = (title: string, changes: Partial<Task> = {}): Task => ({
  id: crypto.randomUUID(),
  horizon: 'own',
  title,
  note: '',
  dueOn: '2026-12-20',
  remindOn: null,
  status: 'open',
  closedAt: null,
  ...changes,
});
const planOf = (tasks: Task[]) => ({ today, hasRoadmap: false, hasRoadmapTasks: false, newSteps: 0, tasks });
const week = { summary: 'A quiet week.', actions: [], nextAt: '2026-11-30T12:00:00.000Z' };
const switches = { weeklyInApp: true, weeklyByMail: true, remindersByMail: true };

const open = (tasks: Task[], api: Api = {}) =>
  renderMember(<PlanScreen />, {
    path: '/dashboard/plan',
    api: {
      'plan.tasks': () => planOf(tasks),
      'weekly.current': () => week,
      'plan.calendar': () => null,
      'settings.notifications': () => switches,
      'dashboard.overview': () => null,
      ...api,
    },
  });
const text = (words: string | RegExp) => screen.findByText(words);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));

it('reverts a tick that could not be saved', async () => {
  const { user } = open([taskOf('Call the printer')], { 'plan.setStatus': offline });
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Call the printer' });
  await user.click(box);
  expect(await text('We couldn’t check off the task')).toBeDefined();
  expect(box.checked).toBe(false);
});

it('keeps a tick made offline and sends it after reconnecting', async () => {
  const task = taskOf('Call the printer');
  const { user, sentTo } = open([task], {
    'plan.setStatus': ({ status }: { status: Task['status'] }) => ({ ...task, status }),
  });
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Call the printer' });
  act(() => onlineManager.setOnline(false));
  await user.click(box);
  await waitFor(() => expect(box.checked).toBe(true));
  expect(sentTo('plan.setStatus')).toEqual([]);
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(sentTo('plan.setStatus')).toEqual([{ taskId: task.id, status: 'done' }]));
});

it('reports missing fields of a new task, keeps it when saving fails, and adds it once', async () => {
  let isDown = true;
  const { user, sentTo } = open([], {
    'plan.addTask': ({ submissionId: _, ...task }: { submissionId: string; title: string }) =>
      isDown ? offline() : taskOf(task.title, task),
  });
  await user.click(await button('Add a task'));
  const title = dialog().getByLabelText<HTMLTextAreaElement>('What needs to get done?');
  await user.click(dialog().getByRole('button', { name: 'Add task' }));
  expect(await text('Please say what needs to be done.')).toBeDefined();
  expect(document.activeElement).toBe(title);
  await user.click(title);
  await user.paste('Post a picture');
  await user.selectOptions(dialog().getByLabelText('Reminder'), 'Another day');
  await user.clear(dialog().getByLabelText('Remind me on'));
  await user.click(dialog().getByRole('button', { name: 'Add task' }));
  expect(await text('Choose a date.')).toBeDefined();
  await user.selectOptions(dialog().getByLabelText('Reminder'), 'The day before');
  await user.click(dialog().getByRole('button', { name: 'Add task' }));
  expect((await dialog().findByRole('alert')).textContent).toContain('Check your connection');
  expect(title.value).toBe('Post a picture');
  isDown = false;
  await user.dblClick(dialog().getByRole('button', { name: 'Add task' }));
  expect(await text('Task added')).toBeDefined();
  expect(screen.getAllByText('Post a picture')).toHaveLength(1);
  const [first, second, ...others] = sentTo('plan.addTask') as { submissionId: string }[];
  expect(first).toMatchObject({ title: 'Post a picture', dueOn: today, remindOn: '2026-11-24' });
  expect(second).toEqual(first);
  expect(others).toEqual([]);
});

it('asks before removing a task, and keeps roadmap tasks', async () => {
  const own = taskOf('Order flyers');
  const { user, sentTo } = open([own, taskOf('Complete the listing', { horizon: '30' })], {
    'plan.removeTask': () => ({ ok: true }),
  });
  const edit = async (title: string) => {
    await user.click(await button(new RegExp(`^${title}`)));
    await user.click(within((await text(title)).closest('li')!).getByRole('button', { name: 'Edit' }));
  };
  await edit('Complete the listing');
  expect(dialog().queryByText('Remove this task')).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await edit('Order flyers');
  await user.click(dialog().getByText('Remove this task'));
  await user.click(dialog().getByText('Keep it'));
  await user.click(dialog().getByText('Remove this task'));
  expect(sentTo('plan.removeTask')).toEqual([]);
  await user.click(dialog().getByText('Yes, remove'));
  expect(await text('Task removed')).toBeDefined();
  await waitFor(() => expect(screen.queryByText('Order flyers')).toBeNull());
  expect(sentTo('plan.removeTask')).toEqual([{ taskId: own.id }]);
});

it("opens a task's details from its title", async () => {
  const { user } = open([taskOf('Order flyers', { note: 'A5, by the printer in Davie' })]);
  const title = await button(/^Order flyers/);
  expect(screen.queryByText('A5, by the printer in Davie')).toBeNull();
  await user.click(title);
  expect(title.getAttribute('aria-expanded')).toBe('true');
  expect(await text('A5, by the printer in Davie')).toBeDefined();
  expect(await text('Your own')).toBeDefined();
  await user.click(title);
  expect(screen.queryByText('Your own')).toBeNull();
});

it('shows the first tasks of long groups and pages through one group on request', async () => {
  const later = Array.from({ length: 40 }, (_, index) => taskOf(`Later ${index + 1}`));
  const { user } = open([taskOf('Now', { dueOn: today }), ...later]);
  await screen.findByRole('checkbox', { name: 'Now' });
  expect(screen.getAllByRole('checkbox')).toHaveLength(11);
  await user.click(await button('Show all 40'));
  expect(screen.getAllByRole('checkbox')).toHaveLength(25);
  expect(location.search).toBe('?group=later');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Later'));
  await user.click(await button('Page 2'));
  expect(screen.getAllByRole('checkbox')).toHaveLength(15);
  expect(location.search).toBe('?group=later&page=2');
  await user.click(await button('Back to all groups'));
  expect(screen.getAllByRole('checkbox')).toHaveLength(11);
  expect(location.search).toBe('');
});

it('filters tasks by the typed term and offers to clear it if none match', async () => {
  const { user } = open([taskOf('Call the printer'), taskOf('Order flyers')]);
  await user.type(await screen.findByLabelText('Search your tasks'), 'flyer');
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1));
  await waitFor(() => expect(location.search).toBe('?q=flyer'));
  await user.type(screen.getByLabelText('Search your tasks'), ' zanzibar');
  await user.click(await button('Show all tasks'));
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  expect(location.search).toBe('');
});

it('asks before the calendar address is renewed or removed', async () => {
  const link = { url: 'https://site.example/calendar/secret.ics', createdAt: '2026-11-25T12:00:00.000Z' };
  const { user, sentTo } = open([], { 'plan.calendar': () => link });
  expect((await screen.findByLabelText('Your calendar address')).textContent).toBe(link.url);
  const subscribe = screen.getByText('Open in calendar').closest('a')!;
  expect(subscribe.getAttribute('href')).toBe('webcal://site.example/calendar/secret.ics');
  await user.click(await button('New address'));
  await user.click(await button('Keep it'));
  expect(sentTo('plan.makeCalendarLink')).toEqual([]);
  await user.click(await button('Remove'));
  await user.click(await button('Keep it'));
  expect(sentTo('plan.removeCalendarLink')).toEqual([]);
});
