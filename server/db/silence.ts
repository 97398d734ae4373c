/** Closes database connections on which nothing arrives, so that a silent network is handled like a closed one. */
import net from 'node:net';

/**
 * Milliseconds without a response from the server after which a statement and its connection are given up. Longer than
 * the server's statement timeout, shorter than the 10 s a request may take.
 */
export const silentMs = 9_000;

/** Error for a connection that stopped responding. */
export class DatabaseSilent extends Error {}

/** Creates a socket that closes itself when nothing arrives for `ms` milliseconds. */
export function socketGivenUpAfter(ms: number): net.Socket {
  const socket = new net.Socket();
  socket.setTimeout(ms, () => socket.destroy(new DatabaseSilent(`no response from the database for ${ms} ms`)));
  return socket;
}
