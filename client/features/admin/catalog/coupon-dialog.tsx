import { Checkbox, Modal, NativeSelect, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { m } from '#messages';
import { catalogLimits, couponPattern } from '#shared/domain/catalog-terms.ts';
import { couponItems } from '#shared/schemas/catalog.ts';
import { CardForm, Problem } from '#client/components/card-form.tsx';
import { sentenceOf } from '#client/lib/failure.ts';
import { trpc } from '#client/lib/trpc.ts';
import { centsIn, countIn, endOf, lastDayOf } from './amounts.ts';
import { discountText, itemLabels, itemsText, type Coupon } from './coupon-labels.ts';

type Props = {
  /** The coupon to edit; 'new' to create one, undefined while the dialog is closed. */
  coupon: Coupon | 'new' | undefined;
  onClose: () => void;
};

/** Dialog to create a coupon, or to change its limits. Its discount can't change: create another one. */
export function CouponDialog({ coupon, onClose }: Props) {
  return (
    <Modal
      opened={coupon !== undefined}
      onClose={onClose}
      size={520}
      // A stray click outside the dialog must not discard what was typed.
      closeOnClickOutside={false}
      title={
        coupon === 'new' || !coupon ? m.admin_catalog_new_coupon() : m.admin_catalog_edit_coupon({ code: coupon.code })
      }
    >
      {coupon === 'new' && <NewCouponForm onClose={onClose} />}
      {coupon && coupon !== 'new' && <EditCouponForm key={coupon.id} coupon={coupon} onClose={onClose} />}
    </Modal>
  );
}

function useChanged() {
  const utils = trpc.useUtils();
  return () =>
    Promise.all([utils.admin.catalog.invalidate(), utils.admin.audit.invalidate(), utils.cart.options.invalidate()]);
}

const limitChecks = {
  mostUses: (typed: string) => (typed.trim() === '' || (countIn(typed) ?? 0) >= 1 ? null : m.validation_whole_number()),
};
const limitsIn = ({ mostUses, lastDay }: { mostUses: string; lastDay: string }) => ({
  mostUses: mostUses.trim() === '' ? null : countIn(mostUses)!,
  expiresAt: lastDay === '' ? null : endOf(lastDay),
});

type Target = 'all' | 'some' | 'first';
const targetOptions = [
  { value: 'all', label: m.admin_catalog_all_items() },
  { value: 'some', label: m.admin_catalog_some_items() },
  { value: 'first', label: m.admin_catalog_first_month() },
];

function NewCouponForm({ onClose }: { onClose: () => void }) {
  const changed = useChanged();
  const create = trpc.admin.catalog.createCoupon.useMutation({
    meta: { success: { title: m.admin_catalog_coupon_created() } },
    onSuccess: onClose,
    onSettled: changed,
  });
  const form = useForm({
    initialValues: {
      code: '',
      kind: 'percent' as 'percent' | 'amount',
      value: '',
      target: 'all' as Target,
      itemIds: [] as string[],
      mostUses: '',
      lastDay: '',
    },
    validate: {
      code: (typed) => (couponPattern.test(typed.trim().toUpperCase()) ? null : m.validation_coupon_code()),
      value: (typed, { kind }) => valueProblem(kind, typed),
      itemIds: (ids, { target }) => (target === 'some' && ids.length === 0 ? m.validation_choose_at_least_one() : null),
      ...limitChecks,
    },
  });
  const { kind, target } = form.values;
  return (
    <CardForm
      isBusy={create.isPending}
      label={m.admin_catalog_create_coupon()}
      busyLabel={m.admin_saving()}
      onSubmit={form.onSubmit((values) =>
        create.mutate({
          code: values.code.trim(),
          kind: values.kind,
          value: valueIn(values.kind, values.value)!,
          itemIds: values.target === 'some' ? couponItems.filter((id) => values.itemIds.includes(id)) : null,
          isForFirstMonth: values.target === 'first',
          ...limitsIn(values),
        }),
      )}
      onEdit={() => create.error && create.reset()}
      problem={create.error ? <Problem title={sentenceOf(create.error)} /> : undefined}
    >
      <TextInput
        label={m.admin_catalog_code()}
        maxLength={catalogLimits.codeLength}
        autoCapitalize="characters"
        spellCheck={false}
        data-autofocus
        {...form.getInputProps('code')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <NativeSelect
          label={m.admin_catalog_discount()}
          data={[
            { value: 'percent', label: m.admin_catalog_percent() },
            { value: 'amount', label: m.admin_catalog_amount() },
          ]}
          {...form.getInputProps('kind')}
        />
        <TextInput
          label={kind === 'percent' ? m.admin_catalog_percent() : m.admin_catalog_amount()}
          inputMode="decimal"
          {...form.getInputProps('value')}
        />
      </SimpleGrid>
      <NativeSelect
        label={m.admin_catalog_applies_to()}
        description={target === 'first' ? m.admin_catalog_first_month_hint() : undefined}
        data={targetOptions}
        {...form.getInputProps('target')}
      />
      {target === 'some' && (
        <Checkbox.Group label={m.admin_catalog_items()} {...form.getInputProps('itemIds')}>
          <Stack gap="xs" mt={4}>
            {couponItems.map((id) => (
              <Checkbox key={id} value={id} label={itemLabels[id]} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
      <Limits mostUses={form.getInputProps('mostUses')} lastDay={form.getInputProps('lastDay')} />
    </CardForm>
  );
}

const valueIn = (kind: 'percent' | 'amount', typed: string) => (kind === 'percent' ? countIn(typed) : centsIn(typed));

function valueProblem(kind: 'percent' | 'amount', typed: string): string | null {
  const value = valueIn(kind, typed) ?? 0;
  if (kind === 'percent') return value >= 1 && value <= 100 ? null : m.validation_coupon_percent();
  return value >= 1 && value <= catalogLimits.mostCents ? null : m.validation_price_range();
}

type FieldProps = ReturnType<ReturnType<typeof useForm>['getInputProps']>;

function Limits({ mostUses, lastDay }: { mostUses: FieldProps; lastDay: FieldProps }) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
      <TextInput
        label={m.admin_catalog_most_uses()}
        description={m.admin_catalog_empty_no_limit()}
        inputMode="numeric"
        {...mostUses}
      />
      <TextInput
        type="date"
        label={m.admin_catalog_last_day()}
        description={m.admin_catalog_empty_no_end()}
        {...lastDay}
      />
    </SimpleGrid>
  );
}

function EditCouponForm({ coupon, onClose }: { coupon: Coupon; onClose: () => void }) {
  const changed = useChanged();
  // What was on the screen when the dialog opened, even if the list has been refreshed since.
  const form = useForm({
    initialValues: {
      mostUses: coupon.mostUses === null ? '' : String(coupon.mostUses),
      lastDay: coupon.expiresAt === null ? '' : lastDayOf(coupon.expiresAt),
      isActive: coupon.isActive,
    },
    validate: limitChecks,
  });
  const edit = trpc.admin.catalog.editCoupon.useMutation({
    meta: { success: { title: m.admin_catalog_saved() } },
    onSuccess: onClose,
    onSettled: changed,
  });
  const { id, mostUses, expiresAt, isActive } = coupon;
  return (
    <CardForm
      isBusy={edit.isPending}
      label={m.admin_save()}
      busyLabel={m.admin_saving()}
      onSubmit={form.onSubmit((values) => {
        const limits = limitsIn(values);
        // An untouched day keeps the exact moment.
        const isSameDay = expiresAt !== null && values.lastDay === lastDayOf(expiresAt);
        edit.mutate({
          ...{ id, isActive: values.isActive, seen: { mostUses, expiresAt, isActive } },
          ...limits,
          ...(isSameDay && { expiresAt }),
        });
      })}
      onEdit={() => edit.error && edit.reset()}
      problem={edit.error ? <Problem title={sentenceOf(edit.error)} /> : undefined}
    >
      <Text>
        {discountText(coupon)}: {itemsText(coupon)}
      </Text>
      <Limits mostUses={form.getInputProps('mostUses')} lastDay={form.getInputProps('lastDay')} />
      <Checkbox
        label={m.admin_catalog_coupon_on()}
        data-autofocus
        {...form.getInputProps('isActive', { type: 'checkbox' })}
      />
    </CardForm>
  );
}
