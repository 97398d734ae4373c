import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sectionOn } from '#client/test/public-forms.ts';
import { renderApp } from '#client/test/render.tsx';
import { messageFor } from '#shared/domain/chat-answers.ts';
import { stepById } from '#shared/domain/chat-script.ts';
import { HomeHeroSection } from './home-hero.tsx';

const props = await sectionOn('/', 'home-hero');

it('asks the chat’s first question, with an option for each of its answers', () => {
  renderApp(<HomeHeroSection {...props} />, { path: '/' });
  const question = screen.getByRole('group', { name: messageFor('greeting', {}) });
  const options = within(question).getAllByRole('button');
  expect(options.map(({ textContent, dataset }) => [dataset.chatAnswer, textContent])).toEqual(
    stepById('greeting').options!.map(({ id, label }) => [id, label]),
  );
  expect(options.every(({ dataset }) => dataset.openChat === '')).toBe(true);
});

it('quotes the sample profile with the answer behind it', () => {
  renderApp(<HomeHeroSection {...props} />, { path: '/' });
  const example = within(screen.getByRole('figure'));
  expect(example.getByText('“Tuesdays and Wednesdays are slow.”')).toBeDefined();
  expect(example.getAllByRole('heading').map(({ textContent }) => textContent)).toHaveLength(4);
});
