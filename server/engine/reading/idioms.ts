/**
 * Removes phrases from an answer that contain a "no" but rule nothing out, or that add nothing: "no job too small",
 * "can't beat our ribs".
 */
import type { Language } from './language.ts';

const idioms: Record<Language, readonly RegExp[]> = {
  en: [
    /\b(?:there'?s |there is )?no (?:job|project|order|party|group|task|repair|load|event|yard|case|mess)(?: is| 's)?(?: ever)? too (?:small|big|large|dirty|far|tough|old)(?: or (?:too )?(?:small|big|large))?/,
    /\bno (?:appointments?|reservations?|referrals?|experience|contracts?|deposits?|sign-?ups?|memberships?|equipment|id)(?: is| are)? (?:needed|necessary|required)/,
    /\b(?:you )?(?:do ?n[o']?t|never) (?:need|have to (?:have|make|book)) (?:an? )?(?:appointments?|reservations?|referrals?|experience)(?: to \w+)?/,
    /\bno matter (?:what|when|where|who|(?:how|the|your|which|what) \w+)(?: (?:it|you|they|we) \w+)?/,
    /\b(?:please )?(?:do ?n[o']?t|never) hesitate(?: to (?:call|text|ask|reach out|write|email|contact us|stop by|come by)(?: us)?)?/,
    /\b(?:(?:you |they )?(?:ca|wo)n'?t|(?:you )?cannot|you can not|you will not|hard to|nobody can) (?:beat|find(?: an?y?)? (?:better|finer|fresher|cheaper|nicer)|top|match)(?: (?:our|my|the|us))?/,
    /\b(?:nobody|no one)(?: else)?(?: in (?:town|the \w+|\w+))? (?:beats|does|makes|has|cooks|bakes|builds|fixes|knows)(?: (?:it|them|this|better|an?y?))*/,
    /\b(?:we |i )?never (?:say|said) no(?: to)?|\bwon'?t say no(?: to)?/,
    /\bnothing (?:but|beats|like)(?: (?:the best|our|my|a good))?/,
    /\bwhy not(?: (?:try|come|book|call|stop by|give (?:us|it) a \w+))?/,
    /\bno (?:hassles?|problem|worries|question|questions asked|strings(?: attached)?|obligations?|pressure(?![ -]?wash)|pun(?: intended)?|room(?: left)?|nonsense|frills|doubt|joke|kidding|brainer|secret|wonder|shortcuts|surprises|gimmicks|stress|fuss|mess|sweat|big deal)\b(?: (?:car|service))?/,
    /\b(?:do not|don'?t|dont)? ?not (?:only|just|to mention|kidding|bad)\b/,
    /\bsecond to none\b|\blast but not least\b|\bwithout (?:a )?(?:doubt|question|hassle)\b|\b(?:never|not) (?:once )?(?:fails?|late|tired|had a complaint)\b/,
    /\b(?:do ?n[o']?t|never) (?:worry|wait|miss out|be shy|forget)\b/,
    /\b(?:nearly|almost|about) killed (?:me|us|it)\b|\bcosts? (?:\w+ ){0,3}nothing\b|\bwhether or not\b|\bif not\b|\bmore often than not\b|\bnot (?:far|long ago|sure|certain)\b/,
    /\bor nothing\b|\b(?:zero|no)[- ](?:emission|waste|drill|till|dig|kill|bake|sew)\b/,
  ],
  es: [
    // Describes how it's made, not what it is: without it, "vestidos de quinceañera" is short enough to be an offer.
    /\b(?:hech[oa]s? )?(?:a la medida|por encargo)\b/,
    /\b(?:no hay|ningun) (?:trabajo|proyecto|pedido|evento)(?: es)?(?: (?:muy|demasiado))? (?:chico|pequeno|grande|dificil)(?: ni (?:muy )?(?:chico|grande))?/,
    /\bno (?:se )?(?:necesitas?|requiere[ns]?|hace falta|ocupas?)(?: hacer)? (?:cita|reservacion|experiencia|referencia)(?: previa)?/,
    /\bno importa (?:la|el|que|si|donde|cuando|como)(?: \w+)?/,
    /\bno (?:dude|dudes|duden)(?: en (?:llamar(?:nos)?|escribir(?:nos)?|preguntar|contactarnos))?/,
    /\b(?:nada|nadie|ninguno) como(?: (?:mis?|nuestr[oa]s?|la|el|los|las))?/,
    /\bno (?:solo|solamente|nada mas|unicamente)\b/,
    /\bo nada\b|\bsin (?:compromisos?|duda|problemas?|falta|obligacion|vueltas)\b|\bno hay (?:problema|pierde)\b|\bnada mas\b/,
    /\bno (?:encontrar?as?|hay|va a encontrar) (?:nada )?mejor(?:es)?\b|\bno te (?:lo|la|los|las)? ?pierdas\b|\bpor que no\b|\bno te preocupes\b|\bnunca (?:falla|decimos que no)(?:mos)?(?: a)?\b/,
  ],
};

/**
 * Blanks out idioms without changing the length, so that positions stay the same. @param folded the text as returned by
 * `foldAccents`
 */
export function withoutIdioms(text: string, folded: string, language: Language): string {
  let plain = text;
  for (const pattern of idioms[language])
    for (const { 0: match, index } of folded.matchAll(new RegExp(pattern.source, 'g')))
      plain = plain.slice(0, index) + ' '.repeat(match.length) + plain.slice(index + match.length);
  return plain;
}
