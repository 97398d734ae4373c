/** Starts separate server processes that tests can kill. Processes left over are ended with the test run, by pid. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './ports.ts';

const projectDir = path.resolve(import.meta.dirname, '../..');

/** Keeps compiled code between processes: most of the startup time is compiling. */
export const compileCache = path.join(os.tmpdir(), 'everglow-test-compile-cache');

/** Same options as in docker/Dockerfile. */
const nodeOptions = ['--max-semi-space-size=4', '--enable-source-maps'];
const bundle = 'dist/bundle/index.js';

export type ServerProcess = {
  pid: number;
  address: string;
  /** Output of both streams so far. */
  output(): string;
  exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  hasExited(): boolean;
  kill(signal: NodeJS.Signals): void;
  /** Status of /readyz, or 0 if there is no answer. */
  readyz(): Promise<number>;
};

type SpawnOptions = {
  args?: string[];
  /** File descriptor for stdout, which `output` then doesn't include. */
  stdout?: number;
  /** Project folder, for another release. */
  dir?: string;
};

const alive = new Set<ServerProcess>();
process.on('exit', () => alive.forEach((child) => child.kill('SIGKILL')));

/** Starts the bundled server, as it's deployed, with only these settings, and doesn't wait for it. */
export async function spawnServer(env: Record<string, string>, options: SpawnOptions = {}): Promise<ServerProcess> {
  const port = env.PORT && env.PORT !== '0' ? env.PORT : String(await freePort());
  const dir = options.dir ?? projectDir;
  // Releases before the bundle run their TypeScript directly.
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
    // `close`, not `exit`: by then all output has arrived.
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

/** Starts a server and waits until it is ready. @throws with its output if it exits before that. */
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

/** Ends the remaining processes started here. */
export async function endServers(): Promise<void> {
  const left = [...alive];
  for (const server of left) server.kill('SIGKILL');
  await Promise.all(left.map((server) => server.exited));
}
