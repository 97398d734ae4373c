import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderApp } from '#client/test/render.tsx';
import type { ProfileChanges } from '../changes.ts';
import { Correction } from './profile-view.tsx';

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const box = () => screen.getByRole<HTMLInputElement>('textbox');

function Header({
  onCorrect,
  understood = 'Air conditioning',
}: {
  onCorrect: (words: string) => string | undefined;
  understood?: string;
}) {
  const [rewriting, setRewriting] = useState<ProfileChanges['rewriting']>();
  return (
    <Correction
      understood={understood}
      changes={{
        conversationId: '00000000-0000-4000-8000-000000000001',
        onCorrect: async (words) => {
          const refusal = await Promise.resolve(onCorrect(words));
          if (!refusal) setRewriting('business');
          return refusal;
        },
        onSharpen: () => Promise.resolve({ unread: [] }),
        rewriting,
        progress: <button onClick={() => setRewriting(undefined)}>Reading your answers</button>,
      }}
    />
  );
}

it('saves a new description, shows the progress of the rewrite, and closes when it’s done', async () => {
  const saved: string[] = [];
  const { user } = renderApp(<Header onCorrect={(words) => void saved.push(words)} />);
  await user.click(button('Not right? Change it'));
  expect(box().value).toBe('Air conditioning');
  await user.clear(box());
  await user.type(box(), '  Pool cleaning in Davie ');
  await user.click(button('Save and rewrite'));
  const progress = await screen.findByRole('button', { name: 'Reading your answers' });
  expect(saved).toEqual(['Pool cleaning in Davie']);
  await user.click(progress);
  expect((await screen.findByRole('status')).textContent).toBe('Done. We rewrote your profile.');
  await waitFor(() => expect(document.activeElement).toBe(button('Not right? Change it')));
});

it('keeps the text after a refusal and saves nothing that’s unchanged', async () => {
  const saved: string[] = [];
  const { user } = renderApp(
    <Header
      onCorrect={(words) => (saved.push(words), 'Our server didn’t respond. Check your connection and try again.')}
    />,
  );
  await user.click(button('Not right? Change it'));
  await user.click(button('Save and rewrite'));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(saved).toEqual([]);
  await user.click(button('Not right? Change it'));
  await user.clear(box());
  await user.type(box(), 'Pool cleaning{Enter}');
  expect(await screen.findByText(/^Our server didn’t respond/)).toBeDefined();
  expect(box().value).toBe('Pool cleaning');
  await user.click(button('Cancel'));
  expect(button('Not right? Change it')).toBeDefined();
});

it('asks what the business does when nothing was understood', async () => {
  const { user } = renderApp(<Header understood="" onCorrect={() => undefined} />);
  await user.click(button('Tell us what you do'));
  expect(box().value).toBe('');
});
