/** Marks the words that an answer's negations cover. */
import type { Clause, Word } from './clauses.ts';
import { cues, type Cues } from './cues.ts';
import { markDismissed } from './dismissed.ts';
import type { Language } from './language.ts';
import { plainVerbs } from './vocabulary.ts';
import { namesOnly, normsOf, small } from './words.ts';

type Open = Omit<Clause, 'negated' | 'cueAt'>;

/** Matches a whole text made up of an opening and one of the alternatives. */
const whole = (opening: string, alternatives: readonly string[]) =>
  new RegExp(`^${opening}(?:${alternatives.join('|')})$`);

/** Also matches in a sentence of its own: "punch cards, points. hate em all". */
const hatesThem =
  '(?:hate|loathe|despise|can not stand|want no part of) (?:em|them|it|that|those|any of (?:it|them|that))(?: all| both| too)*';
/** Matches a clause that only denies the one before it: "Wedding cakes? No thanks", "e-bikes we won't touch". */
const bareDenial: Record<Language, RegExp> = {
  en: whole('(?:(?:we|i|it|they|those|that) )?', [
    '(?:is |are )?not (?:my|our) (?:thing|style|cup)',
    '(?:is |are )?not for (?:me|us)',
    '(?:is |are )?not (?:really|anymore|interested|happening|worth it|coming back)',
    'not (?:again|us|me|here)',
    '(?:am |are |is )?not (?:going|coming|turning) back|not restarting',
    'ditto',
    '(?:double |big |hard )?no',
    'never(?: ever)?(?: again)?',
    'nope|nah|hard pass',
    'no (?:thanks?|way|more|sir|maam|can do)',
    'anything but (?:that|those)(?: again)?',
    'pass(?: on)?(?: (?:it|that|those|them))?',
    'no longer(?: (?:do|offer|sell|take|make|carry|handle|go to|work with|serve))?(?: (?:it|that|those|them))?',
    '(?:so )?(?:please )?(?:call|ask|see|try|find|get) (?:some(?:body|one)|any(?:body|one)|another \\w+)(?: else)?(?: for (?:it|that|those|them))?',
    'used to(?: (?:do|sell|offer|make|take))?(?: (?:it|that|those|them))?',
    '(?:stopped|quit|dropped|ended|killed|scrapped|axed|am done with|are done with|done with|got out of)(?: (?:it|that|those|them|both|all of (?:it|them)|doing (?:it|that|those)))?(?: (?:last|this) \\w+| in \\d{4})?',
    '(?:would|will|do|can) not (?:do|try|go|touch) (?:it |that |those |them |back )?(?:again|back|anymore)?',
    '(?:(?:just )?leave|send|refer|pass|hand)(?: (?:it|that|those|them))? (?:(?:out|off)|(?:on|over|to) .+)',
    'have to (?:refer|pass|turn)(?: .+)?',
    '(?:do|does|did|will|can) not(?: (?:do|touch|offer|sell|take|handle|want|like|carry|make|fix|repair|work on|accept|mess with|deal with|have|own))?(?: (?:it|that|those|them|these|any|anymore|at all|here|now))*',
    'refuse(?: (?:it|them|those))?',
    hatesThem,
  ]),
  es: /^(?:(?:eso|esos|esas|ya|nosotros|yo) )*(?:no(?: (?:gracias|hago|hacemos|vendo|vendemos|tengo|tenemos|doy|damos|manejo|manejamos|toco|tocamos|atiendo|atendemos|ofrezco|ofrecemos))?|nunca|jamas|para nada|tampoco|nunca (?:mas|jamas)|ya no|no es lo (?:mio|nuestro)|(?:se )?(?:lo|la|los|las) (?:dejo|dejamos|mando|mandamos) (?:a|con) .+|no mas)$/,
};
const hates = whole('(?:(?:we|i) )?', [hatesThem]);
/**
 * Matches a clause that only says that the thing before it was tried, or whom to ask: "cold email: tried it",
 * "earaches: your doctor".
 */
