/** Parses an owner's wishes for a rewrite: length, tone, topics, exclusions, and audience. */
import type { OptionId } from '#shared/domain/chat-script.ts';
import { safeText, wordsOf } from '../text.ts';

export type Intent = {
  length: 'shorter' | 'longer' | undefined;
  tone: 'formal' | 'friendly' | undefined;
  isSimple: boolean;
  /** Whether nothing may cost money. */
  isCheap: boolean;
  /** Whether to stay with the town and its neighbors. */
  isLocal: boolean;
  /** Topics in the owner's words; at most three. */
  focus: readonly string[];
  /** Those that are topics of their own: not a season, a goal from the chat, or a group of people. */
  themes: readonly string[];
  /** Those that are channels: "Instagram", "word of mouth". */
  channels: readonly string[];
  /** What must not be mentioned, in the owner's words; at most three. */
  without: readonly string[];
  /** Audience, if it isn't the people named in the answers. */
  audience: string | undefined;
  /** Season, phrased to follow "around": "Christmas". */
  season: string | undefined;
  /** Goals from the chat that are mentioned; they come first. */
  goals: readonly OptionId<'goals'>[];
};

/** Maximum characters to read of a remark; no form sends more. */
const longestRemark = 600;
const longestPhrase = 60;
const mostPhrases = 3;

