import { MemberLayout } from '#client/components/member/member-layout.tsx';
import { HowItWorks } from '../components/how-it-works.tsx';
import { Ledger } from '../components/ledger.tsx';
import { MyLink } from '../components/my-link.tsx';
import classes from '../components/affiliate.module.css';

/** One's own link, what it has brought, and what becomes of each referral. */
export function AffiliateScreen() {
  return (
    <MemberLayout
      title="Affiliate"
      lead={() => 'Send your link to somebody who could use us. When they stay, you get a month of Pro.'}
      tour="affiliate"
    >
      {() => (
        <div className={classes.screen}>
          <div data-tour="affiliate-link">
            <MyLink />
          </div>
          <HowItWorks />
          <div data-tour="affiliate-ledger">
            <Ledger />
          </div>
        </div>
      )}
    </MemberLayout>
  );
}
