import { Island } from '#client/components/island.tsx';
import { BlogListing } from '../islands/blog-listing.tsx';
import type { SectionProps } from '../section-props.ts';

export function BlogListingSection({ section, path }: SectionProps<'blog-listing'>) {
  return (
    <section className="section">
      <div className="wrap">
        <Island name="blog-listing" of={BlogListing} props={{ section, path }} when="use" stored="reading-list" />
      </div>
    </section>
  );
}