const passedOver = whole('', [
  '(?:(?:we|i) )?(?:tried|did|used|had|sold|offered|made|killed|quit|dropped|used to)(?: (?:it|that|them|those|do|do it|do that))?(?: (?:once|twice|\\w+ times|before|until .*|for .*|in \\d{4}))?',
  '(?:your|see|ask|call|try) (?:\\w+ ?){1,3}',
  'those|these|that|them|it|double|hard|big|definite',
  '(?:the |my |our )?answer (?:is|stays|will be)(?: still| always)?',
  '(?:\\w+ )?(?:asks?|asked)(?: .*)?',
  '(?:got |only |just |maybe )*(?:\\d+|one|two|three|zero|no|not one|a single|nothing)(?: (?:single )?(?:calls?|leads?|jobs?|sales?|customers?|clients?|repl(?:y|ies)|responses?|takers))?',
  '(?:was |is )?(?:an? )?(?:total |complete |big )?(?:waste(?: of (?:money|time))?|disaster|flop|mistake)',
]);
/** Matches "so please don't push it", which refers to the clause before it. */
const notPushed =
  /^(?:(?:we|i|please|so|and|you|it is) )*(?:do|does|will|can)? ?(?:not|never|no need to) (?:push(?:ing)?|promot(?:e|ing)|advertis(?:e|ing)|mention(?:ing)?|featur(?:e|ing)) (?:it|that|them|those)(?: (?:either|anymore|at all))?$/;
const bareConsent = /^(?:yes|yep|yeah|sure|of course|absolutely|always|si|claro|siempre)$/;

/**
 * Returns the clauses with the words that their negations cover. @param answer the text that the words' offsets refer
 * to
 */
export function markNegations(given: readonly Open[], answer: string, language: Language): Clause[] {
  const c = cues[language];
  const clauses = markDismissed(given, answer, language);
  const marked: Clause[] = [];
  /** Brackets after something that's ruled out list more of it: "no wildlife (bats, raccoons)". */
  let inBrackets = false;
  for (const [index, { isDenied, ...clause }] of clauses.entries()) {
    if (isDenied) {
      marked.push({ ...clause, cueAt: -1, negated: clause.words.map(() => true) });
      continue;
    }
    const norms = clause.words.map(({ norm }) => norm);
    const said = norms.join(' ');
    const before = marked.at(-1);
    // "so no, we don't wash clothes"
    const next = clauses[index + 1];
    const goesOnDenying =
      said === 'no' && clause.joint !== 'and' && next && next.joint !== '.' && c.subjects.has(next.words[0]!.norm);
    if (goesOnDenying) continue;
    if (before && (clause.joint !== '.' || hates.test(said)) && bareDenial[language].test(said)) {
      for (let at = marked.length - 1; at >= 0 && marked[at]!.cueAt < 0; at -= 1) {
        if (passedOver.test(normsOf(marked[at]!.words))) {
          marked.splice(at, 1);
          continue;
        }
        marked[at] = { ...marked[at]!, negated: marked[at]!.words.map(() => true) };
        if (!isListed(marked, at)) break;
      }
      continue;
    }
    if (before && before.cueAt < 0 && notPushed.test(said)) {
      const verbAt = before.words.findIndex(({ norm, tags }) => c.copulas.has(norm) || tags.has('Verb'));
      const end = verbAt < 1 ? before.words.length : verbAt;
      marked[marked.length - 1] = { ...before, negated: before.words.map((_, at) => at < end) };
      continue;
    }
    if (before && clause.joint === '?' && bareConsent.test(said)) continue;
    const left = leftToOthers(norms, language);
    if (left) {
      // The person who takes it over isn't a customer.
      const words = clause.words.slice(0, left[1]);
      marked.push({ ...clause, words, cueAt: left[0], negated: words.map((_, at) => at > left[0]) });
      continue;
    }
    const cueAt = cueIn(clause.words, c);
    inBrackets =
      clause.joint === '('
        ? before !== undefined && before.negated.at(-1) === true && isMore(clause.words)
        : inBrackets && clause.joint !== ')';
    if (inBrackets && cueAt < 0) {
      marked.push({ ...clause, cueAt: -1, negated: norms.map(() => true) });
    } else if (cueAt >= 0) {
      const backward = deniesBackward(clause.words, cueAt, c);
      marked.push({ ...clause, cueAt, negated: norms.map((_, at) => (backward ? at < cueAt : at > cueAt)) });
    } else {
      const goesOn = before !== undefined && continuesNegation(marked, clause, clauses.slice(index + 1), c);
      marked.push({ ...clause, cueAt: -1, negated: norms.map(() => goesOn) });
    }
  }
  return marked;
}

