import { deskPaths } from '#shared/desk-paths.ts';
import { DeskLink } from '#client/components/desk/desk-link.tsx';
import { Fact, Facts } from '#client/components/desk/facts.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import type { WholeLead } from '../types.ts';
import classes from './inbox.module.css';

const originWords: Partial<Record<string, string>> = {
  firstPage: 'First page',
  lastPage: 'Sent from',
  referrer: 'Came from',
  utmSource: 'Source',
  utmMedium: 'Medium',
  utmCampaign: 'Campaign',
  utmTerm: 'Term',
  utmContent: 'Content',
  referralCode: 'Referral code',
};

/** Who it is, and by what they came. */
export function LeadFacts({ lead }: { lead: WholeLead }) {
  const { email, phone, business, city, userId, origin } = lead;
  return (
    <Panel title="Who it is">
      <div className={classes.narrow}>
        <Facts>
          <Fact label="Email">
            <a className={classes.textLink} href={`mailto:${encodeURIComponent(email)}`}>
              {email}
            </a>
          </Fact>
          <Fact label="Phone">
            {phone && (
              <a className={classes.textLink} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
                {phone}
              </a>
            )}
          </Fact>
          <Fact label="Business">{business}</Fact>
          {city && <Fact label="City">{city}</Fact>}
          <Fact label="Account">
            {userId && (
              <DeskLink className={classes.textLink} href={`${deskPaths.users}/${userId}`}>
                Open the account
              </DeskLink>
            )}
          </Fact>
          {Object.entries(origin).map(([key, value]) => (
            <Fact key={key} label={originWords[key] ?? key}>
              {value}
            </Fact>
          ))}
        </Facts>
      </div>
    </Panel>
  );
}
