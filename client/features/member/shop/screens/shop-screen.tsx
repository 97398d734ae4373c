import { Grid, Stack } from '@mantine/core';
import { m } from '#messages';
import { shopItems, webPack } from '#shared/content/shop.ts';
import { paths } from '#shared/paths.ts';
import { MemberLayout } from '#client/components/member/member-layout.tsx';
import { ProPlan } from '#client/components/member/pro-plan.tsx';
import { useMembership } from '#client/components/member/provider-news.ts';
import { UpgradeBanner } from '#client/components/member/upgrade-banner.tsx';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { SeatPanel } from '#client/components/member/seat-panel.tsx';
import { ShopCard } from '#client/components/member/shop-card.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { CartPanel } from '../components/cart-panel.tsx';

export function ShopScreen() {
  return (
    <MemberLayout title={m.member_shop()} lead={() => m.member_shop_add_packs_seats_cart()} tour="shop">
      {() => (
        <Grid gap="lg" type="container" breakpoints={atOwnWidth}>
          <Grid.Col span={{ base: 12, md: 'auto' }}>
            <Stack gap="lg">
              <SeatPanel />
              <Panel title={m.member_shop_what_you_can_add()}>
                <Items />
              </Panel>
              <ProPanel />
            </Stack>
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 4.5 }} style={{ position: 'sticky', top: 90, alignSelf: 'flex-start' }}>
            <CartPanel />
          </Grid.Col>
        </Grid>
      )}
    </MemberLayout>
  );
}

function Items() {
  // Undefined while loading and after a failure, which is harmless: the checkout refuses a second pack.
  const { data: packs } = trpc.packs.mine.useQuery();
  // Until the record is known, the cards show what every bootcamp includes.
  const { data: options } = trpc.cart.options.useQuery();
  const contents: Partial<Record<string, string[]>> = options?.bootcamp?.contents ?? {};
  const hasWebPack = packs?.some(({ key }) => key === 'web');
  const openPack = { label: m.member_open_the_pack(), href: `${paths.promptPacks}?pack=web` };
  return (
    <Stack gap="md" data-tour="shop-items">
      {shopItems.map((offer, index) => (
        <ShopCard
          key={offer.id}
          offer={offer}
          contents={contents[offer.id]}
          tourTarget={index === 0 ? 'shop-add' : undefined}
          owned={offer === webPack && hasWebPack ? openPack : undefined}
        />
      ))}
    </Stack>
  );
}

/** Puts the cart next to the products if both fit, else below them. */
const atOwnWidth = { xs: '1px', sm: '2px', md: '780px', lg: '9998px', xl: '9999px' };

/** Shows the Pro plan and how long it lasts, or the offer to upgrade. */
function ProPanel() {
  const membership = useMembership();
  if (membership.error && !membership.data) {
    return (
      <FetchProblem
        title={m.member_billing_panel_couldnt_load_plan()}
        error={membership.error}
        onRetry={() => void membership.refetch()}
        isRetrying={membership.isFetching}
      />
    );
  }
  if (membership.data === undefined) return <LinesSkeleton lines={1} height={140} />;
  const { plan, pro = null } = membership.data ?? {};
  return plan === 'pro' ? (
    <Panel title={m.member_youre_on_pro()} lead={m.member_shop_have_unlimited_prompts_export()}>
      {pro && <ProPlan pro={pro} />}
    </Panel>
  ) : (
    <Panel title={m.member_pro()} lead={m.member_shop_whole_member_area_no()}>
      {pro ? <ProPlan pro={pro} isPaused /> : <UpgradeBanner standing={membership.data} />}
    </Panel>
  );
}