/**
 * Returns whether the clause continues with a list that only names things: "names, monograms, logos: no". After "we do
 * a, b, c", it's a different list.
 */
function isListed(marked: readonly Clause[], at: number): boolean {
  let first = at;
  while (first > 0 && marked[first]!.joint === ',') first -= 1;
  return first < at && marked.slice(first, at + 1).every(({ words, cueAt }) => cueAt < 0 && namesOnly(words));
}

/** In brackets, these say what they do after all, or why: "no cats (dogs only)", "no walk-ins (we book ahead)". */
const isGoodWord = (norm: string) =>
  /^(?:only|just|but|except|we|i|because|instead|ok|okay|fine|yes|yet|solo|pero|porque|si|nosotros)$/.test(norm);

/** Returns whether brackets list more of what's ruled out, rather than why or what they do after all. */
const isMore = (words: readonly Word[]) =>
  !words.some(
    ({ norm, tags }) => isGoodWord(norm) || reasons.test(norm) || tags.has('Copula') || tags.has('PastTense'),
  );
const reasons = /^(?:insurance|liability|policy|rules?|license|allerg\w+|dust|space|time|seguro|licencia|alergias?)$/;

/** Others do it, so what precedes it is ruled out. */
const handedOn: Record<Language, RegExp> = {
  en: /^(?:for )?(.+?) (?:goes to|go to|see|call|try) (?:my|another|the other|our|somebody|someone) (?:buddy|buddies|friends?|brother|cousin|guys?|neighbors?|colleagues?|place|shop|else)\b|^(.+?) ditto$|^(.+?) (?:is|are) (?:gross|evil|stupid)$|^(.+?) (?:is|are|was|were) (?:off the (?:table|menu)|out of the question|over|done|gone)$/,
  es: /^(.+?) (?:se )?(?:lo|la|los|las) (?:dejo|dejamos|mando|mandamos) (?:a|con) /,
};
const others =
  /^(?:my (?:buddy|friend|brother|cousin|guy|neighbor|colleague)|others?|another|some(?:body|one)|the (?:other )?(?:guys?|big|pros?)|an? (?:friend|colleague|specialist|shop)|mi (?:amigo|compadre|hermano|primo)|otros?|otras?)\b/;

/**
 * Returns the range of words that are ruled out: "We leave bands to the guys on 25th Street", "guitars go to my buddy".
 * @returns undefined if nothing is left to others
 */
function leftToOthers(norms: readonly string[], language: Language): readonly [number, number] | undefined {
  const front = handedOn[language].exec(norms.join(' '));
  if (front) return [-1, front.slice(1).find(Boolean)!.split(' ').length + (norms[0] === 'for' ? 1 : 0)];
  const at = norms.findIndex(
    (norm, index) =>
      /^(?:leave|send|refer|pass|hand|dejo|dejamos|mando|mandamos)$/.test(norm) &&
      norms.slice(0, index).every((one) => cues[language].subjects.has(one) || small.test(one)),
  );
  const to = norms.findIndex((norm, index) => index > at + 1 && /^(?:to|a)$/.test(norm));
  if (at < 0 || to < 0) return undefined;
  const whom = norms.slice(to + 1).join(' ');
  const isLeft = /^(?:leave|dejo|dejamos)$/.test(norms[at]!) && !/^(?:us|me|you|nosotros|mi|chance)\b/.test(whom);
  return isLeft || others.test(whom) ? [at, to] : undefined;
}

export const suitedFor =
  /^(?:built|made|meant|designed|zoned|equipped|set up|suited|big enough|large enough|the place) for /;

/**
 * Returns whether the negation denies what precedes it: "cats are not allowed", "leather no", "residential calls
 * refused".
 */
