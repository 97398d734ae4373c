/** Facts that content refers to instead of repeating them: `{{brand.name}}`. They're inserted when a file is loaded. */
import { brand } from '../brand.ts';
import { accountTimes } from '../domain/accounts.ts';
import { memberLimits } from '../domain/member.ts';
import { orderLimits } from '../domain/orders.ts';
import { plans } from '../domain/plans.ts';
import { retentionKindNames, retentionToken } from '../domain/retention.ts';
import { factTokens } from './site-facts.ts';

const named = (group: string, values: object) =>
  Object.entries(values).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' || typeof value === 'number' ? [[`${group}.${name}`, String(value)]] : [],
  );

const facts: Readonly<Record<string, string>> = Object.fromEntries([
  ...named('brand', brand),
  ...named('accounts', accountTimes),
  ...named('members', memberLimits),
  ...named('orders', orderLimits),
  ...Object.values(plans).flatMap((plan) => [
    ...named(`plans.${plan.id}`, { ...plan, terms: plan.terms.join('; ') }),
    ...named(`plans.${plan.id}.terms`, plan.terms),
  ]),
  // Filled in when the page is loaded.
  ['plans.pro.priceText', factTokens.proPriceText],
  // The server inserts the configured months.
  ...retentionKindNames.map((kind): [string, string] => [`retention.${kind}`, retentionToken(kind)]),
]);

/** Claim marks contain a colon or are words of their own; they're resolved with the page (claim-marks.ts). */
const placeholder = /\{\{([a-z]+\.[\w.]+)\}\}/gi;

/**
 * @returns the text with its facts inserted
 * @throws for an unknown fact
 */
export function withFacts(text: string): string {
  return text.replace(placeholder, (whole, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`Unknown fact ${whole}. content-facts.ts lists them.`);
    return fact;
  });
}
