import { NativeSelect } from '@mantine/core';
import { useDeferredValue, useState } from 'react';
import { everydayPack } from '#shared/content/packs/everyday.ts';
import { promptKey } from '#shared/domain/prompt-keys.ts';
import type { BusinessFact } from '#shared/domain/prompt-variables.ts';
import { Panel } from '#client/components/ui/panel.tsx';
import type { MarkView, PromptView, UsageView } from '../use-prompts.ts';
import { selectPrompts, wholeView } from '../workbench-view.ts';
import { NothingFound } from './nothing-found.tsx';
import { PromptItem } from './prompt-item.tsx';
import { PromptSearch } from './prompt-search.tsx';
import workbench from './workbench.module.css';
import classes from './packs.module.css';

type Props = { facts: readonly BusinessFact[]; marks: ReadonlyMap<string, MarkView>; usage: UsageView };

const prompts: PromptView[] = everydayPack.prompts.map(({ prompt, ...rest }, index) => ({
  ...rest,
  key: promptKey(everydayPack.key, index),
  platform: everydayPack.key,
  text: prompt,
  teaser: '',
}));
const categories = [...new Set(everydayPack.prompts.map(({ category }) => category))];

/** The pack of every member: open, and not counted. */
export function EverydayPack({ facts, marks, usage }: Props) {
  const [q, setQ] = useState('');
  const [category, setCategory] = useState('');
  const view = { ...wholeView, q: useDeferredValue(q), category };
  const found = selectPrompts(prompts, marks, view);
  return (
    <Panel title={everydayPack.name} lead={everydayPack.description}>
      <p className={classes.free}>{prompts.length} prompts, all open. They do not count towards your month.</p>
      <details className={classes.details}>
        <summary>Open the pack</summary>
        <div className={workbench.filters}>
          <PromptSearch label={`Search the ${everydayPack.name.toLowerCase()}`} value={q} onChange={setQ} />
          <NativeSelect
            label="Category"
            value={category}
            classNames={{ input: workbench.input, label: workbench.label }}
            onChange={(event) => setCategory(event.currentTarget.value)}
            data={[{ value: '', label: 'All categories' }, ...categories]}
          />
        </div>
        <p className={workbench.status} role="status">
          {found.length === prompts.length
            ? `${prompts.length} prompts`
            : `${found.length} of ${prompts.length} prompts`}
        </p>
        {found.length === 0 ? (
          <NothingFound
            view={view}
            onClear={() => {
              setQ('');
              setCategory('');
            }}
          />
        ) : (
          <ul className={workbench.list}>
            {found.map((prompt) => (
              <PromptItem key={prompt.key} prompt={prompt} mark={marks.get(prompt.key)} facts={facts} usage={usage} />
            ))}
          </ul>
        )}
      </details>
    </Panel>
  );
}
