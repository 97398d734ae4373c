/**
 * Processes finished sentences: splits texts into sentences, and rewords them to sound more formal, warmer or simpler.
 * All functions are pure.
 */

/** Text in quotation marks is a quote and stays unchanged. */
const quotation = /“[^”]*”/g;

/** Placeholders for characters that don't end a sentence here; they never occur in our texts. */
const held = { space: '\ue000', stop: '\ue001', ask: '\ue002', call: '\ue003' } as const;

const hold = (text: string) =>
  text.replace(/\s/g, held.space).replace(/\./g, held.stop).replace(/\?/g, held.ask).replace(/!/g, held.call);
const release = (text: string) =>
  text.replaceAll(held.space, ' ').replaceAll(held.stop, '.').replaceAll(held.ask, '?').replaceAll(held.call, '!');

const abbreviation = /\b(?:Dr|Mr|Mrs|Ms|St|Ave|Blvd|Inc|Ltd|Co|Corp|No|vs|e\.g|i\.e|approx|etc|[A-Z])\.(?=\s)/g;

/**
 * Splits a text into sentences, in order. Quotes, names and abbreviations aren't split.
 * @param names names that count as one word, such as the business name
 */
export function sentencesOf(text: string, names: readonly string[] = []): string[] {
  let kept = text.replace(/[\ue000-\ue003]/g, '');
  // The mark at the end of a quote may also end the sentence around it, so keep it visible.
  kept = kept.replace(quotation, (words) =>
    words.replace(/^(.*?)([.?!]?”)$/s, (_, body: string, end: string) => hold(body) + end),
  );
  for (const name of names) if (name.trim() !== '') kept = kept.replaceAll(name, hold(name));
  kept = kept.replace(abbreviation, (short) => hold(short));
  return kept
    .split(/(?<=[.!?…][”"')]?)\s+(?=[\p{Lu}\p{N}“"'(\ue000-\uf8ff¿¡]|\p{Lo})/u)
    .map((part) => release(part).trim())
    .filter(Boolean);
}

type Wording = readonly (readonly [RegExp, string])[];

const formal: Wording = [
  [/(^|[.:] )Say\b/g, '$1State'],
  [/(^|[.:] )Show\b/g, '$1Present'],
  [/(^|[.:] )Start with\b/g, '$1Begin with'],
  [/(^|[.:] )Put\b/g, '$1Place'],
  [/(^|[.:] )Watch\b/g, '$1Monitor'],
  [/\b(is|are) enough\b/g, '$1 sufficient'],
  [/\bat once\b/g, 'immediately'],
  [/\bby heart\b/g, 'in full'],
  [/\bGo after\b/g, 'Address'],
  [/\bmend\b/g, 'correct'],
  [/\bpick up\b/g, 'answer'],
  [/\bwithout regret\b/g, 'without delay'],
  [/\b([Dd])on't\b/g, '$1o not'],
  [/\b([Dd])oesn't\b/g, '$1oes not'],
  [/\b([Cc])an't\b/g, '$1annot'],
  [/\b([Ii])sn't\b/g, '$1s not'],
  [/\b([Yy])ou're\b/g, '$1ou are'],
  [/\b([Ii])t's (?=a |the |not |your |what )/g, '$1t is '],
];

const friendly: Wording = [
  [/\b([Dd])o not\b/g, "$1on't"],
  [/\b([Dd])oes not\b/g, "$1oesn't"],
  [/\b([Cc])annot\b/g, "$1an't"],
  [/\b([Ii])s not\b/g, "$1sn't"],
  [/\b([Aa])re not\b/g, "$1ren't"],
  [/\bwill not\b/g, "won't"],
  [/(^|[.] )That is (?=what|why|how)/g, "$1That's "],
  [/(^|[.] )It is (?=a |the |your |what )/g, "$1It's "],
  [/\bimmediately\b/g, 'right away'],
];

const simple: Wording = [
  [/\binquiries\b/g, 'requests'],
  [/\binquiry\b/g, 'request'],
  [/\bInquiries\b/g, 'Requests'],
  [/\bInquiry\b/g, 'Request'],
  [/(^|[.:] )Audit\b/g, '$1Check'],
  [/\blanding page\b/g, 'single page'],
  [/\bsheet or CRM\b/g, 'list'],
  [/\btranscripts\b/g, 'notes of calls'],
  [/\bpurchase\b/g, 'buy'],
  [/ \([^()“”]{1,80}\)/g, ''],
];

const wordings = { formal, friendly, simple } as const;

/**
 * Rewords a text in another tone, except quotes and names. The meaning and the order of the sentences stay the same.
 */
export function inTone(text: string, tone: keyof typeof wordings | undefined, names: readonly string[] = []): string {
  if (!tone) return text;
  const kept: string[] = [];
  const keep = (words: string) => `\ue010${kept.push(words) - 1}\ue011`;
  let open = text.replace(/[\ue010\ue011]/g, '').replace(quotation, keep);
  for (const name of names) if (name.trim() !== '') open = open.replaceAll(name, keep);
  for (const [pattern, replacement] of wordings[tone]) open = open.replace(pattern, replacement);
  // A name may be part of a quote, so restore placeholders until none is left.
  const back = (words: string): string =>
    words.replace(/\ue010(\d+)\ue011/g, (_, at: string) => back(kept[Number(at)] ?? ''));
  return back(open);
}
