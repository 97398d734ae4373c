import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cart } from '#client/lib/cart.ts';
import { offline } from '#client/test/accounts.ts';
import { fillIn, recordToasts, sectionOn, whileClockStands, withoutDrafts } from '#client/test/public-forms.ts';
import { renderApp, type Api } from '#client/test/render.tsx';
import { startDialogs } from '#client/site/dialogs.ts';
import { BootcampApplicationDialogs } from './bootcamp-application.tsx';

startDialogs();

const props = await sectionOn('/bootcamp', 'bootcamp-application');
const toasts = recordToasts();
withoutDrafts('bootcamp', 'contact');
beforeEach(() => cart.clear());

const filled = {
  'Your name': 'Dana Rivera',
  Email: 'a@b.co',
  'Phone number': '954 555 0134',
  'Business name': 'Coral Bay Cooling',
  'What do you want to run on its own after the bootcamp?': 'Quotes that leave on their own',
  'Which AI tools have you tried, and how did it go?': 'Tried two, kept one',
  'How will you keep the whole day free?': 'Yes, the vans are covered',
};

const dialog = () => screen.queryByRole('dialog', { name: /^Apply for a/ });
const send = () => within(dialog()!).getByRole('button', { name: /^(Send|Submitting) /i });
const field = (name: string) => dialog()!.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const approved = () => screen.queryByRole('dialog', { name: 'Application Approved!' });
/** Returns the field's error. */
const wrong = (name: string) =>
  field(name).getAttribute('aria-invalid') &&
  document.getElementById(field(name).getAttribute('aria-describedby')!)!.textContent;

async function open(seat: 'virtual-bootcamp' | 'vip-bootcamp', api: Api = {}) {
  const view = renderApp(
    <>
      <a href="/contact" data-dialog={seat}>
        Apply
      </a>
      <BootcampApplicationDialogs {...props} />
    </>,
    { path: '/bootcamp', api: { 'contact.send': () => ({ ok: true }), ...api } },
  );
  await view.user.click(screen.getByText('Apply'));
  return view;
}

async function fill({ user }: Awaited<ReturnType<typeof open>>) {
  await fillIn(user, filled);
  await user.selectOptions(field('businessType'), 'service');
  await user.selectOptions(field('currentRevenue'), '10k-25k');
}

it('reports missing fields one by one, and invalid ones once all are filled in', async () => {
  const view = await open('vip-bootcamp');
  expect(screen.getByRole('heading', { name: 'Apply for an In-Studio VIP seat' })).toBeDefined();
  await view.user.click(send());
  await waitFor(() => expect(document.activeElement).toBe(field('name')));
  expect(
    Object.fromEntries(
      [...dialog()!.querySelectorAll<HTMLInputElement>('[name]')].map(({ name }) => [name, wrong(name)]),
    ),
  ).toEqual({
    name: 'Name is required',
    email: 'Email is required',
    phone: 'Phone number is required',
    businessName: 'Business name is required',
    website: null,
    businessType: 'Business type is required',
    currentRevenue: 'Revenue range is required',
    goals: 'Goals are required',
    experience: 'Experience level is required',
    commitment: 'Commitment statement is required',
  });
  await fill(view);
  expect(dialog()!.querySelectorAll('[aria-invalid]')).toHaveLength(0);
  await view.user.clear(field('email'));
  await view.user.type(field('email'), 'a@b.c');
  await view.user.click(send());
  await waitFor(() => expect(document.activeElement).toBe(field('email')));
  expect(wrong('email')).toBe('Invalid email address');
  expect(cart.items()).toEqual([]);
});

describe('a completed application', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Submits twice and waits until the request has been sent. */
  async function submit() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.submit(send().closest('form')!);
    fireEvent.submit(send().closest('form')!);
    await whileClockStands(() => send().textContent === 'Submitting Application...');
    expect(send()).toHaveProperty('disabled', true);
  }
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it.each([
    [
      'vip-bootcamp',
      { name: 'VIP In-Studio AI Business Systems Bootcamp', price: 49_700 },
      'You’re approved for the VIP In-Studio experience.',
    ],
    [
      'virtual-bootcamp',
      { name: 'Virtual AI Business Systems Bootcamp', price: 14_700 },
      'You’re approved for the Virtual experience.',
    ],
  ] as const)('for %s is approved after 1.5 s and opens the contact page 2 s later', async (id, item, words) => {
    const view = await open(id);
    await fill(view);
    await submit();
    await pass(1_400);
    expect([approved(), cart.items(), view.calls]).toEqual([null, [], []]);
    await pass(100);
    expect(document.activeElement).toBe(approved());
    expect(approved()!.textContent).toContain(words);
    expect(approved()!.textContent).toContain('Redirecting to checkout...');
    expect(dialog()).toBeNull();
    expect(cart.items()).toMatchObject([{ id, ...item, quantity: 1 }]);
    expect(toasts.map(({ title }) => title)).toEqual(['Application approved! Redirecting to checkout...']);
    await pass(1_900);
    expect(location.pathname).toBe('/bootcamp');
    await pass(100);
    expect(location.pathname).toBe('/contact');
    // Keep background requests from reaching the next test.
    while (view.sentTo('contact.send').length === 0) await pass(1_000);
  });

  it('is sent in a request that survives the page', async () => {
    const view = await open('virtual-bootcamp');
    await fill(view);
    const sent = vi.spyOn(globalThis, 'fetch');
    await submit();
    await pass(1_500);
    while (view.sentTo('contact.send').length === 0) await pass(10);
    const [, options] = sent.mock.calls.find(([url]) => typeof url === 'string' && url.includes('contact.send'))!;
    expect(options).toMatchObject({ keepalive: true });
  });

  it('is withdrawn by closing the dialog during approval', async () => {
    await fill(await open('virtual-bootcamp'));
    await submit();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await pass(6_000);
    expect([approved(), cart.items(), location.pathname]).toEqual([null, [], '/bootcamp']);
  });

  it('stays in the contact form when it could not be sent', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const view = await open('virtual-bootcamp', { 'contact.send': offline });
    await fill(view);
    await submit();
    await pass(10_000);
    // Approval loads the sending code, which then waits for a timer.
    while (view.sentTo('contact.send').length === 0) await pass(1_000);
    expect(location.pathname).toBe('/contact');
    expect(sessionStorage.getItem('draft-contact')).toContain(
      filled['What do you want to run on its own after the bootcamp?'],
    );
  });
});
