/** Keeps the sandbox's state in one file: a change and the events it makes are there together, or not at all. */
import fs from 'node:fs';
import path from 'node:path';
import { PaymentError } from './port.ts';
import { emptyState, type KeptEvent, type SandboxState } from './sandbox-state.ts';

export type SandboxStore = {
  /** What is kept now; not to be written to. */
  state(): Readonly<SandboxState>;
  /**
   * Changes the state and stores it; one change at a time.
   * @param apply gets a copy, which counts once it is on the disk. What it throws leaves everything as it was.
   * @throws PaymentError (temporary) when it cannot be stored.
   */
  change<Result>(apply: (draft: SandboxState) => Result): Promise<Result>;
  /** Resolves when all changes begun so far are stored or refused. */
  idle(): Promise<void>;
};

const readState = (file: string): SandboxState => {
  let text: string;
  try {
    text = fs.readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return emptyState();
    throw error;
  }
  try {
    const state = JSON.parse(text) as SandboxState;
    if (state.version !== 1) throw new Error('another version wrote it');
    return state;
  } catch (cause) {
    throw new Error(`The test payments in ${file} cannot be read. Move the file away to begin with none.`, { cause });
  }
};

/** Whole or not at all, and on the disk before it counts. */
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

/**
 * Opens the folder, which belongs to this process alone.
 * @param options `onStored` gets the events of a change after it is stored.
 * @throws when what is there cannot be read.
 */
export function openSandboxStore(options: { dir: string; onStored(events: KeptEvent[]): void }): SandboxStore {
  fs.mkdirSync(options.dir, { recursive: true, mode: 0o700 });
  const file = path.join(options.dir, 'state.json');
  let state = readState(file);
  let last: Promise<unknown> = Promise.resolve();

  const changeNow = async <Result>(apply: (draft: SandboxState) => Result): Promise<Result> => {
    const draft = structuredClone(state);
    const known = new Set(state.events.map(({ id }) => id));
    const result = apply(draft);
    const text = JSON.stringify(draft);
    if (text === JSON.stringify(state)) return result;
    try {
      await replaceFile(file, text);
    } catch (cause) {
      throw new PaymentError('The test payment could not be saved on this machine. Please try again.', {
        temporary: true,
        cause,
      });
    }
    state = draft;
    options.onStored(draft.events.filter(({ id }) => !known.has(id)));
    return result;
  };

  return {
    state: () => state,
    change(apply) {
      const mine = last.then(() => changeNow(apply));
      last = mine.catch(() => undefined);
      return mine;
    },
    async idle() {
      await last;
    },
  };
}
