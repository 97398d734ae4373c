/**
 * Progress for this process's streams. One small query per tick serves all of them, no matter which process or queue
 * does the work.
 */
import type { Database } from '#server/db/client.ts';
import { listGenerations, type GenerationState } from './repo.ts';

const tickMs = 250;

type Watcher = (row: GenerationState) => void;

class ProgressWatch {
  private readonly db: Database;
  private readonly watchers = new Map<string, Set<Watcher>>();
  private timer: NodeJS.Timeout | undefined;

  constructor(db: Database) {
    this.db = db;
  }

  add(id: string, watcher: Watcher): () => void {
    const set = this.watchers.get(id) ?? new Set();
    set.add(watcher);
    this.watchers.set(id, set);
    this.timer ??= setTimeout(() => void this.tick(), 0);
    return () => {
      set.delete(watcher);
      if (set.size === 0) this.watchers.delete(id);
    };
  }

  private async tick(): Promise<void> {
    // After a failed query, the next tick tries again; the stream stays open and silent.
    const rows = await listGenerations(this.db, { ids: [...this.watchers.keys()] }).catch(() => []);
    for (const row of rows) for (const watcher of this.watchers.get(row.id) ?? []) watcher(row);
    this.timer = this.watchers.size > 0 ? setTimeout(() => void this.tick(), tickMs) : undefined;
  }
}

const watches = new WeakMap<Database, ProgressWatch>();

/**
 * Follows a generation until it's done or failed, or the signal fires.
 * @returns each changed state; the first one immediately
 */
export async function* followGeneration(
  db: Database,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<GenerationState> {
  const watch = watches.get(db) ?? new ProgressWatch(db);
  watches.set(db, watch);
  let waiting = Promise.withResolvers<void>();
  let latest: GenerationState | undefined;
  const remove = watch.add(id, (row) => {
    latest = row;
    waiting.resolve();
  });
  const wake = () => waiting.resolve();
  signal.addEventListener('abort', wake, { once: true });
  let shown = '';
  try {
    while (!signal.aborted) {
      await waiting.promise;
      waiting = Promise.withResolvers<void>();
      if (!latest || signal.aborted) continue;
      const key = `${latest.status} ${latest.stage} ${latest.percent} ${latest.sections.length}`;
      if (key === shown) continue;
      shown = key;
      yield latest;
      if (latest.status === 'done' || latest.status === 'failed') return;
    }
  } finally {
    remove();
    signal.removeEventListener('abort', wake);
  }
}
