import { describe, expect, it } from 'vitest';
import { createWriters } from './index.ts';
import { costMicroUsd, priceOf } from './pricing.ts';
import { pauseBefore, retryAfterMs } from './retry.ts';

describe('the choice of engine', () => {
  it('uses only the built-in engine without a key', () => {
    expect(createWriters(undefined)).toEqual({ profiles: undefined, texts: undefined });
  });

  it('uses the model with a key', () => {
    const { profiles, texts } = createWriters({ apiKey: 'sk-test', baseUrl: undefined, model: 'gpt-4.1-mini' });
    expect([profiles?.engine, texts?.engine]).toEqual(['openai', 'openai']);
  });
});

describe('prices', () => {
  it('use the model family for a snapshot and a high price for an unknown model', () => {
    expect(priceOf('gpt-4o-2024-08-06')).toEqual(priceOf('gpt-4o'));
    expect(priceOf('some-model').outputMicroUsd).toBeGreaterThan(priceOf('gpt-4.1').outputMicroUsd);
    expect(costMicroUsd(priceOf('gpt-4.1-mini'), 3_000, 2_000)).toBe(4_400);
  });
});

describe('pauses', () => {
  const at = (headers: Record<string, string>) =>
    retryAfterMs(new Headers(headers), Date.parse('2026-01-01T00:00:00Z'));
  it.each([
    [{ 'retry-after': '3' }, 3_000],
    [{ 'retry-after': 'Thu, 01 Jan 2026 00:00:05 GMT' }, 5_000],
    [{ 'retry-after': 'Wed, 31 Dec 2025 00:00:00 GMT' }, 0],
    [{ 'retry-after-ms': '250', 'retry-after': '3' }, 250],
    [{ 'retry-after-ms': 'soon', 'retry-after': '3' }, 3_000],
    [{ 'retry-after': '-3' }, undefined],
    [{ 'retry-after': 'later' }, undefined],
    [{}, undefined],
  ])('read %j as %s ms', (headers, expected) => {
    expect(at(headers as Record<string, string>)).toBe(expected);
  });

  it('grow up to a limit', () => {
    expect([2, 3, 4, 9].map((next) => pauseBefore(next, () => 1))).toEqual([500, 1_000, 2_000, 4_000]);
  });
});
