/** The port behind which mail leaves: by SMTP, by Resend's API, or into a local mailbox. */

/** A file that goes with a mail; made by us alone. */
export type MailFile = {
  name: string;
  /** As `text/calendar; charset=utf-8`. */
  type: string;
  content: string;
};

/** One mail, ready to go. The same row always makes the same mail, so that a relay can tell a repetition. */
export type OutgoingMail = {
  /** Id of its row: the idempotency key. */
  id: string;
  /** With angle brackets; fixed at the first try. */
  messageId: string;
  /** When its row was written; the Date header. */
  createdAt: Date;
  /** The one recipient, a checked bare address. Never a list, never a name. */
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Shown instead of the sender's usual name. */
  fromName?: string | undefined;
  /** A bare address. */
  replyTo?: string | undefined;
  /** Further headers, made by us alone. */
  headers?: Record<string, string> | undefined;
  attachments?: readonly MailFile[] | undefined;
};

/**
 * What became of a try. `queued`: it may work later. `error`: it never will. `error` is a code and a phrase, without
 * addresses and without anything of the mail.
 */
export type SendOutcome = {
  status: 'sent' | 'queued' | 'error';
  /** No answer within the limit; whether the mail arrived is not known. */
  timedOut?: true;
  error?: string;
  /** The server says that the recipient does not exist. */
  noMailbox?: true;
  /** The provider's own id of the mail. */
  providerId?: string;
};

export interface MailPort {
  readonly kind: 'smtp' | 'resend' | 'local';
  /** Tries once, for five seconds at most; ends early when `signal` fires. Never throws. */
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<SendOutcome>;
  /**
   * Whether the server takes us, without sending anything; absent where only a mail can show it.
   * @returns a code and a phrase of what is wrong; undefined when nothing is. Never throws.
   */
  readonly check?: (() => Promise<string | undefined>) | undefined;
  close(): Promise<void>;
}

/** What a provider's client does: it may throw, and it lets go when `signal` fires. */
export interface MailTransport {
  readonly kind: MailPort['kind'];
  send(mail: OutgoingMail, signal: AbortSignal): Promise<SendOutcome>;
  readonly check?: MailPort['check'];
  close(): Promise<void>;
}

/** The whole of a try may take this long, from connecting to the server's last word. */
export const sendLimitMs = 5_000;
export const timedOutMessage = 'Email request timed out';