function deniesBackward(words: readonly Word[], cueAt: number, c: Cues): boolean {
  const before = words.slice(0, cueAt);
  const next = words[cueAt + 1];
  const hasThing = before.some(
    ({ norm, tags }) =>
      !small.test(norm) &&
      !c.subjects.has(norm) &&
      !c.auxiliaries.has(norm) &&
      !c.copulas.has(norm) &&
      (!tags.has('Verb') || tags.has('Gerund')),
  );
  if (!hasThing) return false;
  if (c.refusals.has(words[cueAt]!.norm)) return true;
  if (!next || normsOf(words.slice(cueAt)) === 'ya no')
    return !before.at(-1)!.tags.has('Verb') || c.copulas.has(before.at(-1)!.norm);
  const rest = words.slice(cueAt + 1).map(({ norm }) => norm);
  // "the house isn't built for weddings"
  if (suitedFor.test(rest.join(' '))) return false;
  const isPassive = next.tags.has('Participle') || (next.tags.has('PastTense') && rest.length === 1);
  return c.denied.test(rest.join(' ')) || (isPassive && !before.some(({ norm }) => c.subjects.has(norm)));
}

/** Returns the position of the negation about the business, or -1. "Adults who never swam" describes customers. */
function cueIn(words: readonly Word[], c: Cues): number {
  const norms = words.map(({ norm }) => norm);
  return norms.findIndex((norm, at) => {
    const before = norms.slice(0, at);
    const speaker = before.findLastIndex((one) => c.subjects.has(one));
    if (/^(?:used|solia|soliamos)$/.test(norm) && before.some((one) => !small.test(one))) return false;
    // "so the treasurer can quit the spreadsheet"
    if (
      /^(?:quit|stopped|stop)$/.test(norm) &&
      speaker < 0 &&
      before.some((one) => !small.test(one) && !c.all.has(one) && one !== 'again')
    )
      return false;
    const describes = before.findLastIndex((one, index) => c.describing.test(one) && before[index - 1] !== 'lo');
    if (describes > speaker) return false;
    const rest = norms.slice(at + 1).join(' ');
    if (c.phrases.some((phrase) => `${norm} ${rest} `.startsWith(`${phrase} `))) return true;
    if (c.refusals.has(norm)) return at > 0 && at === norms.length - 1 && speaker < 0;
    // "everything but plumbing", "todo menos pisos"
    if (c.exceptAfterAll.has(norm)) return at > 0 && c.all.has(norms[at - 1]!) && rest !== '';
    return c.negations.has(norm) && !c.notNegating.test(`${norm} ${rest}`);
  });
}

/**
 * Returns whether the list continues under the negation: "no cats, rabbits or birds", "we don't do weddings, newborns,
 * headshots".
 */
function continuesNegation(marked: readonly Clause[], clause: Open, later: readonly Open[], c: Cues): boolean {
  const before = marked.at(-1)!;
  const first = marked.findLast(({ cueAt, joint }) => cueAt >= 0 || joint !== ',');
  const isExcept = c.exceptAfterAll.has(first?.words[first.cueAt]?.norm ?? '');
  if (!before.negated.some(Boolean) || clause.joint !== ',') return false;
  const norms = clause.words.map(({ norm }) => norm);
  if (c.or.has(norms[0]!)) return true;
  if (
    norms.some((norm) => c.affirming.has(norm)) ||
    clause.words.some(({ tags }) => tags.has('Money') || tags.has('Value'))
  )
    return false;
  // A word ending in -s may be a plural noun ("gas ranges"), and a single word is a noun ("no tires, paint").
  if (
    (clause.words.length > 1 || c.subjects.has(norms[0]!)) &&
    clause.words.some(
      ({ norm, tags }) =>
        c.subjects.has(norm) ||
        c.copulas.has(norm) ||
        tags.has('Pronoun') ||
        (tags.has('Verb') && !tags.has('Gerund') && (!/s$/.test(norm) || tags.has('Copula'))),
    )
  )
    return false;
  const denied = before.words.filter(({ norm }, at) => before.negated[at] && !small.test(norm));
  const [verb] = denied;
  // "can't ship out of state, cookies and cakes" isn't a list; "we don't do weddings, newborns" is.
  const hasVerb =
    before.words.some(({ norm }, at) => !before.negated[at] && c.auxiliaries.has(norm)) &&
    (!verb?.tags.has('Verb') || plainVerbs.has(verb.norm) || verb.tags.has('Gerund'));
  const run = [clause];
  for (const next of later) {
    if (next.joint !== ',') break;
    run.push(next);
  }
  const joins = (words: readonly Word[], joining: ReadonlySet<string>) => words.some(({ norm }) => joining.has(norm));
  // "anything but sprinklers, alarms and hood systems"
  return hasVerb || run.some(({ words }) => joins(words, c.or) || (isExcept && joins(words, c.and)));
}
