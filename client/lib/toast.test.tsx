import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../test/render.tsx';
import { showToast } from './toast.tsx';

it.each(['default', 'destructive'] as const)('goes by itself after three seconds: %s', (variant) => {
  vi.useFakeTimers();
  renderApp(null);
  act(() => showToast({ title: 'A title', description: 'Words', variant }));
  act(() => void vi.advanceTimersByTime(2900));
  expect(screen.getByText('A title')).toBeDefined();
  act(() => void vi.advanceTimersByTime(200));
  // It fades.
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.queryByText('A title')).toBeNull();
  vi.useRealTimers();
});

it('takes the place of the one before', async () => {
  renderApp(null);
  act(() => showToast({ title: 'First' }));
  act(() => showToast({ title: 'Second' }));
  expect(screen.getByText('Second')).toBeDefined();
  await waitFor(() => expect(screen.queryByText('First')).toBeNull());
});

it('can be closed by name', async () => {
  const { user } = renderApp(null);
  act(() => showToast({ title: 'Saved' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
});
