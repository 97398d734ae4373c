import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '#client/test/render.tsx';
import { lazyForm } from './lazy-form.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

it('loads the form when it first renders', async () => {
  const load = vi.fn(async () => Promise.resolve(Greeting));
  const Form = lazyForm(load);
  expect(load).not.toHaveBeenCalled();
  renderApp(<Form name="Dana" />);
  expect(await screen.findByText('Hello Dana')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);
});

it('shows a message when the form can’t be loaded', async () => {
  const Form = lazyForm<{ name: string }>(async () => Promise.reject(new Error('Failed to fetch')));
  renderApp(<Form name="Dana" />);
  expect((await screen.findByRole('alert')).textContent).toContain('couldn’t load');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  expect(vi.mocked(console.error).mock.calls.flat().join(' ')).toContain('Failed to fetch');
  vi.mocked(console.error).mockClear();
});
