import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { offline, refuse } from '#client/test/accounts.ts';
import { fillIn, passAMinute, recordToasts, sectionOn, withoutDrafts } from '#client/test/public-forms.ts';
import { renderApp, type Api } from '#client/test/render.tsx';
import { ConsultationSection } from './consultation.tsx';

const miami = await sectionOn('/locations/miami', 'consultation');
const orlando = await sectionOn('/locations/orlando', 'consultation');
const toasts = recordToasts();
withoutDrafts('city-Miami', 'city-Orlando');

const field = (label: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const button = (name = 'Send message') => screen.getByRole('button', { name });

async function send(api: Api, phone = '') {
  const view = renderApp(<ConsultationSection {...miami} />, { path: '/locations/miami', api });
  passAMinute();
  await fillIn(view.user, { Name: 'Dana', Email: 'dana@example.com', Message: 'We clean pools.', Phone: phone });
  return view;
}

it('asks for name, email and message only', async () => {
  const { user, calls } = renderApp(<ConsultationSection {...miami} />, { path: '/locations/miami' });
  await user.click(button());
  await screen.findByText('Name is required');
  expect(screen.getByText('Email is required')).toBeDefined();
  expect(screen.getByText('Message is required')).toBeDefined();
  expect(screen.getAllByRole('textbox').filter((one) => one.hasAttribute('aria-invalid'))).toHaveLength(3);
  expect([calls, toasts]).toEqual([[], []]);
});

it('shows a thank-you in its place and returns empty and focused after five seconds', async () => {
  const { sentTo } = await send({ 'contact.sendFromCity': () => ({ ok: true }) });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  try {
    fireEvent.click(button());
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Thank You'));
    const line = 'Our team will be in touch about AI marketing opportunities in Miami.';
    expect(document.activeElement!.textContent).toBe(`Thank You${line}`);
    expect(toasts).toEqual([{ title: 'Message sent successfully!', description: line, variant: 'default' }]);
    // The fake clock also advances in real time, so check early.
    await act(() => vi.advanceTimersByTimeAsync(2_500));
    expect(screen.queryByText('Thank You')).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2_500));
    expect(screen.queryByText('Thank You')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group')));
  } finally {
    vi.useRealTimers();
  }
  expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(['', '', '', '', '']);
  expect(sentTo('contact.sendFromCity')).toEqual([
    expect.objectContaining({ city: 'Miami', phone: '', businessType: '', origin: { lastPage: '/locations/miami' } }),
  ]);
});

it('doesn’t move the focus back once the visitor has left the thank-you', async () => {
  await send({ 'contact.sendFromCity': () => ({ ok: true }) });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  try {
    fireEvent.click(button());
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Thank You'));
    (document.activeElement as HTMLElement).blur();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(screen.queryByText('Thank You')).toBeNull();
    expect(document.activeElement).toBe(document.body);
  } finally {
    vi.useRealTimers();
  }
});

it('shows a toast and a field error for input the server rejects', async () => {
  const words = 'Invalid phone number length';
  const { user } = await send({ 'contact.sendFromCity': refuse(words, 'INVALID', 400, ['phone']) }, '555 0142');
  await user.click(button());
  await screen.findAllByText(words);
  await waitFor(() => expect(document.activeElement).toBe(field(/^Phone/)));
  expect(field(/^Phone/).getAttribute('aria-invalid')).toBe('true');
  expect(toasts).toEqual([{ title: 'Invalid input', description: words, variant: 'destructive' }]);
  expect(field('Message').value).toBe('We clean pools.');
});

it('keeps the input when the request fails', async () => {
  const { user } = await send({ 'contact.sendFromCity': offline });
  await user.click(button());
  const line = 'Please try again or contact us directly';
  expect((await screen.findByRole('alert')).textContent).toContain(`Submission failed${line}`);
  expect(toasts).toEqual([{ title: 'Submission failed', description: line, variant: 'destructive' }]);
  expect(field('Message').value).toBe('We clean pools.');
  expect(button('Try again')).toBeDefined();
});

it('has a separate draft for each city', async () => {
  const first = renderApp(<ConsultationSection {...miami} />);
  await first.user.type(field('Message'), 'About Miami');
  first.unmount();
  const second = renderApp(<ConsultationSection {...orlando} />);
  expect(field('Message').value).toBe('');
  second.unmount();
  renderApp(<ConsultationSection {...miami} />);
  expect(field('Message').value).toBe('About Miami');
});
