import { ActionIcon, Button, Divider, Group, Stack, Text } from '@mantine/core';
import { IconArrowRight, IconShoppingCart, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { m } from '#messages';
import { formatCents } from '#shared/domain/catalogue.ts';
import { paths } from '#shared/paths.ts';
import { Panel } from '#client/components/ui/panel.tsx';
import { AppLink } from '#client/components/app-link.tsx';
import { cart, totalItemsOf, totalPriceOf, useCartItems } from '#client/lib/cart.ts';
import { useCatalog } from '#client/lib/catalog.ts';
import { pricedCart } from '#client/lib/cart-prices.ts';

/** Shows this browser's cart, with a link to it. */
export function CartPanel() {
  const items = useCartItems();
  const { lines, gone } = pricedCart(items, useCatalog()?.catalog);
  const place = useRef<HTMLDivElement>(null);
  const count = totalItemsOf(lines);
  return (
    <Panel title={m.member_your_cart()} lead={count === 0 ? undefined : m.member_cart_panel_items({ count })}>
      <div ref={place} tabIndex={-1} style={{ outline: 'none' }} data-tour="shop-cart">
        {items.length === 0 ? (
          <Group gap="sm" wrap="nowrap" c="dimmed">
            <IconShoppingCart size={28} stroke={1.6} color="var(--eg-teal)" aria-hidden />
            <Text inherit>{m.member_cart_panel_cart_empty_anything_add()}</Text>
          </Group>
        ) : (
          <Stack gap="sm">
            <ul>
              {[...lines, ...gone.map((item) => ({ ...item, price: undefined }))].map(
                ({ id, name, price, quantity }) => (
                  <Group component="li" key={id} gap="xs" wrap="nowrap">
                    <Text span flex={1} miw={0} lh={1.35}>
                      {quantity > 1 && `${quantity} × `}
                      {name}
                    </Text>
                    <span>{price === undefined ? m.member_no_longer_sold() : formatCents(price * quantity)}</span>
                    <ActionIcon
                      variant="subtle"
                      size={44}
                      aria-label={m.member_cart_panel_remove({ name })}
                      onClick={() => {
                        cart.remove(id);
                        // The focused button is removed along with its line.
                        place.current?.focus({ preventScroll: true });
                      }}
                    >
                      <IconTrash size={20} stroke={1.7} aria-hidden />
                    </ActionIcon>
                  </Group>
                ),
              )}
            </ul>
            <Divider />
            <Group role="status" justify="space-between">
              <span>{m.member_total()}</span>{' '}
              <Text span fz="xl" fw={650} ff="var(--eg-font-display)">
                {formatCents(totalPriceOf(lines))}
              </Text>
            </Group>
            <Button
              component={AppLink}
              href={paths.cart}
              fullWidth
              rightSection={<IconArrowRight size={20} stroke={1.8} aria-hidden />}
            >
              {m.member_cart_panel_go_to_your_cart()}
            </Button>
          </Stack>
        )}
      </div>
    </Panel>
  );
}
