/**
 * Opens hostile connections from a separate process, so that it doesn't slow down the measuring one. They sign in
 * nonstop, announce bodies they never send, or send requests without pause.
 *
 *     node tests/helpers/hostile.ts <address> <seconds> <connections of each kind> <networks>
 */
import net from 'node:net';

const [address = '', seconds = '10', each = '10', networks = '1'] = process.argv.slice(2);
const { hostname, port } = new URL(address);
const until = Date.now() + Number(seconds) * 1_000;
const counts = { answered: 0, refused: 0, cut: 0 };
/** Network that a connection claims to come from, for a site behind a proxy. */
const from = (index: number) =>
  `X-Forwarded-For: 198.51.${Math.floor((index % Number(networks)) / 250)}.${(index % Number(networks)) % 250}`;

/** Keeps one connection open and calls `send` again after each answer or disconnect. */
function keep(send: (socket: net.Socket) => void, onAnswer: (socket: net.Socket, text: string) => void): void {
  const socket = net.connect(Number(port), hostname, () => send(socket));
  socket.on('data', (chunk) => onAnswer(socket, chunk.toString('latin1')));
  socket.on('error', () => undefined);
  socket.on('close', () => {
    counts.cut += 1;
    if (Date.now() < until) setTimeout(() => keep(send, onAnswer), 20);
  });
}

const body = (index: number) =>
  JSON.stringify({ email: `nobody-${index}@example.com`, password: 'not the password at all' });
const post = (index: number, length: number) =>
  [
    'POST /trpc/auth.signIn HTTP/1.1',
    'Host: localhost',
    from(index),
    'Content-Type: application/json',
    `Content-Length: ${length}`,
    '\r\n',
  ].join('\r\n');

for (let index = 0; index < Number(each); index += 1) {
  const wrong = post(index, body(index).length) + body(index);
  keep(
    (socket) => socket.write(wrong),
    (socket, text) => {
      if (!text.startsWith('HTTP/1.1 ')) return;
      if (text.startsWith('HTTP/1.1 401')) counts.answered += 1;
      else counts.refused += 1;
      if (Date.now() < until) socket.write(wrong);
      else socket.destroy();
    },
  );
  keep(
    (socket) => socket.write(post(index, 60_000) + '{'),
    () => undefined,
  );
  const many = `GET / HTTP/1.1\r\nHost: localhost\r\n${from(index)}\r\n\r\n`.repeat(1_500);
  keep(
    (socket) => {
      socket.pause();
      socket.write(many);
    },
    () => undefined,
  );
}

setTimeout(
  () => {
    process.stdout.write(JSON.stringify(counts));
    process.exit(0);
  },
  Number(seconds) * 1_000,
);
