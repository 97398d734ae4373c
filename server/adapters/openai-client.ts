/** The OpenAI client, as used for drafts, texts, and voice. */
import OpenAI from 'openai';
import { boundedFetch } from '../lib/bounded-fetch.ts';

/**
 * Turns off the SDK's own retries: callers decide how often and at what cost the vendor is called.
 * @param options `baseUrl`: another server with the same API, including the version path; `maxReplyBytes`: a longer
 *   reply fails with ReplyTooLargeError as its cause; `timeoutMs`: longest call, unless the call sets its own.
 */
export function createOpenAiClient(options: {
  apiKey: string;
  baseUrl: string | undefined;
  maxReplyBytes: number;
  timeoutMs: number;
}): OpenAI {
  return new OpenAI({
    apiKey: options.apiKey,
    // Null here prevents reading from the environment; logging would print prompts and replies.
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
