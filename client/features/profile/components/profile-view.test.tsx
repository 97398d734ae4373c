import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { queryClient } from '#client/lib/query-client.ts';
import { trpc, trpcClient } from '#client/lib/trpc.ts';
import { testAnswers, testProfile } from '../test-profile.ts';
import { ProfileView, type ProfileViewProps } from './profile-view.tsx';

function render(props: Partial<ProfileViewProps> = {}): string {
  return renderToStaticMarkup(
    <MantineProvider>
      <trpc.Provider client={trpcClient} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <ProfileView
            profile={testProfile}
            answers={testAnswers}
            businessName="Bay Breeze Cooling"
            firstName="Maria"
            engine="local"
            profileId="00000000-0000-4000-8000-000000000001"
            {...props}
          />
        </QueryClientProvider>
      </trpc.Provider>
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
  it('shows what was understood and lets only the owner change it', () => {
    const changes = {
      conversationId: '00000000-0000-4000-8000-000000000002',
      onCorrect: () => Promise.resolve(undefined),
      onSharpen: () => Promise.resolve({ unread: [] }),
      rewriting: undefined,
      progress: undefined,
    };
    const text = textOf(render({ changes }));
    expect(text).toContain('Maria, here’s what we understood: Air conditioning.');
    expect(text).toContain('Not right? Change it');
    expect(textOf(render())).not.toContain('Not right?');
  });

  it('asks again about a business that wasn’t described', () => {
    const profile = { ...testProfile, missing: ['business_description' as const] };
    expect(textOf(render({ profile }))).toContain('Maria, we couldn’t tell what you sell yet.');
  });

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

  it('can be shown next to another profile', () => {
    const ids = (html: string) => [...html.matchAll(/ id="((?:my-)?profile-[^"]+)"/g)].map((match) => match[1]);
    const own = render({ idPrefix: 'my-' });
    expect(ids(own)).toEqual(ids(render()).map((id) => `my-${id}`));
    expect(own).toContain('aria-labelledby="my-profile-title"');
    expect(own).toContain('href="#my-profile-roadmap"');
  });

  it('lists the prompts of the old format when there are none by platform', () => {
    for (const profile of [older, { ...older, platformPrompts: {} }]) {
      const html = render({ profile });
      expect(headings(html, 3)).toContain('Personalized AI Prompts');
      expect(textOf(html)).not.toContain('AI Platform Prompts');
      expect(html).toContain('--panel-height:300px');
    }
  });

  it('mounts only the selected platform, at its height', () => {
    const html = render();
    expect(html).toContain('--panel-height:400px');
    expect(html).toContain('aria-label="Copy prompt: Landing page"');
    expect(html).not.toContain('Copy prompt: Short clip');
  });

  it('shows which answers a recommendation is based on', () => {
    const text = textOf(render());
    expect(text).toContain('Because you said We repair air conditioners in Hollywood (What you do)');
    expect(text).toContain(
      'Because you said Word of mouth (Marketing today) and Get more leads, Get more reviews, and Fill my calendar (Goals)',
    );
  });

  it('shows the reason for a list item on request', () => {
    expect(render()).toMatch(/<details data-because="businessAnalysis.advantages.1"><summary>Why\?<\/summary>Because/);
  });

  it('shows markup in texts as text', () => {
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

  it('mentions an account only where one is created', () => {
    expect(textOf(render())).toContain('Creating your account');
    const saved = render({ profileId: undefined });
    expect(headings(saved, 3)).not.toContain('Your account');
    expect(saved).not.toContain('href="#profile-account"');
  });

  it('says which engine wrote it, if known', () => {
    expect(textOf(render({ engine: 'openai' }))).toContain('with an OpenAI model');
    expect(textOf(render({ engine: undefined }))).not.toContain('Written from your answers');
  });

  it('compares the plans and links to them', () => {
    const html = render();
    const free = ['7-day preview', '25 prompts per month', 'Basic access', 'All platform prompts', 'Copy prompts'];
    const pro = ['Unlimited prompts', 'Monthly strategy updates', 'Priority email support', 'Custom prompt requests'];
    const terms = ['$29.99 per month', 'Cancel anytime', '30-day money-back guarantee'];
    for (const words of [...free, 'No strategy consultation', ...pro, 'Export and sharing', ...terms])
      expect(textOf(html)).toContain(words);
    expect(html).toMatch(/<a[^>]*href="\/signup"[^>]*>.*?Book a free implementation call/s);
    const link = html.match(/<a[^>]*href="\/services"[^>]*>/)?.[0];
    expect(link).toContain('target="_blank"');
    expect(link).toContain('rel="noopener noreferrer"');
    expect(textOf(html)).toContain('Show Me My Profile');
  });

  it('offers to change answers or start over only when that is possible', () => {
    expect(textOf(render())).not.toMatch(/Change my answers|Start over/);
    const text = textOf(render({ onRestart: () => undefined, onChangeAnswers: () => undefined }));
    expect(text).toMatch(/Change my answers.*Start over/s);
  });
});
