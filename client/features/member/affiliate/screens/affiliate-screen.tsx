import { List, Stack } from '@mantine/core';
import { formatAmount } from '#shared/domain/catalogue.ts';
import { memberLimits } from '#shared/domain/member.ts';
import { MemberLayout } from '#client/components/member/member-layout.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { Ledger } from '../components/ledger.tsx';
import { MyLink } from '../components/my-link.tsx';

const rules = [
  `For each business that comes by your link and stays a paying customer for ${memberLimits.referralHoldDays} days, you get ${formatAmount(memberLimits.referralRewardCents)} as credit: one month of Pro.`,
  `The link is remembered for ${memberLimits.referralWindowDays} days in the browser it was opened in. If somebody opens two links, the last one counts.`,
  'The account has to be new, and somebody else’s: your own sign-ups and purchases do not count, and neither do those with your card.',
  'When something looks unusual, such as several sign-ups from one place, a person has a look first.',
];

/** One's own link, what it has brought, and what becomes of each referral. */
export function AffiliateScreen() {
  return (
    <MemberLayout
      title="Affiliate"
      lead={() => 'Send your link to somebody who could use us. When they stay, you get a month of Pro.'}
      tour="affiliate"
    >
      {() => (
        <Stack gap="lg">
          <div data-tour="affiliate-link">
            <MyLink />
          </div>
          <div data-tour="affiliate-ledger">
            <Ledger />
          </div>
          <Panel title="How it works">
            <List listStyleType="disc" spacing={4}>
              {rules.map((rule) => (
                <List.Item key={rule}>{rule}</List.Item>
              ))}
            </List>
          </Panel>
        </Stack>
      )}
    </MemberLayout>
  );
}
