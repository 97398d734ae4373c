import { Box, Button, Divider, Group, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { m } from '#messages';
import { catalogue, formatCents, type ItemId } from '#shared/domain/catalogue.ts';
import { vipItems } from '#shared/domain/orders.ts';
import { paths } from '#shared/paths.ts';
import { FormCard } from '#client/components/form-card.tsx';
import { WaitlistButton } from '#client/components/member/waitlist-button.tsx';
import { AppLink } from '#client/components/app-link.tsx';
import { useCatalog } from '#client/lib/catalog.ts';
import { cart, totalItemsOf, totalPriceOf, type CartItem } from '#client/lib/cart.ts';
import { pricedCart, type PricedLine } from '#client/lib/cart-prices.ts';
import { CartLine, GoneLine, problemId, removeId } from '../cart-line.tsx';
import { CartProvider, useCart } from '../cart-provider.tsx';
import classes from '../cart.module.css';
import { contentsOf } from '../line-facts.ts';
import { lineState } from '../line-state.ts';
import { CartNotice, PastOrderNotices } from '../past-order-notices.tsx';
import { PayPanel } from '../pay-panel.tsx';
import { useGivenUp, useNotedOrders } from '../use-past-orders.ts';
import { CouponField } from '../coupon-field.tsx';
import { useCoupon } from '../use-coupon.ts';
import { usePay, type PayRefusal } from '../use-pay.ts';
import { useSeats } from '../use-seats.ts';

export function CartScreen() {
  return (
    <CartProvider>
      <FormCard title={m.billing_your_cart()} isWide>
        <CartWithPast />
      </FormCard>
    </CartProvider>
  );
}

/**
 * Adds the item that a link of a public page names (`?add=virtual-bootcamp`), unless it's in the cart. Removes the name
 * from the URL, so that a reload doesn't add it again.
 */
function useAddedByLink(): void {
  useEffect(() => {
    const id = new URLSearchParams(location.search).get('add');
    if (id === null) return;
    if (Object.hasOwn(catalogue, id) && !cart.items().some((line) => line.id === id)) cart.add(catalogue[id as ItemId]);
    navigate(paths.cart, { replace: true });
  }, []);
}

function CartWithPast() {
  useAddedByLink();
  const givenUp = useGivenUp();
  const { paid, isLooking } = useNotedOrders(givenUp.orderId);
  return (
    <>
      <PastOrderNotices givenUp={givenUp} paid={paid} />
      <CartContents isLooking={isLooking || (givenUp.orderId !== null && givenUp.state === 'pending')} />
    </>
  );
}

type Removed = { item: CartItem; at: number };

function CartContents({ isLooking }: { isLooking: boolean }) {
  const { lines: stored, setQuantity, remove, restore } = useCart();
  const [removed, setRemoved] = useState<Removed>();
  const undo = useRef<HTMLButtonElement>(null);
  // The focused button is gone with its line, so move the focus to "Undo".
  useEffect(() => undo.current?.focus(), [removed]);
  // "Undo" disappears when the line is restored, so move the focus to the line.
  const [restored, setRestored] = useState<CartItem>();
  useEffect(() => {
    if (restored) document.getElementById(removeId(restored.id))?.focus();
  }, [restored]);
  const { lines, gone } = pricedCart(stored, useCatalog()?.catalog);

  const removeLine = (id: string) => {
    const at = stored.findIndex((line) => line.id === id);
    setRemoved({ item: stored[at]!, at });
    setRestored(undefined);
    remove(id);
  };

  return (
    <>
      {removed && (
        <CartNotice role="status" words={m.billing_cart_removed({ name: removed.item.name })}>
          <Button
            ref={undo}
            variant="default"
            onClick={() => {
              restore(removed.item, removed.at);
              setRemoved(undefined);
              setRestored(removed.item);
            }}
          >
            {m.billing_undo()}
          </Button>
        </CartNotice>
      )}
      {stored.length === 0 ? (
        <EmptyCart />
      ) : (
        <FullCart
          lines={lines}
          gone={gone}
          isLooking={isLooking}
          onQuantity={(id, quantity) => {
            setRemoved(undefined);
            setQuantity(id, quantity);
          }}
          onRemove={removeLine}
        />
      )}
    </>
  );
}

type FullCartProps = {
  lines: readonly PricedLine[];
  gone: readonly CartItem[];
  isLooking: boolean;
  onQuantity: (id: string, quantity: number) => void;
  onRemove: (id: string) => void;
};

function FullCart({ lines, gone, isLooking, onQuantity, onRemove }: FullCartProps) {
  const { options, seats } = useSeats(lines.some(({ id }) => vipItems.includes(id)));
  const coupon = useCoupon(lines);
  const [refusal, setRefusal] = useState<PayRefusal & { of: string }>();
  // A refusal applies only to the contents it was about.
  const contents = JSON.stringify([lines.map(({ id, quantity }) => [id, quantity]), coupon.code]);
  const { isBusy, pay } = usePay((why) => setRefusal({ ...why, of: contents }));
  const refused = refusal?.of === contents ? refusal : undefined;
  const refusedId = refused?.itemId;
  const subtotalCents = totalPriceOf(lines);
  const totalCents = subtotalCents - coupon.discountCents;

  useEffect(() => {
    if (refusedId) document.getElementById(problemId(refusedId))?.focus();
  }, [refusedId, refusal]);

  const states = lines.map((line) => ({ line, state: lineState(line, seats) }));
  const hasRest = states.some(({ state }) => !state.isSoldOut);
  const blocked = states.find(({ state }) => state.problem);

  return (
    <>
      <Box component="ul" mt="md" aria-label={m.billing_items()}>
        {states.map(({ line, state }) => (
          <CartLine
            key={line.id}
            line={line}
            state={line.id === refusedId && refused ? { ...state, problem: refused.message } : state}
            contents={contentsOf(line.id, options.data?.bootcamp)}
            onQuantity={(quantity) => onQuantity(line.id, quantity)}
            onRemove={() => onRemove(line.id)}
          >
            {state.isSoldOut && (
              <>
                <p>{hasRest ? m.billing_cart_join_waiting_list_below() : m.billing_cart_can_join_waiting_list()}</p>
                <WaitlistButton />
              </>
            )}
          </CartLine>
        ))}
        {gone.map(({ id, name }) => (
          <GoneLine key={id} id={id} name={name} onRemove={() => onRemove(id)} />
        ))}
      </Box>
      {lines.length > 0 && (
        <>
          <Divider />
          <Box component="dl" m={0} pt="md" aria-live="polite" className={classes.figure}>
            <Figure label={m.billing_items()} value={String(totalItemsOf(lines))} />
            {coupon.discountCents > 0 && (
              <>
                <Figure label={m.billing_cart_subtotal()} value={formatCents(subtotalCents)} />
                <Figure
                  label={m.billing_cart_discount({ code: coupon.code ?? '' })}
                  value={`−${formatCents(coupon.discountCents)}`}
                />
              </>
            )}
            <Group component="div" justify="space-between" mt={4} ff="heading" fz="xl" fw={650}>
              <dt>{m.billing_total()}</dt>
              <Box component="dd" m={0}>
                {formatCents(totalCents)}
              </Box>
            </Group>
          </Box>
          <CouponField coupon={coupon} />
          <PayPanel
            lines={lines}
            options={options}
            refusal={refusedId || refused?.isAboutEmail ? undefined : refused?.message}
            emailProblem={refused?.isAboutEmail ? refused : undefined}
            isBusy={isBusy}
            isLooking={isLooking}
            onPay={(email) => {
              // Clear it first, so that screen readers announce the same refusal again.
              setRefusal(undefined);
              if (blocked) document.getElementById(problemId(blocked.line.id))?.focus();
              else pay(lines, { couponCode: coupon.code, email });
            }}
          />
        </>
      )}
    </>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <Group component="div" justify="space-between" c="dimmed" wrap="nowrap">
      <Box component="dt" miw={0} style={{ overflowWrap: 'anywhere' }}>
        {label}
      </Box>
      <Box component="dd" m={0}>
        {value}
      </Box>
    </Group>
  );
}

function EmptyCart() {
  return (
    <>
      <Text c="dimmed" mt="md">
        {m.billing_cart_cart_empty_anything_add()}
      </Text>
      <Group gap="sm" mt="xl">
        <Button component={AppLink} href={paths.bootcamp}>
          {m.billing_see_the_bootcamp()}
        </Button>
        <Button component={AppLink} href={paths.tools} variant="default">
          {m.billing_cart_see_the_prompt_packs()}
        </Button>
      </Group>
    </>
  );
}
