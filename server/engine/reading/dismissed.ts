/**
 * Finds what owners dismiss without a "no": "weddings, over my dead body", "stumps: call Terry", "I'm done with
 * coupons", "tiktok ni loca".
 */
import type { Clause, Word } from './clauses.ts';
import type { Language } from './language.ts';
import { namesOnly } from './words.ts';
import { dayWords, monthWords } from './vocabulary.ts';

type Open = Omit<Clause, 'negated' | 'cueAt'>;
/** `isDenied`: the whole clause is ruled out. */
export type Read = Open & { isDenied?: boolean };

const any = (alternatives: readonly string[]) => `(?:${alternatives.join('|')})`;
/** Start of a clause: clauses are joined into one string, each after "|" and its separator. */
const start = '(?:^|\\|\\S+ )(?:(?:and|but|also|so|oh|plus|y|pero) )*';
/** Rest of the clause. */
const end = '(?: [^|]*)?(?= \\||$)';
const link = '(?:\\|\\S+ )?(?:(?:so|and|but|that|those|they|which|is|are|thats) )*';
/** Words of a topic, which names things without saying anything about them. */
const topic = (stops: string) => `(?<no>(?:(?!(?:${stops}) )[^ |]+ ){1,8}?)`;
const englishTopic = topic(
  'i|we|you|it|they|he|she|this|that|these|those|there|every|each|all|most|which|nobody|everybody|people|rest|is|are|was|were|am|be|do|does|did|will|would|can|could|have|has|had|not|no|never|if|when|because|who|what|so|call|see|ask',
);
const spanishTopic = topic('yo|nosotros|usted|es|son|soy|somos|no|nunca|si|cuando|porque|que|quien|hay|tengo|hago');

const wontDo = any([
  'over my dead body',
  '(?:whatever \\|\\S+ )?(?:is |are )?not (?:in|on) (?:my|our|this) (?:house|menu|shop|store|kitchen|watch|truck|table|list|building|studio|chair|plans?|plate)',
  '(?:i|we) (?:just |always |politely )?(?:hang up|walk away|walk out|turn around|say no|said no|say pass|must decline|have to decline|decline|refuse|skip|turn down|run)(?: (?:thanks|to (?:it|them|that|those)))?(?= \\||$)',
  '(?:an? )?(?:instant|automatic|absolute|firm|flat|total|definite) no',
  '(?:i|we) (?:will|would) (?:sooner|rather) \\w+',
  '(?:is|are) where (?:i|we) draw the line',
  '(?:is|are) (?:above|beyond) (?:my|our) pay grade|(?:is|are) (?:way |well )?(?:outside|out of|not in) (?:my|our) (?:lane|league|wheelhouse|depth|scope)',
  '(?:is|are) (?:an?other|a different|a whole other|a whole different) (?:animal|beast|ball ?game|trade|business|kettle|kind of license|license|world|story)',
  '(?:is|are) (?:(?:an?)?other (?:(?:man|person|woman|guy)(?:.s)?|shop|outfit)|some(?:one|body) else|some(?:one|body) elses)(?: is)?(?: (?:trade|job|business|thing|problem|headache|department|work|territory|specialty|game))?',
  '(?:is|are) (?:(?:an? )?(?:job|work|one|thing|question)s? )?for (?:my \\w+|some(?:one|body) else|the (?:pros|specialists?)|a specialist|others)',
  'belongs? to (?:my |some(?:one|body) |an?other )\\w+(?: [^ |]+){0,8}(?<! (?:and|or) (?:i|me))(?= \\||$)',
  '(?:happens?|lives?) (?:at|with) (?:an?other|a different|somebody|someone)',
  'out of (?:that|the|this) (?:business|game|racket)',
  '(?:take|bring) (?:it|them|that|those) (?:somewhere else|elsewhere|somewhere|to somebody else)',
  '\\|: (?:an? |the )?(?:fella|fellow|guy|man|lady|woman|outfit|shop|company|plant) (?:in|on|at|over|down|across)',
]);
const isGone = any([
  '(?:went away|died|bit the dust|(?:is|are|was|were) (?:(?:all|long|now|just|so) )*(?:gone|history|over|over with|dead to (?:me|us)|finished|retired|no more|a thing of the past|in the past|behind (?:me|us)))(?: too| for good| for (?:me|us))?(?! (?:by|in|before|on|for|until|till))',
  '(?:(?:nearly|almost) killed (?:me|us) )?(?:\\|\\S+ )?(?:so )?(?:that|those|it|they) (?:is|are) (?:history|over|done|finished|gone|fraud|a scam)',
]);
/** The owner's own feelings about it. */
const isHated = any([
  '(?:makes?|made|drives?|drove) me (?:want to |wanna )?(?:die|sick|ill|crazy|cringe|scream|nuts|gag|puke|cry|insane|mad|tired|sad)',
  '(?:gives?|gave) me (?:the )?(?:hives|creeps|a (?:headache|rash|migraine)|nightmares|anxiety)',
  'puts? me to sleep',
  '(?:is|are|was|were) (?:just |total |pure )*(?:a (?:scam|racket|ripoff|rip off)|fraud|theft|beneath (?:me|us))',
  'can (?:go )?(?:jump|kick rocks|pound sand|rot|kiss|take a hike)',
  'did (?:nothing|squat|zilch|zip)(?: for (?:me|us))?',
  '(?:burned|burnt|cheated|robbed) (?:me|us)(?: (?:twice|once))?',
]);
/** A judgment only rules out a way of selling: "moving is a nightmare" describes the customers' experience. */
const isJudged =
  '(?:is|are|was|were|feels?|felt) (?:so |just |totally |really |all |too |kind of |kinda |pretty |a )*(?:gross|awful|terrible|disgusting|evil|stupid|tacky|cheesy|spammy|sleazy|creepy|joke|waste|nightmare|headache|pain|circus|money pit|poison|pointless|useless|worthless)';
