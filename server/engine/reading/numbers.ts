/** Finds facts with a number: prices, budgets, years, sizes, teams, and hours. */
import type { Clause } from './clauses.ts';
import type { Draft } from './fact.ts';
import type { Language } from './language.ts';
import { isOwnersSpanishVerb } from './spanish-verbs.ts';
import { clean, spanOf, trimEdges } from './words.ts';

/** An amount of money without a dollar sign: "35 an hour", "140 per 50 min", "180 al mes". */
const perUnit =
  /^ ?(?:(?:an?|per|each|\/) ?(?:hour|hr|session|visit|lesson|night|person|head|month|mo|year|yr|page|class|pound|lb|plate|dozen)\b|per \d+ ?min|(?:la|por|al) (?:hora|noche|persona|mes|ano|sesion|visita|clase)\b|for (?:half )?an? (?:half |full )?(?:hour|day|lesson|session)\b)/;
const toNumber = (text: string) => Number(text.replace(/[$,]/g, '').replace(/k$/i, '')) * (/k$/i.test(text) ? 1000 : 1);
const priceCue =
  /\b(?:from|starts? at|starting at|starting|at|for|desde|a partir de|is|are|es|son)(?: (?:about|around|only|just|like|un|unos))? ?$|\b(?:cost|costs|charge|charges|price|prices|priced|rate|rates|fee|starts? at|starting|cobro|cobramos|cuesta|cuestan|precio)\b/;
const unitAfter =
  /^ ?(?:[%+]|[-–] ?\d|pcs\b|st\b|nd\b|rd\b|th\b|years?|yrs?|anos|min(?:ute)?s?\b|minutos|hours?|hrs?|horas|days?|dias|weeks?|semanas|months?|meses|people|personas|guests?|guys|techs?|employees|staff|crews?|trucks?|vans?|cars?|chairs?|seats?|rooms?|tables?|stations?|kids|students|clients|customers|members|spots?|seats|items|skus|products|locations?|stores|miles?|acres?|mph|ft|feet|foot|sq|inch|in\b|lbs?|pounds|oz|gallons?|subs|subscribers|followers|reviews|stars?|pack|person|man\b|mat\b|unit|piece|a\.?m|p\.?m|am\b|pm\b|bpm|barrel|bbl|taps?|beers?|\+|\/7|cleanups|classes|times|per day|a day|a week|a year|x\b|volunteers|licensed|certified|of us|bed(?:room)?s?|dogs|cats|horses|beds|puppies|hp|amp|volts?|kw|watts?)/;

