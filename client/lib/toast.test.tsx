import { MantineProvider, Notification } from '@mantine/core';
import { act, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../test/render.tsx';
import { showToast, toastProps, type Toast } from './toast.tsx';

function render(toast: Toast): string {
  const { message, autoClose: _, ...props } = toastProps(toast);
  return renderToStaticMarkup(
    <MantineProvider>
      <Notification {...props}>{message}</Notification>
    </MantineProvider>,
  );
}

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

it('has two looks', () => {
  const good = render({ title: 'Signed in successfully' });
  const bad = render({ title: 'Sign in failed', description: 'Wrong password.', variant: 'destructive' });
  expect(good).toContain('data-variant="default"');
  expect(bad).toContain('data-variant="destructive"');
  expect(toastProps({ title: 'a' }).color).not.toBe(toastProps({ title: 'a', variant: 'destructive' }).color);
});

it('is one line without a description, headline and line with one', () => {
  expect(toastProps({ title: 'Signed out successfully' })).toMatchObject({ message: 'Signed out successfully' });
  expect(toastProps({ title: 'Signed out successfully' })).not.toHaveProperty('title');
  expect(toastProps({ title: 'Sign in failed', description: 'Wrong.' })).toMatchObject({
    title: 'Sign in failed',
    message: 'Wrong.',
  });
});

it('can be closed by name', () => {
  expect(render({ title: 'Saved' })).toContain('aria-label="Close"');
});
