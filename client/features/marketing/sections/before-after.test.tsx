import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadPage, pagePaths } from '#shared/content/registry.ts';
import { sectionOn } from '#client/test/public-forms.ts';
import { renderApp } from '#client/test/render.tsx';
import { BeforeAfterSection } from './before-after.tsx';

const props = await sectionOn('/ai-seo-company', 'before-after');

it('moves the divider with the slider and says how much of each version is visible', () => {
  const { container } = renderApp(<BeforeAfterSection {...props} />, { path: '/ai-seo-company' });
  const slider = screen.getByRole('slider', { name: 'Slide to compare before and after' });
  fireEvent.change(slider, { target: { value: '20' } });
  expect(slider.getAttribute('aria-valuetext')).toBe('20% before, 80% after');
  expect(container.querySelector<HTMLElement>('[style*="--cut"]')!.style.getPropertyValue('--cut')).toBe('20%');
  for (const { text } of props.section.after.parts)
    expect(screen.queryByText(text) ?? screen.queryByRole('img', { name: text }), text).not.toBeNull();
});

it('marks the part that each note is about, on all pages', async () => {
  const pages = await Promise.all(pagePaths.map((path) => loadPage(path)));
  const sections = pages.flatMap((page) => page.sections.filter((section) => section.kind === 'before-after'));
  expect(sections.length).toBeGreaterThan(2);
  for (const { after, notes, title } of sections)
    expect(
      after.parts.flatMap(({ mark }) => mark ?? []),
      title,
    ).toEqual(notes.map((_, at) => at + 1));
});
