import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { testAnswers, testProfile } from '../test-profile.ts';
import { ProfileView, type ProfileViewProps } from './profile-view.tsx';

function render(props: Partial<ProfileViewProps> = {}): string {
  return renderToStaticMarkup(
    <MantineProvider>
      <ProfileView
        profile={testProfile}
        answers={testAnswers}
        businessName="Bay Breeze Cooling"
        firstName="Maria"
        engine="local"
        {...props}
      />
    </MantineProvider>,
  );
}

const textOf = (html: string) =>
  html
    .replace(/<style.*?<\/style>/gs, '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&');
const headings = (html: string, level: number) =>
  [...html.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, 'gs'))].map((match) => textOf(match[1] ?? ''));

const older = { ...testProfile, platformPrompts: undefined, prompts: [{ title: 'A', prompt: 'B', useCase: 'C' }] };

describe('ProfileView', () => {
  it('shows the parts in order', () => {
    expect(headings(render(), 2)).toEqual(['Bay Breeze Cooling']);
    expect(headings(render(), 3)).toEqual([
      'Business Analysis',
      'AI Marketing Strategies',
      'AI Platform Prompts',
      'Automation & Integration',
      'Growth Roadmap',
      'Your account',
      'Free and Pro',
      'Rather have it set up for you?',
    ]);
  });

  it('links every section from the contents', () => {
    const html = render();
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
    expect(targets).toHaveLength(7);
    for (const id of targets) expect(html).toContain(`<section id="${id}"`);
  });

  it('names the prompts as the older form does when there are none by platform', () => {
    for (const profile of [older, { ...older, platformPrompts: {} }]) {
      const html = render({ profile });
      expect(headings(html, 3)).toContain('Personalized AI Prompts');
      expect(textOf(html)).not.toContain('AI Platform Prompts');
      expect(html).toContain('--panel-height:300px');
    }
  });

  it('mounts only the chosen platform, at its height', () => {
    const html = render();
    expect(html).toContain('--panel-height:400px');
    expect(html).toContain('aria-label="Copy prompt: Landing page"');
    expect(html).not.toContain('Copy prompt: Short clip');
  });

  it('says which answers a recommendation rests on', () => {
    const text = textOf(render());
    expect(text).toContain('Because you said We repair air conditioners in Hollywood (What you do)');
    expect(text).toContain(
      'Because you said Word of mouth (Marketing today) and Get more leads, Get more reviews, and Fill my calendar (Goals)',
    );
  });

  it('shows hostile text as text', () => {
    const hostile = '<img src=x onerror="alert(1)"><script>alert(1)</script>';
    const html = render({
      businessName: hostile,
      firstName: hostile,
      answers: { ...testAnswers, business_description: hostile, contact_info: hostile },
      profile: {
        ...testProfile,
        trade: { slug: 'x', name: hostile },
        businessAnalysis: { targetAudience: hostile, positioning: hostile, advantages: [hostile] },
        platformPrompts: { lovable: [{ title: hostile, prompt: hostile, category: hostile, useCase: hostile }] },
      },
    });
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;img src=x');
  });

  it('tells the truth about the account', () => {
    const text = textOf(render({ account: { state: 'pending' } }));
    expect(text).toContain('send an activation link to maria@example.com');
    expect(text).toContain('there is no account and no activation email on its way');
  });

  it('compares the plans and leads on', () => {
    const html = render();
    for (const words of ['7-day preview', '$29.99 per month', 'Cancel anytime', '30-day money-back guarantee']) {
      expect(textOf(html)).toContain(words);
    }
    expect(html).toMatch(/<a[^>]*href="\/signup"[^>]*>.*?Book a free implementation call/s);
    const link = html.match(/<a[^>]*href="\/services"[^>]*>/)?.[0];
    expect(link).toContain('target="_blank"');
    expect(link).toContain('rel="noopener noreferrer"');
    expect(textOf(html)).toContain('Show Me My Profile');
  });

  it('offers to change answers or start over only when it can', () => {
    expect(textOf(render())).not.toMatch(/Change my answers|Start over/);
    const text = textOf(render({ onRestart: () => undefined, onChangeAnswers: () => undefined }));
    expect(text).toMatch(/Change my answers.*Start over/s);
  });
});
