/**
 * Sends email with Resend's REST API, using plain fetch. The row's id is the idempotency key, so a repetition is
 * delivered once.
 */
import { isPlainAddress, rowHeaders, type Sender } from './message.ts';
import type { MailTransport, SendOutcome } from './port.ts';

export type ResendOptions = { apiKey: string; baseUrl?: string | undefined; sender: Sender };

const maxReplyChars = 10_000;

/** @param options `baseUrl` of another server with the same API. */
export function createResendTransport(options: ResendOptions): MailTransport {
  const { sender } = options;
  const url = `${(options.baseUrl ?? 'https://api.resend.com').replace(/\/+$/, '')}/emails`;
  return {
    kind: 'resend',
    close: () => Promise.resolve(),
    async send(mail, signal) {
      if (!isPlainAddress(mail.to)) return { status: 'error', error: 'not a plain address' };
      const name = (mail.fromName ?? sender.name).replace(/["<>\\\r\n]/g, '');
      let response: Response;
      try {
        response = await fetch(url, {
          method: 'POST',
          signal,
          redirect: 'error',
          headers: {
            Authorization: `Bearer ${options.apiKey}`,
            'Content-Type': 'application/json',
            'Idempotency-Key': mail.id,
            'User-Agent': 'everglow-mailer/1',
          },
          body: JSON.stringify({
            from: name ? `"${name}" <${sender.address}>` : sender.address,
            to: [mail.to],
            subject: mail.subject.replace(/[\r\n]+/g, ' '),
            html: mail.html,
            text: mail.text,
            ...(mail.replyTo && isPlainAddress(mail.replyTo) ? { reply_to: mail.replyTo } : {}),
            ...(mail.attachments
              ? {
                  attachments: mail.attachments.map(({ name, type, content }) => ({
                    filename: name,
                    content_type: type,
                    content: Buffer.from(content).toString('base64'),
                  })),
                }
              : {}),
            headers: { ...rowHeaders(mail), 'Message-ID': mail.messageId, ...mail.headers },
          }),
        });
      } catch (error) {
        signal.throwIfAborted();
        return { status: 'queued', error: `network ${causeCode(error)}` };
      }
      const body = (await response.text().catch(() => '')).slice(0, maxReplyChars);
      return readReply(response.status, body);
    },
  };
}

/**
 * 408, 409 (another request with the same key is in progress), and 429 are temporary. 401 and 403 mean that our key or
 * domain isn't accepted: not the email's fault, so it waits until the settings are fixed. Any other 4xx is final.
 */
function readReply(status: number, body: string): SendOutcome {
  const reply = parse(body);
  if (status >= 200 && status < 300) {
    return { status: 'sent', ...(reply.id && /^[\w-]{1,80}$/.test(reply.id) ? { providerId: reply.id } : {}) };
  }
  const name = reply.name && /^[a-z_]{1,60}$/.test(reply.name) ? ` ${reply.name}` : '';
  const passes = status >= 500 || status < 400 || [401, 403, 408, 409, 429].includes(status);
  return { status: passes ? 'queued' : 'error', error: `api ${status}${name}` };
}

function parse(body: string): { id?: string; name?: string } {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value !== 'object' || value === null) return {};
    return {
      ...('id' in value && typeof value.id === 'string' ? { id: value.id } : {}),
      ...('name' in value && typeof value.name === 'string' ? { name: value.name } : {}),
    };
  } catch {
    return {};
  }
}

/** System error code of a failed connection, which fetch nests one or two levels deep. */
function causeCode(error: unknown): string {
  for (let at = error, depth = 0; at instanceof Error && depth < 4; at = at.cause, depth += 1) {
    if ('code' in at && typeof at.code === 'string' && /^[A-Z_0-9]{3,40}$/.test(at.code)) return at.code;
  }
  return 'error';
}
