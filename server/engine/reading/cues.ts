/** Function words that determine what an answer means, in English and Spanish. */
import { withoutAccents } from '../text.ts';
import type { Language } from './language.ts';

/** Returns a text in lowercase without accents, with the same length. */
export const foldAccents = (text: string) => withoutAccents(text.toLowerCase().replace(/[’‘`]/g, "'"));

const set = (words: string) => new Set(words.split(/\s+/).filter(Boolean));

export type Cues = {
  negations: ReadonlySet<string>;
  /** Negations with more than one word. */
  phrases: readonly string[];
  /** Phrases that start with a negation but deny nothing: "not only", "no problem". */
  notNegating: RegExp;
  /** Follows a negation; what precedes it is denied ("cats not allowed"). */
  denied: RegExp;
  /** At the end of a clause; what precedes it is turned down. */
  refusals: ReadonlySet<string>;
  /** Precedes a negation that describes people: "adults who never swam". */
  describing: RegExp;
  /** "but" after one of `all` excludes something: "anything but pianos". */
  exceptAfterAll: ReadonlySet<string>;
  all: ReadonlySet<string>;
  but: ReadonlySet<string>;
  and: ReadonlySet<string>;
  or: ReadonlySet<string>;
  subjects: ReadonlySet<string>;
  /** Words after which a subject doesn't start a new clause: "when we". */
  relatives: ReadonlySet<string>;
  copulas: ReadonlySet<string>;
  auxiliaries: ReadonlySet<string>;
  /** Words that end a negated list: "no acrylics, gel only". */
  affirming: ReadonlySet<string>;
  /** Whether "no" is a determiner ("no cats") and starts a clause of its own. */
  noStartsClause: boolean;
};

export const cues: Record<Language, Cues> = {
  en: {
    negations: set(
      "no not never without neither nor cannot excluding except none nobody nothing zero dont doesnt didnt wont cant isnt arent don't doesn't won't can't isn't aren't refuse refuses hate hates avoid avoids stopped discontinued quit",
    ),
    phrases: [
      'no longer',
      'gave up',
      'done with',
      'used to',
      'dropped our',
      'dropped the',
      'other than',
      'instead of',
      'rather than',
      'stay away from',
      'stay off',
      'stays off',
      'staying off',
      'stayed off',
      'keep off',
      'turn away',
      'turn down',
      'got out of',
      'got rid of',
      'pass on',
      'phased out',
      'sold off',
      'outsourced',
      'steer clear of',
      'stay clear of',
      'refer out',
      'minus the',
      'skip the',
      'got off',
      'deleted',
      'ditched',
      'quit using',
      'left etsy',
      'left amazon',
      'left instagram',
      'left facebook',
    ],
    notNegating:
      /^(?:no (?:later than|more than)|not (?:only|just)|quit(?:e|ting| when\w*| any ?time)|nothing (?:yet|much|special)|none of)\b/,
    denied:
      /^(?:be )?(?:allowed|accepted|welcome|offered|available|included|ok|okay|permitted|possible|served|done here|done|taken|again|happening|coming back|an option|worth it|something(?:$| (?:we|i) (?:do|offer|sell|touch))|what(?:$| (?:we|i) do)|(?:our|my) (?:customers?|clients?|crowd|market|focus|specialty|area|lane|bag)|our thing|my thing|for (?:us|me)|a thing)\b/,
    refusals: set('refused declined excluded forbidden prohibited'),
    describing: /^(?:if|who|whoever|whose|which|that|they|you|people|customers?|clients?|guests?|patients?|wish)$/,
    exceptAfterAll: set('but'),
    all: set('anything everything all everyday day days everyone anyone'),
    but: set('but however although though because cuz bc unless'),
    and: set('and & plus also so'),
    or: set('or nor'),
    subjects: set('we i'),
    relatives: set(
      'that who which what where when while if as because than since everything all how why until unless and',
    ),
    copulas: set("is are am was were 're 'm be"),
    auxiliaries: set('do does did will would can could should am is are was were have has'),
    affirming: set(
      'only just but mostly mainly instead always we i it its this also plus with there theres thats theyre heres',
    ),
    noStartsClause: true,
  },
  es: {
    negations: set('no nunca jamas sin ni tampoco excepto salvo ningun ninguna ninguno nada nadie evito evitamos'),
    phrases: ['nada de', 'ya no', 'en vez de', 'en lugar de', 'dejamos de', 'quitamos', 'eliminamos'],
    notNegating: /^(?:no se que poner|no estoy segur|nada mas)\b/,
    denied:
      /^(?:se )?(?:permiten?|aceptan?|admiten?|ofrecemos|hacemos|incluyen?|incluid[oa]s?|disponibles?)\b|^(?:es (?:pa|para) (?:mi|nosotros)|es lo (?:mio|nuestro))$|^(?:no )?(?:l[oa]s? |les? |se )*(?:entro|entramos|trabajo|trabajamos|hago|hacemos|vendo|vendemos|atiendo|atendemos|tengo|tenemos|quiero|queremos|recibo|recibimos|uso|usamos|doy|damos|hay|\w{3,}(?:o|amos|emos|imos))(?: ni \w+| nada| ya)*$/,
    refusals: set('prohibido prohibida prohibidos prohibidas'),
    describing: /^(?:si|que|quien|quienes|cuyos?|ustedes|usted)$/,
    exceptAfterAll: set('menos'),
    all: set('todo todos toda todas dias'),
    but: set('pero aunque sino porque'),
    and: set('y e tambien ademas'),
    or: set('o u ni'),
    subjects: set('nosotros yo nosotras'),
    relatives: set('que quien cuando donde si como porque y'),
    copulas: set('es son soy somos esta estan estamos estoy'),
    auxiliaries: set(
      'hacemos hago vendemos vendo cortamos ponemos trabajamos trabajo damos doy tenemos tengo aceptamos acepto atendemos atiendo hay',
    ),
    affirming: set('solo solamente pero principalmente siempre tambien nosotros yo con'),
    noStartsClause: false,
  },
};
