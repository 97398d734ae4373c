/**
 * `npm run test:e2e`: runs the browser tests against the real site. Arguments go to Playwright, e.g. `npm run test:e2e
 * -- tabs`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from '#tests/helpers/chromium.ts';
import { ensureBuilt } from './build/ensure-built.ts';

const projectDir = path.resolve(import.meta.dirname, '..');

if (!findChromium('whole') && !installChromium()) {
  process.stdout.write(
    '\nBrowser tests skipped: no Chromium found. Install one (on Debian: apt-get install chromium), or set CHROMIUM_PATH.\n\n',
  );
  process.exit(process.env.CI ? 1 : 0);
}

await ensureBuilt();

const playwright = path.join(projectDir, 'node_modules/@playwright/test/cli.js');
const run = spawnSync(process.execPath, [playwright, 'test', ...process.argv.slice(2)], {
  cwd: projectDir,
  stdio: 'inherit',
  env: process.env,
});
process.exit(run.status ?? 1);

/** Installs Chromium only where that needs no prompt: as root on Debian, such as in a container. */
function installChromium(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  process.stdout.write('No Chromium found. Installing the system’s package …\n');
  const install = () =>
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'ignore' });
  if (install().status !== 0) {
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    install();
  }
  return findChromium('whole') !== undefined;
}
