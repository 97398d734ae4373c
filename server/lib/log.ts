/** One logger for the process. Lines carry ids, never addresses, tokens, answers or passwords. */
import { pino, type Logger } from 'pino';

export type Log = Logger;

/**
 * @param level a pino level; "silent" for tests.
 * @param pretty readable lines for a person at a terminal instead of JSON.
 */
export function createLog(level: string, pretty: boolean): Log {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
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
