/** Limits how many requests of one connection are in progress, however many it sends without waiting for answers. */
import type http from 'node:http';
import type { Socket } from 'node:net';

/** Most unanswered requests per connection. Browsers and proxies send the next one after the answer. */
const pipelinedAtOnce = 4;
/** Bytes per slice: two or three requests of a browser, or twenty-five of the shortest possible. */
const sliceBytes = 1024;

/**
 * Passes a connection's data to the parser in slices, and pauses while too many of its requests are unanswered. Node reads
 * 64 KB at a time, enough for a thousand requests. All of them would run, and their answers would pile up in memory, however
 * slowly the client reads.
 * @param server a server that isn't listening yet
 */
export function limitPipelining(server: http.Server): void {
  const readers = new WeakMap<Socket, Reader>();
  server.on('connection', (socket) => {
    const reader = createReader(socket);
    if (reader) readers.set(socket, reader);
  });
  server.prependListener('request', (req, res) => {
    const reader = readers.get(req.socket);
    if (!reader) return;
    reader.unanswered += 1;
    res.once('close', () => {
      reader.unanswered -= 1;
      reader.resume();
    });
  });
}

type Reader = { unanswered: number; resume: () => void };

/**
 * Replaces the data listener of a connection; undefined if it has none. Node itself pauses a connection while answers pile
 * up, and must get no data then.
 */
function createReader(socket: Socket): Reader | undefined {
  const [parse] = socket.listeners('data') as ((chunk: Buffer) => void)[];
  if (!parse) return undefined;
  const pause = socket.pause.bind(socket);
  const resume = socket.resume.bind(socket);
  let rest: Buffer[] = [];
  let isPausedByNode = false;
  let isHeld = false;
  const reader: Reader = {
    unanswered: 0,
    resume() {
      while (rest.length > 0 && reader.unanswered < pipelinedAtOnce && !isPausedByNode && !socket.destroyed) {
        const chunk = rest[0]!;
        if (chunk.length > sliceBytes) rest[0] = chunk.subarray(sliceBytes);
        else rest.shift();
        parse.call(socket, chunk.length > sliceBytes ? chunk.subarray(0, sliceBytes) : chunk);
      }
      if (socket.destroyed) rest = [];
      if (isPausedByNode) return;
      if (isHeld !== rest.length > 0) {
        isHeld = !isHeld;
        if (isHeld) pause();
        else resume();
      }
    },
  };
  socket.pause = () => {
    isPausedByNode = true;
    return pause();
  };
  socket.resume = () => {
    isPausedByNode = false;
    // Node resumes after every request, and usually nothing is waiting.
    if (isHeld || rest.length > 0) process.nextTick(reader.resume);
    return isHeld ? socket : resume();
  };
  socket.off('data', parse);
  socket.on('data', (chunk: Buffer) => {
    rest.push(chunk);
    if (rest.length === 1) reader.resume();
  });
  return reader;
}
