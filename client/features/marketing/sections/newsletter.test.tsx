import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { offline, refuse } from '#client/test/accounts.ts';
import { passAMinute, recordToasts, sectionOn, withoutDrafts } from '#client/test/public-forms.ts';
import { renderApp, type Api } from '#client/test/render.tsx';
import { NewsletterSection } from './newsletter.tsx';

const toasts = recordToasts();
withoutDrafts('newsletter');

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const button = (name = 'Subscribe') => screen.getByRole('button', { name });

async function subscribe(api: Api, path = '/blog') {
  const view = renderApp(<NewsletterSection {...await sectionOn(path, 'newsletter')} />, { path, api });
  passAMinute();
  await view.user.type(email(), 'dana@example.com');
  await view.user.click(button());
  return view;
}

it.each([
  ['/locations/fort-lauderdale', 'location_fort_lauderdale'],
  ['/blog', 'blog'],
  ['/blog/cost-of-a-new-customer', 'blog_article'],
])('sends the source of %s and shows a thank-you in its place', async (path, source) => {
  const { sentTo } = await subscribe({ 'newsletter.subscribe': () => ({ mail: 'sent' }) }, path);
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Successfully subscribed!'));
  const line = 'Please check your email for confirmation.';
  expect(document.activeElement!.textContent).toContain(line);
  expect(screen.queryByRole('form')).toBeNull();
  expect(toasts).toEqual([{ title: 'Successfully subscribed!', description: line, variant: 'default' }]);
  expect(sentTo('newsletter.subscribe')).toEqual([expect.objectContaining({ email: 'dana@example.com', source })]);
});

it('announces a delayed welcome email', async () => {
  await subscribe({ 'newsletter.subscribe': () => ({ mail: 'later' }) });
  expect(await screen.findByText('A welcome email will arrive shortly.')).toBeDefined();
});

it.each(['', 'dana at example'])('asks for a valid address instead of %j', async (typed) => {
  const { user, calls } = renderApp(<NewsletterSection {...await sectionOn('/blog', 'newsletter')} />);
  if (typed) await user.type(email(), typed);
  await user.click(button());
  const words = 'Please enter a valid email address.';
  await waitFor(() => expect(document.activeElement).toBe(email()));
  expect(document.getElementById(email().getAttribute('aria-describedby')!)!.textContent).toBe(words);
  expect(toasts).toEqual([{ title: 'Email required', description: words, variant: 'destructive' }]);
  expect(calls).toEqual([]);
});

it('tells existing subscribers that they are already subscribed', async () => {
  await subscribe({ 'newsletter.subscribe': refuse('taken', 'CONFLICT', 409) });
  const line = 'This email is already subscribed to our newsletter.';
  expect((await screen.findByRole('alert')).textContent).toBe(`Already subscribed${line}`);
  expect(toasts).toEqual([{ title: 'Already subscribed', description: line, variant: 'destructive' }]);
});

it('keeps the address when the request fails', async () => {
  await subscribe({ 'newsletter.subscribe': offline });
  const line = 'An error occurred. Please try again.';
  expect((await screen.findByRole('alert')).textContent).toContain(`Subscription failed${line}`);
  expect(toasts).toEqual([{ title: 'Subscription failed', description: line, variant: 'destructive' }]);
  expect(email().value).toBe('dana@example.com');
  expect(button('Try again')).toBeDefined();
});
