/** Where this machine keeps a Chromium, for the browser tests and the page measurements. */
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** The same engine without what only a window needs: tests take a fifth less time. */
const shells = ['chromium-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** What keeps the browser still: no sandbox (tests run as root in containers), nothing fetched in the background. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Looks at CHROMIUM_PATH, then for the usual programs on PATH, then for the browser that Playwright downloads.
 * @param kind `whole` leaves out the headless shell, which asks nobody for a microphone and is no measure of speed
 * @returns the path of the program; undefined when there is none.
 * @throws when CHROMIUM_PATH is set to something that cannot be run.
 */
export function findChromium(kind: 'any' | 'whole' = 'any'): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!isProgram(given)) throw new Error(`CHROMIUM_PATH is set to ${given}, which is not a program.`);
    return given;
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const programs = kind === 'whole' ? browsers : [...shells, ...browsers];
  const candidates = programs.flatMap((program) => folders.map((folder) => path.join(folder, program)));
  return [...candidates, chromium.executablePath()].find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