export function numberFacts(clause: Clause, raw: string, language: Language): Draft[] {
  const facts: Draft[] = [];
  const isNegated = clause.cueAt >= 0 || clause.negated.some(Boolean);
  const budget =
    /\b(?:budget|marketing|advertis\w+|ads?|outreach|promo(?:tion)?|boost(?:ed|ing)?|presupuesto|publicidad|promocion|anuncios)\b/.test(
      raw,
    );
  for (const match of pricesIn(raw)) {
    const { amount, before, after } = match;
    const per = perOf(after);
    const span = [match.at, match.end + (per ? after.indexOf(per) + per.length : 0)] as const;
    if (budget && !/\b(?:rate|apr)\b|\b(?:plus|\+|and) (?:your |the )?ad (?:spend|budget)/.test(raw)) {
      facts.push({
        kind: 'budget',
        value: amount === 0 ? 'nothing' : clean(raw),
        holds: true,
        amount,
        span: [0, raw.length],
      });
      continue;
    }
    if (amount === 0) continue;
    if (isNegated && clause.words.some(({ norm }, at) => clause.negated[at] && norm.includes(String(amount)))) continue;
    const item = itemBefore(before, language) || itemAfter(after);
    // "I can carry 55" is a count.
    if (!match.isMarked && item === '' && !per && !priceCue.test(before)) continue;
    facts.push({
      kind: 'price',
      value: item,
      holds: true,
      amount,
      span,
      ...(per ? { per } : {}),
    });
  }
  const spare =
    budget && facts.length === 0
      ? /\b(\d[\d,]*) ?(?:a|per|\/|each|on|for|al|por|para) ?(?:month|mo|week|wk|year|yr|marketing|ads|mes|semana|ano|publicidad)\b/.exec(
          raw,
        )
      : null;
  if (spare && !/hours?|hrs?|min/.test(raw))
    facts.push({ kind: 'budget', value: clean(raw), holds: true, amount: toNumber(spare[1]!), span: [0, raw.length] });
  if (
    budget &&
    facts.length === 0 &&
    /\b(?:no|zero|0|sin|cero)\b.{0,12}\b(?:budget|presupuesto|money)|\b(?:budget|presupuesto)\b.{0,24}\b(?:0|zero|none|nothing|cero|nada)$/.test(
      raw,
    )
  )
    facts.push({ kind: 'budget', value: 'nothing', holds: true, amount: 0, span: [0, raw.length] });
  const years = /\b(\d{1,3})\+? ?(?:years?|yrs?|anos)\b(?! old| de edad| warranty| (?:of )?garantia)/.exec(raw);
  if (
    years &&
    !/\b(?:under|over|age[sd]?|ages|menores|mayores|edad)\b/.test(raw) &&
    Number(years[1]) < 120 &&
    !/warrant|guarant|contract|lease/.test(raw)
  )
    facts.push({
      kind: 'years',
      value: `${years[1]} years`,
      holds: !isNegated,
      amount: Number(years[1]),
      span: spanOf(years),
    });
  const since =
    /\b(?:since|established|est\.?|desde|founded in|opened in|started in|abrimos en)(?: in| el)? '?((?:18|19|20)\d\d|[5-9]\d)\b(?! ?(?:por|per|a|an|each|\/))/.exec(
      raw,
    );
  if (since && (since[1]!.length === 4 || /^(?:since|est)/.test(since[0]))) {
    const year = Number(since[1]) < 100 ? 1900 + Number(since[1]) : Number(since[1]);
    facts.push({ kind: 'years', value: `since ${year}`, holds: !isNegated, amount: year, span: spanOf(since) });
  }
  const ages =
    /\b(?:ages? (?:\d{1,2}|[a-z]+) (?:to|and|through|-) (?:\d{1,2}|adults?|up|teens?)|(?:kids|children|boys|girls|students|seniors|adults)? ?(?:age[sd]? )?\d{1,2} ?[-–] ?\d{1,2} year olds?|(?:over|under) \d{2}s?)\b/.exec(
      raw,
    );
  if (ages && !isNegated && /age|year old/.test(ages[0]))
    facts.push({ kind: 'serves', value: clean(ages[0]), holds: true });
  const time =
    /\b(\d{1,2}|an?|zero|one|two|three|four|five|six|eight|ten|una|dos|tres|cinco|diez) ?(hours?|hrs?|horas?|minutes?|mins?|minutos|evenings?)(?:(?: a| per|\/| each| every| por| a la| cada|\/ ?) ?(?:week|wk|semana|month|mes|day|dia)| weekly| semanales| to (?:market|post)| for (?:marketing|this))/.exec(
      raw,
    ) ??
    (/\b(?:market|post|instagram|social)/.test(raw)
      ? /\b(\d{1,2}) ?(hours?|hrs?|minutes?|mins?|horas?|minutos)\b/.exec(raw)
      : null);
  if (time && !/lesson|class|session|appointment|response|call back|open|clases?\b/.test(raw))
    facts.push({ kind: 'time', value: time[0], holds: true, amount: wordNumber(time[1]!), span: spanOf(time) });
  const most =
    /\b(?:max(?:imum)?(?: of)?|up to|no more than|at most|limit(?:ed)?(?: to| of)?|cap is|caben|holds?|sleeps?|min order is|minimum order(?: is)?|only|seats?|hasta|maximo(?: de)?|cupo(?: de)?) ?(\d[\d,]*|two|three|four|five|six|eight|ten|twelve)\b(?: (?:people|[a-z]+s)\b)?(?! ?(?:[ap]\.?m|%|\$|years?|min|hour|st\b|th\b))/.exec(
      raw,
    );
  const trailing = /\b(\d+) (?:[a-z]+ )?(?:max|maximum|at a time|minimum|min order|minimo|maximo|pack)\b/.exec(raw);
  const needs = /\bneed (\d+) ([a-z]+)/.exec(raw);
  const size =
    /(?<![$\d.,])\b(\d[\d,]*k?) (?!per\b|a\b|an\b|each\b)(?:[a-z]+ )?(chairs?|seats?|rooms?|tables?|stations?|items|skus|products|locations|stores|taps?|acres|beds|stalls|slips|suites|sites|sillas|boats|bikes|subs|subscribers|followers|members|readers)\b/.exec(
      raw,
    );
  const capacity = most ?? trailing ?? needs ?? size;
  if (capacity)
    facts.push({
      kind: 'capacity',
      value: clean(capacity[0]),
      holds: true,
      amount: wordNumber(capacity[1]!),
      // "3 escape rooms" gives both the count and the thing.
      ...(capacity === size && /^\S+ \S+ \S+$/.test(capacity[0]) ? {} : { span: spanOf(capacity) }),
    });
  const team =
    /\b(?:just me|only me|by myself|one[- ]man|one[- ]woman|me and my (?:wife|husband|son|daughter|brother|sister|dad|mom)|husband and wife|father and son|mother (?:and )?daughter(?: team)?|crew of (?:\d+|two|three|four|five|six)|family of \d|team of (?:\d+|two|three|four|five|six)|two of us|three of us|somos (?:dos|tres|cuatro|cinco|\d+)|trabajo sol[oa]|yo sol[oa]|(?:somos )?mi (?:esposo|esposa|hermano|hermana|hijo|hija|primo|papa|mama) y yo|(\d+) (?:[a-z]+ )?(?:guys|techs?|technicians|employees|staff|people on staff|stylists|barbers|groomers|crews?|installers|electricians|plumbers|drivers|doctors|attorneys|lawyers|agents|teachers|instructors|coaches|empleados|personas))\b/.exec(
      raw,
    );
  if (team && !needs)
    facts.push({
      kind: 'team',
      value: clean(team[0]),
      holds: !isNegated,
      span: [team.index, team.index + team[0].length + nameAfter(clause.text.slice(team.index + team[0].length))],
      ...(team[1] ? { amount: Number(team[1]) } : {}),
    });
  return facts;
}

