/** A mail server that takes everything, or misbehaves as told, and remembers what came. */
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

export type SmtpMode =
  | 'ok'
  /** Answers after eight seconds. */
  | 'slow'
  /** Takes the connection and says nothing. */
  | 'hang'
  | '421'
  | '451'
  | '550'
  /** Rejects the message for its content, permanently. */
  | '554'
  /** Takes the mail and hangs up before saying so. */
  | 'drop'
  /** As a relay that knows idempotency keys: the second mail of a key is accepted and goes nowhere. */
  | 'keyed';

export type Delivery = {
  envelopeFrom: string;
  envelopeTo: string[];
  /** By name in small letters, in order, unfolded. */
  headers: [name: string, value: string][];
  messageId: string;
  key: string;
  raw: string;
  at: number;
};

export type FakeSmtp = {
  /** What goes into SMTP_URL. */
  url: string;
  port: number;
  /** Modes that begin at the door (`hang`, `421`) also end the connections there are. */
  setMode(mode: SmtpMode): void;
  /** Mails whose data came in whole, repetitions of a key included. */
  accepted: Delivery[];
  /** What reached an inbox. */
  delivered(): Delivery[];
  /** How many mails it has taken and not answered yet. */
  underWay(): number;
  /** How many connections were opened. */
  connections(): number;
  /** How many times a recipient was named, per address. */
  tries(address: string): number;
  close(): Promise<void>;
};

export type FakeSmtpOptions = {
  /** Looks at the recipient for so long before it lets the data come. */
  lookMs?: number;
  /** Says so long after it took a mail that it did: a client that dies in between sends again. */
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
      // Whoever is connected is not asked at the door any more.
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
