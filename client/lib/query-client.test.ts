import { focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from './query-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  queryClient.clear();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

const minute = 60_000;

it('treats data as fresh for five minutes', async () => {
  const ask = vi.fn(() => Promise.resolve('answer'));
  const fetch = () => queryClient.fetchQuery({ queryKey: ['fresh'], queryFn: ask });
  await fetch();
  vi.advanceTimersByTime(5 * minute - 1);
  await fetch();
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await fetch();
  expect(ask).toHaveBeenCalledTimes(2);
});

it('refetches live data each time, and stale data only when its query says so', async () => {
  const ask = vi.fn(() => Promise.resolve('answer'));
  const fetch = (options: { staleTime?: number } = {}) =>
    queryClient.fetchQuery({ queryKey: [['plan', 'tasks'], { type: 'query' }], queryFn: ask, ...options });
  await fetch();
  vi.advanceTimersByTime(1);
  await fetch();
  expect(ask).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1);
  await fetch({ staleTime: minute });
  expect(ask).toHaveBeenCalledTimes(2);
});

/** Observes a query as a component would. @returns an unsubscribe function */
const watch = (key: string, ask: () => Promise<string>) =>
  new QueryObserver(queryClient, { queryKey: [key], queryFn: ask }).subscribe(() => undefined);

it('retries once after a failure and then gives up', async () => {
  const ask = vi.fn(() => Promise.reject(new Error('no answer')));
  const stop = watch('failing', ask);
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(queryClient.getQueryState(['failing'])).toMatchObject({ status: 'error', fetchStatus: 'idle' });
  stop();
});

it('does not refetch on window focus, however old the data is', async () => {
  const ask = vi.fn(() => Promise.resolve('answer'));
  const stop = watch('focused', ask);
  queryClient.mount();
  await vi.advanceTimersByTimeAsync(10 * minute);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(minute);
  expect(ask).toHaveBeenCalledTimes(1);
  stop();
  queryClient.unmount();
});
