import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { GeneratedProfile } from '#shared/schemas/profile.ts';
import { renderApp } from '#client/test/render.tsx';
import { GenerationProgress } from './generation-progress.tsx';

const plan: GeneratedProfile = {
  businessAnalysis: {
    targetAudience: 'Homeowners in Erie',
    positioning: 'Panels in a day',
    advantages: ['Two people'],
  },
  strategies: { aiTools: ['A form for panels'], contentStrategy: 'A photo a week', leadGeneration: 'A panel check' },
  automations: { workflows: ['Text back'], voiceAgents: 'Takes the address', integrations: ['Calendar'] },
  roadmap: { thirtyDays: ['Put up the page'], ninetyDays: ['Call ten customers'], longTerm: 'A second van' },
  platformPrompts: {},
};
const at = { status: 'running', percent: 20, sections: [] as string[] } as const;
const usual = { plan: undefined, isSlow: false, hasFailed: false, onRetry: () => undefined };

describe('the progress of a profile', () => {
  it('names the step and advances the bar only for finished steps', () => {
    renderApp(<GenerationProgress {...usual} generation={{ ...at, stage: 'thinking' }} />);
    expect(screen.getByText('Working out your strategy')).toBeDefined();
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(20);
    expect(screen.queryByText(/longer than usual/)).toBeNull();
  });

  it.each([
    ['thinking', /isn't ready 40 seconds after you asked for it, our built-in engine will write it/],
    ['writing', /Our built-in engine will write any prompts that aren't ready 80 seconds after you asked/],
    ['waiting', /Your answers are safe/],
  ] as const)('explains a delay and what happens next while %s', (stage, words) => {
    renderApp(<GenerationProgress {...usual} isSlow generation={{ ...at, stage }} />);
    expect(screen.getByText(words).textContent).toMatch(/^This is taking longer than usual\./);
  });

  it('shows the finished plan while prompts are generated and counts the finished tools', () => {
    const sections = ['plan', 'lovable', 'veo3'];
    renderApp(<GenerationProgress {...usual} plan={plan} generation={{ ...at, stage: 'writing', sections }} />);
    expect(screen.getByText('Homeowners in Erie')).toBeDefined();
    expect(screen.getByText('A second van')).toBeDefined();
    expect(screen.getByText('Prompts for 2 of 14 tools are ready.')).toBeDefined();
  });

  it('offers a retry after a failure', async () => {
    const onRetry = vi.fn();
    const { user } = renderApp(<GenerationProgress {...usual} hasFailed onRetry={onRetry} generation={undefined} />);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
