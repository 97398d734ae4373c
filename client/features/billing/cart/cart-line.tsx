import { ActionIcon, Badge, Box, Button, Group, List, Paper, Stack, Text, Title } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { m } from '#messages';
import { formatCents } from '#shared/domain/catalogue.ts';
import { mostOf } from '#shared/domain/orders.ts';
import type { PricedLine } from '#client/lib/cart-prices.ts';
import classes from './cart.module.css';
import type { LineState } from './line-state.ts';

type Props = {
  line: PricedLine;
  state: LineState;
  /** What's included. */
  contents: readonly string[];
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  /** A follow-up action, such as a waitlist. */
  children?: ReactNode;
};

/** Returns the id of a line's problem message, which gets the focus if the line can't be paid. */
export const problemId = (itemId: string) => `problem-${itemId}`;

/** Returns the id of a line's remove button, which gets the focus once the line has been restored. */
export const removeId = (itemId: string) => `remove-${itemId}`;

/** Cart line with its price, notes, quantity and actions. */
export function CartLine({ line, state, contents, onQuantity, onRemove, children }: Props) {
  const { id, name, price, quantity } = line;
  const { tag, notes, problem } = state;
  const most = mostOf(id);
  return (
    <Stack component="li" className={classes.line} gap="sm" py="lg">
      <Group align="flex-start" wrap="nowrap" gap="lg">
        <What name={name}>
          {m.billing_cart_line_each({ price: formatCents(price) })} {tag && <Tag>{tag}</Tag>}
        </What>
        <Text fw={650} className={classes.figure}>
          {formatCents(price * quantity)}
        </Text>
      </Group>
      <List fz="sm" listStyleType="disc" mt={-8} aria-label={m.billing_cart_line_included({ name })}>
        {contents.map((content) => (
          <List.Item key={content}>{content}</List.Item>
        ))}
      </List>
      {notes.map((note) => (
        <Text key={note} c="dimmed" mt={-8}>
          {note}
        </Text>
      ))}
      <Group justify="space-between">
        <Group
          role="group"
          aria-label={m.billing_cart_line_quantity_of({ name })}
          gap={0}
          bd="1px solid var(--eg-line-strong)"
          bdrs="md"
        >
          <ActionIcon
            variant="subtle"
            size={44}
            aria-label={m.billing_one_less()}
            onClick={() => (quantity > 1 ? onQuantity(quantity - 1) : onRemove())}
          >
            <IconMinus size={18} aria-hidden />
          </ActionIcon>
          <Text
            component="output"
            miw="2.25em"
            ta="center"
            className={classes.figure}
            aria-label={m.billing_quantity()}
          >
            {quantity}
          </Text>
          <ActionIcon
            variant="subtle"
            size={44}
            opacity={quantity >= most ? 0.4 : 1}
            aria-label={m.billing_one_more()}
            // Not `disabled`, which would drop the focus for keyboard users.
            aria-disabled={quantity >= most}
            onClick={() => quantity < most && onQuantity(quantity + 1)}
          >
            <IconPlus size={18} aria-hidden />
          </ActionIcon>
        </Group>
        <RemoveButton id={id} name={name} onRemove={onRemove} />
      </Group>
      {problem && <CartProblem id={problemId(id)}>{problem}</CartProblem>}
      {children && (
        <Stack gap="sm" align="flex-start">
          {children}
        </Stack>
      )}
    </Stack>
  );
}

function What({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
      <Title order={2} fz="lg" dir="auto">
        {name}
      </Title>
      <Text component="div" c="dimmed" mt={4}>
        {children}
      </Text>
    </Box>
  );
}

function Tag({ children }: { children: string }) {
  return (
    <Badge component="span" variant="default">
      {children}
    </Badge>
  );
}

/** Explains why an item can't be paid for. Takes the focus so that screen readers read it. */
export function CartProblem(props: { id?: string; role?: string; ref?: Ref<HTMLDivElement>; children: ReactNode }) {
  return (
    <Paper
      {...props}
      tabIndex={-1}
      px="md"
      py="sm"
      bg="var(--eg-accent-soft)"
      bd="1px solid var(--eg-danger)"
      style={{ overflowWrap: 'anywhere' }}
    />
  );
}

type RemoveProps = { id: string; name: string; onRemove: () => void };

function RemoveButton({ id, name, onRemove }: RemoveProps) {
  return (
    <Button
      id={removeId(id)}
      variant="subtle"
      px="xs"
      mr={-8}
      td="underline"
      c="var(--eg-accent-text)"
      aria-label={m.billing_cart_line_remove({ name })}
      onClick={onRemove}
    >
      {m.billing_remove()}
    </Button>
  );
}

/** Line of an older cart that can't be bought anymore. */
export function GoneLine({ id, name, onRemove }: RemoveProps) {
  return (
    <Group component="li" className={classes.line} justify="space-between" py="lg">
      <What name={name}>
        <Tag>{m.billing_no_longer_sold()}</Tag>
        <Text mt={4}>{m.billing_cart_line_not_included_total()}</Text>
      </What>
      <RemoveButton id={id} name={name} onRemove={onRemove} />
    </Group>
  );
}
