/** Chooses how money moves: Stripe with a key; without one the sandbox on one's own machine, and nothing elsewhere. */
import type { PaymentsPort } from './port.ts';
import { createSandboxPayments, type Sandbox } from './sandbox.ts';
import { createStripePayments } from './stripe.ts';

export type StripeAccess = {
  secretKey: string;
  /** Newest first; two while they are being exchanged. */
  webhookSecrets: string[];
  /** Another address than Stripe's, for tests. */
  apiBase: string | undefined;
};

export type PaymentsOptions = {
  stripe: StripeAccess | undefined;
  /** Where the sandbox keeps what it knows; undefined where there is none. */
  sandbox: { dir: string; baseUrl: string } | undefined;
};

/** @returns the port; undefined where nothing can be bought here. `sandbox` is set when that is what it is. */
export function createPayments(options: PaymentsOptions): { port: PaymentsPort | undefined; sandbox?: Sandbox } {
  if (options.stripe) return { port: createStripePayments(options.stripe) };
  if (!options.sandbox) return { port: undefined };
  const sandbox = createSandboxPayments(options.sandbox);
  return { port: sandbox.port, sandbox };
}
