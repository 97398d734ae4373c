/** Facts that a clause rules out: services, customers, and what the business isn't. */
import type { Clause, Word } from './clauses.ts';
import { foldAccents } from './cues.ts';
import type { Draft } from './fact.ts';
import type { Language } from './language.ts';
import { suitedFor } from './negations.ts';
import { channels, formOfBusiness, occupation, plainVerbs } from './vocabulary.ts';
import {
  andWords,
  coreOf,
  headOf,
  isCustomer,
  isPeople,
  isThing,
  normsOf,
  orWords,
  partsOf,
  phraseOf,
  small,
  vague,
} from './words.ts';

/** Verbs for which "we don't" says something about the owner, not about what they offer. */
const notAService =
  /^(?:want|need|plan|find|pay|paid|know|think|believe|say|said|let|get|got|like|mind|care|feel|hope|see|look|wait|trying|haul|asking|calling|going|texting|emailing|worry|ask|expect|mean|bug|try|answer|outsource|been|had|go|come|keep|live|remember|understand|advertise|post|spend|bother|charge|close|rush|judge|lie|skimp|brag|being|having|gusta|gustan|sirven?|pagan?|pago|puedo|puede|pueden|podemos|pienso|cae|caen|deja|sale|alcanza|recibo|recibimos|quiero|queremos|sabemos|se|dejan|hay|tenia|conozco|cobro|cobramos|cierro|cerramos|abro|abrimos|hablo|hablamos|habla|entiendo|dude|importa|interesan?|necesita|somos|soy|es|son)$/;
/** Judgments, not kinds of work: "we're not cheap". */
const judgments =
  /^(?:cheap|expensive|cheapest|fancy|big|small|large|fast|slow|good|bad|perfect|easy|hard|sure|certain|new|old|open|busy|free|late|early|ready|happy|pushy|afraid|shy|available|possible|true|real|best|better|worse|due|able|interested|enough|family|owned|related|affiliated|barato|caro|facil|grande|chico|seguro)$/;

const notIdentityWord = /^(?:to|be|longer|no|an?|un|una|the|just|only|soy|somos|es|son)$/;

/** "not a gym", "we're not attorneys", "no somos restaurante". */
function deniesIdentity(clause: Clause, no: readonly Word[], before: readonly Word[], language: Language): boolean {
  const cue = clause.words[clause.cueAt]?.norm;
  if (cue === 'used' && /^to be an?\b/.test(normsOf(no))) return true;
  const [first, ...rest] = no;
  // "no longer a bakery", "ya no somos"
  if (first && /^(?:longer|no)$/.test(first.norm) && /^(?:an?|somos|soy|un|una)$/.test(rest[0]?.norm ?? ''))
    return true;
  if (cue !== 'not' && !(cue === 'no' && language === 'es')) return false;
  if (language === 'es' && /^(?:soy|somos|es|son)$/.test(no[0]?.norm ?? ''))
    return before.every(({ norm }) => /^(?:nosotros|yo|esto|eso|ya|aqui|pero)$/.test(norm));
  if (!before.every(({ norm }) => /^(?:we|i|is|are|am|it|this|that|you|software|soy|somos|es|nosotros|yo)$/.test(norm)))
    return false;
  if (/^(?:an?|un|una)$/.test(no[0]?.norm ?? '')) return true;
  const hasCopula = before.some(({ norm }) => /^(?:is|are|am)$/.test(norm));
  const last = coreOf(headOf(no)).at(-1);
  return (
    before.length > 0 &&
    last !== undefined &&
    (formOfBusiness.test(normsOf(headOf(no))) ||
      (hasCopula && (last.tags.has('Actor') || occupation.test(last.norm.replace(/s$/, '')) || isPeople(no))))
  );
}

/** Removes the verb from the people who are turned away: "treat kids". */
function withoutVerb(words: Word[]): Word[] {
  const at = words.findIndex(({ norm }) => !small.test(norm));
  const verb = words[at];
  return verb?.tags.has('Verb') && !isPeople([verb]) && !verb.tags.has('Gerund') && !verb.tags.has('Noun')
    ? words.slice(at + 1)
    : words;
}

