/** Costs of calls, in millionths of a US dollar so that sums stay integers. */

/** Price of one million tokens, in millionths of a US dollar. */
export type Price = { inputMicroUsd: number; outputMicroUsd: number };

const usd = (input: number, output: number): Price => ({
  inputMicroUsd: input * 1_000_000,
  outputMicroUsd: output * 1_000_000,
});

/** List prices. They only steer the budget; the vendor's bill counts. The writer's `pricing` overrides them. */
const priceByModel = new Map<string, Price>([
  ['gpt-4.1', usd(2, 8)],
  ['gpt-4.1-mini', usd(0.4, 1.6)],
  ['gpt-4.1-nano', usd(0.1, 0.4)],
  ['gpt-4o', usd(2.5, 10)],
  ['gpt-4o-mini', usd(0.15, 0.6)],
  ['gpt-5', usd(1.25, 10)],
  ['gpt-5-mini', usd(0.25, 2)],
  ['gpt-5-nano', usd(0.05, 0.4)],
  ['o3', usd(2, 8)],
  ['o4-mini', usd(1.1, 4.4)],
]);

/** Expensive on purpose: a model without a known price should reach the budget too early rather than too late. */
const unknownModel = usd(10, 40);

/** @returns the list price; a dated snapshot (`gpt-4o-2024-08-06`) costs what its family costs. */
export function priceOf(model: string): Price {
  return priceByModel.get(model.replace(/-\d{4}-\d{2}-\d{2}$/, '')) ?? unknownModel;
}

/** @returns the cost of a call in millionths of a US dollar, rounded up. */
export function costMicroUsd(price: Price, inputTokens: number, outputTokens: number): number {
  return Math.ceil((inputTokens * price.inputMicroUsd + outputTokens * price.outputMicroUsd) / 1_000_000);
}

/**
 * @returns the most tokens a text can take: three bytes each, where English needs about four and other scripts three.
 */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3);
}
