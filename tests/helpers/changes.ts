/**
 * Records which tables change, using database triggers, so that a test can tell that a refused call changed nothing.
 */
import type { TestDatabase } from './database.ts';

/** Returns the changes since the last call, as `<table> <operation>`, and clears them. */
export type TakeChanges = () => Promise<string[]>;

/**
 * Adds triggers to every table of the application. Rolled-back changes and updates that write the same values don't
 * count.
 * @param except tables that change with every call, such as the rate limit counters
 */
export async function noteChanges(database: TestDatabase, except = ['limit_buckets']): Promise<TakeChanges> {
  await database.query(`
    create schema noted;
    create unlogged table noted.changes (what text not null);
    create function noted.note() returns trigger language plpgsql as $$
      begin insert into noted.changes values (tg_table_name || ' ' || lower(tg_op)); return null; end $$;
    do $$
      declare name text;
      begin
        for name in select tablename from pg_tables where schemaname = 'public' and tablename <> all ('{${except.join()}}') loop
          execute format('create trigger noted_row after insert or delete on public.%I
            for each row execute function noted.note()', name);
          execute format('create trigger noted_update after update on public.%I
            for each row when (old.* is distinct from new.*) execute function noted.note()', name);
          execute format('create trigger noted_truncate after truncate on public.%I
            for each statement execute function noted.note()', name);
        end loop;
      end $$`);
  return async () => {
    const rows = await database.query<{ what: string }>(
      'with taken as (delete from noted.changes returning what) select distinct what from taken order by what',
    );
    return rows.map(({ what }) => what);
  };
}
