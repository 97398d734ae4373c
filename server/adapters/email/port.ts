/** Port for sending email: by SMTP, by Resend's API, or into a local mailbox. */

/** An attachment; created only by us. */
export type MailFile = {
  name: string;
  /** Such as `text/calendar; charset=utf-8`. */
  type: string;
  content: string;
};

/** An email that's ready to send. The same row always gives the same email, so that a relay can detect repetitions. */
export type OutgoingMail = {
  /** Id of its row, used as the idempotency key. */
  id: string;
  /** With angle brackets; set at the first attempt. */
  messageId: string;
  /** When its row was written; the Date header. */
  createdAt: Date;
  /** The only recipient: a validated bare address, never a list or a name. */
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Shown instead of the sender's usual name. */
  fromName?: string | undefined;
  /** A bare address. */
  replyTo?: string | undefined;
  /** More headers, set only by us. */
  headers?: Record<string, string> | undefined;
  attachments?: readonly MailFile[] | undefined;
};

/**
 * Result of an attempt. `queued`: it may work later. `error`: it never will. `error` is a code and a phrase, without
 * addresses or anything from the email.
 */
export type SendOutcome = {
  status: 'sent' | 'queued' | 'error';
  /** Timed out; the email may or may not have arrived. */
  timedOut?: true;
  error?: string;
  /** The server says the recipient doesn't exist. */
  noMailbox?: true;
  /** The provider's own id of the email. */
  providerId?: string;
};

export interface MailPort {
  readonly kind: 'smtp' | 'resend' | 'local';
  /** Makes one attempt, for five seconds at most; ends early when `signal` fires. Never throws. */
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<SendOutcome>;
  /**
   * Checks that the server accepts us, without sending anything. Absent if only sending can show that.
   * @returns a code and a phrase for the problem; undefined if there is none. Never throws.
   */
  readonly check?: (() => Promise<string | undefined>) | undefined;
  close(): Promise<void>;
}

/** Call of a provider's client: it may throw, and it stops when `signal` fires. */
export interface MailTransport {
  readonly kind: MailPort['kind'];
  send(mail: OutgoingMail, signal: AbortSignal): Promise<SendOutcome>;
  readonly check?: MailPort['check'];
  close(): Promise<void>;
}

/** Limit for a whole attempt, from connecting to the server's last response. */
export const sendLimitMs = 5_000;
export const timedOutMessage = 'Email request timed out';
