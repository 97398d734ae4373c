/** Starts the site as a person would, with a throw-away data folder, and stops it after the last test. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../helpers/ports.ts';
import { adminLogin } from './admin-login.ts';

const projectDir = path.resolve(import.meta.dirname, '../..');
const startWithinMs = 60_000;
const stopWithinMs = 30_000;

export default async function setup(): Promise<() => Promise<void>> {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'everglow-e2e-'));
  const port = await freePort();
  const site = spawn(process.execPath, ['server/index.ts'], {
    cwd: projectDir,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      // Each test says who it is: limits per address must not add up over tests.
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
      AGENCY_INBOX: 'inbox@agency.example',
      ADMIN_EMAIL: adminLogin.email,
      ADMIN_PASSWORD: adminLogin.password,
    },
  });
  await fs.mkdir(path.join(projectDir, 'test-results'), { recursive: true });
  const log = createWriteStream(path.join(projectDir, 'test-results/e2e-site.log'));
  site.stdout.pipe(log, { end: false });
  site.stderr.pipe(log, { end: false });
  process.env.E2E_BASE_URL = await addressOf(site);
  // For the commands an operator gives beside the site.
  process.env.E2E_DATA_DIR = dataDir;

  return async () => {
    await stop(site);
    log.end();
    await fs.rm(dataDir, { recursive: true, force: true });
  };
}

/** Reads the address from what the site prints when it is up. */
function addressOf(site: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const late = setTimeout(() => {
      site.kill('SIGKILL');
      reject(new Error(`The site did not start within ${startWithinMs} ms. It said:\n${said}`));
    }, startWithinMs);
    const read = (chunk: Buffer) => {
      said += chunk.toString();
      const address = /Open\s+(http:\/\/\S+)/.exec(said)?.[1];
      if (!address) return;
      clearTimeout(late);
      resolve(address);
    };
    site.stdout?.on('data', read);
    site.stderr?.on('data', read);
    site.once('exit', (code) => {
      clearTimeout(late);
      reject(new Error(`The site ended with code ${code}. It said:\n${said}`));
    });
  });
}

async function stop(site: ChildProcess): Promise<void> {
  if (site.exitCode !== null) throw new Error(`The site had ended by itself, with code ${site.exitCode}.`);
  const exited = new Promise<number | null>((resolve) => site.once('exit', resolve));
  site.kill('SIGTERM');
  const late = setTimeout(() => site.kill('SIGKILL'), stopWithinMs);
  const code = await exited;
  clearTimeout(late);
  if (code !== 0) throw new Error(`The site did not stop cleanly (code ${code}).`);
}
