/** What is for the person at this machine alone. */
import type { Request } from 'express';

/**
 * Who is asking sits at this machine: judged by the peer of the connection itself, because X-Forwarded-For is whatever a
 * caller says (the browser tests send one with every request). A public proxy on the same machine is also a local peer,
 * and so is a page elsewhere whose name points to 127.0.0.1: both ask for a host of their own name, which is refused.
 */
export function isLocal(req: Request): boolean {
  const peer = (req.socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/, '');
  const isLoopback = peer === '::1' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(peer);
  return isLoopback && /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/.test(req.headers.host ?? '');
}
