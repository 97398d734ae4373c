/** Startup message for the person at the terminal. */
import path from 'node:path';
import { brand } from '#shared/brand.ts';
import type { Env } from '../env.ts';

/**
 * @param facts `firstAdmin`: the login created at this start, with its password if it was generated; `localPages`: the
 *   path that unlocks them in a browser, and their names
 * @returns a few lines: URL, where data and emails are, who writes the profiles, how to sign in as admin.
 */
export function banner(
  env: Env,
  address: string,
  facts: {
    firstAdmin: { email: string; password: string | undefined } | undefined;
    localPages: { link: string; names: string[] } | undefined;
  },
): string {
  const { firstAdmin, localPages } = facts;
  const local = env.host === '127.0.0.1' ? address.replace('127.0.0.1', 'localhost') : address;
  const lines: [string, string][] = [['Open', local]];
  if (localPages)
    lines.push(['Local', `${local}${localPages.link} (unlocks ${localPages.names.join(' and ')} in your browser)`]);
  if (env.mode === 'embedded')
    lines.push(['Data', `${path.resolve(env.dataDir)} (built-in PostgreSQL, kept between starts)`]);
  lines.push([
    'Profiles',
    env.openAi
      ? `${env.openAi.model}, with the built-in engine as fallback`
      : 'built-in engine (set OPENAI_API_KEY to use a model)',
  ]);
  lines.push(['Email', mailLabels(env)]);
  if (firstAdmin)
    lines.push([
      'Admin',
      firstAdmin.password
        ? `${firstAdmin.email}, password ${firstAdmin.password} (shown only once; create another with npm run create-admin)`
        : firstAdmin.email,
    ]);
  lines.push(['Stop', 'Ctrl-C']);
  return `\n  ${brand.name} is running.\n\n${lines.map(([name, value]) => `  ${name.padEnd(9)} ${value}`).join('\n')}\n\n`;
}

function mailLabels(env: Env): string {
  if (env.smtpUrl || env.resend) return `sent as ${env.mailFrom}`;
  return `saved on this machine, in ${path.resolve(env.dataDir, 'mail')}`;
}
