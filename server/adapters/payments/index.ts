/** Chooses the payment provider: Stripe with a key; otherwise the sandbox in embedded mode; otherwise none. */
import type { PaymentsPort } from './port.ts';
import { checkStripe, type Finding } from './check.ts';
import { openSandbox, type Sandbox, type SandboxOptions } from './sandbox/sandbox.ts';
import { apiVersion, createStripePayments, openStripeAccount } from './stripe.ts';

export type StripeAccess = {
  secretKey: string;
  /** Newest first; two during a rotation. */
  webhookSecrets: string[];
  /** Address of the API, if it isn't Stripe's own: the sandbox, or a test. */
  apiBase: string | undefined;
  /** Address under which the sandbox shows its pages. Set only for the sandbox. */
  sandboxPages?: string;
};

/** Returns the port, or undefined if payments are off. */
export const createPayments = (access: StripeAccess | undefined): PaymentsPort | undefined =>
  access && createStripePayments(access);

/** Starts the sandbox, whose `access` makes the port. */
export const startSandbox = (options: SandboxOptions): Promise<Sandbox> => openSandbox(options);

/** Checks whether an account is ready for the site. Changes nothing there. */
export const checkPayments = (
  access: StripeAccess,
  options: { baseUrl: string; collectsTax: boolean; mayBeLive: boolean },
): Promise<Finding[]> =>
  checkStripe(openStripeAccount(access), { secretKey: access.secretKey, apiVersion, ...options });