const waysToSell =
  '(?<no>(?:[^ |]+ ){0,3}(?:facebook|tiktok|tik tok|instagram|social media|pinterest|linkedin|youtube|email|emails|newsletters?|ads?|coupons?|sales?|discounts?|clearance(?: \\w+)?|yelp|groupon|angi|thumbtack|reels|videos?|influencers|pop ?ups|loyalty \\w+|points|punch cards|flyers|door hangers|cold calls?|giveaways|contests|raffles|galas|rebates|gimmicks|deals|packages|bundles|memberships) )';
const elsewhere = any([
  '(?:take|bring) (?:it|them|that|those) (?:somewhere else|elsewhere|to somebody else)',
  'wrong (?:place|number|shop|guy|person|outfit|store|door)',
  'keep (?:walking|driving|scrolling|looking|moving)',
  'keep on (?:walking|driving|looking)',
  '(?:i am|we are|this is) not (?:your|the) (?:person|guy|shop|people|man|woman|girl|gal|place|store|ones?)',
  '(?:look|go|try|shop|ask) (?:elsewhere|somewhere else|someplace else|some other|next door|down the (?:road|street))',
  '(?:you will |youll |you |will )?(?:have|need) to (?:go|look|try|call|find) (?:elsewhere|somewhere else|some(?:body|one) else|another|the)',
  'good luck',
  '(?:i|we) (?:can|will|am|are) not',
]);
/** The last clause of a sentence that started with the thing: "google ads? $600 for one lead, and not again". */
const closing = any([
  'none(?: of (?:it|that))?',
  'no',
  'nope',
  'never(?: (?:have|will|again|ever))?',
  '(?:thats|that is) (?:fraud|illegal|stealing|theft|not (?:us|me))',
  '(?:\\w+ )?(?:once |and )*not again',
  '(?:so )?(?:please )?(?:do not|dont) (?:bother|ask|even ask|suggest it|go there|start)',
  '(?:so )?(?:please )?(?:leave|keep) (?:it|that|them|those) (?:out|off|away)',
  '(?:take|bring) (?:it|them|that|those) (?:somewhere else|elsewhere)',
  '(?:i|we) (?:am|are) (?:out|done|finished|over it)',
  '(?:that|those|it) (?:is|are) (?:over|done|finished|history)',
]);
const whom =
  '(?!us |me |now |or |ahead |to |for |first |early |today |the shop|this |that |it |them |any|we |i |you )[a-z]\\w*';
const did = '(?:\\w+ed|shot|did|made|sold(?! out)|ran|took|built|had|taught|drove|wrote|gave|grew|went to|flew)';

