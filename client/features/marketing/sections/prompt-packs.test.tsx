import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { offline, refuse } from '#client/test/accounts.ts';
import { passAMinute, sectionOn, withoutDrafts } from '#client/test/public-forms.ts';
import { renderApp, type Api } from '#client/test/render.tsx';
import { PromptPacksSection } from './prompt-packs.tsx';

const props = await sectionOn('/tools', 'prompt-packs');
withoutDrafts('waitlist_mobile');

const open = (path = '/tools', api: Api = {}) => renderApp(<PromptPacksSection {...props} />, { path, api });
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

describe('the tabs', () => {
  it('start with the one in the URL, or with web', () => {
    const first = open('/tools#devops');
    expect(selected()).toBe('DevOps');
    first.unmount();
    open('/tools#nonsense');
    expect(selected()).toBe('Web');
  });

  it('are navigated with arrow keys, wrapping around, and with Home and End', async () => {
    const { user } = open();
    screen.getByRole('tab', { name: 'Web' }).focus();
    for (const [key, name] of [
      ['ArrowRight', 'Mobile'],
      ['ArrowLeft', 'Web'],
      ['ArrowLeft', 'DevOps'],
      ['ArrowRight', 'Web'],
      ['End', 'DevOps'],
      ['Home', 'Web'],
    ] as const) {
      await user.keyboard(`{${key}}`);
      expect([selected(), document.activeElement!.textContent]).toEqual([name, name]);
      expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
    }
    expect(location.hash).toBe('#web');
  });
});

describe('a waitlist', () => {
  const mobile = () => within(screen.getByRole('tabpanel', { name: 'Mobile' }));
  async function join(typed: string, api: Api = {}) {
    const view = open('/tools#mobile', api);
    passAMinute();
    if (typed) await view.user.type(mobile().getByLabelText('Email'), typed);
    await view.user.click(mobile().getByRole('button', { name: 'Join Waitlist' }));
    return view;
  }

  it('subscribes an address to its own pack', async () => {
    const { sentTo } = await join('dana@example.com', { 'newsletter.subscribe': () => ({ mail: 'sent' }) });
    expect(await mobile().findByText('You’re on the waitlist.')).toBeDefined();
    expect(sentTo('newsletter.subscribe')).toEqual([expect.objectContaining({ source: 'waitlist_mobile' })]);
  });

  it('requires an address', async () => {
    const { calls } = await join('');
    expect(await mobile().findAllByText('Please enter a valid email address.')).not.toEqual([]);
    expect(calls).toEqual([]);
  });

  it.each([
    [
      'is already on it',
      refuse('taken', 'CONFLICT', 409),
      'Already on the waitlistYou’ve already joined the list for this pack.',
    ],
    ['gets no response', offline, 'Subscription failed'],
  ])('keeps the address of a visitor who %s', async (_what, handler, words) => {
    await join('dana@example.com', { 'newsletter.subscribe': handler });
    expect((await mobile().findByRole('alert')).textContent).toContain(words);
    expect(mobile().getByLabelText<HTMLInputElement>('Email').value).toBe('dana@example.com');
  });
});
