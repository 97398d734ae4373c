import { Button, Group, Text, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { m } from '#messages';
import { catalogLimits } from '#shared/domain/catalog-terms.ts';
import { formatCents } from '#shared/domain/catalogue.ts';
import type { Coupon } from './use-coupon.ts';

/** A link that opens the field for a coupon code; with a code, what it takes off. */
export function CouponField({ coupon }: { coupon: Coupon }) {
  const { code, discountCents, entered, problem, isChecking, apply, remove } = coupon;
  const [isOpen, setIsOpen] = useState(entered !== '');
  const [typed, setTyped] = useState(entered);
  const field = useRef<HTMLInputElement>(null);
  const wasOpened = useRef(false);
  // The link and the remove button disappear, so move the focus to the field.
  useEffect(() => {
    if (wasOpened.current && !code) field.current?.focus();
  }, [isOpen, code]);
  if (code)
    return (
      <Group justify="space-between" gap="xs" mt="md">
        <Text role="status" miw={0} style={{ overflowWrap: 'anywhere' }}>
          {m.billing_coupon_applied({ code, amount: formatCents(discountCents) })}
        </Text>
        <Button
          variant="subtle"
          px="xs"
          aria-label={m.billing_coupon_remove({ code })}
          onClick={() => {
            wasOpened.current = true;
            setTyped('');
            remove();
          }}
        >
          {m.billing_remove()}
        </Button>
      </Group>
    );
  if (!isOpen)
    return (
      <Button
        variant="subtle"
        px={0}
        mt="sm"
        onClick={() => {
          wasOpened.current = true;
          setIsOpen(true);
        }}
      >
        {m.billing_coupon_have_one()}
      </Button>
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') apply(typed);
      }}
    >
      <Group mt="md" gap="xs" align="flex-start" wrap="nowrap">
        <TextInput
          ref={field}
          flex={1}
          miw={0}
          label={m.billing_coupon_code()}
          value={typed}
          maxLength={catalogLimits.codeLength}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={typed.trim().toUpperCase() === entered ? problem : undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button
          type="submit"
          variant="default"
          mt="calc(var(--mantine-font-size-sm) * 1.55 + 4px)"
          aria-disabled={isChecking}
        >
          {isChecking ? m.billing_coupon_checking() : m.billing_coupon_apply()}
        </Button>
      </Group>
    </form>
  );
}
