import { List, Stack } from '@mantine/core';
import { m } from '#messages';
import { formatAmount } from '#shared/domain/catalogue.ts';
import { memberLimits } from '#shared/domain/member.ts';
import { MemberLayout } from '#client/components/member/member-layout.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { Ledger } from '../components/ledger.tsx';
import { MyLink } from '../components/my-link.tsx';

const rules = [
  m.member_affiliate_get_credit_worth_one({
    referralRewardCents: formatAmount(memberLimits.referralRewardCents),
    referralHoldDays: memberLimits.referralHoldDays,
  }),
  m.member_affiliate_link_works_days_after({ referralWindowDays: memberLimits.referralWindowDays }),
  m.member_affiliate_account_has_new_belong(),
  m.member_affiliate_something_looks_unusual_such(),
];

/** The member's referral link, its results, and the status of each referral. */
export function AffiliateScreen() {
  return (
    <MemberLayout
      title={m.member_affiliate()}
      lead={() => m.member_affiliate_know_business_owner_who()}
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
          <Panel title={m.member_how_it_works()}>
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
