import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sectionOn } from '#client/test/public-forms.ts';
import { renderApp } from '#client/test/render.tsx';
import { BlogListingSection } from './blog-listing.tsx';

const props = await sectionOn('/blog', 'blog-listing');

it('says that a category has no articles and links to all articles', async () => {
  const { user } = renderApp(<BlogListingSection {...props} />, { path: '/blog?category=gardens' });
  expect(screen.getByRole('status').textContent).toBe('No articles in this category yet.');
  expect(screen.queryAllByRole('article')).toEqual([]);
  expect(screen.getByRole('link', { name: 'See all articles' }).getAttribute('href')).toBe('/blog');
  await user.click(screen.getByRole('button', { name: 'gardens: clear filter' }));
  expect(location.search).toBe('');
  expect(screen.getAllByRole('article')).not.toEqual([]);
});