/** Returns the length of the name that follows: "me and my daughter Keisha". */
const nameAfter = (text: string) => /^ \p{Lu}\p{Ll}+(?![\p{L}'’])/u.exec(text)?.[0].length ?? 0;

const numberWords: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
  una: 1,
  un: 1,
  dos: 2,
  tres: 3,
};
const wordNumber = (text: string) => numberWords[text] ?? toNumber(text);

/** `isMarked`: marked as money by a sign, a word, or a unit. */
type Price = { amount: number; before: string; after: string; at: number; end: number; isMarked: boolean };

/**
 * Finds amounts of money: with a dollar sign, or a bare number where a price is expected ("gel mani 42", "from 45").
 */
function pricesIn(raw: string): Price[] {
  const prices: Price[] = [];
  let from = 0;
  for (const match of raw.matchAll(
    /(\$ ?)?(?<![\w.,#/:-])(\d[\d,]*(?:\.\d+)?)(k\b)?( ?(?:dollars|bucks|usd|dolares)\b)?/g,
  )) {
    const [whole, sign, digits, thousand, word] = match;
    const end = match.index + whole.length;
    const before = raw.slice(from, match.index);
    const after = raw.slice(end);
    const amount = toNumber(digits! + (thousand ?? ''));
    const isMarked =
      Boolean(sign ?? word) ||
      (/^\d+\.\d\d$/.test(digits!) && !unitAfter.test(after)) ||
      (amount >= 10 && perUnit.test(after) && !/[-–/]$/.test(before));
    const isCounted =
      unitAfter.test(after) ||
      /(?:net|max|minimum|open|opens|till|until|iso|form|schedule|exit|sleeps?|caben|holds?|equipo de|order is|age|ages|under|over|since|seats|need|need|with|w|con|all|we're|we are|sizes|tallas?|call|llam\w+|route|hwy|apt|suite|size|grade|level|phase|chapter|section|title|article|form|unit|building|volume|episode|zone|lot|top|number|no\.|#|than|of|within|every|open at|at least) ?$/.test(
        before,
      ) ||
      (/^(?:19|20)\d\d$/.test(digits!) && /\b(?:since|in|est|established|opened|winner|desde|en) ?$/.test(before)) ||
      (amount <= 12 && /\bat $/.test(before));
    const isDated =
      (/^(?:1[5-9]|20)\d\d$/.test(digits!) &&
        (/^ ?(?:to|-|–|through|a) ?(?:1[5-9]|20)\d\d\b/.test(after) ||
          /\b(?:1[5-9]|20)\d\d ?(?:to|-|–|through|a) ?$/.test(raw.slice(0, match.index)) ||
          /(?:ed|sold|began|quit|left|closed) ?$/.test(before))) ||
      /^ ?(?:to|or|a|o) ?\d+k? ?(?:weeks?|months?|days?|hours?|years?|min|semanas|meses|dias|horas|anos|[a-z]*taps)/.test(
        after,
      );
    // "7 to 5:30", "9 til noon"
    const isHour =
      amount <= 12 &&
      (/\ba las? $/.test(before) ||
        /^(?::\d\d)? ?(?:to|thru|til+|until|a) ?(?:\d{1,2}(?::\d\d)?|noon|close|dark)\b/.test(after) ||
        /\d(?::\d\d)? ?(?:to|thru|til+|until) ?$/.test(raw.slice(0, match.index)));
    // "72 to 90 holes"
    const isCount = /^ ?(?:to|-|–) ?\d+ (?!dollars|bucks|an?\b|per\b|each)[a-z]{3,}s\b/.test(after);
    const isBare =
      !isDated &&
      !isHour &&
      !isCount &&
      // "built 1957", "a typical 7"
      !/^(?:1[89]|20)\d\d$/.test(digits!) &&
      (amount >= 10 || priceCue.test(before.slice(-30)) || /^\s*(?:each|ea\b|per\b|an?\b|\/|por\b|cada)/.test(after)) &&
      amount < 20_000 &&
      !isCounted &&
      !/\d ?[-–/] ?$/.test(before) &&
      amount >= 5 &&
      (priceCue.test(before.slice(-30)) ||
        /^\s*(?:$|[,;.)]|each|ea\b|per\b|an?\b|\/|and up|or up|up\b|por\b|cada)/.test(after) ||
        /^\s+[a-z]+ (?!(?:in|since|last|this|thru|through|over|ago|at|by|to)\b)[a-z ]*\d/.test(after)) &&
      /[a-z]/.test(before) &&
      !/\b(?:may|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december) ?$/.test(
        before,
      );
    if (isMarked || isBare) {
      prices.push({ amount, before, after, at: match.index, end, isMarked });
      from = end;
    }
  }
  return prices;
}

const perOf = (after: string) =>
  /^\s*(?:\/ ?\w+|(?:per|an?|each|por|cada|la|el)\b ?[a-z]*(?: a month| an hour)?|for \d+ ?(?:min(?:utes)?|hours?)|more\b|extra\b|mo\b|monthly|yearly|hourly)/
    .exec(after)?.[0]
    ?.trim();

/** Returns what a price is for: the words right before it. */
function itemBefore(before: string, language: Language): string {
  const part = before.split(/[,;.:()!?]|\s-\s|\bbut\b|\bpero\b/).at(-1) ?? '';
  const words = trimEdges(
    clean(
      part
        // "Bread knife is the best seller at $46"
        .replace(/(?: (?:is|are))? \d+ ?-?(?:minutes?|mins?|hours?|hrs?|minutos|horas?) ?$/, '')
        .replace(/ (?:is|are) (?:the|our|my) (?:best ?-?sellers?|favorites?|most popular(?: one)?)(?: at)? ?$/, '')
        .replace(/\b(?:while|when|if|because|cuando|mientras)\b.*$/, '')
        .replace(/^(?:we|i) (?:do|offer|sell|charge|have|make)\s+/, ''),
    ),
  ).split(' ');
  const [first = ''] = words;
  const noun = language === 'es' && isOwnersSpanishVerb(first) ? words.slice(1) : words;
  // "grade A 7.25"
  const graded = /\b(?:grade|type|class|plan|level|tier|option|package) [a-d]$/.exec(clean(part))?.[0];
  if (graded) return graded;
  const item = trimEdges(
    noun
      .slice(language === 'es' ? -6 : -4)
      .join(' ')
      .replace(/\s*[+]\s*/g, ' and ')
      .replace(/ (?:runs?|between|anda|andan|sale|salen|vale|valen|entre|son)(?: entre| between)?$/, ''),
  );
  return /[a-z]{2}/.test(item) &&
    !/^(?:to|and|or|of|up|mas|despues|luego|y|o|then|after|\/ ?\w+|is|las?|los|(?:month|year|week|hour|mo|yr)(?: or)?)$/.test(
      item,
    ) &&
    !/^(?:flat|fee|desde|from|cobro|at|rate|price|precio|plus|just)$|^\d|^per\b/.test(item) &&
    !/\b(?:we|i|you|it|its|they|se|can|could|will|would|often|insurance|pay|cash|replacement we)\b/.test(item)
    ? item
    : '';
}

function itemAfter(after: string): string {
  const match =
    /^\s*(?:a|an|per|each|for|por|cada|la|el)\s+([a-z][a-z -]{1,30}?)(?=\s*(?:$|[,;.()]|\b(?:and|plus|with|in|picked|y|con|en)\b))/.exec(
      after,
    );
  const item = match ? trimEdges(clean(match[1]!)) : '';
  return /^(?:hour|hr|month|mo|week|wk|day|year|yr|visit|person|head|each|unit|piece|session|night|min|minutes?|foot|mile|pound|page|word|stamp|signature|load|bag|trip|plate|copy|pagina|palabra|sello|hora|mes|semana|dia|visita|persona|noche|sesion|chair a month|seat|user)\b/.test(
    item,
  )
    ? ''
    : item;
}
