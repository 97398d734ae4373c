/** Finds claims in an owner's description that are worth more than a slogan. */
import { safeText } from '../text.ts';

export type Claim = {
  /** The claim, phrased for the middle of a sentence: "same-day work". */
  phrase: string;
  /** Advice to the owner on how to use it, in full sentences. */
  advice: string;
};

type Rule = { pattern: RegExp; phrase: (match: RegExpExecArray) => string; advice: string };

const rules: readonly Rule[] = [
  {
    pattern: /same[- ]day|mismo d[ií]a/i,
    phrase: () => 'same-day work',
    advice: 'Speed is rare and easy to check, so put it in the first headline and say until what hour it holds.',
  },
  {
    pattern: /24\s?\/\s?7|24[- ]hours?|around the clock|24 horas/i,
    phrase: () => 'round-the-clock availability',
    advice:
      'Say on the map listing and the voicemail what really happens at two in the morning, because that is when it is tested.',
  },
  {
    pattern: /\b(\d{1,2})\s*\+?\s*(?:years?|yrs|años)/i,
    phrase: (match) => `${match[1]} years of practice`,
    advice:
      'A number beats the word experienced, so use it in the title of the page, the bio and the first line of every quote.',
  },
  {
    pattern: /(?:since|established|est\.?|desde)\s*(?:in\s*)?((?:19|20)\d\d)/i,
    phrase: (match) => `being in business since ${match[1]}`,
    advice: 'Put the year under your name wherever the name appears.',
  },
  {
    pattern: /family[- ](?:owned|run|business)|negocio familiar|mother and (?:son|daughter)|husband and wife/i,
    phrase: () => 'a family at work',
    advice: 'Show the faces and say who does what, because a chain cannot copy that.',
  },
  {
    pattern: /bilingual|bilingüe|espa[nñ]ol|spanish/i,
    phrase: () => 'service in English and Spanish',
    advice: 'Give the Spanish speakers a page, a voicemail option and a review request of their own.',
  },
  {
    pattern: /licensed|insured|bonded/i,
    phrase: () => 'being licensed or insured',
    advice: 'Print the license or policy detail where people decide, next to the price and the button.',
  },
  {
    pattern: /certified|certificad/i,
    phrase: () => 'a certificate to show',
    advice: 'Name who issued it and link to where it can be checked.',
  },
  {
    pattern: /mobile|we come to|come to you|at your (?:home|door|place)|house calls?|a domicilio/i,
    phrase: () => 'coming to the customer',
    advice: 'Say which towns you drive to and what the customer saves by staying put.',
  },
  {
    pattern: /free (?:estimates?|quotes?|consultations?|inspections?|delivery)/i,
    phrase: (match) => match[0].toLowerCase(),
    advice:
      'Say how long it takes and what people hold in their hands afterwards, so that it does not sound like every other offer.',
  },
  {
    pattern: /home ?made|hand ?made|from scratch|hecho a mano|casero/i,
    phrase: () => 'work made by hand',
    advice: 'Film the hands more often than the result.',
  },
  {
    pattern: /organic|vegan|gluten[- ]free|eco[- ]friendly|non[- ]toxic/i,
    phrase: (match) => `${match[0].toLowerCase().replace(' ', '-')} choices`,
    advice: 'Explain in one line how you make sure of it, because buyers of this kind read labels.',
  },
  {
    pattern: /veteran[- ](?:owned|run)/i,
    phrase: () => 'being veteran-owned',
    advice: 'Set the attribute on your map listing and mention it once, near your name.',
  },
  {
    pattern: /(?:woman|women|female)[- ](?:owned|run)/i,
    phrase: () => 'being women-owned',
    advice: 'Set the attribute on your map listing and let the owner speak on camera.',
  },
  {
    pattern: /emergenc/i,
    phrase: () => 'help in an emergency',
    advice:
      'Keep one page and one phone answer for people in a hurry, with nothing on it but the number and the arrival time.',
  },
  {
    pattern: /weekends?|saturdays?|sundays?/i,
    phrase: () => 'weekend hours',
    advice: 'Keep those hours correct on every listing, since many competitors are closed then.',
  },
  {
    pattern: /affordable|low prices?|cheap|econ[oó]mic|budget/i,
    phrase: () => 'fair prices',
    advice: 'Show two or three real prices, because the word affordable convinces nobody on its own.',
  },
  {
    pattern: /luxury|high[- ]end|premium|exclusive/i,
    phrase: () => 'work at the upper end',
    advice: 'Let fewer, better pictures carry it and keep discounts away from it.',
  },
];

/** @returns up to four claims, strongest first. */
export function claimsIn(description: string): readonly Claim[] {
  const text = safeText(description);
  const found: Claim[] = [];
  for (const rule of rules) {
    const match = rule.pattern.exec(text);
    if (match) found.push({ phrase: rule.phrase(match), advice: rule.advice });
    if (found.length === 4) break;
  }
  return found;
}
