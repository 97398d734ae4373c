import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { SharperQuestion } from '#shared/schemas/extras.ts';
import { trpc } from '#client/lib/trpc.ts';
import { renderApp } from '#client/test/render.tsx';
import type { ProfileChanges } from '../changes.ts';
import { SharperCard } from './sharper-card.tsx';

type Card = { answered: (SharperQuestion & { answer: string })[]; open: SharperQuestion[] };

const best: SharperQuestion = {
  key: 'best_seller',
  question: 'What sells best?',
  example: 'For example: full groom, $95',
};
const avoid: SharperQuestion = {
  key: 'avoid',
  question: 'What should we leave out?',
  example: 'For example: weddings',
};
const conversationId = '00000000-0000-4000-8000-000000000001';

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

type Sharpen = (answers: object) => Awaited<ReturnType<ProfileChanges['onSharpen']>>;

function View({ sharpen }: { sharpen: Sharpen }) {
  const utils = trpc.useUtils();
  const [rewriting, setRewriting] = useState<ProfileChanges['rewriting']>();
  return (
    <SharperCard
      changes={{
        conversationId,
        onCorrect: () => Promise.resolve(undefined),
        onSharpen: async (answers) => {
          const outcome = await Promise.resolve(sharpen(answers));
          if ('unread' in outcome) {
            void utils.profile.sharper.invalidate();
            setRewriting('sharper');
          }
          return outcome;
        },
        rewriting,
        progress: <button onClick={() => setRewriting(undefined)}>Writing your prompts</button>,
      }}
    />
  );
}

function open(first: Card, sharpen: Sharpen = () => ({ unread: [] })) {
  const server = { card: first, asked: 0 };
  const view = renderApp(<View sharpen={sharpen} />, {
    api: {
      'profile.sharper': () => {
        server.asked += 1;
        return server.card;
      },
    },
  });
  return { ...view, server };
}

it('asks for missing details, rewrites from the answers, and says what the profile uses now', async () => {
  const sent: object[] = [];
  const { user, server } = open({ answered: [], open: [best, avoid] }, (answers) => {
    sent.push(answers);
    server.card = { answered: [{ ...best, answer: 'Full groom, $95' }], open: [avoid] };
    return { unread: ['avoid'] };
  });
  await user.type(await field('What sells best?'), ' Full groom, $95 ');
  expect(screen.getByText('Two short questions.', { exact: false })).toBeDefined();
  await user.type(await field('What should we leave out?'), 'idk');
  await user.click(button('Rewrite my profile'));
  const progress = await screen.findByRole('button', { name: 'Writing your prompts' });
  expect(sent).toEqual([{ best_seller: 'Full groom, $95', avoid: 'idk' }]);
  await waitFor(() => expect(server.asked).toBe(2));
  await user.click(progress);
  const done = await screen.findByRole('heading', { name: 'Your profile now uses your best seller.' });
  await waitFor(() => expect(document.activeElement).toBe(done));
  expect(screen.getByText('Full groom, $95')).toBeDefined();
  expect(screen.getByText(/^We couldn’t use what you wrote about what to leave out\./)).toBeDefined();
});

it('changes an answer and removes it when it’s cleared', async () => {
  const sent: object[] = [];
  const card = { answered: [{ ...best, answer: 'Full groom, $95' }], open: [avoid] };
  const { user } = open(card, (answers) => (sent.push(answers), { unread: [] }));
  await user.click(await screen.findByRole('button', { name: 'Change or add an answer' }));
  const first = await field('What sells best?');
  expect(first.value).toBe('Full groom, $95');
  await user.click(button('Rewrite my profile'));
  expect((await screen.findByRole('alert')).textContent).toBe('Nothing has changed yet.');
  await user.clear(first);
  await user.click(button('Rewrite my profile'));
  await waitFor(() => expect(sent).toEqual([{ best_seller: '' }]));
});

it('can be skipped and requires one answer before it rewrites anything', async () => {
  const { user } = open({ answered: [], open: [best] });
  await field('What sells best?');
  await user.click(button('Rewrite my profile'));
  expect((await screen.findByRole('alert')).textContent).toBe('Answer at least one, or skip this.');
  await user.click(button('Skip'));
  expect(screen.queryByText('Make it sharper')).toBeNull();
});

it('keeps the answers when they can’t be saved', async () => {
  const { user } = open({ answered: [], open: [best] }, () => ({ problem: 'We couldn’t use that yet.' }));
  await user.type(await field('What sells best?'), 'idk');
  await user.click(button('Rewrite my profile'));
  expect((await screen.findByRole('alert')).textContent).toBe('We couldn’t use that yet.');
  expect((await field('What sells best?')).value).toBe('idk');
});

it('isn’t shown when nothing is missing', async () => {
  const { server } = open({ answered: [], open: [] });
  await waitFor(() => expect(server.asked).toBe(1));
  expect(screen.queryByText('Make it sharper')).toBeNull();
});
