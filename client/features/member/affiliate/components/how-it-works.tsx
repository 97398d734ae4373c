import { formatAmount } from '#shared/domain/catalogue.ts';
import { memberLimits } from '#shared/domain/member.ts';
import { Panel } from '#client/components/ui/panel.tsx';
import classes from './affiliate.module.css';

const rules = [
  `For each business that comes by your link and stays a paying customer for ${memberLimits.referralHoldDays} days, you get ${formatAmount(memberLimits.referralRewardCents)} as credit: one month of Pro.`,
  `The link is remembered for ${memberLimits.referralWindowDays} days in the browser it was opened in. If somebody opens two links, the last one counts.`,
  'The account has to be new, and somebody else’s: your own sign-ups and purchases do not count, and neither do those with your card.',
  'When something looks unusual, such as several sign-ups from one place, a person has a look first.',
];

export function HowItWorks() {
  return (
    <Panel title="How it works">
      <ul className={classes.rules}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Panel>
  );
}
