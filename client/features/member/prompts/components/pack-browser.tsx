import { useRef } from 'react';
import type { BusinessFact } from '#shared/domain/prompt-variables.ts';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { ShowMore, useFocusOnMore } from '#client/components/member/show-more.tsx';
import { counted } from '../counted.ts';
import { toPromptView, usePackMarking, usePackPrompts, type BoughtPack } from '../use-packs.ts';
import { useWorkbenchView } from '../use-workbench-view.ts';
import { NothingFound } from './nothing-found.tsx';
import { PackFilters } from './pack-filters.tsx';
import { PromptItem } from './prompt-item.tsx';
import workbench from './workbench.module.css';
import classes from './packs.module.css';

type Props = { pack: BoughtPack; facts: readonly BusinessFact[] };

/** The prompts of a bought pack, with search and filters that the address keeps. */
export function PackBrowser({ pack, facts }: Props) {
  const { view, settled, change, search, clear } = useWorkbenchView();
  const category = pack.categories.some(({ name }) => name === view.category) ? view.category : '';
  const favorites = view.show === 'favorites';
  const list = usePackPrompts(pack.key, { search: settled.q.trim(), category, favorites });
  const note = usePackMarking();
  const root = useRef<HTMLDivElement>(null);

  const { prompts, total = 0, isPlaceholderData } = list;
  const count = prompts?.length ?? 0;
  const more = useFocusOnMore(root, '[data-prompt] h3', count);

  return (
    <div ref={root} className={classes.browser}>
      <PackFilters
        pack={pack}
        view={{ ...view, category, show: favorites ? 'favorites' : 'all' }}
        onChange={(next) => {
          more.forget();
          change(next);
        }}
        onSearch={search}
      />
      <div className={classes.results}>
        <p className={workbench.status} role="status">
          {prompts && (isPlaceholderData ? 'Searching …' : wordsOf(total, count, pack.count))}
        </p>
        {list.isError && !prompts ? (
          <FetchProblem
            title="The prompts could not be loaded"
            error={list.error}
            onRetry={() => void list.refetch()}
            isRetrying={list.isRefetching}
          />
        ) : !prompts ? (
          <LinesSkeleton lines={3} height={220} />
        ) : count === 0 ? (
          !isPlaceholderData && (
            <NothingFound
              view={{ ...view, q: settled.q, category, show: favorites ? 'favorites' : 'all' }}
              hint="Try a single word, such as “form” or “cache”, or another category."
              onClear={clear}
            />
          )
        ) : (
          <ul className={workbench.list}>
            {prompts.map((entry) => {
              const { prompt, mark } = toPromptView(pack.key, entry);
              return <PromptItem key={prompt.key} prompt={prompt} mark={mark} facts={facts} note={note} />;
            })}
          </ul>
        )}
        {!isPlaceholderData && (
          <ShowMore list={list} label="Show more" failure="More prompts could not be loaded" onAsk={more.ask} />
        )}
      </div>
    </div>
  );
}

function wordsOf(total: number, shown: number, all: number): string {
  const found = total === all ? counted(all, 'prompt') : `${total} of ${counted(all, 'prompt')}`;
  return shown < total ? `${found}, the first ${shown} shown` : found;
}
