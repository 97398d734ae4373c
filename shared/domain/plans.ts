/** The two plans as compared on screens. Money is in US cents. */
import { m } from '#messages';
import { formatCents } from './catalogue.ts';

export type PlanLine = {
  text: string;
  /** False for features that the plan doesn't include. */
  included: boolean;
};

export type Plan = {
  id: 'free' | 'pro';
  name: string;
  priceCents: number;
  priceText: string;
  /** Pricing guarantees, one per line. */
  terms: readonly string[];
};

export type ComparisonRow = { key: string; topic: string; free: PlanLine; pro: PlanLine };

/** Returns a price of Pro: `$29.99 per month`. */
export const monthlyPrice = (cents: number): string => m.domain_plans_pro_price({ price: formatCents(cents) });

/** Prices as of the first release (`seedFacts`); those that apply are rows. */
export const plans = {
  free: { id: 'free', name: m.domain_plans_free(), priceCents: 0, priceText: '$0', terms: [m.domain_plans_no_card()] },
  pro: {
    id: 'pro',
    name: m.domain_plans_pro(),
    priceCents: 2999,
    priceText: monthlyPrice(2999),
    terms: [m.domain_plans_cancel_anytime(), m.domain_plans_guarantee()],
  },
} as const satisfies Record<Plan['id'], Plan>;

/** Price of Pro's first month for upgrades from the member area. After that, the plan's regular price applies. */
export const proOffer = { percentOff: 30, firstMonthCents: 2099 } as const;

const yes = (text: string): PlanLine => ({ text, included: true });
const no = (text: string): PlanLine => ({ text, included: false });

/** Rows of the comparison, most frequently asked first. */
export const planComparison: readonly ComparisonRow[] = [
  {
    key: 'time',
    topic: m.domain_plans_time(),
    free: yes(m.domain_plans_time_free()),
    pro: yes(m.domain_plans_time_pro()),
  },
  {
    key: 'prompts',
    topic: m.domain_plans_prompts(),
    free: yes(m.domain_plans_prompts_free()),
    pro: yes(m.domain_plans_prompts_pro()),
  },
  {
    key: 'memberArea',
    topic: m.domain_plans_member_area(),
    free: yes(m.domain_plans_member_area_free()),
    pro: yes(m.domain_plans_member_area_pro()),
  },
  {
    key: 'platforms',
    topic: m.domain_plans_platforms(),
    free: yes(m.domain_plans_platforms_free()),
    pro: yes(m.domain_plans_platforms_pro()),
  },
  {
    key: 'copying',
    topic: m.domain_plans_copying(),
    free: yes(m.domain_plans_copying_both()),
    pro: yes(m.domain_plans_copying_both()),
  },
  {
    key: 'analysis',
    topic: m.domain_plans_analysis(),
    free: yes(m.domain_plans_analysis_both()),
    pro: yes(m.domain_plans_analysis_both()),
  },
  {
    key: 'strategy',
    topic: m.domain_plans_strategy(),
    free: no(m.domain_plans_strategy_free()),
    pro: yes(m.domain_plans_strategy_pro()),
  },
  {
    key: 'support',
    topic: m.domain_plans_support(),
    free: no(m.domain_plans_not_included()),
    pro: yes(m.domain_plans_support_pro()),
  },
  {
    key: 'requests',
    topic: m.domain_plans_requests(),
    free: no(m.domain_plans_not_included()),
    pro: yes(m.domain_plans_requests_pro()),
  },
  {
    key: 'sharing',
    topic: m.domain_plans_sharing(),
    free: no(m.domain_plans_not_included()),
    pro: yes(m.domain_plans_sharing_pro()),
  },
];
