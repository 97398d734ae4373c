import { Group, List, Paper, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { m } from '#messages';
import { Markup } from '#client/components/markup.tsx';
import type { ShopItem } from '#shared/content/shop.ts';
import { formatCents } from '#shared/domain/catalogue.ts';
import { itemIn, seedCatalog, useCatalog } from '#client/lib/catalog.ts';
import { AddToCart } from '../add-to-cart.tsx';
import { AppLink } from '../app-link.tsx';

type Props = {
  offer: ShopItem;
  /** What it includes, if that's different from the offer's. */
  contents?: readonly string[] | undefined;
  /** Names its button as a target for the guided tour. */
  tourTarget?: string | undefined;
  /** Link for members who already have it and can't use a second one. */
  owned?: { label: string; href: string } | undefined;
};

/** Product card: description, price, and a button that adds it to the cart. */
export function ShopCard({ offer, contents = offer.contents, tourTarget, owned }: Props) {
  const { id, title, text, note, details } = offer;
  const catalog = useCatalog()?.catalog ?? seedCatalog;
  const item = itemIn(catalog, id);
  const { isAvailable } = catalog[id];
  const titleId = useId();
  return (
    <Paper component="article" withBorder p="md" miw={0} aria-labelledby={titleId}>
      <Stack gap="xs" h="100%">
        <Group justify="space-between" align="baseline" gap="2px var(--eg-space-3)">
          <Title order={3} id={titleId}>
            {title}
          </Title>
          <Text fw={650}>{formatCents(item.price)}</Text>
        </Group>
        <Text>{text}</Text>
        <List fz="sm" listStyleType="disc">
          {contents.map((line) => (
            <List.Item key={line}>{line}</List.Item>
          ))}
        </List>
        <Text fz="sm" c="dimmed">
          {note}{' '}
          <AppLink href={details} aria-describedby={titleId}>
            {m.components_see_details()}
          </AppLink>
        </Text>
        <Text component="div" mt="auto" data-tour={tourTarget}>
          {owned ? (
            <>
              <Markup
                parts={m.components_shop_card_you_own_this.parts({ label: owned.label })}
                tags={{ link: (text) => <AppLink href={owned.href}>{text}</AppLink> }}
              />
            </>
          ) : !isAvailable ? (
            m.components_shop_card_not_for_sale()
          ) : (
            <AddToCart item={item} label={m.components_add_to_cart()} describedBy={titleId} />
          )}
        </Text>
      </Stack>
    </Paper>
  );
}
