/** A mail server that accepts everything or misbehaves as configured, and records what it received. */
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

export type SmtpMode =
  | 'ok'
  /** Answers after eight seconds. */
  | 'slow'
  /** Accepts the connection but never answers. */
  | 'hang'
  | '421'
  | '451'
  | '550'
  /** Permanently rejects the message because of its content. */
  | '554'
  /** Accepts the message but disconnects before confirming it. */
  | 'drop'
  /** Behaves like a relay with idempotency keys: accepts a second message with the same key and discards it. */
  | 'keyed';

export type Delivery = {
  envelopeFrom: string;
  envelopeTo: string[];
  /** Headers in order and unfolded, with lowercase names. */
  headers: [name: string, value: string][];
  messageId: string;
  key: string;
  raw: string;
  at: number;
};

export type FakeSmtp = {
  /** Value for SMTP_URL. */
  url: string;
  port: number;
  /** Modes that apply on connect (`hang`, `421`) also close existing connections. */
  setMode(mode: SmtpMode): void;
  /** Messages received completely, including repeats of a key. */
  accepted: Delivery[];
  /** Messages that reached an inbox. */
  delivered(): Delivery[];
  /** Number of messages received but not yet confirmed. */
  underWay(): number;
  /** Number of connections opened. */
  connections(): number;
  /** Number of times an address was named as a recipient. */
  tries(address: string): number;
  close(): Promise<void>;
};

export type FakeSmtpOptions = {
  /** Delay before accepting a recipient. */
  lookMs?: number;
  /** Delay before confirming a received message: a client that dies in between sends it again. */
  replyMs?: number;
};

const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });
const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export async function startFakeSmtp(mode: SmtpMode = 'ok', options: FakeSmtpOptions = {}): Promise<FakeSmtp> {
  let current = mode;
  const accepted: Delivery[] = [];
  const seen = new Set<string>();
  const inboxes: Delivery[] = [];
  const tried = new Map<string, number>();
  const sockets = new Set<Socket>();
  let opened = 0;
  let underWay = 0;

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 50,
    logger: false,
    onConnect(_session, done) {
      opened += 1;
      if (current === 'hang') return;
      if (current === '421') return done(refusal(421, '4.3.2 Busy, come back later'));
      done();
    },
    onRcptTo({ address }, _session, done) {
      tried.set(address, (tried.get(address) ?? 0) + 1);
      if (current === '451') return done(refusal(451, '4.7.1 Try again later'));
      if (current === '550') return done(refusal(550, `5.1.1 ${address}: no such user here`));
      setTimeout(done, options.lookMs ?? 0);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => void take(Buffer.concat(chunks).toString('utf8'), session, done));
    },
  });

  async function take(raw: string, session: SMTPServerSession, done: (error?: Error | null, text?: string) => void) {
    const mode = current;
    underWay += 1;
    if (mode === 'slow') await rest(8_000);
    if (mode === '554') {
      underWay -= 1;
      return done(refusal(554, '5.7.1 Looks like spam'));
    }
    const delivery = readDelivery(raw, session);
    accepted.push(delivery);
    if (mode !== 'keyed' || !seen.has(delivery.key)) inboxes.push(delivery);
    seen.add(delivery.key);
    if (mode === 'drop') {
      underWay -= 1;
      for (const socket of sockets) if (socket.remotePort === session.remotePort) socket.destroy();
      return;
    }
    await rest(options.replyMs ?? 0);
    underWay -= 1;
    done(null, 'Queued');
  }

  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    setMode(next) {
      current = next;
      // Existing connections never see the greeting again, so close them.
      if (next === 'hang' || next === '421') for (const socket of sockets) socket.destroy();
    },
    accepted,
    delivered: () => inboxes,
    underWay: () => underWay,
    connections: () => opened,
    tries: (address) => tried.get(address) ?? 0,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

function readDelivery(raw: string, session: SMTPServerSession): Delivery {
  const head = raw.split(/\r?\n\r?\n/, 1)[0]!.replace(/\r?\n[ \t]+/g, ' ');
  const headers = head.split(/\r?\n/).map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
  });
  const value = (name: string) => headers.find(([key]) => key === name)?.[1] ?? '';
  const { mailFrom, rcptTo } = session.envelope;
  return {
    envelopeFrom: mailFrom ? mailFrom.address : '',
    envelopeTo: rcptTo.map(({ address }) => address),
    headers,
    messageId: value('message-id'),
    key: value('resend-idempotency-key'),
    raw,
    at: Date.now(),
  };
}

/** Returns the text of an email's quoted-printable parts. */
export const decoded = (raw: string) =>
  raw
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (run) => Buffer.from(run.replaceAll('=', ''), 'hex').toString('utf8'));
