import { Island } from '#client/components/island.tsx';
import { CityMap } from '../city-map.tsx';
import { CityDirectory } from '../islands/city-directory.tsx';
import type { SectionProps } from '../section-props.ts';

export function CityDirectorySection({ section, path, isFirst }: SectionProps<'city-directory'>) {
  const { title, lead, featured, map, states } = section;
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <section className="section">
      <div className="wrap">
        <Heading>{title}</Heading>
        <p className="lead">{lead}</p>
        <CityMap {...map} />
        <div id="cities" tabIndex={-1}>
          <Island name="city-directory" of={CityDirectory} props={{ featured, states, path }} when="use" />
        </div>
      </div>
    </section>
  );
}
