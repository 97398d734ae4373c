/** Options of the bootcamp application: keys are stored, labels are shown. */
export const businessTypes = {
  service: 'Services',
  ecommerce: 'Online shop',
  consulting: 'Consulting',
  agency: 'Agency',
  saas: 'Software (SaaS)',
  'real-estate': 'Real estate',
  healthcare: 'Healthcare',
  other: 'Something else',
} as const;
export type BusinessType = keyof typeof businessTypes;

export const revenueRanges = {
  '0-5k': 'Up to $5,000',
  '5k-10k': '$5,000 to $10,000',
  '10k-25k': '$10,000 to $25,000',
  '25k-50k': '$25,000 to $50,000',
  '50k-100k': '$50,000 to $100,000',
  '100k+': 'More than $100,000',
} as const;
export type RevenueRange = keyof typeof revenueRanges;