const hedges = /^(?:tried|even|antes)$/;
/** When or why it ended, which isn't part of what's ruled out: "tires in 2021", "wholesale for a while". */
const sinceWhen =
  /(?:^| )(?:(?:in|since|until|till|til|back in|en|desde|hasta)(?: the)? (?:(?:19|20)\d\d|jan\w*|feb\w*|march|april|june|july|august|sept\w*|oct\w*|nov\w*|dec\w*|spring|summer|fall|winter|building)|(?:last|this) (?:year|month|week|spring|summer|fall|winter)|for (?:a (?:while|year|month|bit|few years)|years|any money|now)|(?:a few|\d+|two|three|five|ten) years ago|el ano pasado|for (?:petes|god s|gods|christs?|heavens) sake|of any (?:kind|brand|sort)|for good|on purpose|right(?: now)?|at the moment|currently|for anybody|by any means)$/i;

/** Returns whether the negation covers what precedes it. */
const coversBefore = ({ negated, cueAt }: Clause) => negated.slice(0, Math.max(0, cueAt)).some(Boolean);

export function deniedFacts(clause: Clause, no: readonly Word[], found: readonly Draft[], language: Language): Draft[] {
  const facts: Draft[] = [];
  const named = (value: string) =>
    found.some(
      ({ kind, value: key }) =>
        ['channel', 'language', 'discounts'].includes(kind) &&
        (foldAccents(value).includes(key) ||
          channels.some(([channel, names]) => channel === key && names.test(foldAccents(value)))),
    );
  const before = clause.words.slice(0, Math.max(0, clause.cueAt));
  const cue = clause.words[clause.cueAt]?.norm ?? '';
  // "cleaning without chemicals" says how they work, not what they turn down.
  if (/^(?:without|sin)$/.test(cue) && before.some(isThing)) return facts;

  // In "the public can't drop off", the people before the negation are turned away.
  const subject = before.filter(
    ({ norm, tags }) => !small.test(norm) && !tags.has('Auxiliary') && !tags.has('Modal') && !tags.has('Pronoun'),
  );
  const isBackward = coversBefore(clause);
  const mayNot = before.at(-1)?.tags.has('Modal') || before.at(-1)?.tags.has('Auxiliary');
  if (!isBackward && mayNot && subject.length > 0 && isPeople(subject))
    facts.push({ kind: 'serves', value: phraseOf(subject), holds: false });
  // "nobody lets go in half an hour" describes people; "nobody under 25" describes customers.
  const isNobody = /^(?:nobody|nadie)$/.test(cue);
  if (isNobody && (no[0]?.tags.has('Verb') || language === 'es')) return facts;
  if (isNobody && /^(?:under|over|younger|older|below)$/.test(no[0]?.norm ?? ''))
    return [{ kind: 'serves', value: normsOf(no), holds: false }];
  if (/^(?:never|not|do not)?\b ?ask(?:s|ing)?(?: \w+)? for money\b/.test(normsOf(no)))
    return [{ kind: 'sells', value: 'asking for money', holds: false }];
  // "can't rush me"
  if (/^(?:rush|hurry)(?: (?:me|us|it|them|one|a job|jobs|anything))?$/.test(normsOf(no)))
    return [{ kind: 'sells', value: 'rush work', holds: false }];
  // "nothing rushed"
  if (cue === 'nothing' && no.length === 1 && no[0]!.tags.has('PastTense'))
    return [{ kind: 'sells', value: no[0]!.norm, holds: false }];
  // "quit after the summer": when, not what
  if (/^(?:after|when|in|since|because|cuando|desde)$/.test(no[0]?.norm ?? '') && !isBackward) return facts;
  const isIdentity = deniesIdentity(clause, no, before, language);
  if (isBackward && found.some(({ kind }) => kind === 'discounts')) return facts;
  const scope = isBackward ? before : no;
  const verb = scope.find(({ norm }) => !small.test(norm));
  const isMove =
    /\b(?:(?:go|come) to|(?:got|get) into|ask(?: me| us)? (?:about|for)|call(?: me| us)? (?:about|for)) \w/.test(
      normsOf(scope),
    );
  const saysOther =
    clause.cueAt >= 0 && !isBackward && verb && notAService.test(verb.norm) && !isMove && !isPeople(scope);
  if (!isIdentity && saysOther) return facts;
  for (const part of partsOf(scope, ({ norm }) => orWords.has(norm) || andWords.has(norm))) {
    const to = part.findIndex(
      ({ norm }, at) => /^(?:to|for|with|para|a|con)$/.test(norm) && isCustomer(part.slice(at + 1), norm === 'for'),
    );
    const people = to >= 0 ? part.slice(to + 1) : isNobody || isPeople(part) ? withoutVerb(part) : undefined;
    const core = coreOf(isIdentity ? headOf(part.filter(({ norm }) => !notIdentityWord.test(norm))) : (people ?? part));
    const value = phraseOf(core.filter(({ norm }, at) => at > 0 || !hedges.test(norm)))
      .replace(/^(?:taking|accepting|making|driving|going|traveling)(?: to)? (?=\p{L})/iu, '')
      // Twice, for "Etsy in 2023 for good".
      .replace(sinceWhen, '')
      .replace(sinceWhen, '')
      .replace(/^any(?:thing|where|one) (?=\p{L})/iu, '')
      .replace(/^(?:go|come|got|get|ask|call)(?: me| us)? (?:to|into|about|for) /i, '')
      .replace(suitedFor, '')
      .replace(/ needs? an? .*$/i, '')
      .replace(/^(?:allowed|able|licensed) to (?:say|claim|call|use|do|sell|offer)(?: that)? /i, '')
      .replace(/^(?:up|away|on|off|of|from)(?: on| of| from)? /, '')
      // "no snakes, call someone else", "not pushing the spring sale"
      .replace(/ (?:call|try|see|ask|find|hire|go to) (?:some|any)(?:body|one) else$/i, '')
      .replace(
        / (?:(?:so )?(?:please )?(?:quit|stop) (?:asking|calling|texting)(?: me| us)?|sorry|please|dont ask|do not ask)$/i,
        '',
      )
      .replace(/^(?:push(?:ing)?|promot(?:e|ing)) (?=\p{L})/iu, '')
      .replace(/^(?:rento|rentamos|rentaba|rentábamos) (?:el |la |los |las )?(?=\p{L})/iu, 'renta de ')
      // "no voy hasta Portland", "no arreglo estufas"
      .replace(/^(?:voy|vamos|llego|llegamos) (?:hasta |a )?(?=\p{L})/iu, '')
      .replace(
        /^(?:arreglo|arreglamos|reparo|reparamos|vendo|vendemos|hago|hacemos|limpio|limpiamos|instalo|instalamos|corto|cortamos|pinto|pintamos) (?:el |la |los |las )?(?=\p{L})/iu,
        '',
      )
      // "antes hacíamos tablaroca"
      .replace(
        /^(?:hac[ií]a(?:mos)?|vend[ií]a(?:mos)?|daba(?:mos)?|ten[ií]a(?:mos)?) (?:el |la |los |las )?(?=\p{L})/iu,
        '',
      );
    const folded = foldAccents(value);
    // "buy or sell them"
    const isVerbAlone =
      core.length === 1 && core[0]!.tags.has('Verb') && /^(?:them|it|that|those|any)$/.test(scope.at(-1)?.norm ?? '');
    const isAdjective = core.length === 1 && core[0]!.tags.has('Adjective') && !judgments.test(folded);
    if (
      value.length < 2 ||
      /^(?:any|every)(?:thing|one|body)\b|\bnew (?:clients|customers|patients)\b/.test(folded) ||
      vague.test(folded) ||
      /^(?:em|them|it|any|those|these|any of (?:em|them|it))$/.test(folded) ||
      judgments.test(folded) ||
      named(value) ||
      isVerbAlone ||
      (core.length === 1 && notAService.test(core[0]!.norm)) ||
      !(isAdjective || part.some((word) => isThing(word) || (word.tags.has('Verb') && !plainVerbs.has(word.norm))))
    )
      continue;
    facts.push({ kind: isIdentity ? 'is' : people ? 'serves' : 'sells', value, holds: false });
  }
  return facts;
}
