import { act, screen, waitFor } from '@testing-library/react';
import { notifications } from '@mantine/notifications';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../test/render.tsx';
import { showToast } from '../lib/toast.ts';
import { showKeptToast } from './toasts.tsx';

it.each(['default', 'destructive'] as const)('disappears after three seconds: %s', (variant) => {
  vi.useFakeTimers();
  renderApp(null);
  act(() => showToast({ title: 'A title', description: 'Words', variant }));
  act(() => void vi.advanceTimersByTime(2900));
  expect(screen.getByText('A title')).toBeDefined();
  act(() => void vi.advanceTimersByTime(100));
  // It is removed from the page in the next tick.
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByText('A title')).toBeNull();
  vi.useRealTimers();
});

it('replaces the previous toast immediately', () => {
  vi.useFakeTimers();
  renderApp(null);
  act(() => showToast({ title: 'Sign out failed', variant: 'destructive' }));
  act(() => void vi.advanceTimersByTime(1000));
  act(() => showToast({ title: 'Signed out successfully' }));
  act(() => void vi.advanceTimersByTime(20));
  expect(screen.getByText('Signed out successfully')).toBeDefined();
  expect(screen.queryByText('Sign out failed')).toBeNull();
  vi.useRealTimers();
});

it('has a close button with an accessible name', async () => {
  const { user } = renderApp(null);
  act(() => showToast({ title: 'Saved' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
});

it('shows once, on the next page, when the visitor leaves immediately', async () => {
  renderApp(null);
  act(() => showToast({ title: 'Signed in successfully' }));
  act(() => void dispatchEvent(new Event('pagehide')));
  act(() => notifications.clean());
  await waitFor(() => expect(screen.queryByText('Signed in successfully')).toBeNull());
  act(() => showKeptToast());
  expect(await screen.findByText('Signed in successfully')).toBeDefined();
  expect(sessionStorage).toHaveLength(0);
});
