import { beforeEach, expect, it, vi } from 'vitest';
import { contactForm } from '#shared/schemas/contact.ts';
import { bootcampApplication } from '#shared/schemas/bootcamp.ts';
import { createCart } from '#client/lib/cart.ts';
import { readDraft, writeDraft } from '#client/lib/form-draft.ts';
import { toastEvent } from '#client/lib/toast.ts';
import { approve } from './application-rules.ts';

const answers = {
  name: 'Dana Rivera',
  email: 'dana@example.com',
  phone: '954 555 0134',
  businessName: 'Coral Bay Cooling',
  website: '',
  businessType: 'service',
  currentRevenue: '10k-25k',
  goals: 'Quotes that leave on their own',
  experience: 'Tried two, kept one',
  commitment: 'Yes, the vans are covered',
};

const message = [
  'My application for the bootcamp:',
  'Seat: a virtual seat',
  'Phone: 954 555 0134',
  'Business: Coral Bay Cooling',
  'Type of business: Services',
  'Monthly revenue: $10,000 to $25,000',
  'What should run on its own: Quotes that leave on their own',
  'AI tools tried so far: Tried two, kept one',
  'Keeping the day free: Yes, the vans are covered',
  'That’s my application.',
].join('\n');

function emptyCart() {
  const kept = new Map<string, string>();
  return createCart(() => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }));
}

const send = vi.fn<NonNullable<NonNullable<Parameters<typeof approve>[2]>['send']>>();
const said = vi.fn<(event: CustomEvent<{ title: string }>) => void>();

beforeEach(() => {
  vi.stubGlobal('dispatchEvent', said);
  said.mockClear();
  send.mockClear();
  writeDraft('contact', undefined);
  return () => vi.unstubAllGlobals();
});

it('puts one seat of a kind into the cart, however many applications there are', () => {
  const cart = emptyCart();
  approve('virtual-bootcamp', answers, { of: cart, send });
  approve('virtual-bootcamp', answers, { of: cart, send });
  approve('vip-bootcamp', answers, { of: cart, send });
  expect(cart.items().map(({ id, quantity }) => [id, quantity])).toEqual([
    ['virtual-bootcamp', 1],
    ['vip-bootcamp', 1],
  ]);
  expect(said.mock.calls.map(([{ type, detail }]) => [type, detail.title])).toEqual(
    Array.from({ length: 3 }, () => [toastEvent, 'Application approved! Redirecting to checkout...']),
  );
});

it('puts the answers into the contact form for review', () => {
  expect(bootcampApplication.safeParse(answers).success).toBe(true);
  approve('virtual-bootcamp', answers, { of: emptyCart(), send });
  const values = readDraft('contact')!.values;
  expect(values).toEqual({ name: 'Dana Rivera', email: 'dana@example.com', message, topic: 'bootcamp' });
  expect(contactForm.safeParse(values).success).toBe(true);
});

it('keeps text typed into the contact form and only the newest application', () => {
  writeDraft('contact', { values: { name: 'D. R.', email: ' ', message: 'Hello there.' }, submissionId: 'sent once' });
  approve('virtual-bootcamp', answers, { of: emptyCart(), send });
  expect(readDraft('contact')!.values).toEqual({
    name: 'D. R.',
    email: 'dana@example.com',
    message: `Hello there.\n\n${message}`,
    topic: 'bootcamp',
  });
  // An edited text counts as a different message.
  expect(readDraft('contact')!.submissionId).not.toBe('sent once');
  approve('vip-bootcamp', { ...answers, website: 'coralbay.example' }, { of: emptyCart(), send });
  const { message: newer } = readDraft('contact')!.values;
  expect(newer).toContain('Seat: an In-Studio VIP seat\n');
  expect(newer).toContain('Website: coralbay.example\n');
  expect(newer).not.toContain('virtual seat');
  expect(newer!.startsWith('Hello there.\n\n')).toBe(true);
});

it("sends them as the contact form's draft message, under its id", () => {
  approve('virtual-bootcamp', answers, { of: emptyCart(), send });
  expect(send.mock.calls).toEqual([[readDraft('contact')]]);
  const [[first]] = send.mock.calls as unknown as [[{ submissionId: string }]];
  expect(first.submissionId).toMatch(/^[0-9a-f-]{36}$/);

  // The same answers make the same message; a different seat makes a new one.
  approve('virtual-bootcamp', answers, { of: emptyCart(), send });
  expect(send.mock.lastCall).toEqual([first]);
  approve('vip-bootcamp', answers, { of: emptyCart(), send });
  expect(send.mock.lastCall).toEqual([readDraft('contact')]);
  expect(send.mock.lastCall![0].submissionId).not.toBe(first.submissionId);
});
