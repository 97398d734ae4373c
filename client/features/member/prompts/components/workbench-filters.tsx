import { NativeSelect } from '@mantine/core';
import { nameOfPlatform, shows, sorts, type Show, type Sort, type WorkbenchView } from '../workbench-view.ts';
import { PromptSearch } from './prompt-search.tsx';
import classes from './workbench.module.css';

type Props = {
  view: WorkbenchView;
  platforms: readonly { platform: string; count: number }[];
  total: number;
  /** Of the chosen platform; none while all are shown. */
  categories: readonly string[];
  onChange: (change: Partial<WorkbenchView>) => void;
  onSearch: (q: string) => void;
};

const options = (words: Record<string, string>) => Object.entries(words).map(([value, label]) => ({ value, label }));

/** Search, and what to show in which order. On a phone the platforms are a select among the others. */
export function WorkbenchFilters({ view, platforms, total, categories, onChange, onSearch }: Props) {
  const select = { classNames: { input: classes.input, label: classes.label } };
  return (
    <div className={classes.filters}>
      <PromptSearch label="Search your prompts" value={view.q} onChange={onSearch} />
      <NativeSelect
        {...select}
        className={classes.phone}
        label="Platform"
        value={view.platform}
        onChange={(event) => onChange({ platform: event.currentTarget.value })}
        data={[
          { value: '', label: `All platforms (${total})` },
          ...platforms.map(({ platform, count }) => ({
            value: platform,
            label: `${nameOfPlatform(platform)} (${count})`,
          })),
        ]}
      />
      <NativeSelect
        {...select}
        label="Show"
        value={view.show}
        onChange={(event) => onChange({ show: event.currentTarget.value as Show })}
        data={options(shows)}
      />
      {categories.length > 1 && (
        <NativeSelect
          {...select}
          label="Category"
          value={view.category}
          onChange={(event) => onChange({ category: event.currentTarget.value })}
          data={[{ value: '', label: 'All categories' }, ...categories]}
        />
      )}
      <NativeSelect
        {...select}
        label="Sort"
        value={view.sort}
        onChange={(event) => onChange({ sort: event.currentTarget.value as Sort })}
        data={options(sorts)}
      />
    </div>
  );
}
