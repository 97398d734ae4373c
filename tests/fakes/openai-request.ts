/** Parses requests to the fake model: the business, the language and the task. */

/** The part of a JSON schema that our calls use. */
export type Shape = {
  type?: string;
  properties?: Record<string, Shape>;
  items?: Shape;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  description?: string;
};

export type ChatRequest = {
  model: string;
  messages: { role: string; content: string }[];
  response_format?: { json_schema?: { name?: string; schema?: Shape } };
  [field: string]: unknown;
};

/** The business as a model might understand it. */
export type Subject = {
  language: 'en' | 'es';
  trade: string;
  services: readonly string[];
  details: readonly string[];
  description: string;
};

type NumberedPrompt = { number: number; title: string; prompt: string; useCase: string };

const textOf = (request: ChatRequest) => request.messages.map(({ content }) => content).join('\n');
const languageOf = (request: ChatRequest) => (/Everything in Spanish/.test(textOf(request)) ? 'es' : 'en');

/** Returns the owner's description up to the end of the first clause, which careful models repeat. */
const firstClause = (description: string) =>
  description.split(/[.,;:$]|\b(?:no|not|but|y|to|in|para|for|en)\b/i)[0]!.trim();

function subjectFrom(request: ChatRequest, description: string, facts?: Record<string, unknown>): Subject {
  const named = (facts?.services ?? []) as { name: string }[];
  const own = firstClause(description) || 'what you do';
  return {
    language: languageOf(request),
    trade: own,
    services: named.length > 0 ? named.map(({ name }) => name) : [own],
    details: [...((facts?.segments ?? []) as string[]), own],
    description,
  };
}

/** Extracts the business and its facts from a draft request. */
export function subjectOf(request: ChatRequest): { subject: Subject; facts: Record<string, unknown> } {
  const text = textOf(request);
  const json = /<given_facts>(.*)<\/given_facts>/.exec(text)?.[1];
  const facts = json === undefined ? {} : (JSON.parse(json) as Record<string, unknown>);
  const description = /<answer name="business_description">([^<]*)</.exec(text)?.[1] ?? '';
  return { subject: subjectFrom(request, description, facts), facts };
}

/** Extracts the business and the task from a smaller request: prompts, or plan texts to rewrite. */
export function tasksIn(request: ChatRequest): {
  subject: Subject;
  prompts: NumberedPrompt[] | undefined;
  texts: { number: number }[];
} {
  const text = textOf(request);
  const data = <T>(name: string) => {
    const json = new RegExp(`<data name="${name}">([^<]*)</data>`).exec(text)?.[1];
    return json === undefined ? undefined : (JSON.parse(json) as T);
  };
  const business = data<{ description?: string }>('business');
  return {
    subject: subjectFrom(request, business?.description ?? ''),
    prompts: data('prompts'),
    texts: data('texts') ?? [],
  };
}
