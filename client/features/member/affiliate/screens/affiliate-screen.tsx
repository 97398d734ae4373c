import { List, Stack } from '@mantine/core';
import { formatAmount } from '#shared/domain/catalogue.ts';
import { memberLimits } from '#shared/domain/member.ts';
import { MemberLayout } from '#client/components/member/member-layout.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { Ledger } from '../components/ledger.tsx';
import { MyLink } from '../components/my-link.tsx';

const rules = [
  `You get a ${formatAmount(memberLimits.referralRewardCents)} credit, worth one month of Pro, for each business that signs up with your link and stays a paying customer for ${memberLimits.referralHoldDays} days.`,
  `Your link works for ${memberLimits.referralWindowDays} days after someone opens it, in the same browser. If they open two links, the last one counts.`,
  'The account has to be new and belong to someone else. Your own sign-ups and purchases don’t count, and neither do payments with your card.',
  'If something looks unusual, such as several sign-ups from one place, someone on our team checks it first.',
];

/** One's own link, what it has brought, and what becomes of each referral. */
export function AffiliateScreen() {
  return (
    <MemberLayout
      title="Affiliate"
      lead={() => 'Know a business owner who could use us? Send them your link. If they stay, you get a month of Pro.'}
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
