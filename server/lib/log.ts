/** The process's logger. Lines contain ids, never addresses, tokens, answers, or passwords. */
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';

export type Log = Logger;

/**
 * Formats an error without user input: a failed query would include its parameters, and the database its values. Names,
 * codes, and stack locations stay.
 */
export function errorForLog(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const facts = error as Error & { code?: unknown; constraint?: unknown; table?: unknown; query?: unknown };
  const isFromDatabase = 'severity' in error || 'query' in error;
  const word = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? value : undefined);
  return {
    type: error.name,
    message: isFromDatabase ? undefined : error.message,
    query: word(facts.query),
    code: word(facts.code),
    constraint: word(facts.constraint),
    table: word(facts.table),
    // The first lines repeat the message.
    stack: error.stack?.split('\n').filter((line) => /^\s+at /.test(line)),
    cause: error.cause === undefined || depth > 3 ? undefined : errorForLog(error.cause, depth + 1),
  };
}

/**
 * Maximum number of the same warning per second. More tell nothing new, and fill the disk while the database is down.
 */
const sameLinesPerSecond = 10;
/** Messages are fixed texts; if one ever contains user input, all beyond this number count as one. */
const maxKinds = 1_000;
const warnLevel = 40;
/** Bytes of lines buffered for a slow reader; anything beyond is dropped. */
const maxWaiting = 1024 * 1024;

/** Two lines are the same if their message and kind of error are. */
function kindOf([first, second]: readonly unknown[]): string {
  const facts = (typeof first === 'object' ? first : null) as { error?: unknown; err?: unknown } | null;
  const error = facts?.error ?? facts?.err;
  const words = [typeof first === 'string' ? first : second];
  if (error instanceof Error) words.push(error.name, ((error.cause ?? error) as { code?: unknown }).code);
  return words.filter((word) => typeof word === 'string').join(' ');
}

/** @returns whether to write a line; calls `whenOver` after a second of repeats with the number of dropped lines. */
function createSampler(): (kind: string, whenOver: (leftOut: number) => void) => boolean {
  const seen = new Map<string, number>();
  return (given, whenOver) => {
    const kind = seen.has(given) || seen.size < maxKinds ? given : '';
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    if (count === 1)
      setTimeout(() => {
        const leftOut = seen.get(kind)! - sameLinesPerSecond;
        seen.delete(kind);
        if (leftOut > 0) whenOver(leftOut);
      }, 1_000).unref();
    return count <= sameLinesPerSecond;
  };
}

/** Standard output. If it's blocked, as with a full disk, lines are dropped and the site keeps running. */
function standardOutput(): DestinationStream {
  const stream = pino.destination({ maxLength: maxWaiting });
  stream.on('error', () => undefined);
  return stream;
}

/**
 * @param level a pino level; "silent" for tests.
 * @param pretty readable lines for a terminal instead of JSON.
 * @param destination replaces standard output in tests.
 */
export function createLog(level: string, pretty: boolean, destination?: DestinationStream): Log {
  const mayBeWritten = createSampler();
  const options: LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: (error: unknown) => errorForLog(error), err: (error: unknown) => errorForLog(error) },
    redact: ['req.headers', 'res.headers', '*.password', '*.token', '*.email', '*.answers'],
    hooks: {
      logMethod(args, method, lineLevel) {
        const kind = kindOf(args);
        const tellRest = (leftOut: number) => method.apply(this, [{ kind, leftOut }, 'log lines dropped']);
        if (lineLevel < warnLevel || mayBeWritten(kind, tellRest)) method.apply(this, args);
      },
    },
  };
  if (!pretty) return pino(options, destination ?? standardOutput());
  const readable = { translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname', singleLine: true };
  return pino({ ...options, transport: { target: 'pino-pretty', options: readable } });
}
