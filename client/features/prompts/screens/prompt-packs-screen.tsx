import '../styles.ts';
import { comingPacks, webPack } from '../../../../shared/content/shop.ts';
import { paths } from '../../../../shared/paths.ts';
import { FetchProblem } from '../../../components/member/fetch-problem.tsx';
import { LinesSkeleton } from '../../../components/member/lines-skeleton.tsx';
import { MemberLayout } from '../../../components/member/member-layout.tsx';
import { Panel } from '../../../components/member/panel.tsx';
import panelClasses from '../../../components/member/panel.module.css';
import { ShopCard } from '../../../components/member/shop-card.tsx';
import { SiteLink } from '../../../components/site-link.tsx';
import { EverydayPack } from '../components/everyday-pack.tsx';
import { NoProfile } from '../components/no-profile.tsx';
import { PlatformPacks } from '../components/platform-packs.tsx';
import classes from '../components/packs.module.css';
import { usePrompts } from '../use-prompts.ts';

export function PromptPacksScreen() {
  return (
    <MemberLayout title="Prompt Packs" lead={() => 'The packs you have, and packs you can add.'} tour="tools">
      {() => (
        <div className={classes.screen}>
          <div className={classes.screen} data-tour="packs-included">
            <Included />
          </div>
          <Bought />
          <More />
        </div>
      )}
    </MemberLayout>
  );
}

/** Packs by platform come with the profile; the everyday pack is everybody's. */
function Included() {
  const { list, marks, error, retry, isRetrying } = usePrompts();
  if (error)
    return (
      <FetchProblem title="Your packs could not be loaded" error={error} onRetry={retry} isRetrying={isRetrying} />
    );
  if (!list) return <LinesSkeleton lines={3} height={120} />;
  return (
    <>
      <Panel title="Written for your business" lead="One pack for each tool, from your profile.">
        {list.hasProfile && list.prompts.length > 0 ? (
          <PlatformPacks prompts={list.prompts} unlimited={list.usage.unlimited} />
        ) : (
          <NoProfile />
        )}
      </Panel>
      <EverydayPack facts={list.facts} marks={marks} usage={list.usage} />
    </>
  );
}

function Bought() {
  return (
    <Panel title="Bought">
      <div className={panelClasses.empty}>
        <p className={panelClasses.emptyTitle}>No bought packs yet</p>
        <p>A pack you buy appears here, ready to search and copy.</p>
        <p className={classes.toShop}>
          <SiteLink href={paths.shop} className="button quiet">
            Go to the shop
          </SiteLink>
        </p>
      </div>
    </Panel>
  );
}

function More() {
  return (
    <Panel title="Packs you can add" lead="For people who build software with AI tools.">
      <div className={classes.more} data-tour="packs-more">
        <ShopCard offer={webPack} />
        <ul className={classes.coming}>
          {comingPacks.map(({ title, text, href }) => (
            <li key={href}>
              <h3 className={classes.name}>{title}</h3>
              <p className={classes.soon}>Coming soon</p>
              <p>{text}</p>
              <SiteLink href={href} className={classes.link} aria-label={`Join the waitlist: ${title}`}>
                Join the waitlist
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
