/** Chooses how money moves: Stripe with a key; without one the sandbox on this machine; elsewhere not at all. */
import type { PaymentsPort } from './port.ts';
import { openSandbox, type Sandbox, type SandboxOptions } from './sandbox/sandbox.ts';
import { createStripePayments } from './stripe.ts';

export type StripeAccess = {
  secretKey: string;
  /** Newest first; two while they are being exchanged. */
  webhookSecrets: string[];
  /** Address of the API, if it isn't Stripe's own: the sandbox, or a test. */
  apiBase: string | undefined;
  /** Address under which the sandbox shows its pages. Set only for the sandbox. */
  sandboxPages?: string;
};

/** Returns the port, or undefined if nothing can be bought here. */
export const createPayments = (access: StripeAccess | undefined): PaymentsPort | undefined =>
  access && createStripePayments(access);

/** Starts the sandbox, whose `access` makes the port. */
export const startSandbox = (options: SandboxOptions): Promise<Sandbox> => openSandbox(options);
