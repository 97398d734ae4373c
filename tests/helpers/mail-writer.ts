/** Queues emails as a web process does, without starting one: rows in the database, jobs in the queue. */
import { afterAll, beforeAll } from 'vitest';
import { site } from '#shared/content/site.ts';
import { createDeps } from '#server/deps.ts';
import { readEnv } from '#server/env.ts';
import { prepareMail, wakeMail, writeMail, type MailRequest } from '#server/features/mail/service.ts';
import { createLog } from '#server/lib/log.ts';
import { siteEnv, type SiteOptions } from './site.ts';

export type MailWriter = ReturnType<typeof createMailWriter>;

export function createMailWriter(options: SiteOptions) {
  const env = readEnv(siteEnv(options));
  const { deps, close } = createDeps({
    env,
    databaseUrl: options.databaseUrl,
    sessionSecrets: env.sessionSecrets!,
    log: createLog('silent', false),
    stopping: new AbortController().signal,
  });
  return {
    deps,
    close,
    /** @returns the row's id, or undefined when none was written. */
    async write(request: MailRequest, { wake = true } = {}): Promise<string | undefined> {
      const id = await writeMail(deps.db, await prepareMail(deps, request));
      if (wake) await wakeMail(deps, id);
      return id;
    },
  };
}

/**
 * Sets the agency's street address for one file's tests. Without it, no newsletter is sent by SMTP or Resend. Applies
 * to every site and writer in this process.
 */
export function useStreetAddress(): void {
  const { postalAddress } = site.facts;
  beforeAll(() => void (site.facts.postalAddress = '12 Sea Street, Miami, FL 33101'));
  afterAll(() => void (site.facts.postalAddress = postalAddress));
}

/** Settings of a site that sends email to a fake server. */
export const smtpEnv = (url: string) => ({ SMTP_URL: url, MAIL_FROM: 'Everglow <hello@everglow.example>' });
