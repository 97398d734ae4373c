/** Finds Chromium on this machine, for browser tests and page measurements. */
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Headless shells use the same engine without window support, and tests run a fifth faster. */
const shells = ['chromium-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Disables the sandbox (tests run as root in containers) and background requests. */
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
 * Checks CHROMIUM_PATH, then the usual programs on PATH, then the browser that Playwright downloads.
 * @param kind `whole` excludes the headless shell, which can't ask for a microphone and isn't representative of speed
 * @returns the path of the program; undefined if there is none.
 * @throws when CHROMIUM_PATH isn't executable.
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