/** End of a phrase: a punctuation mark, or a word that starts another wish. */
const phraseEnd =
  /[.;!?:,…]|\s[-–—]\s|\s(?:and|but|also|then|y|pero)\s+(?:please\s+)?(?:be|make|keep|use|write|add|do|don'?t|no|not|never|without|avoid|drop|skip|remove|leave|focus|mention|emphasi[sz]e|highlight|talk|less|more|shorter|longer|a bit|target|aim|include|cut|sin|más)\b|\s(?:instead of|rather than|without|because|so that|but|please|for (?:an?|the|our|my) (?:audience|readers?)|por favor)\b/i;

const quoted = /["'“”‘’«»()]/g;

/** @returns the phrase up to its end, without article and filler; undefined if nothing meaningful is left */
function phraseOf(rest: string): string | undefined {
  const end = phraseEnd.exec(` ${rest} `);
  const text = (end ? ` ${rest} `.slice(0, end.index) : rest)
    .replace(quoted, '')
    .trim()
    .replace(/^(?:(?:some|any|more|much|so|too|on|about|of|using|any of|all|all of|of)\s+)+/i, '')
    .replace(
      /\s+(?:please|too|as well|instead|at all|anymore|any more|a lot|a bit more|a bit|more|again|por favor)$/i,
      '',
    )
    .trim();
  const own = text.replace(/^(?:our|my)\s+/i, 'your ').replace(/^(?:nuestr[ao]s?|mis?)\s+/i, '');
  const bare = own.replace(/^(?:the|a|an|your|its)\s+/i, '');
  const letters = bare.replace(/[^\p{L}\p{N}]/gu, '');
  if (letters.length < 2 || own.length > longestPhrase || emptyPhrase.test(bare)) return undefined;
  return own;
}

/** Words after "more" or "no" that don't name a topic. */
const emptyPhrase =
  /^(?:details?|text|words?|examples?|specifics?|information|info|it|this|that|them|these|those|something|anything|everything|nothing|me|us|you|them|length|long|short|shorter|longer|specific|detailed|formal|casual|friendly|professional|simple|plain|jargon|fluff|fancy words|big words|one|ones|here|section|part|need|idea|problem|worries|thanks|thank|matter|longer than.*|more than.*)$/i;

function phrasesAfter(text: string, opener: RegExp): string[] {
  const found: string[] = [];
  for (const match of text.matchAll(opener)) {
    const phrase = phraseOf(text.slice(match.index + match[0].length));
    if (phrase && !found.some((other) => other.toLowerCase() === phrase.toLowerCase())) found.push(phrase);
  }
  return found.slice(0, mostPhrases);
}

const focusOpener =
  /\b(?:focus(?:ed|ing|es)?(?: (?:more|mainly|mostly|only|rather|instead|a bit more))? on|more (?:about|on|emphasis on|of)|mention(?:ing)?|emphasi[sz]e|highlight|stress|(?:talk|write|be|speak|all|only|mostly|mainly|rather) about|make it about|concentrate on|center (?:it )?on|built? (?:it )?around|include|feature|point out|bring up|(?:don'?t|do not|never) forget(?: to mention| about)?|add(?: something about)?|enf[oó]c\w+ en|más sobre|menciona|habla de)\s+/giu;

const withoutOpener =
  /\b(?:without(?: any)?(?: (?:using|mentioning|talking about))?|no(?: more)?(?! than)(?! more than)|avoid(?:ing)?|skip|drop|remove|leave out|leave off|exclude|instead of|rather than|less(?: about| of)?|(?:don'?t|do not|never|not|stop|please don'?t) (?:use|using|mention|mentioning|talk about|talking about|write about|include|including|do|want|need|like|focus on|suggest|recommend)|nothing about|sin)\s+/giu;

const channel =
  /^(?:(?:your|the) )?(?:word of mouth|referrals?|flyers?|e-?mails?|newsletters?|text messages?|google(?: ads| maps| business profile)?|maps|instagram|facebook|tiktok|youtube|linkedin|nextdoor|pinterest|yelp|whatsapp|reels?|social media|seo|ads|paid ads|blog|podcasts?|radio|direct mail|networking)$/i;

/** People that a text may be addressed to. */
const people =
  /\b(?:famil(?:y|ies)|parents?|moms?|mothers?|dads?|fathers?|kids?|children|teens?|teenagers?|students?|couples?|brides?|grooms?|women|men|ladies|seniors?|retirees?|snowbirds?|tourists?|visitors?|travel+ers?|professionals?|businesses|companies|owners?|homeowners?|renters?|landlords?|buyers?|sellers?|clients?|customers?|patients?|guests?|people|adults?|beginners?|millennials?|locals?|neighbou?rs?|residents?|contractors?|managers?|executives?|athletes?|runners?|drivers?|veterans?|immigrants?|newcomers?|pet owners?|dog owners?|mujeres|hombres|familias|clientes|padres)\b/i;

/** Openers that are followed by people, whatever they're called, and one that may also be followed by a thing. */
const audienceOpener =
  /\b(?:(?:aim(?:ed)?|target(?:ed|ing)?|gear(?:ed)?|directed|address(?:ed)?)(?: (?:it|this))?(?: (?:at|to|towards?|for))?|(?:write|rewrite)(?: (?:it|this))? for|(?:speak|talk|appeal) to|the audience (?:is|are))\s+/giu;
const looseOpener = /\b(?:for(?: an audience of)?|to|para)\s+/giu;
const profession = /(?:ers|ors|ists|ians|ants|ees|folks|fans|lovers|pros)$/i;

/** Returns true for "young families", false for "family photos". */
const isGroup = (phrase: string) =>
  wordsOf(phrase).length <= 6 && new RegExp(`${people.source}(?: (?:in|near|around|with|who) .*)?$`, 'i').test(phrase);

function audienceIn(text: string): string | undefined {
  const isPeople = (phrase: string) =>
    wordsOf(phrase).length <= 8 &&
    !/^(?:be|get|make|have|use|keep|win|bring|find|reach|help|my|show|tell)\b/i.test(phrase);
  return (
    phrasesAfter(text, audienceOpener).find(
      (phrase) => isPeople(phrase) && (people.test(phrase) || profession.test(phrase)),
    ) ?? phrasesAfter(text, looseOpener).find((phrase) => isPeople(phrase) && people.test(phrase))
  );
}

const seasons: readonly (readonly [RegExp, string])[] = [
  [/\b(?:christmas|xmas|navidad)\b/i, 'Christmas'],
  [/\bthanksgiving\b/i, 'Thanksgiving'],
  [/\bhalloween\b/i, 'Halloween'],
  [/\beaster\b/i, 'Easter'],
  [/\bblack friday\b/i, 'Black Friday'],
  [/\bnew year'?s?\b/i, 'the New Year'],
  [/\bvalentine'?s?(?: day)?\b/i, "Valentine's Day"],
  [/\bmother'?s day\b/i, "Mother's Day"],
  [/\bfather'?s day\b/i, "Father's Day"],
  [/\bback[- ]to[- ]school\b/i, 'the start of school'],
  [/\bhurricane season\b/i, 'hurricane season'],
  [/\b(?:wedding|tourist|high|peak|snowbird) season\b/i, 'the season'],
  [/\bholidays?\b/i, 'the holidays'],
  [/\b(?:spring|primavera)\b/i, 'spring'],
  [/\b(?:summer|verano)\b/i, 'summer'],
  [/\b(?:autumn|(?:in|for|this|the|next) fall|fall season|otoño)\b/i, 'fall'],
  [/\b(?:winter|invierno)\b/i, 'winter'],
  ...(
    ['January', 'February', 'April', 'June', 'July', 'August', 'September', 'October', 'November', 'December'] as const
  ).map((month) => [new RegExp(`\\b${month}\\b`, 'i'), month] as const),
  [/\b(?:in|for|during|until|this|next|by) (?:march|March)\b/, 'March'],
  [/\b(?:in|for|during|until|this|next|by) (?:may|May)\b/, 'May'],
];

const goalWords: readonly (readonly [RegExp, OptionId<'goals'>])[] = [
  [/\b(?:leads?|inquir(?:y|ies)|enquir(?:y|ies)|new (?:customers|clients|patients)|prospects)\b/i, 'more_leads'],
  [/\b(?:calendar|bookings?|appointments?|reservations?|empty (?:slots|days|hours)|no[- ]shows?)\b/i, 'full_calendar'],
  [/\b(?:google|seo|search|rank(?:ing)?|maps)\b/i, 'google_rank'],
  [/\b(?:social media|instagram|tiktok|facebook|youtube|followers|reels?)\b/i, 'social_growth'],
  [/\b(?:reviews?|ratings?|stars|testimonials?)\b/i, 'more_reviews'],
  [/\b(?:repeat|returning|come back|loyal(?:ty)?|retention|win back|regulars)\b/i, 'repeat_customers'],
  [/\b(?:automat(?:e|ion|ions|ic|ed)|save (?:me |us )?(?:some )?time|time[- ]saving)\b/i, 'automation'],
  [/\b(?:launch|opening|new (?:product|service|location|offer)|grand opening)\b/i, 'launch'],
];

const cheap =
  /\b(?:cheap(?:er|ly|est)?|low[- ](?:cost|budget|price)|(?:no|without(?: any)?|little|less|zero) (?:money|budget|spending|cost|costs|spend)|(?:small|smaller|tight|tiny|limited|low|lower|modest|zero) budget|on a (?:small |tight )?budget|budget[- ]friendly|(?:only |just |use )?free (?:tools?|ways?|options?|methods?|things|stuff|ideas?|software|marketing|only)|(?:only|for|all) free\b(?! (?:estimates?|quotes?))|can'?t afford|cannot afford|affordable|inexpensive|less expensive|too expensive|not (?:so )?expensive|spend less|save money|costs? nothing|don'?t (?:want to )?(?:spend|pay)|gratis|barat[oa]s?)\b/i;
const shorter =
  /\b(?:shorter|shorten|short|brief(?:er|ly)?|concise(?:ly)?|compact|condensed?|trim(?:med)?|tighten|tighter|snappy|snappier|punchy|punchier|summari[sz]ed?|cut (?:it |this )?(?:down|in half|back)|half (?:the length|as long)|(?:less|fewer) (?:text|words|wordy|sentences|items|points)|too (?:long|wordy|much text|many words)|tl;?dr|m[aá]s corto|breve|kürzer|plus court)\b/i;
const longer =
  /\b(?:longer|lengthen|in[- ]depth|deeper|elaborate|expand(?:ed)?|extend(?:ed)?|thorough|comprehensive|(?:more|add|much|further) (?:\w+ )?(?:details?|detailed|text|words|depth|examples?|specifics?|explanation|information|info|items|points|ideas)|more specific|step[- ]by[- ]step|too (?:short|brief|thin)|m[aá]s largo|m[aá]s detall\w+|länger|plus long)\b/i;
const formal =
  /\b(?:(?:more |very |a bit |rather )?(?:formal(?:ly)?|professional(?:ly)?|serious|corporate|businesslike|business-like|official|dignified|polished|sophisticated)|(?:less|too|not so|not too) (?:casual|friendly|informal|chatty|relaxed|playful)|formal[ea]?s?|profesional)\b/i;
const friendly =
  /\b(?:friendl(?:y|ier)|warm(?:er|ly)?|casual(?:ly)?|relaxed|chatty|personal|conversational|informal|fun|funny|playful|human|down[- ]to[- ]earth|natural(?:ly)?|like a (?:real )?(?:person|human)|easygoing|(?:less|too|not so|not too) (?:formal|stiff|serious|corporate|professional|dry|cold)|amigable|cercano)\b/i;
const lessFormal =
  /\b(?:less|too|not so|not too|isn'?t so) (?:formal|stiff|serious|corporate|professional|dry|cold)\b/i;
const lessCasual = /\b(?:less|too|not so|not too) (?:casual|friendly|informal|chatty|relaxed|playful|fun|funny)\b/i;
const simple =
  /\b(?:simpl(?:e|er|ify|ified)|plain(?:er)?|eas(?:y|ier) to (?:read|understand|follow)|easier|no jargon|without jargon|less (?:jargon|technical|complicated|complex)|too (?:technical|complicated|complex)|not (?:so )?technical|everyday (?:words|language)|layman'?s?|beginners?|like (?:i'?m|i am) (?:five|5|ten|new)|m[aá]s (?:simple|f[aá]cil)|sencill[oa])\b/i;
const local =
  /\b(?:local(?:ly|s)?|neighbou?rhoods?|neighbou?rs?|nearby|my (?:town|city|area|street)|our (?:town|city|area|street)|hometown|community|around here|barrio)\b/i;
/** "not too short" asks for more text, "don't make it longer" for less. */
const notShort = /\b(?:not|don'?t|never|isn'?t|do not)\b[^.;!?,]{0,20}\b(?:short(?:er|en)?|brief(?:er)?|cut)\b/i;
const notLong = /\b(?:not|don'?t|never|isn'?t|do not)\b[^.;!?,]{0,20}\b(?:long(?:er)?|expand|lengthen|wordy)\b/i;

function lengthIn(text: string): Intent['length'] {
  if (notLong.test(text)) return 'shorter';
  if (notShort.test(text)) return 'longer';
  if (/\btoo (?:short|brief|thin)\b/i.test(text)) return 'longer';
  if (shorter.test(text)) return 'shorter';
  return longer.test(text) ? 'longer' : undefined;
}

function toneIn(text: string): Intent['tone'] {
  if (lessFormal.test(text)) return 'friendly';
  if (lessCasual.test(text)) return 'formal';
  if (formal.test(text)) return 'formal';
  return friendly.test(text) ? 'friendly' : undefined;
}

const remove = (text: string, phrases: readonly string[]) =>
  phrases.reduce((rest, phrase) => rest.replace(phrase, ' '), text);

/** Returns a topic from a remark of a few words that contains no other wish: "weddings". */
function subjectOf(text: string): string[] {
  const words = text.split(' ').filter((word) => /\p{L}/u.test(word));
  const isCommand =
    /\b(?:make|do|write|rewrite|please|try|again|change|improve|better|fix|more|less|it|this|that|i|you|we|nicer|good|bad|hate|like|love|ok|okay|yes|no|not|ignore|delete|drop|select|another|new|different|redo|update|thanks?)\b/i.test(
      text,
    );
  if (words.length === 0 || words.length > 4 || isCommand) return [];
  const phrase = phraseOf(text);
  return phrase && /^[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}\s'’&-]*$/u.test(phrase) ? [phrase] : [];
}

/**
 * Parses a remark. Pure, and safe for any text: what isn't understood is ignored, and nothing in it is followed except
 * these wishes.
 * @param remark what the owner typed; may be empty, long or hostile
 */
export function readIntent(remark: string): Intent {
  const text = safeText(remark.slice(0, longestRemark)).replace(/[’‘]/g, "'");
  const money = cheap.test(text);
  const without = phrasesAfter(text, withoutOpener).filter(
    (phrase) =>
      !/^(?:money|budgets?|spending|costs?|expensive|free|jargon|technical|complicated|wordy)\b/i.test(phrase),
  );
  const notWanted = (phrase: string) => without.some((other) => other.toLowerCase() === phrase.toLowerCase());
  const focus = phrasesAfter(text, focusOpener)
    .map((phrase) =>
      phrase.replace(/^(?:getting|winning|attracting|reaching|finding|bringing in)\s+(?:(?:more|new)\s+)?/i, ''),
    )
    .filter((phrase) => !notWanted(phrase) && phrase.length > 1);
  // Words of a topic don't affect length or tone: "mention short courses" doesn't ask for a short text.
  const rest = remove(text, [...focus, ...without]);
  const audience = audienceIn(rest) ?? focus.find(isGroup);
  const season = seasons.find(([pattern]) => pattern.test(remove(text, without)))?.[1];
  // "reviews" is only a goal; a "loyalty card" is a topic, although loyalty is a goal.
  const isOther = (phrase: string) =>
    isGroup(phrase) ||
    wordsOf([...seasons, ...goalWords].reduce((left, [pattern]) => left.replace(pattern, ' '), phrase)).length === 0;
  const intent: Intent = {
    length: lengthIn(rest),
    tone: toneIn(rest),
    isSimple: simple.test(remove(rest, audience ? [audience] : [])),
    isCheap: money,
    isLocal: local.test(remove(rest, audience ? [audience] : [])),
    focus,
    themes: focus.filter((phrase) => !isOther(phrase) && !channel.test(phrase)),
    channels: focus.filter((phrase) => channel.test(phrase)),
    without,
    audience,
    season,
    goals: goalWords.filter(([pattern]) => pattern.test(remove(text, without))).map(([, goal]) => goal),
  };
  if (!isEmpty(intent)) return intent;
  const subject = subjectOf(text);
  return { ...intent, focus: subject, themes: subject };
}

/** Returns true if nothing was understood; the rewrite is then simply a different version. */
export function isEmpty(intent: Intent): boolean {
  return Object.values(intent).every((value) => !value || (Array.isArray(value) && value.length === 0));
}