const english = [
  // "two requests I refuse: a, b and c"
  `${start}[^|]*\\b(?:what|things?|requests?|jobs?|calls?|kinds?) [^|]*\\b(?:refuse|turn down|turn away|can not get|do not do|will not do|will not touch|say no to|decline)\\b[^|]* \\|[:-] (?<no>.+)$`,
  // "anything with bleach goes to Hannah"
  `${start}any(?:thing|one|body) (?:with|over|under|above|below|bigger than|needing|that needs) (?<no>[^|]+?) (?:goes|go) to ${whom}${end}`,
  // "mini sessions, the conveyor belt thing: over my dead body", "google ads? $600 for one lead, and not again"
  `${start}${englishTopic}\\|[?:(=,-] [^|]+(?: \\|\\S+ [^|]+){0,3}? \\|\\S+ ${any([
    'over my dead body',
    '(?:i|we) (?:hang up|walk away|said no|say no)',
  ])}${end}`,
  `${start}(?:${englishTopic}\\|[:(=-]|(?<asked>[^|]+) \\|\\?) [^|]+(?: \\|\\S+ [^|]+){0,3}? \\|\\S+ ${closing}(?= \\||$)`,
  `${start}${englishTopic}\\|, [^|]+ \\|\\S+ (?:so )?(?:please )?(?:do not|dont) bother(?= \\||$)`,
  `${start}(?:as for |for |anything with )?${englishTopic}(?:\\|, [^|]+ \\|, )?${link}${any([wontDo, isGone, isHated])}${end}`,
  `${start}${waysToSell}${isJudged}${end}`,
  // "stumps: call Terry, that's his whole life"
  `${start}${englishTopic}\\|[:(-] (?:go )?(?:call|see|ask|try|go to|talk to) ${whom}[^|]* \\|\\S+ (?:that|he|she|they|his|her|who|it|next|down|two|\\d|across)[^|]*(?= \\||$)`,
  // "for newborns I'm hopeless"
  `${start}(?:for|with|at) ${englishTopic}i am (?:hopeless|no good|useless|terrible|the wrong (?:guy|person))${end}(?: \\|\\S+ (?:ask|call|see)[^|]*)?`,
  `${start}${englishTopic}\\|\\S+ neither [^|]+ nor [^|]+(?= \\||$)`,
  // "looking for a cheap oil change? wrong place"
  `${start}(?:if )?(?:you )?(?:(?:are )?(?:looking|hoping|shopping) (?:for|to (?:buy|purchase|get|find|hire))|wants?|needs?|wanna|came for|got)(?: an?| the| to buy)? (?<no>[^|]+? )${link}(?:i would |we would )?${elsewhere}${end}`,
  // "fed up with coupons"
  `${start}(?:(?:i|we|my wife|my husband) )?(?:(?:am|are|have|has|just|so|totally|completely|would) )*${any([
    '(?:had it|had enough|done|finished|through|fed up|over it) (?:with|of)',
    '(?:sick|tired) of',
    '(?:swore|sworn) off',
    'walk(?:ed|ing)? away from',
    'got out of',
    'retired? (?:from|out of)(?! (?:the )?(?:navy|army|marines?|air|coast|military|service|police|fire|force|post))',
    'allergic to',
    '(?:hopeless|useless|terrible|no good) (?:at|with)',
    'keep (?:me|us) (?:off|out of|away from)',
    'spare (?:me|us)(?: the)?',
    '(?:if )?(?:you|anyone|anybody) (?:say|says|mention|mentions)(?: the word)?',
    '(?:please )?(?:do not|never) (?:even )?(?:mention|suggest|start me on|get me started on)(?: the word)?',
    'you will (?:not|never) (?:find|see|get|catch)(?: (?:us|me))?(?: (?:on|doing|at|selling))?',
    'life is too short for',
    'not in the (?:business|market) of',
  ])} (?:the )?(?<no>[^|]+?)(?: (?:talk|stuff|here|again|anymore|in \\d{4}|years ago))*(?: (?:i will|i would|we will) [^|]+| \\|\\S+ (?:i will|i would|they|it) [^|]+)?(?= \\||$)`,
  `${start}(?:please )?leave (?:the |your )?${englishTopic}(?:at home|in the car)(?= \\||$)`,
  `${start}(?:please )?leave ${englishTopic}out(?: of (?:it|this|that))?(?= \\||$)`,
  `${start}(?:please )?keep ${englishTopic}out of (?:it|this|that)(?= \\||$)`,
  `${start}the day (?:i|we) (?<no>[^|]+?) is the day${end}(?: \\|\\S+ [^|]+)?`,
  `${start}(?:my|our) days (?:of|in) (?<no>[^|]+?) are (?:over|done|behind (?:me|us))${end}`,
  `${start}${englishTopic}(?:i|we) (?:gave|handed|passed|sold) (?:over |off )?to (?:my|an?other|somebody|someone)\\b${end}`,
  `${start}(?:nobody|no one) gets an? (?<no>[^|]+?)(?: (?:from|out of) (?:me|us))?(?= \\||$)`,
  // "I shot weddings for 11 years and I'm out", "I did Saturdays until the twins came"
  `${start}(?:i|we) (?:used to )?${did} (?<no>[^|]+?)(?: (?:for|until|till|til|since|from) [^|]*?)?(?: \\|\\S+)? (?:and |but |now )*(?:i am|we are|that is|those days are) (?:just |so |all |completely |totally )*(?:out|done|over|finished|retired|through|history)(?! with)${end}`,
  `${start}(?:i|we) (?:used to )?(?:did|took|made|shot|offered) (?<no>[^|]+?) (?:until|till|til) [^|]+(?= \\||$)`,
  // "tried groupon in 2019 and lost our shirt"
  `${start}(?:(?:i|we) )?(?:have )?tried (?<no>[^|]+?)(?: (?:in \\d{4}|for [^|]+|once|twice|last \\w+))?(?: \\|\\S+)? (?:and )?(?:(?:i|we) )?(?:lost (?:our|my|a)|got (?:burned|burnt|nothing|zero|nowhere|yelled|robbed)|sold the|regretted|gave up|hated it|never again|felt like|it was (?:a )?(?:awful|terrible|waste|disaster))${end}`,
  // "a restoration ties up a bay for a year, so take it elsewhere"
  `${start}an? (?<no>[^ |]+(?: [^ |]+)?) [^|]+ \\|\\S+ (?:so )?(?:please )?(?:take|bring) (?:it|them|that) (?:somewhere else|elsewhere)(?= \\||$)`,
  // "viator wanted 25%, we said no thanks"
  `${start}${englishTopic}(?:wanted|wants|asked|takes|took|charges|charged) [^|]+ \\|\\S+ (?:(?:and|so) )*(?:i|we) (?:said (?:and )?no|said nope|passed|walked|left|quit|told them no)${end}`,
];

