/** The OpenAI client as we use it, for drafts, texts and voice alike. */
import OpenAI from 'openai';
import { boundedFetch } from '../lib/bounded-fetch.ts';

/**
 * The SDK's own retries are off: how often and at what cost the vendor is called is decided by who calls.
 * @param options `baseUrl`: another server with the same interface, version path included; `maxReplyBytes`: a longer reply
 * fails with ReplyTooLargeError as its cause; `timeoutMs`: longest call, where the call itself sets none.
 */
export function createOpenAiClient(options: {
  apiKey: string;
  baseUrl: string | undefined;
  maxReplyBytes: number;
  timeoutMs: number;
}): OpenAI {
  return new OpenAI({
    apiKey: options.apiKey,
    // What is null here would otherwise be read from the environment; logging would print what was asked and said.
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    baseURL: options.baseUrl ?? 'https://api.openai.com/v1',
    maxRetries: 0,
    timeout: options.timeoutMs,
    logLevel: 'off',
    fetch: boundedFetch(options.maxReplyBytes),
  });
}
