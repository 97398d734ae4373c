import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { broken, held, offline, refuse } from '#client/test/accounts.ts';
import { fillIn, passAMinute, recordToasts, sectionOn, withoutDrafts } from '#client/test/public-forms.ts';
import { renderApp, type Api } from '#client/test/render.tsx';
import { ContactFormSection } from './contact-form.tsx';

const props = await sectionOn('/contact', 'contact-form');
const toasts = recordToasts();
withoutDrafts('contact');

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name = 'Send message') => screen.getByRole('button', { name });
const values = () => Object.fromEntries(Object.keys(typed).map((label) => [label, field(label).value]));
const typed = { Name: 'Dana Rivera', Email: 'dana@example.com', Message: 'Two vans, one phone.' };
/** Returns the field's error. */
const wrong = (label: string) =>
  field(label).getAttribute('aria-invalid') &&
  document.getElementById(field(label).getAttribute('aria-describedby')!)!.textContent;

function open(api: Api = {}) {
  const view = renderApp(<ContactFormSection {...props} />, { path: '/contact', api });
  passAMinute();
  return view;
}

async function send(api: Api) {
  const view = open(api);
  await fillIn(view.user, typed);
  await view.user.click(button());
  return view;
}

describe('the contact form', () => {
  it('reports missing and invalid fields, focuses the first, and sends nothing', async () => {
    const { user, calls } = open();
    await user.click(button());
    await waitFor(() => expect(document.activeElement).toBe(field('Name')));
    expect(['Name', 'Email', 'Message'].map(wrong)).toEqual([
      'Name is required',
      'Email is required',
      'Message is required',
    ]);
    await user.type(field('Name'), 'Dana');
    expect(wrong('Name')).toBeNull();
    await user.type(field('Message'), '  ');
    await user.type(field('Email'), 'dana at example{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(field('Email')));
    expect(['Email', 'Message'].map(wrong)).toEqual(['Invalid email address', 'Message is required']);
    expect(calls).toEqual([]);
  });

  it('is busy until the response arrives, mentions a delay after a while, and sends nothing twice', async () => {
    const { handler, release } = held({ ok: true });
    const { user, sentTo } = open({ 'contact.send': handler });
    await fillIn(user, typed);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      fireEvent.click(button());
      expect(button('Sending...').getAttribute('aria-disabled')).toBe('true');
      fireEvent.click(button('Sending...'));
      await act(() => vi.advanceTimersByTimeAsync(8_000));
      expect(screen.getByRole('status').textContent).toMatch(/^This is taking longer than usual\./);
      expect(button('Sending...')).toBeDefined();
    } finally {
      vi.useRealTimers();
    }
    release();
    const line = 'Thanks for reaching out. We’ll get back to you soon.';
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(`Message sent!${line}`));
    expect(toasts).toEqual([{ title: 'Message sent!', description: line, variant: 'default' }]);
    expect(values()).toEqual({ Name: '', Email: '', Message: '' });
    expect(button()).toBeDefined();
    expect(sentTo('contact.send')).toEqual([
      expect.objectContaining({ name: typed.Name, email: typed.Email, message: typed.Message, website2: '' }),
    ]);
  });

  it.each([
    ['the request failed', offline],
    ['the server failed', broken],
  ])('keeps the text when %s, and retries with the same message', async (_what, fails) => {
    let tries = 0;
    const { user, sentTo } = await send({ 'contact.send': () => ((tries += 1) === 1 ? fails() : { ok: true }) });
    const line = 'Failed to send message. Please try again.';
    expect((await screen.findByRole('alert')).textContent).toBe(`Error${line}What you typed is still here.`);
    expect(toasts).toEqual([{ title: 'Error', description: line, variant: 'destructive' }]);
    expect(values()).toEqual(typed);
    await user.click(button('Try again'));
    await screen.findByText('Message sent!');
    const [first, second] = sentTo('contact.send') as { submissionId: string }[];
    expect(second!.submissionId).toBe(first!.submissionId);
  });

  it('sends a message that changed after a failed attempt as a new one', async () => {
    let tries = 0;
    const { user, sentTo } = await send({ 'contact.send': () => ((tries += 1) === 1 ? offline() : { ok: true }) });
    await screen.findByRole('alert');
    await user.type(field('Message'), ' Help.');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(button());
    await screen.findByText('Message sent!');
    const [first, second] = sentTo('contact.send') as { submissionId: string }[];
    expect(second!.submissionId).not.toBe(first!.submissionId);
  });

  it('keeps text typed while a message is being sent', async () => {
    const { handler, release } = held({ ok: true });
    const { user } = await send({ 'contact.send': handler });
    await user.type(field('Message'), ' One more thing.');
    release();
    await screen.findByText('Message sent!');
    expect(values()).toEqual({ ...typed, Message: 'Two vans, one phone. One more thing.' });
  });

  it('reports that the visitor is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await send({ 'contact.send': offline });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'You seem to be offline. What you typed is still here.',
    );
  });

  it('rejects too many messages with the server’s error', async () => {
    const words = 'That’s too many tries for now. Please try again in about 5 minutes.';
    await send({ 'contact.send': refuse(words, 'RATE_LIMITED', 429) });
    expect((await screen.findByRole('alert')).textContent).toBe(`Error${words}`);
    expect(values()).toEqual(typed);
  });

  it('marks only the message carried over from the bootcamp application as such', async () => {
    const kept = { name: 'Dana', email: typed.Email, message: 'My application', topic: 'bootcamp' };
    sessionStorage.setItem('draft-contact', JSON.stringify({ values: kept }));
    const { user, sentTo } = open({ 'contact.send': () => ({ ok: true }) });
    await user.click(button());
    await screen.findByText('Message sent!');
    await fillIn(user, typed);
    await user.click(button());
    await waitFor(() => expect(sentTo('contact.send')).toHaveLength(2));
    const [first, second] = sentTo('contact.send');
    expect(first).toMatchObject(kept);
    expect(second).toMatchObject({ message: typed.Message });
    expect(second).not.toHaveProperty('topic');
  });

  it('restores previously typed text', async () => {
    const { user, unmount } = open();
    await user.type(field('Name'), 'Dana');
    unmount();
    open();
    expect(values()).toEqual({ Name: 'Dana', Email: '', Message: '' });
  });
});

it('links to the cart when it has items', async () => {
  localStorage.setItem('cart', JSON.stringify([{ id: 'seat', name: 'Bootcamp seat', price: 14700, quantity: 1 }]));
  open();
  const banner = await screen.findByRole('complementary', { name: 'Cart' });
  expect(banner.textContent).toContain('Bootcamp seat is in your cart.');
  expect(screen.getByRole('link', { name: 'Go to your cart' }).getAttribute('href')).toBe('/cart');
});

it('shows no cart link when it is empty', () => {
  localStorage.setItem('cart', '[]');
  open();
  expect(screen.queryByRole('complementary', { name: 'Cart' })).toBeNull();
});
