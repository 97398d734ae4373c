/**
 * Sends email by SMTP. An aborted attempt closes its connection, so that no email is sent late, after its row has gone
 * back to the queue.
 */
import { createTransport } from 'nodemailer';
import { composeMessage, type Sender } from './message.ts';
import type { MailTransport, SendOutcome } from './port.ts';

export type SmtpOptions = { url: string; sender: Sender; connections?: number | undefined };

/**
 * @param options `url` such as `smtps://user:password@host:465`; `connections`: maximum in parallel, further emails
 *   wait for one.
 */
export function createSmtpTransport(options: SmtpOptions): MailTransport {
  const pool = createTransport({
    ...readUrl(options.url),
    pool: true,
    maxConnections: options.connections ?? 10,
    maxMessages: 100,
    // The email's row decides when to retry.
    maxRequeues: 0,
    // Shorter than the minutes after which servers close theirs.
    idleTimeout: 30_000,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    dnsTimeout: 5_000,
    socketTimeout: 10_000,
    socketCloseTimeout: 0,
  });
  return {
    kind: 'smtp',
    async send(mail, signal) {
      const message = await composeMessage(mail, options.sender).catch(() => undefined);
      if (!message) return { status: 'error', error: 'not a plain address' };
      const envelope = { from: options.sender.address, to: mail.to, size: message.length };
      try {
        await pool.sendMail({ envelope, raw: message, signal });
        return { status: 'sent' };
      } catch (error) {
        signal.throwIfAborted();
        return readFailure(error);
      }
    },
    /** Connects and signs in, like the next email would. */
    check: () =>
      pool.verify().then(
        () => undefined,
        (error: unknown) => readFailure(error).error,
      ),
    close() {
      pool.close();
      return Promise.resolve();
    },
  };
}

/**
 * A 5xx response is final; everything else may be temporary. Its text is dropped, because it may name the recipient.
 */
function readFailure(error: unknown): SendOutcome {
  const { code, responseCode, response } = error as { code?: unknown; responseCode?: unknown; response?: unknown };
  if (typeof responseCode === 'number' && responseCode >= 400) {
    const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(typeof response === 'string' ? response : '')?.[1];
    const phrase = `smtp ${responseCode}${enhanced ? ` ${enhanced}` : ''}`;
    // Authentication is for the operator to fix, not the email's fault.
    if (responseCode < 500 || code === 'EAUTH') return { status: 'queued', error: phrase };
    return { status: 'error', error: phrase, ...(enhanced === '5.1.1' ? { noMailbox: true } : {}) };
  }
  return { status: 'queued', error: `network ${typeof code === 'string' ? code.slice(0, 40) : 'error'}` };
}

/** Away from this machine, a password is only sent encrypted. */
function readUrl(address: string) {
  const url = new URL(address);
  const secure = url.protocol === 'smtps:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const auth = url.username
    ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
    : undefined;
  const isLocal = ['localhost', '127.0.0.1', '::1'].includes(host);
  return {
    host,
    port: url.port ? Number(url.port) : secure ? 465 : 587,
    secure,
    auth,
    // Sign in even if the server doesn't offer it: with a password set, no email is sent without signing in.
    forceAuth: auth !== undefined,
    requireTLS: auth !== undefined && !secure && !isLocal,
    ...(isLocal ? { tls: { rejectUnauthorized: false } } : {}),
  };
}
