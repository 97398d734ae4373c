/** Starts worker processes that each serve several sites and are meant to be killed: cheaper than whole servers. */
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleServer } from '#scripts/build/bundle-server.ts';
import { compileCache } from './processes.ts';

const entry = fileURLToPath(new URL('../fakes/mail-workers.ts', import.meta.url));
/** In the project, so that packages outside the bundle are found. */
const outDir = path.resolve(import.meta.dirname, `../../test-results/mail-workers-${process.pid}`);
let bundled: Promise<void> | undefined;
const children = new Set<ChildProcess>();
process.on('exit', () => endWorkers());

/** Starts a worker process for sites with these settings. @throws with its output if it exits before it is ready */
export async function startWorkers(...settings: Record<string, string>[]): Promise<ChildProcess> {
  // Bundled, a process starts several times faster, and tests start dozens of them.
  await (bundled ??= bundleServer({ entry, outDir }));
  const child = spawn(process.execPath, [path.join(outDir, 'mail-workers.js'), JSON.stringify(settings)], {
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

/** Ends the remaining worker processes and deletes their bundle. */
export function endWorkers(): void {
  for (const child of children) child.kill('SIGKILL');
  fs.rmSync(outDir, { recursive: true, force: true });
  bundled = undefined;
}
