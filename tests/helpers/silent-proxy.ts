/** Simulates a silent network to the database: connections stay open, but no data gets through. */
import net, { type AddressInfo } from 'node:net';

export type SilentProxy = {
  /** The database's address through the proxy. */
  url: string;
  /** Stops all traffic. */
  silence(): void;
  /** Lets new connections through again. Earlier ones stay silent forever. */
  speak(): void;
  close(): void;
};

/** Starts a proxy in front of a database. */
export async function startSilentProxy(databaseUrl: string): Promise<SilentProxy> {
  const target = new URL(databaseUrl);
  let isSilent = false;
  const links = new Set<{ near: net.Socket; far: net.Socket; isDead: boolean }>();
  const server = net.createServer((near) => {
    const far = net.connect(Number(target.port || 5432), target.hostname);
    const link = { near, far, isDead: isSilent };
    links.add(link);
    near.on('data', (chunk) => void (link.isDead || far.write(chunk)));
    far.on('data', (chunk) => void (link.isDead || near.write(chunk)));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one
        .on('error', () => undefined)
        .on('close', () => {
          other.destroy();
          links.delete(link);
        });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    silence() {
      isSilent = true;
      for (const link of links) link.isDead = true;
    },
    speak() {
      isSilent = false;
    },
    close() {
      for (const { near, far } of links) {
        near.destroy();
        far.destroy();
      }
      server.close();
    },
  };
}
