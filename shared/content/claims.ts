/**
 * All result figures on the public pages, each once, with its meaning and source. Pages refer to a figure by its key
 * (claim-marks.ts), so an admin can hide it everywhere. Testimonials need no entry: each one in a testimonial section
 * is a claim with its own key.
 */
type Figure = {
  /** Large number shown on a page; not set for claims that are sentences. */
  value?: string;
  /** The claim in words, read after `value`. */
  text: string;
  source: string;
};

const quoted = 'Quoted in the agency’s marketing. No study is on file.';
const stated = 'Stated by the agency. No outside firm has audited it.';

export const figures = {
  'roi-improvement': { value: '30-50%', text: 'ROI improvement', source: quoted },
  'cost-reduction': { value: '60-80%', text: 'cost reduction', source: quoted },
  'conversion-300': { value: 'Up to 300%', text: 'higher conversion', source: quoted },
  'faster-deployment': { value: '10x', text: 'faster deployment', source: quoted },
  'organic-traffic': { value: '287%', text: 'organic traffic', source: quoted },
  'first-page-rankings': { value: '83%', text: 'more first-page rankings', source: quoted },
  'organic-conversions': { value: '4.2x', text: 'organic conversions', source: quoted },
  'agents-cost-reduction': { value: '68%', text: 'cost reduction', source: quoted },
  engagement: { value: '5.3x', text: 'engagement', source: quoted },
  businesses: { value: '1,200+', text: 'businesses', source: stated },
  'leads-300': { value: '300%', text: 'more leads', source: quoted },
  'conversion-150': { value: '150%', text: 'better conversion', source: quoted },
  'cost-cut-60': { value: '60%', text: 'cost cut', source: quoted },
  'agency-cost': { value: '$2,000-$10,000', text: 'agency cost per month', source: quoted },
  'conversion-230': { value: '230%', text: 'conversion increase', source: quoted },
  'acquisition-cost-45': { value: '45%', text: 'lower acquisition cost', source: quoted },
  'roi-185': { value: '185%', text: 'ROI improvement', source: quoted },
  'roas-47': { value: '47%', text: 'ROAS increase', source: quoted },
  'click-through-52': { value: '52%', text: 'higher click-through', source: quoted },
  'acquisition-cost-38': { value: '38%', text: 'lower cost per acquisition', source: quoted },
  'leads-275': { value: '275%', text: 'more leads', source: quoted },
  'lead-cost-58': { value: '58%', text: 'lower cost per lead', source: quoted },
  'return-320': { value: '320%', text: 'return on marketing spend', source: quoted },
  'acquisition-cost-42': { value: '42%', text: 'lower cost per acquisition', source: quoted },
  'conversion-67': { value: '67%', text: 'conversion increase', source: quoted },
  'ad-return': { value: '3.4x', text: 'return on ad spend', source: quoted },
  continents: { value: '6', text: 'continents', source: stated },
  countries: { value: '24', text: 'countries', source: stated },
  'seo-timing': { text: 'results in 3-4 months and first changes within a month', source: quoted },
  'ai-seo-timing': { text: 'improvements in 4-6 weeks and significant gains in 2-3 months', source: quoted },
  'ads-timing': { text: 'improvements in 24-48 hours and major gains in 1-2 weeks', source: quoted },
  'roi-range': { text: '20-40% efficiency and 25-60% conversion increase within 3-6 months', source: quoted },
  'marketing-roi': { value: '43%', text: 'marketing ROI', source: quoted },
  'story-traffic': { value: '187%', text: 'organic traffic', source: quoted },
  'story-rankings': { value: '215%', text: 'more first-page rankings', source: quoted },
  'story-bounce-rate': { value: '43%', text: 'lower bounce rate', source: quoted },
} as const satisfies Readonly<Record<string, Figure>>;

export type FigureKey = keyof typeof figures;

/** @returns the claim in words: `30-50% ROI improvement` */
export function figureText(key: FigureKey): string {
  const { value, text }: Figure = figures[key];
  return value ? `${value} ${text}` : text;
}

/** Sources of real testimonials, by key, such as `Email of March 3, 2026`. */
export const voiceSources: Readonly<Record<string, string>> = {};
