import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sectionOn } from '#client/test/public-forms.ts';
import { renderApp } from '#client/test/render.tsx';
import { AutomationStepsSection } from './automation-steps.tsx';

const path = '/ai-driven-digital-marketing-solutions';
const props = await sectionOn(path, 'automation-steps');

const open = () => renderApp(<AutomationStepsSection {...props} />, { path });
const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const shown = () => screen.getAllByRole('tabpanel').filter(({ dataset }) => dataset.current === 'true');

it('moves with the buttons and stops at both ends', async () => {
  const { user } = open();
  const [back, next] = [
    screen.getByRole('button', { name: 'Back' }),
    screen.getByRole('button', { name: 'Next step' }),
  ];
  await user.click(back);
  expect(selected()).toBe('Missed call');
  await user.click(next);
  expect(selected()).toBe('Text back');
  expect(screen.getByText('Step 2 of 5: Text back')).toBeDefined();
  for (let press = 0; press < 5; press += 1) await user.click(next);
  expect(selected()).toBe('Review request');
  expect(next.getAttribute('aria-disabled')).toBe('true');
  expect(shown()).toHaveLength(1);
});

it('moves with the arrow keys, and the focus follows', async () => {
  const { user } = open();
  screen.getByRole('tab', { name: 'Missed call' }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect([selected(), document.activeElement!.textContent]).toEqual(['Booking', 'Booking']);
  await user.keyboard('{End}{ArrowRight}');
  expect(selected()).toBe('Missed call');
});

it('contains each step in full', () => {
  open();
  for (const step of props.section.steps)
    for (const text of [step.text, step.message, step.owner, step.fallback])
      expect(screen.getByText(text)).toBeDefined();
});
