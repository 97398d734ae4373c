/**
 * Mail by SMTP. Connections are kept by us and not by the client's pool: a try that is given up takes its connection
 * with it, so that no mail leaves late, after its row has gone back to the queue.
 */
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { composeMessage, type Sender } from './message.ts';
import type { MailTransport, SendOutcome } from './port.ts';

export type SmtpOptions = { url: string; sender: Sender; connections?: number | undefined };

/** A connection that has been idle for longer is not trusted any more; servers close theirs after some minutes. */
const idleMs = 30_000;
const messagesPerConnection = 100;

type Line = { connection: SMTPConnection; sent: number; idleTimer?: NodeJS.Timeout | undefined };

/** @param options `url` such as `smtps://user:password@host:465`; `connections` at once, further mails wait for one. */
export function createSmtpTransport(options: SmtpOptions): MailTransport {
  const server = readUrl(options.url);
  const most = options.connections ?? 10;
  const idle: Line[] = [];
  const waiting: (() => void)[] = [];
  let busy = 0;

  async function place(signal: AbortSignal): Promise<void> {
    if (busy < most) return void (busy += 1);
    const turn = Promise.withResolvers<void>();
    const enter = () => turn.resolve();
    const leave = () => {
      const at = waiting.indexOf(enter);
      if (at < 0) return;
      waiting.splice(at, 1);
      turn.reject(new Error('given up'));
    };
    waiting.push(enter);
    signal.addEventListener('abort', leave, { once: true });
    await turn.promise.finally(() => signal.removeEventListener('abort', leave));
  }

  function freePlace(): void {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }

  /** The line with which the last mail went well, or a new one. */
  async function openLine(signal: AbortSignal): Promise<Line> {
    for (let line = idle.pop(); line; line = idle.pop()) {
      clearTimeout(line.idleTimer);
      if (!line.connection.destroyed) return line;
    }
    const connection = new SMTPConnection({
      ...server.options,
      connectionTimeout: 5_000,
      greetingTimeout: 5_000,
      dnsTimeout: 5_000,
      socketTimeout: 10_000,
      socketCloseTimeout: 0,
    });
    // It closes itself after an error; without a listener the process would end instead.
    connection.on('error', () => undefined);
    await untilDone(connection, signal, (done) => connection.connect((error) => done(error)));
    if (server.auth) {
      const auth = server.auth;
      await untilDone(connection, signal, (done) => connection.login(auth, (error) => done(error)));
    }
    return { connection, sent: 0 };
  }

  function keep(line: Line): void {
    if (line.sent >= messagesPerConnection || line.connection.destroyed) return line.connection.quit();
    line.idleTimer = setTimeout(() => {
      idle.splice(idle.indexOf(line), 1);
      line.connection.quit();
    }, idleMs);
    line.idleTimer.unref();
    idle.push(line);
  }

  return {
    kind: 'smtp',
    async send(mail, signal) {
      const message = await composeMessage(mail, options.sender).catch(() => undefined);
      if (!message) return { status: 'error', error: 'not a plain address' };
      await place(signal);
      let line: Line | undefined;
      try {
        signal.throwIfAborted();
        line = await openLine(signal);
        const { connection } = line;
        const envelope = { from: options.sender.address, to: [mail.to], size: message.length };
        await untilDone(connection, signal, (done) => connection.send(envelope, message, (error) => done(error)));
        line.sent += 1;
        keep(line);
        return { status: 'sent' };
      } catch (error) {
        // After a refusal the server is still in the middle of something; a new connection knows nothing of it.
        line?.connection.close();
        signal.throwIfAborted();
        return readFailure(error);
      } finally {
        freePlace();
      }
    },
    /** Connects and signs in, as the next mail would. */
    async check(signal) {
      try {
        await place(signal);
      } catch {
        return 'no answer in time';
      }
      try {
        keep(await openLine(signal));
        return undefined;
      } catch (error) {
        return signal.aborted ? 'no answer in time' : readFailure(error).error;
      } finally {
        freePlace();
      }
    },
    close() {
      for (const line of idle.splice(0)) {
        clearTimeout(line.idleTimer);
        line.connection.close();
      }
      return Promise.resolve();
    },
  };
}

/** Waits for one step of the conversation; gives the connection up when it breaks or `signal` fires. */
async function untilDone(
  connection: SMTPConnection,
  signal: AbortSignal,
  step: (done: (error?: Error | null) => void) => void,
): Promise<void> {
  const outcome = Promise.withResolvers<void>();
  const fail = (error: Error) => outcome.reject(error);
  const giveUp = () => outcome.reject(new Error('given up'));
  const broken = () => outcome.reject(Object.assign(new Error('closed'), { code: 'ECONNECTION' }));
  connection.once('error', fail);
  connection.once('end', broken);
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    signal.throwIfAborted();
    step((error) => (error ? outcome.reject(error) : outcome.resolve()));
    await outcome.promise;
  } catch (error) {
    connection.close();
    throw error;
  } finally {
    connection.off('error', fail);
    connection.off('end', broken);
    signal.removeEventListener('abort', giveUp);
  }
}

/** A 5xx reply is final; everything else may pass. The reply's words are left out, as they may name the recipient. */
function readFailure(error: unknown): SendOutcome {
  const { code, responseCode, response } = error as { code?: unknown; responseCode?: unknown; response?: unknown };
  if (typeof responseCode === 'number' && responseCode >= 400) {
    const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(typeof response === 'string' ? response : '')?.[1];
    const phrase = `smtp ${responseCode}${enhanced ? ` ${enhanced}` : ''}`;
    // Who we are is the operator's to put right, not the mail's fault.
    if (responseCode < 500 || code === 'EAUTH') return { status: 'queued', error: phrase };
    return { status: 'error', error: phrase, ...(enhanced === '5.1.1' ? { noMailbox: true } : {}) };
  }
  return { status: 'queued', error: `network ${typeof code === 'string' ? code.slice(0, 40) : 'error'}` };
}

/** Away from this machine a password travels encrypted or not at all. */
function readUrl(address: string) {
  const url = new URL(address);
  const secure = url.protocol === 'smtps:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const auth = url.username
    ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
    : undefined;
  const isLocal = ['localhost', '127.0.0.1', '::1'].includes(host);
  return {
    auth,
    options: {
      host,
      port: url.port ? Number(url.port) : secure ? 465 : 587,
      secure,
      requireTLS: auth !== undefined && !secure && !isLocal,
      ...(isLocal ? { tls: { rejectUnauthorized: false } } : {}),
    },
  };
}
