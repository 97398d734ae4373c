/** Starts worker processes that each serve several sites and are meant to be killed: cheaper than whole servers. */
import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { compileCache } from './processes.ts';

const workersFile = fileURLToPath(new URL('../fakes/mail-workers.ts', import.meta.url));
const children = new Set<ChildProcess>();
process.on('exit', () => endWorkers());

/** Starts a worker process for sites with these settings. @throws with its output if it exits before it is ready */
export async function startWorkers(...settings: Record<string, string>[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, [workersFile, JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: compileCache },
  });
  children.add(child);
  const ready = Promise.withResolvers<void>();
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('ready')) ready.resolve();
    });
  }
  child.once('close', () => {
    children.delete(child);
    ready.reject(new Error(`A worker ended before it was ready. It said:\n${said}`));
  });
  await ready.promise;
  return child;
}

/** Ends the remaining worker processes. */
export function endWorkers(): void {
  for (const child of children) child.kill('SIGKILL');
}
