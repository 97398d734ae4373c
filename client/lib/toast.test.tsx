import { MantineProvider, Notification } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { toastProps, type Toast } from './toast.tsx';

function render(toast: Toast): string {
  const { message, autoClose: _, ...props } = toastProps(toast);
  return renderToStaticMarkup(
    <MantineProvider>
      <Notification {...props}>{message}</Notification>
    </MantineProvider>,
  );
}

it('a toast goes by itself after three seconds', () => {
  expect(toastProps({ title: 'Signed in successfully' }).autoClose).toBe(3000);
  expect(toastProps({ title: 'Sign in failed', variant: 'destructive' }).autoClose).toBe(3000);
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
