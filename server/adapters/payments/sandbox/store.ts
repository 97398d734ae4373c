/** Keeps the sandbox's account in one file: a change and its events are stored together, or not at all. */
import fs from 'node:fs';
import path from 'node:path';
import { emptyState, type StripeState, type World } from './objects.ts';

export type SandboxStore = {
  /** Returns the account as it is now, to read. A failed change replaces it. */
  world(): World;
  /**
   * Changes the account and stores it, one change at a time.
   * @throws if `apply` throws or the disk refuses. Then nothing has changed.
   */
  change<Result>(apply: (world: World) => Result): Promise<Result>;
};

/**
 * Opens the account of a folder, which belongs to this process alone.
 * @param open makes the account from its state
 * @throws if its file can't be read
 */
export function openStore(dir: string, open: (state: StripeState) => World): SandboxStore {
  fs.mkdirSync(dir, { recursive: true, mode: 0o700 });
  const file = path.join(dir, 'stripe.json');
  let text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
  let world = open(readState(file, text));
  let last: Promise<unknown> = Promise.resolve();

  const changeNow = async <Result>(apply: (world: World) => Result): Promise<Result> => {
    try {
      const result = apply(world);
      const changed = writeState(world.state);
      if (changed !== text) await replaceFile(file, changed);
      text = changed;
      return result;
    } catch (error) {
      world = open(readState(file, text));
      throw error;
    }
  };

  return {
    world: () => world,
    change(apply) {
      const mine = last.then(() => changeNow(apply));
      last = mine.catch(() => undefined);
      return mine;
    },
  };
}

/** Maps become lists of their entries. */
const writeState = (state: StripeState): string =>
  JSON.stringify(state, (_key, value: unknown) => (value instanceof Map ? [...value] : value));

function readState(file: string, text: string | undefined): StripeState {
  const state = emptyState();
  if (text === undefined) return state;
  try {
    const { events, ...maps } = JSON.parse(text) as Record<string, unknown[]>;
    for (const [name, map] of Object.entries(state))
      if (map instanceof Map) for (const [id, value] of (maps[name] ?? []) as [string, never][]) map.set(id, value);
    if (!Array.isArray(events)) throw new Error('It has no events.');
    return { ...state, events: events as StripeState['events'] };
  } catch (cause) {
    throw new Error(`Can't read the test payments in ${file}. Move the file away to start fresh.`, { cause });
  }
}

/** Replaces a file with one that is on the disk, so that a crash leaves the old text or the new one. */
async function replaceFile(file: string, text: string): Promise<void> {
  const draft = `${file}.new`;
  const handle = await fs.promises.open(draft, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await fs.promises.rename(draft, file);
}