const spanish = [
  `${start}${spanishTopic}(?:\\|\\S+ )?${any([
    '(?:ya )?(?:pas(?:o|aron) a la historia|se acab(?:o|aron)|se termin(?:o|aron)|quedaron atras)(?= \\||$)',
    'ni (?:loc[oa]|muert[oa]|hablar|de broma|de chiste|en suenos|regalad[oa]s?|se (?:me|nos)? ?(?:ocurra|pregunte))',
    'ni (?:me|nos) l[oa]s? (?:menciones?|mencionen|digan?|pidan?|pregunten)',
    'ni (?:lo|la|los|las) (?:menciones?|mencionen|pidan?)',
    '(?:me|nos) (?:caen?|cae) (?:gord[oa]s?|mal|pesad[oa]s?)',
    '(?:me|nos) (?:da|dan) (?:flojera|asco|coraje|verguenza)',
    '(?:es|son) (?:cosa |trabajo )?(?:de|para|pa) (?:mi (?:comadre|compadre|prim[oa]|herman[oa]|cunad[oa]|amig[oa]|vecin[oa]|sobrin[oa])|otr[oa]s?|la competencia)',
    'l[oa]s? hacen? (?:mi|otr[oa]s?|el|la)',
    '(?:es|son) (?:harina de otro costal|otro boleto|otra cosa|otro rollo|un robo|una estafa|pura perdida)',
  ])}${end}`,
  `${start}con (?:el |la |los |las )?(?<no>[^|]+?) (?:yo )?no (?:me|nos) met(?:o|emos)${end}`,
  `${start}(?:yo )?(?:ya )?(?:deje|dejamos|abandone|abandonamos|me retire de|nos retiramos de|me sali de|nos salimos de|renuncie a|le di fin a)(?! que| de)(?: el| la| los| las)? (?<no>[^|]+?)(?: (?:el ano|hace|en \\d{4}|desde|por)[^|]*)?(?= \\||$)`,
  `${start}(?:yo )?(?:antes )(?:\\w+(?:aba|abamos|ia|iamos)) (?:(?:por|con|el|la|los|las) )*(?<no>[^|]+?) \\|\\S+ (?:pero )?(?:se acabo|ya no|ya se acabo|lo deje|hasta ahi|nunca mas)${end}`,
  `${start}(?:estoy|estamos|ya estoy) (?:hart[oa]s?|cansad[oa]s?|fastidiad[oa]s?) de (?:el |la |los |las )?(?<no>[^|]+?)(?= \\||$)`,
];

