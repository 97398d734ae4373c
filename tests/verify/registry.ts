/** All checks by group, in the order of their numbers. */
import type { Check } from './check.ts';
import { accessChecks } from './groups/access.ts';
import { authChecks } from './groups/auth.ts';
import { dataChecks } from './groups/data.ts';
import { inputChecks } from './groups/input.ts';
import { jobsChecks } from './groups/jobs.ts';
import { limitsChecks } from './groups/limits.ts';
import { modelChecks } from './groups/model.ts';
import { operationsChecks } from './groups/operations.ts';
import { paymentsChecks } from './groups/payments.ts';

export const groups = {
  auth: authChecks,
  access: accessChecks,
  input: inputChecks,
  limits: limitsChecks,
  payments: paymentsChecks,
  jobs: jobsChecks,
  model: modelChecks,
  data: dataChecks,
  operations: operationsChecks,
} satisfies Record<string, readonly Check[]>;

export const allChecks: readonly Check[] = Object.values(groups).flat();
export const quickChecks: readonly Check[] = allChecks.filter(({ isQuick }) => isQuick);
