/** Chooses how email is sent, and enforces the time limit on each attempt. */
import { within } from '#server/lib/within.ts';
import { createLocalMailbox } from './local.ts';
import { parseSender } from './message.ts';
import { sendLimitMs, timedOutMessage, type MailPort, type MailTransport } from './port.ts';
import { createResendTransport } from './resend.ts';
import { createSmtpTransport } from './smtp.ts';

export type MailerOptions = {
  smtpUrl?: string | undefined;
  resend?: { apiKey: string; baseUrl?: string | undefined } | undefined;
  /** Folder of the local mailbox, for email that is sent by neither SMTP nor Resend. */
  mailboxDir: string;
  /** `Name <address>` or an address. */
  from: string;
  /** Maximum number of SMTP connections. */
  connections?: number | undefined;
  /** For tests: a different limit than five seconds. */
  limitMs?: number | undefined;
};

/** SMTP if its URL is set, otherwise Resend if it has a key, otherwise the local mailbox. */
export function createMailer(options: MailerOptions): MailPort {
  const sender = parseSender(options.from);
  const transport = options.smtpUrl
    ? createSmtpTransport({ url: options.smtpUrl, sender, connections: options.connections })
    : options.resend
      ? createResendTransport({ ...options.resend, sender })
      : createLocalMailbox({ dir: options.mailboxDir, sender });
  return withLimit(transport, options.limitMs ?? sendLimitMs);
}

/** Settles in time even if a transport hangs. */
function withLimit(transport: MailTransport, limitMs: number): MailPort {
  return {
    kind: transport.kind,
    check: transport.check,
    close: () => transport.close(),
    async send(mail, signal) {
      const late = new AbortController();
      const either = signal ? AbortSignal.any([signal, late.signal]) : late.signal;
      try {
        return await within(limitMs, transport.send(mail, either), () => {
          late.abort();
          throw late.signal.reason;
        });
      } catch (error) {
        if (late.signal.aborted) return { status: 'queued', timedOut: true, error: timedOutMessage };
        if (signal?.aborted) return { status: 'queued', error: 'stopped' };
        return { status: 'queued', error: error instanceof Error ? error.name : 'unknown' };
      }
    },
  };
}
