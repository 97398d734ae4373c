/** Server processes of their own, to be killed. What a test leaves running ends with the test run, by its pid. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './ports.ts';

const projectDir = path.resolve(import.meta.dirname, '../..');

/** Keeps compiled code between processes: most of a start is compiling. */
export const compileCache = path.join(os.tmpdir(), 'everglow-test-compile-cache');

/** As in docker/Dockerfile. */
const nodeOptions = ['--max-semi-space-size=4', '--enable-source-maps'];
const bundle = 'dist/bundle/index.js';

export type ServerProcess = {
  pid: number;
  address: string;
  /** What it has written so far, both streams. */
  output(): string;
  exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  hasExited(): boolean;
  kill(signal: NodeJS.Signals): void;
  /** Status of /readyz, or 0 without an answer. */
  readyz(): Promise<number>;
};

type SpawnOptions = {
  args?: string[];
  /** A file that takes what it writes there, which `output` then doesn't hold. */
  stdout?: number;
  /** Where the code is, if it's another release. */
  dir?: string;
};

const alive = new Set<ServerProcess>();
process.on('exit', () => alive.forEach((child) => child.kill('SIGKILL')));

/**
 * Starts the bundled server, as it's deployed, with these settings only, and doesn't wait for it.
 */
export async function spawnServer(env: Record<string, string>, options: SpawnOptions = {}): Promise<ServerProcess> {
  const port = env.PORT && env.PORT !== '0' ? env.PORT : String(await freePort());
  const dir = options.dir ?? projectDir;
  // A release before the bundle runs its TypeScript.
  const entry = existsSync(path.join(dir, bundle)) ? [...nodeOptions, bundle] : ['server/index.ts'];
  const child = spawn(process.execPath, [...entry, ...(options.args ?? ['--api-only'])], {
    cwd: dir,
    stdio: ['ignore', options.stdout ?? 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      NODE_COMPILE_CACHE: compileCache,
      ...env,
      PORT: port,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const address = `http://127.0.0.1:${port}`;
  const server: ServerProcess = {
    pid: child.pid!,
    address,
    output: () => output,
    // `close`, not `exit`: by then everything it said has arrived.
    exited: new Promise((resolve) => {
      child.once('close', (code, signal) => {
        alive.delete(server);
        resolve({ code, signal });
      });
    }),
    hasExited: () => child.exitCode !== null || child.signalCode !== null,
    kill: (signal) => void child.kill(signal),
    readyz: () =>
      fetch(`${address}/readyz`, { signal: AbortSignal.timeout(3000) }).then(
        (response) => response.status,
        () => 0,
      ),
  };
  alive.add(server);
  return server;
}

/** Starts one and waits until it is ready. @throws with its output when it ends before that. */
export async function startServer(
  env: Record<string, string>,
  options: SpawnOptions & { withinMs?: number } = {},
): Promise<ServerProcess> {
  const server = await spawnServer(env, options);
  const deadline = Date.now() + (options.withinMs ?? 60_000);
  while ((await server.readyz()) !== 200) {
    if (server.hasExited() || Date.now() > deadline) {
      server.kill('SIGKILL');
      throw new Error(`The server did not become ready. It said:\n${server.output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return server;
}

/** Ends what is left of the processes started here. */
export async function endServers(): Promise<void> {
  const left = [...alive];
  for (const server of left) server.kill('SIGKILL');
  await Promise.all(left.map((server) => server.exited));
}
