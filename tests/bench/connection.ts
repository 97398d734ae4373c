/**
 * One keep-alive connection with one request in flight, on a bare socket: the bench shares two cores with the server it
 * measures, and a full HTTP client would do most of the work.
 */
import net from 'node:net';

export type Answer = { status: number; head: string; body: Buffer };

export class Connection {
  private readonly socket: net.Socket;
  private chunks: Buffer[] = [];
  private pending: { resolve(answer: Answer): void; reject(error: Error): void } | undefined;

  private constructor(socket: net.Socket) {
    this.socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.receive(chunk));
    const broken = (error?: Error) => this.pending?.reject(error ?? new Error('the connection was closed'));
    socket.on('error', broken);
    socket.on('close', () => broken());
  }

  static open(port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = net.connect(port, '127.0.0.1', () => resolve(new Connection(socket)));
      socket.once('error', reject);
    });
  }

  /**
   * @param request the whole request, head and body. @throws if the connection breaks before the answer is complete.
   */
  send(request: string | Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.pending = { resolve, reject };
      this.socket.write(request);
    });
  }

  close(): void {
    this.pending = undefined;
    this.socket.destroy();
  }

  private receive(chunk: Buffer): void {
    this.chunks.push(chunk);
    const answer = parseAnswer(this.chunks.length === 1 ? chunk : Buffer.concat(this.chunks));
    if (!answer) return;
    this.chunks = [];
    const { pending } = this;
    this.pending = undefined;
    pending?.resolve(answer);
  }
}

/** @returns the answer, or undefined until it is complete. */
function parseAnswer(bytes: Buffer): Answer | undefined {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const head = bytes.toString('latin1', 0, headEnd);
  const status = Number(head.slice(9, 12));
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  const start = headEnd + 4;
  if (length !== undefined) {
    const end = start + Number(length);
    return bytes.length >= end ? { status, head, body: bytes.subarray(start, end) } : undefined;
  }
  if (!/\r\ntransfer-encoding: chunked/i.test(head)) return { status, head, body: Buffer.alloc(0) };
  const parts: Buffer[] = [];
  for (let at = start; ;) {
    const lineEnd = bytes.indexOf('\r\n', at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16);
    if (bytes.length < lineEnd + 2 + size + 2) return undefined;
    if (size === 0) return { status, head, body: Buffer.concat(parts) };
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
}

/**
 * Repeats the same GET on `connections` sockets and counts only bytes: all answers have the length of the first.
 * @returns answers per second. @throws on any other status.
 */
export async function hammer(
  port: number,
  request: string,
  { status, connections, durationMs }: { status: number; connections: number; durationMs: number },
): Promise<number> {
  const probe = await Connection.open(port);
  const first = await probe.send(request);
  probe.close();
  const size = first.head.length + 4 + first.body.length;
  const bytes = Buffer.from(request, 'latin1');
  const digit = String(status).charCodeAt(0);
  const startedAt = performance.now();
  const stopAt = startedAt + durationMs;
  let answered = 0;
  await Promise.all(
    Array.from(
      { length: connections },
      () =>
        new Promise<void>((resolve, reject) => {
          let received = 0;
          const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes));
          socket.setNoDelay(true);
          socket.on('error', reject);
          socket.on('close', resolve);
          socket.on('data', (chunk) => {
            // The tenth byte is the first digit of the status.
            if (received === 0 && chunk[9] !== digit) reject(new Error(`answered ${chunk.toString('latin1', 0, 15)}`));
            received += chunk.length;
            if (received < size) return;
            received = 0;
            answered += 1;
            if (performance.now() < stopAt) socket.write(bytes);
            else socket.destroy();
          });
        }),
    ),
  );
  return answered / ((performance.now() - startedAt) / 1000);
}
