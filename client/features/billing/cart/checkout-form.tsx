import { Anchor, Checkbox, Text } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useEffect } from 'react';
import { m } from '#messages';
import { paths } from '#shared/paths.ts';
import { guestFields, memberFields } from '#shared/schemas/checkout.ts';
import { AppLink } from '#client/components/app-link.tsx';
import { CardForm } from '#client/components/card-form.tsx';
import { EmailField } from '#client/components/fields.tsx';
import { Markup } from '#client/components/markup.tsx';
import { signInHref } from '#client/lib/auth-events.ts';
import { readDraft, writeDraft } from '#client/lib/form-draft.ts';
import classes from './cart.module.css';

const draftName = 'checkout';

type Props = {
  /** The address of the member who is signed in; undefined for guests. */
  memberEmail: string | undefined;
  isBusy: boolean;
  /** Why the server refused the address of the last attempt. A new object for each refusal. */
  emailProblem: { message: string } | undefined;
  /** @param email what a guest typed */
  onCheckOut: (email: string | undefined) => void;
};

/** The last step before the payment page: the terms, and the address of a guest. */
export function CheckoutForm({ memberEmail, isBusy, emailProblem, onCheckOut }: Props) {
  const isGuest = memberEmail === undefined;
  const form = useForm({
    // Kept in this tab, for a guest who comes back from the payment page.
    initialValues: { email: readDraft(draftName)?.values.email ?? '', termsAccepted: false },
    validate: isGuest ? schemaResolver(guestFields, { sync: true }) : schemaResolver(memberFields, { sync: true }),
    onValuesChange: ({ email }) => writeDraft(draftName, { values: { email } }),
  });
  const { setFieldError } = form;
  useEffect(() => {
    if (emailProblem) setFieldError('email', emailProblem.message);
  }, [emailProblem, setFieldError]);

  return (
    <>
      <CardForm
        onSubmit={form.onSubmit(({ email }) => onCheckOut(isGuest ? email : undefined))}
        isBusy={isBusy}
        label={m.billing_checkout_form_check_out()}
        busyLabel={m.billing_pay_panel_opening_the_payment_page()}
      >
        {isGuest && <EmailField description={m.billing_checkout_form_email_hint()} {...form.getInputProps('email')} />}
        <Checkbox
          required
          label={
            <Markup
              parts={m.billing_checkout_form_terms.parts()}
              tags={{
                terms: (text) => (
                  <Anchor href={paths.terms} target="_blank">
                    {text}
                  </Anchor>
                ),
                privacy: (text) => (
                  <Anchor href={paths.privacy} target="_blank">
                    {text}
                  </Anchor>
                ),
              }}
            />
          }
          classNames={{ body: classes.terms, label: classes.termsLabel }}
          {...form.getInputProps('termsAccepted', { type: 'checkbox' })}
        />
      </CardForm>
      {isGuest && (
        <Text>
          <Markup
            parts={m.billing_checkout_form_have_account.parts()}
            tags={{ link: (text) => <AppLink href={signInHref(paths.cart)}>{text}</AppLink> }}
          />
        </Text>
      )}
    </>
  );
}
