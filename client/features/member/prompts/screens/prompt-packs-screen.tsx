import { webOutline } from '#shared/content/packs/web-outline.ts';
import { comingPacks, webPack } from '#shared/content/shop.ts';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { MemberLayout } from '#client/components/member/member-layout.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { ShopCard } from '#client/components/member/shop-card.tsx';
import { AppLink } from '#client/components/app-link.tsx';
import { BoughtPacks, packsToAdd } from '../components/bought-packs.tsx';
import { EverydayPack } from '../components/everyday-pack.tsx';
import { NoProfile } from '../components/no-profile.tsx';
import { PackContents } from '../components/pack-contents.tsx';
import { PlatformPacks } from '../components/platform-packs.tsx';
import classes from '../components/packs.module.css';
import { useMyPacks } from '../use-packs.ts';
import { usePrompts } from '../use-prompts.ts';

export function PromptPacksScreen() {
  return (
    <MemberLayout title="Prompt Packs" lead={() => 'The packs you have, and packs you can add.'} tour="tools">
      {() => <Packs />}
    </MemberLayout>
  );
}

function Packs() {
  const packs = useMyPacks();
  const { list } = usePrompts();
  return (
    <div className={classes.screen}>
      <div className={classes.screen} data-tour="packs-included">
        <Included />
      </div>
      <BoughtPacks packs={packs} facts={list?.facts ?? []} />
      <More
        isSettled={packs.data !== undefined || packs.isError}
        isOwned={packs.data?.some(({ key }) => key === webOutline.key) ?? false}
      />
    </div>
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

/** @param props `isOwned`: the web pack is bought, so it is not offered again */
function More({ isSettled, isOwned }: { isSettled: boolean; isOwned: boolean }) {
  return (
    <Panel title="Packs you can add" lead="For people who build software with AI tools." id={packsToAdd}>
      <div className={classes.more} data-owned={isOwned || undefined} data-tour="packs-more">
        {!isOwned && (isSettled ? <ShopCard offer={webPack} /> : <LinesSkeleton lines={1} height={320} />)}
        <ul className={classes.coming}>
          {comingPacks.map(({ title, text, href }) => (
            <li key={href}>
              <h3 className={classes.name}>{title}</h3>
              <p className={classes.soon}>Coming soon</p>
              <p>{text}</p>
              <AppLink href={href} className={classes.link} aria-label={`Join the waitlist: ${title}`}>
                Join the waitlist
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
      {isSettled && !isOwned && <PackContents />}
    </Panel>
  );
}
