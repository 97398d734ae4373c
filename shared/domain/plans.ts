/** The two plans as compared on screens. Money is in US cents. */

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

export type ComparisonRow = { topic: string; free: PlanLine; pro: PlanLine };

export const plans = {
  free: { id: 'free', name: 'Free', priceCents: 0, priceText: '$0', terms: ['No card needed'] },
  pro: {
    id: 'pro',
    name: 'Pro',
    priceCents: 2999,
    priceText: '$29.99 per month',
    terms: ['Cancel anytime', '30-day money-back guarantee'],
  },
} as const satisfies Record<Plan['id'], Plan>;

/** Price of Pro's first month for upgrades from the member area. After that, the plan's regular price applies. */
export const proOffer = { percentOff: 30, firstMonthCents: 2099 } as const;

const yes = (text: string): PlanLine => ({ text, included: true });
const no = (text: string): PlanLine => ({ text, included: false });

/** Rows of the comparison, most frequently asked first. */
export const planComparison: readonly ComparisonRow[] = [
  { topic: 'Time', free: yes('7-day preview'), pro: yes('As long as you stay') },
  { topic: 'Prompts', free: yes('25 prompts per month'), pro: yes('Unlimited prompts') },
  { topic: 'Member area', free: yes('Basic access'), pro: yes('Full access') },
  { topic: 'Platforms', free: yes('All platform prompts'), pro: yes('All platform integrations') },
  { topic: 'Copying', free: yes('Copy prompts'), pro: yes('Copy prompts') },
  { topic: 'Analysis', free: yes('Business analysis'), pro: yes('Business analysis') },
  { topic: 'Strategy', free: no('No strategy consultation'), pro: yes('Monthly strategy updates') },
  { topic: 'Support', free: no('Not included'), pro: yes('Priority email support') },
  { topic: 'Requests', free: no('Not included'), pro: yes('Custom prompt requests') },
  { topic: 'Sharing', free: no('Not included'), pro: yes('Export and sharing') },
];
