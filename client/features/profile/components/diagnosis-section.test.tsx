import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { GeneratedProfile } from '#shared/schemas/profile.ts';
import { renderApp } from '#client/test/render.tsx';
import { testAnswers, testDiagnosis, testProfile } from '../test-profile.ts';
import { PrintDocument } from './print-document.tsx';
import { ProfileView } from './profile-view.tsx';
import { SharedDocument } from './shared-document.tsx';

const six = (name: string) => Array.from({ length: 6 }, (_, index) => `${name} ${index + 1}`);
const diagnosed = { ...testProfile, diagnosis: testDiagnosis };
const long = {
  ...diagnosed,
  businessAnalysis: { ...testProfile.businessAnalysis, advantages: six('Advantage') },
  roadmap: { ...testProfile.roadmap, ninetyDays: six('Step') },
};

const view = (profile: GeneratedProfile = diagnosed) =>
  renderApp(
    <ProfileView
      profile={profile}
      answers={testAnswers}
      businessName="Bay Breeze Cooling"
      firstName="Maria"
      engine="local"
    />,
  );
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const section = (name: string) => screen.getByRole('region', { name });
const foldOf = (summary: HTMLElement) => summary.closest('details')!;

describe('the diagnosis', () => {
  it('opens the profile with moves, what not to do, and one number', () => {
    view();
    expect(titles().slice(0, 2)).toEqual(['Diagnosis', 'Business Analysis']);
    const diagnosis = within(section('Diagnosis'));
    expect(diagnosis.getByText(testDiagnosis.bottleneck)).toBeDefined();
    expect(diagnosis.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      'What’s holding you back',
      'This week’s moves',
      'What not to do',
      'The one number to watch',
    ]);
    const [moves, avoid] = diagnosis.getAllByRole('list');
    expect(
      within(moves!)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(testDiagnosis.moves.map(({ what, how, by, sign }) => `${by}${what}${how}${sign}`));
    expect(avoid!.textContent).toBe(testDiagnosis.avoid.join(''));
    expect(diagnosis.getByText(testDiagnosis.metric)).toBeDefined();
  });

  it('comes first in the contents', () => {
    view();
    const [first] = within(screen.getByRole('navigation', { name: 'Contents of your profile' })).getAllByRole('link');
    expect(first!.textContent).toBe('Diagnosis');
    expect(first!.getAttribute('href')).toBe(`#${section('Diagnosis').id}`);
  });

  it('is omitted from profiles generated without one', () => {
    view(testProfile);
    expect(titles()[0]).toBe('Business Analysis');
    expect(screen.queryByRole('link', { name: 'Diagnosis' })).toBeNull();
  });

  it('appears in shared profiles and in print', () => {
    renderApp(
      <SharedDocument
        profile={diagnosed}
        answers={testAnswers}
        businessName="Bay Breeze"
        endsAt="2026-12-01T12:00:00Z"
      />,
    );
    expect(titles()[0]).toBe('Diagnosis');
    renderApp(<PrintDocument profile={diagnosed} businessName="Bay Breeze" />);
    expect(screen.getAllByText(testDiagnosis.bottleneck)).toHaveLength(2);
  });
});

describe('long lists', () => {
  it('show three items and expand to show the rest', async () => {
    const { user } = view(long);
    const summary = screen.getByText('3 more advantages');
    expect(foldOf(summary).open).toBe(false);
    expect(foldOf(summary).contains(screen.getByText('Advantage 3'))).toBe(false);
    expect(foldOf(summary).contains(screen.getByText('Advantage 4'))).toBe(true);
    await user.click(summary);
    expect(foldOf(summary).open).toBe(true);
  });

  it('expand when their section is opened from the contents', async () => {
    const { user } = view(long);
    await user.click(screen.getByRole('link', { name: 'Growth Roadmap' }));
    expect(foldOf(screen.getByText('3 more steps')).open).toBe(true);
    expect(foldOf(screen.getByText('3 more advantages')).open).toBe(false);
  });

  it('are fully expanded in print', () => {
    renderApp(<PrintDocument profile={long} businessName="Bay Breeze" />);
    expect(screen.getByText('Advantage 6').closest('details')).toBeNull();
    expect(screen.queryByText('3 more advantages')).toBeNull();
  });
});
