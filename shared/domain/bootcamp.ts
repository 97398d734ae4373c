/** Options of the bootcamp application: keys are stored, labels are shown. */
import { m } from '#messages';

export const businessTypes = {
  service: m.domain_bootcamp_type_service(),
  ecommerce: m.domain_bootcamp_type_ecommerce(),
  consulting: m.domain_bootcamp_type_consulting(),
  agency: m.domain_bootcamp_type_agency(),
  saas: m.domain_bootcamp_type_saas(),
  'real-estate': m.domain_bootcamp_type_real_estate(),
  healthcare: m.domain_bootcamp_type_healthcare(),
  other: m.domain_bootcamp_type_other(),
} as const;
export type BusinessType = keyof typeof businessTypes;

export const revenueRanges = {
  '0-5k': m.domain_bootcamp_revenue_0_5k(),
  '5k-10k': m.domain_bootcamp_revenue_5k_10k(),
  '10k-25k': m.domain_bootcamp_revenue_10k_25k(),
  '25k-50k': m.domain_bootcamp_revenue_25k_50k(),
  '50k-100k': m.domain_bootcamp_revenue_50k_100k(),
  '100k+': m.domain_bootcamp_revenue_100k(),
} as const;
export type RevenueRange = keyof typeof revenueRanges;
