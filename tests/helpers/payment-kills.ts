/** Runs a web and a worker process that take payments, and kills them while events are being delivered. */
import type { StripeEvent } from '#server/adapters/payments/sandbox/objects.ts';
import type { FakeStripe } from '../fakes/stripe-server.ts';
import { handledEvents } from '#server/adapters/payments/port.ts';
import type { TestDatabase } from './database.ts';
import { stripeEnv } from './payments.ts';
import { startServer, type ServerProcess } from './processes.ts';
import { siteEnv } from './site.ts';

export const isHandled = ({ type }: StripeEvent) => (handledEvents as readonly string[]).includes(type);

/** Starts both; a killed one is replaced by another at a new address. */
export async function startPair(
  database: TestDatabase,
  stripe: FakeStripe,
): Promise<{ web: () => ServerProcess; killOne: () => Promise<void> }> {
  const options = { databaseUrl: database.url, env: stripeEnv(stripe) };
  const roles = ['web', 'worker'] as const;
  const running = await Promise.all(roles.map((role) => startServer(siteEnv({ ...options, role }))));
  let count = 0;
  return {
    web: () => running[0]!,
    async killOne() {
      // Workers are killed twice as often, because they process the work in progress.
      const at = count++ % 3 === 0 ? 0 : 1;
      const killed = running[at]!;
      killed.kill('SIGKILL');
      await killed.exited;
      running[at] = await startServer(siteEnv({ ...options, role: roles[at] }));
    },
  };
}
