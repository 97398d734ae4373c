/** Detects answers without information: "idk", refusals, and nonsense. */
import type { Brief } from '../brief.ts';
import type { EvidenceStep } from '../draft-schema.ts';
import { foldAccents } from './cues.ts';

const nothing =
  /^(?:i ?d ?k|dunno|no idea|(?:not|still not) (?:really |quite )?sure(?: .*)?|(?:still )?figuring (?:it|that) out|i (?:do not|don'?t) know(?: .*)?|unsure|n ?\/? ?a|none?|nope|nah|no|nothing|nobody|no one|whoever|anyone|anybody|everyone|everybody|whatever|some|everything|all|anyone really|(?:anyone|everyone|everybody|anybody|whoever|people|those) (?:really|else|at all|(?:who|that) (?:\w+ (?:it|us|me|help)?|will pay|can pay)|with (?:money|cash|a wallet|a pulse|skin|teeth))|whoever \w+(?: (?:me|us|it|in))?|stuff|things|something|idc|who cares|(?:some )?(?:people|ppl|folks|customers|clients)(?: (?:i|we) (?:guess|suppose|think|dunno))?|test\w{0,4}|hmm+|hm+|um+|uh+|ok|okay|yes|yeah|yep|sure|hi|hello|hey|asdf\w*|qwer\w*|lorem.*|blah.*|tbd|(?:coming|opening|more) soon|todo|later|skip|pass|secret|private|\?+|\.+|-+|x+|l+o+l+|lmf?ao+|rofl|me+h|google it|(?:the )?usual(?: stuff)?|lo de siempre|no se(?: .*)?|nada|nadie|ninguno|ninguna|no aplica|quien sea|cualquiera|todos|todo el mundo|lo que sea|no estoy segur[oa](?: .*)?|prueba|hola|si|aun no|todavia no)[.!?\s]*$/;
const refusal =
  /\b(?:why (?:do|would|should) (?:you|i|u)|none of your|mind your own|leave me alone|stop asking|(?:you|u) tell me|(?:that'?s|isn'?t that) (?:your|yr|ur) job|look it up|ask(?:ing)? too much|what do you want|who are you|i(?:'m| am) not telling|don'?t want to (?:say|tell|answer)|rather not|stupid|wtf|f\*?u\w*ck|bullshit|por que quieres saber|que te importa|no quiero decir)\b/;

/** Longer answers contain information, whatever else they say: "I'd rather not advertise". */
const refusalLabels = 15;
/** Carries no information by itself: "nah lol". */
const laughter = /\b(?:l+o+l+|lmf?ao+|rofl|a?(?:ha){2,}h?|(?:ja){2,}j?|(?:je){2,}|xd+)\b/g;

/** Only says where to look, or praises. */
const elsewhere =
  /^(?:(?:you can )?(?:see|check|look at|find|read) (?:it |it all |all |out |everything )*(?:on |at )?(?:(?:my|our|the) )?(?:page|site|website|web ?site|profile|instagram|facebook)|(?:mira|ve|busca) (?:mi|nuestra) pagina)\b/;
const praise = new Set(
  'the a an and or of for to in is are be we i our my your you it all just make makes look looks do whatever stuff things something some like at with by from who that best good great nice top number one quality service services customer customers client clients everyone everybody anyone anybody every every need needs want wants people friendly professional professionals affordable cheap honest reliable trusted fast amazing awesome excellent who solutions solution offer provide deliver products excellence super really very always lots price prices work business company experience satisfaction guaranteed care el la los las un una y o de para en con es somos mejor mejores buena bueno calidad servicio servicios todos cliente clientes precio precios atencion'.split(
    ' ',
  ),
);

/** Returns whether letters could form a word: they contain a vowel and no letter four times in a row. */
const wordLike = (word: string) =>
  /[aeiouy]/.test(word) && !/(.)\1\1\1/.test(word) && !/[bcdfghjklmnpqrstvwxz]{6}/.test(word);

/**
 * Returns whether an answer says nothing about a business.
 * @param answer free text as typed; the chat's own options are never thin
 */
export function isThin(answer: string): boolean {
  const text = foldAccents(answer.replace(/<[^>]*>/g, ' '))
    .replace(laughter, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const isShort = text.split(' ').length <= refusalLabels;
  if (nothing.test(text) || (isShort && refusal.test(text)) || elsewhere.test(text)) return true;
  const words = text.match(/\p{L}+/gu) ?? [];
  if (words.length === 0 || words.every((word) => praise.has(word))) return true;
  const unlike = words.filter((word) => word.length > 2 && !wordLike(word));
  if (unlike.length * 2 >= words.length) return true;
  return new Set(words).size === 1 && words.length > 1;
}

/** Returns the questions whose answers gave no information, so that the profile can ask again. */
export function missingIn(
  brief: Pick<Brief, 'description' | 'targetAudience' | 'currentMarketing' | 'business'>,
): EvidenceStep[] {
  const asked: [EvidenceStep, string][] = [
    ['business_description', brief.description],
    ['target_audience', brief.targetAudience],
    ['current_marketing', /^no(?:thing)?\b/i.test(brief.currentMarketing) ? 'Paid ads' : brief.currentMarketing],
  ];
  // A description without information may have been corrected since.
  const isKnown = (step: EvidenceStep) => step === 'business_description' && brief.business.noun !== undefined;
  return asked.filter(([step, answer]) => isThin(answer) && !isKnown(step)).map(([step]) => step);
}
