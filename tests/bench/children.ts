/** Starts, times, measures and stops the benchmark's child processes, by pid. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../helpers/ports.ts';

export const projectDir = path.resolve(import.meta.dirname, '../..');

export type Child = { pid: number; port: number; address: string; output(): string; end(): Promise<void> };

/** Same options as in package.json and the Dockerfile. */
const nodeOptions = ['--max-semi-space-size=4', '--enable-source-maps'];

const alive = new Set<{ pid: number }>();
/** Kills all child processes that are still running. */
export const killChildren = () => alive.forEach(({ pid }) => killQuietly(pid, 'SIGKILL'));
process.on('exit', killChildren);

/**
 * Starts `node <script> <args>` with the production options, PORT and the given settings, and nothing else from our
 * environment.
 * @returns immediately; `waitForPage` resolves when it answers.
 */
export async function startChild(script: string, env: Record<string, string>, args: string[] = []): Promise<Child> {
  const port = await freePort();
  const child = spawn(process.execPath, [...nodeOptions, path.join(projectDir, script), ...args], {
    cwd: projectDir,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      NODE_ENV: 'production',
      PORT: String(port),
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000)));
  const entry = { pid: child.pid! };
  alive.add(entry);
  const closed = new Promise<void>((resolve) =>
    child.once('close', () => {
      alive.delete(entry);
      resolve();
    }),
  );
  return {
    pid: child.pid!,
    port,
    address: `http://127.0.0.1:${port}`,
    output: () => output,
    async end() {
      killQuietly(entry.pid, 'SIGTERM');
      const late = setTimeout(() => killQuietly(entry.pid, 'SIGKILL'), 20_000);
      await closed;
      clearTimeout(late);
    },
  };
}

function killQuietly(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has already exited.
  }
}

/** @returns milliseconds from now until `/` answers 200. @throws with the child's output if that takes too long. */
export const waitForPage = (child: Child) => waitForAnswer(child, (status) => status === 200);

/**
 * @returns milliseconds from now until `/` gets the expected answer. @throws with the child's output if that takes too
 * long.
 */
export async function waitForAnswer(
  child: Child,
  isRight: (status: number) => boolean = (status) => status > 0,
  withinMs = 30_000,
): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const status = await fetch(child.address).then(
      async (response) => (await response.arrayBuffer(), response.status),
      () => 0,
    );
    const waited = performance.now() - startedAt;
    if (isRight(status)) return waited;
    if (waited > withinMs) throw new Error(`No answer in time. The process said:\n${child.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Resident memory in bytes, or undefined on systems without /proc. */
export function residentBytes(pid: number): number | undefined {
  const match = /VmRSS:\s+(\d+) kB/.exec(readProc(`/proc/${pid}/status`));
  return match ? Number(match[1]) * 1024 : undefined;
}

/** CPU time used so far, in milliseconds (in steps of ten), or undefined on systems without /proc. */
export function processorMs(pid: number): number | undefined {
  // The name is in parentheses and may contain spaces; user and system time are the 12th and 13th fields after it.
  const fields = readProc(`/proc/${pid}/stat`).split(') ')[1]?.split(' ');
  return fields ? (Number(fields[11]) + Number(fields[12])) * 10 : undefined;
}

function readProc(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
