import { NativeSelect } from '@mantine/core';
import type { BoughtPack } from '../use-packs.ts';
import { shows, type Show, type WorkbenchView } from '../workbench-view.ts';
import { PromptSearch } from './prompt-search.tsx';
import workbench from './workbench.module.css';
import classes from './packs.module.css';

type Props = {
  pack: BoughtPack;
  view: WorkbenchView;
  onChange: (change: Partial<WorkbenchView>) => void;
  onSearch: (q: string) => void;
};

/** Search, stars and categories. On a phone the categories are a select among the others. */
export function PackFilters({ pack, view, onChange, onSearch }: Props) {
  const select = { classNames: { input: workbench.input, label: workbench.label } };
  const categories = [{ name: '', label: 'All categories', count: pack.count }].concat(
    pack.categories.map(({ name, count }) => ({ name, label: name, count })),
  );
  return (
    <>
      <div className={`${workbench.filters} ${classes.filters}`}>
        <PromptSearch
          label={`Search the ${pack.name.toLowerCase()}`}
          example="table"
          value={view.q}
          onChange={onSearch}
        />
        <NativeSelect
          {...select}
          className={classes.narrow}
          label="Category"
          value={view.category}
          onChange={(event) => onChange({ category: event.currentTarget.value })}
          data={categories.map(({ name, label, count }) => ({ value: name, label: `${label} (${count})` }))}
        />
        <NativeSelect
          {...select}
          label="Show"
          value={view.show}
          onChange={(event) => onChange({ show: event.currentTarget.value as Show })}
          data={(['all', 'favorites'] as const).map((show) => ({ value: show, label: shows[show] }))}
        />
      </div>
      <ul className={classes.categories} aria-label="Categories">
        {categories.map(({ name, label, count }) => (
          <li key={name}>
            <button
              type="button"
              className={classes.category}
              aria-pressed={name === view.category}
              onClick={() => onChange({ category: name })}
            >
              {label}
              <span className={classes.count}>{count}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