const patterns: Record<Language, readonly RegExp[]> = {
  en: english.map((source) => new RegExp(source, 'd')),
  es: spanish.map((source) => new RegExp(source, 'd')),
};

/**
 * Returns whether words name a time or a place in line: "the first spots are gone" means it's full and turns nothing
 * down.
 */
const isTime = (topicSaid: string) =>
  topicSaid
    .split(' ')
    .every(
      (norm) => dayWords.has(norm) || monthWords.has(norm) || /^(?:and|in|the|most|all|my|our|those)$/.test(norm),
    ) ||
  /\b(?:spots?|openings?|tickets|slots?|tables|seats|rooms|dates|days|everything|questions?|leads?|it|reservations|orders)$/.test(
    topicSaid,
  );

/**
 * Returns an answer's clauses, reducing dismissed ones to the thing itself, marked as denied. @param answer the text
 * that the words' offsets refer to
 */
export function markDismissed(clauses: readonly Open[], answer: string, language: Language): Read[] {
  const read: Read[] = [];
  let sentence: Open[] = [];
  const close = () => {
    read.push(...inSentence(sentence, answer, language));
    sentence = [];
  };
  for (const clause of clauses) {
    if (clause.joint === '.') close();
    sentence.push(clause);
  }
  close();
  return read;
}

const textOf = (words: readonly Word[], answer: string) =>
  answer.slice(words[0]!.start, Math.max(...words.map(({ end: last }) => last)));

function inSentence(sentence: readonly Open[], answer: string, language: Language): Read[] {
  if (sentence.length === 0) return [];
  const places: { clause: number; from: number; to: number; word: Word }[] = [];
  let line = '';
  for (const [index, clause] of sentence.entries()) {
    if (index > 0 && clause.joint !== 'and') line += ` |${clause.joint || ','}`;
    for (const word of clause.words) {
      const from = line.length === 0 ? 0 : line.length + 1;
      line = line.length === 0 ? word.norm : `${line} ${word.norm}`;
      places.push({ clause: index, from, to: line.length, word });
    }
  }
  for (const pattern of patterns[language]) {
    const match = pattern.exec(line);
    const span = match?.indices?.groups?.no ?? match?.indices?.groups?.asked;
    if (!match || !span || (isTime(line.slice(...span).trim()) && !/ (?:until|till?) /.test(match[0]))) continue;
    const [from, to] = match.indices![0]!;
    const within = places.filter((place) => place.to > from && place.from < to);
    const first = within[0]!.clause;
    const last = within.at(-1)!.clause;
    const denied = within.filter((place) => place.to > span[0] && place.from < span[1]);
    const said = textOf(
      within.map(({ word }) => word),
      answer,
    );
    const topics = [...new Set(denied.map(({ clause }) => clause))].map((clause): Read => {
      const words = denied.filter((place) => place.clause === clause).map(({ word }) => word);
      return { ...sentence[clause]!, words, text: textOf(words, answer), said, isDenied: true };
    });
    const after = sentence.slice(last + 1);
    const listed = /^[:(]$/.test(after[0]?.joint ?? '') ? after.findIndex(({ words }) => !namesOnly(words)) : 0;
    const more = after.slice(0, listed < 0 ? undefined : listed).map((clause): Read => ({ ...clause, isDenied: true }));
    return [
      ...inSentence(sentence.slice(0, first), answer, language),
      ...topics,
      ...more,
      ...inSentence(after.slice(more.length), answer, language),
    ];
  }
  return [...sentence];
}
