import { Checkbox, Modal, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { m } from '#messages';
import { catalogLimits } from '#shared/domain/catalog-terms.ts';
import { CardForm, Problem } from '#client/components/card-form.tsx';
import { sentenceOf } from '#client/lib/failure.ts';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';
import { centsIn, dollarsOf } from './amounts.ts';

export type Item = RouterOutputs['admin']['catalog']['list']['items'][number];

type Props = {
  /** Undefined while the dialog is closed. */
  item: Item | undefined;
  onClose: () => void;
};

/** Dialog to change what an item is called, what it costs, and whether it's for sale. */
export function ItemDialog({ item, onClose }: Props) {
  return (
    <Modal
      opened={item !== undefined}
      onClose={onClose}
      size={480}
      // A stray click outside the dialog must not discard what was typed.
      closeOnClickOutside={false}
      title={m.admin_catalog_edit_item()}
    >
      {item && <ItemForm key={item.updatedAt} item={item} onClose={onClose} />}
    </Modal>
  );
}

function isPrice(cents: number | undefined): cents is number {
  return cents !== undefined && cents >= catalogLimits.leastCents && cents <= catalogLimits.mostCents;
}

function ItemForm({ item, onClose }: { item: Item; onClose: () => void }) {
  const { id, name, priceCents, isAvailable, updatedAt: seen } = item;
  const utils = trpc.useUtils();
  const edit = trpc.admin.catalog.editItem.useMutation({
    meta: { success: { title: m.admin_catalog_saved(), description: m.admin_catalog_pages_follow() } },
    onSuccess: onClose,
    onSettled: () => Promise.all([utils.admin.catalog.invalidate(), utils.admin.audit.invalidate()]),
  });
  const form = useForm({
    initialValues: { name, price: dollarsOf(priceCents), isAvailable },
    validate: {
      name: (typed) => (typed.trim() === '' ? m.validation_name_required() : null),
      price: (typed) => (isPrice(centsIn(typed)) ? null : m.validation_price_range()),
    },
  });
  return (
    <CardForm
      isBusy={edit.isPending}
      label={m.admin_save()}
      busyLabel={m.admin_saving()}
      onSubmit={form.onSubmit((values) =>
        edit.mutate({
          ...{ id, seen, name: values.name.trim(), isAvailable: values.isAvailable },
          priceCents: centsIn(values.price)!,
        }),
      )}
      onEdit={() => edit.error && edit.reset()}
      problem={edit.error ? <Problem title={sentenceOf(edit.error)} /> : undefined}
    >
      <TextInput
        label={m.admin_name()}
        dir="auto"
        maxLength={catalogLimits.nameLength}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <TextInput
        label={id === 'pro' ? m.admin_catalog_price_month() : m.admin_catalog_price()}
        description={m.admin_catalog_price_hint()}
        inputMode="decimal"
        {...form.getInputProps('price')}
      />
      <Checkbox label={m.admin_catalog_for_sale()} {...form.getInputProps('isAvailable', { type: 'checkbox' })} />
    </CardForm>
  );
}
