import { shopItems, webPack } from '#shared/content/shop.ts';
import { paths } from '#shared/paths.ts';
import { MemberLayout } from '#client/components/member/member-layout.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { SeatPanel } from '#client/components/member/seat-panel.tsx';
import { ShopCard } from '#client/components/member/shop-card.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { CartPanel } from '../components/cart-panel.tsx';
import { ProPanel } from '../components/pro-panel.tsx';
import classes from '../components/shop.module.css';

export function ShopScreen() {
  return (
    <MemberLayout
      title="Shop"
      lead={() => 'Packs and seats for your cart. Adding something buys nothing yet.'}
      tour="shop"
    >
      {() => (
        <div className={classes.shop}>
          <div className={classes.main}>
            <SeatPanel />
            <Panel title="What you can add">
              <Items />
            </Panel>
            <ProPanel />
          </div>
          <div className={classes.side}>
            <CartPanel />
          </div>
        </div>
      )}
    </MemberLayout>
  );
}

function Items() {
  // Until it is known, and when it cannot be: the checkout refuses a second pack anyway.
  const { data: packs } = trpc.packs.mine.useQuery();
  const hasWebPack = packs?.some(({ key }) => key === 'web');
  const openPack = { label: 'Open the pack', href: `${paths.promptPacks}?pack=web` };
  return (
    <div className={classes.items} data-tour="shop-items">
      {shopItems.map((offer, index) => (
        <ShopCard
          key={offer.item.id}
          offer={offer}
          tourTarget={index === 0 ? 'shop-add' : undefined}
          owned={offer === webPack && hasWebPack ? openPack : undefined}
        />
      ))}
    </div>
  );
}
