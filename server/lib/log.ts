/** One logger for the process. Lines carry ids, never addresses, tokens, answers or passwords. */
import { pino, type Logger } from 'pino';

export type Log = Logger;

/**
 * An error without what visitors typed: a failed query would bring its parameters along, and the database its values.
 * Names, codes and places stay.
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
 * @param level a pino level; "silent" for tests.
 * @param pretty readable lines for a person at a terminal instead of JSON.
 */
export function createLog(level: string, pretty: boolean): Log {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: (error: unknown) => errorForLog(error), err: (error: unknown) => errorForLog(error) },
    redact: ['req.headers', 'res.headers', '*.password', '*.token', '*.email', '*.answers'],
    ...(pretty
      ? {
          transport: {
            target: 'pino-pretty',
            options: { translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname', singleLine: true },
          },
        }
      : {}),
  });
}
