import { useEffect, useState } from 'react';
import { m } from '#messages';
import type { SectionOf } from '#shared/content/schema.ts';
import type { CatalogueItem } from '#shared/domain/catalogue.ts';
import { paths } from '#shared/paths.ts';
import { cart } from '#client/lib/cart.ts';
import { goTo } from '#client/lib/go-to.ts';
import { useSignedIn } from '#client/lib/use-signed-in.ts';
import styles from './upgrade-action.module.css';

type Props = { item: CatalogueItem; stage: SectionOf<'upgrade-offer'>['stage'] };

/** What a member owns in the bootcamp on sale; undefined while it's unknown. */
type Owned = 'virtual' | 'studio' | 'none';

async function readOwned(): Promise<Owned> {
  const { trpcClient } = await import('#client/lib/trpc.ts');
  const { canUpgrade, vip } = await trpcClient.seats.mine.query();
  if (canUpgrade > 0) return 'virtual';
  return vip.length > 0 ? 'studio' : 'none';
}

/** Confirms the seat of a member who has a virtual one and offers the upgrade. Everyone else is told how to get one. */
export function UpgradeAction({ item, stage }: Props) {
  const isMember = useSignedIn();
  const [owned, setOwned] = useState<Owned>();
  useEffect(() => {
    if (!isMember) return undefined;
    let isCurrent = true;
    // After a failure, the page stays as it is for visitors.
    readOwned().then(
      (found) => isCurrent && setOwned(found),
      (error: unknown) => console.info('The seats of this account are unknown.', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [isMember]);
  const seat = isMember ? owned : undefined;

  function upgrade() {
    // A seat can be upgraded only once.
    if (!cart.items().some(({ id }) => id === item.id)) cart.add(item);
    goTo(paths.cart);
  }
  return (
    <div className={styles.action} aria-live="polite">
      {seat === 'virtual' && <p className={styles.confirmed}>{m.marketing_upgrade_action_confirmed()}</p>}
      {seat === 'studio' && <p className={styles.confirmed}>{m.marketing_upgrade_action_in_studio()}</p>}
      {seat === 'studio' ? (
        <a href={paths.shop} className="button">
          {m.marketing_upgrade_action_see_seats()}
        </a>
      ) : stage === 'closed' ? (
        <a href={paths.contact} className="button">
          {m.marketing_upgrade_action_ask()}
        </a>
      ) : stage === 'sold-out' ? (
        <a href={paths.shop} className="button">
          {m.marketing_upgrade_action_waiting_list()}
        </a>
      ) : seat === 'virtual' ? (
        <button type="button" className="button" onClick={upgrade}>
          {m.marketing_upgrade_action_upgrade()}
        </button>
      ) : (
        <>
          {!isMember && (
            <a href={`${paths.login}?from=${encodeURIComponent(paths.bootcampUpgrade)}`} className="button">
              {m.marketing_upgrade_action_sign_in()}
            </a>
          )}
          <a href={`${paths.bootcamp}#seats`} className={isMember ? 'button' : 'button quiet'}>
            {m.marketing_upgrade_action_buy()}
          </a>
        </>
      )}
    </div>
  );
}
