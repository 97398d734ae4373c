/**
 * Separates sentences that plainly say what a business does from those that may say the opposite: complaints, jokes,
 * stories about the past, what someone else does. Anything named in the latter is neither offered nor mentioned.
 */
import type { Clause } from './clauses.ts';
import { cues } from './cues.ts';
import type { Language } from './language.ts';
import { isThing, normsOf } from './words.ts';

const whole = (alternatives: readonly string[]) => new RegExp(`\\b(?:${alternatives.join('|')})\\b`);

const signs: Record<Language, RegExp> = {
  en: whole([
    // A "no" that the other rules couldn't interpret.
    'never|none|nobody|neither|nor|not|heck no',
    // Someone else does it.
    '(?:my|our) (?:\\w+ ){0,2}(?:cousin|nephew|niece|uncle|buddy|friend|competitor|roommate|neighbor|in law)(?: \\w+){0,4} (?:does|do|has|have|can|will|gets?|handles?|takes?|wants?|makes?)',
    '(?:some|other|another|an other) (?:\\w+ )?(?:guys?|gal|fella|people|pros|boys|places?|shops?)(?: \\w+){0,4} (?:does|do|has|have|can|will|gets?|handles?|takes?|wants?|makes?)',
    '(?:goes|gotta go|got to go|has to go|needs? to go|have to go) (?:to|down|next|over)|down the (?:road|street|hall|block)|blocks? over',
    'lets? (?!us|me|our)(?:\\w+ ){1,3}(?:have|fight|handle|do|deal)|has their own|have their own|better served|(?:somebody|someone|some one) else|elsewhere|is welcome to it',
    'hand (?:it |them |that )?off|handed off|gladly leave|leave (?:it|that|those|them) (?!to us|with us)|leave that',
    // It ended.
    'gave up|given up|shut (?:it|the whole|that)|parted ways|pulled the plug|turned (?:it|em|them|that) off|dropped|dropping|kicked|ditched|scrapped|cancell?ed|retired the|to the curb|the end of|thing of the past|no longer|anymore|once was|have it back|bring it back|called it quits|used to',
    // Their opinion of it.
    "burned (?:me|us)|scams?|waste of|a waste|total waste|sucker|regret\\w*|shudder|bah|starve|forget it|forget about it|dream on|be serious|keep scrolling|out of luck|wrong (?:office|place|number|shop)|more trouble|trouble than|hang up|skin crawl|harassment|unhappy|put me out|charges? too much|too much|too many|sooner|could ?n[o']?t pay|could not pay|that will be the day|thatll be the day|fined (?:me|us)|god help|apologies|decline|respectfully|politely|i am afraid|ill pass|i will pass|we pass|(?:looks?|feels?) like an?|oh boy|in this lifetime|ridiculous|nonsense|insult\\w*|a joke|dumb|silly",
    // A permit or a skill they lack.
    '(?:needs?|takes?|requires?|want|would need) (?:an? |more |some )?(?:other |different |special |exotic )?(?:license|licensed|certification|training|permit|vet|specialist|rig|machine)|outside our|falls outside|under my roof|beyond (?:me|us)|my conscience|the (?:state|city|county) (?:wont|will not|does not|says|requires)|its the law',
    // What they tell customers who ask for it.
    'whoever (?:you|comes|told)|people ask|folks ask|been asked|they ask|keep (?:walking|asking)|i suppose|as for|i thought|in this house',
  ]),
  es: whole([
    'nunca|jamas|tampoco|nadie|ni|no',
    '(?:mi|un|una|otro|otra) (?:\\w+ ){0,1}(?:comadre|compadre|prim[oa]|cunad[oa]|vecin[oa]|amig[oa]|competencia)(?: \\w+){0,3} (?:hace|tiene|vende|da|se encarga|atiende|maneja)',
    '(?:otra|otras) (?:persona|gente)|otro lado|con otro|se l[oa]s? (?:dejo|dejamos|paso|pasamos|mando)|al vecino|que (?:lo|la|los|las) hagan? otr\\w+',
    'deje|dejamos|se acabo|se acabaron|ya paso|pasaron|antes (?:haci|vendi|teni|daba|manda|trabaj|usa)\\w*|abandone|cerre|quite|quitamos|cancele|renuncie|me canse|nos cansamos|me retire',
    'robaron|un robo|estafa|pura perdida|perdida de (?:tiempo|dinero)|flojera|asco|coraje|gordo|harto|harta|loca|loco|broma|olvidate|olvidense|disculpen|puro gasto|desperdicio|pesadilla|susto',
    '(?:necesita|requiere|pide|piden|hace falta|lleva) (?:\\w+ )?(?:licencia|permiso|seguro|titulo)|la ley',
    '(?:si|los que) (?:me |nos )?piden?|me preguntan|nos preguntan|preguntan|me piden|nos piden',
  ]),
};

/** Refers to what precedes it: "so that's been dropped", "shudder". */
const pointsBack = /\b(?:it|that|those|them|they|em|thats|one|this|these|so|eso|esos|esas|lo|los|las|le|les)\b/;

/** Returns a clause without what it says about other people: "adults who never learned to swim". */
function ownPart({ words }: Clause, language: Language): string {
  const at = words.findIndex(({ norm }, index) => index > 0 && cues[language].describing.test(norm));
  return normsOf(words.slice(0, at < 0 ? undefined : at));
}

/** Returns for each clause whether what it names may be ruled out. Clauses whose "no" was understood are clear. */
export function unclearClauses(clauses: readonly Clause[], language: Language): boolean[] {
  const isResolved = ({ negated }: Clause) => negated.includes(true);
  const isSour = clauses.map((clause) => !isResolved(clause) && signs[language].test(ownPart(clause, language)));
  const unclear = [...isSour];
  for (const [at, clause] of clauses.entries()) {
    if (!isSour[at]) continue;
    const said = normsOf(clause.words);
    const namesNothing = !clause.words.some((word) => isThing(word) && !signs[language].test(word.norm));
    // The part before it in the sentence, or the previous sentence.
    if (!(pointsBack.test(said) || namesNothing || clause.joint === '?' || clause.joint === ':')) continue;
    let before = at - 1;
    while (before >= 0) {
      if (!isResolved(clauses[before]!)) unclear[before] = true;
      if (clauses[before]!.joint === '.' || clauses[before]!.words.length > 3) break;
      before -= 1;
    }
  }
  return unclear;
}
