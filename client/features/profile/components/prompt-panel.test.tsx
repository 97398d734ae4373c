import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sessionOf } from '#client/test/accounts.ts';
import { renderApp } from '#client/test/render.tsx';
import { PromptLocks } from '../prompt-locks.tsx';
import { testProfile } from '../test-profile.ts';
import { PromptsSection } from './prompts-section.tsx';

const usage = { used: 0, limit: 25, mayUnlock: true };

function open() {
  const view = renderApp(
    <PromptLocks lockedPrompts={['lovable.1']}>
      <PromptsSection profile={testProfile} />
    </PromptLocks>,
    {
      api: {
        'auth.session': () => sessionOf(),
        'prompts.usage': () => usage,
        'prompts.unlock': () => ({ text: 'The whole prompt.', usage: { ...usage, used: 1 } }),
      },
    },
  );
  return view;
}
const rows = () => within(screen.getByRole('region', { name: 'Prompts: Lovable' })).getAllByRole('listitem');

it('unlocks a prompt with its own button, not by expanding its row', async () => {
  const { user, sentTo } = open();
  const first = within(rows()[0]!);
  expect(screen.queryByRole('button', { name: /^Unlock/ })).toBeNull();
  await user.click(first.getByRole('button', { name: 'Landing page (locked)' }));
  expect(first.getByText('Write a page about cooling.')).toBeDefined();
  expect(sentTo('prompts.unlock')).toEqual([]);
  await user.click(first.getByRole('button', { name: 'Unlock prompt: Landing page' }));
  expect(await first.findByText('The whole prompt.')).toBeDefined();
  expect(sentTo('prompts.unlock')).toEqual([{ key: 'lovable.1' }]);
  expect(document.activeElement).toBe(first.getByRole('button', { name: 'Copy prompt: Landing page' }));
});

it('expands and collapses a prompt’s text with its row', async () => {
  const { user } = open();
  const second = within(rows()[1]!);
  const line = second.getByRole('button', { name: 'Café offer' });
  expect(second.queryByText('Write about iced coffee.')).toBeNull();
  await user.click(line);
  expect(second.getByText('Write about iced coffee.')).toBeDefined();
  await user.click(line);
  expect(second.queryByText('Write about iced coffee.')).toBeNull();
});
