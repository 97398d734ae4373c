import { Divider, Text, TextInput, Title } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { m } from '#messages';
import { accountTimes } from '#shared/domain/accounts.ts';
import { limits } from '#shared/limits.ts';
import { signUpInput } from '#shared/schemas/auth.ts';
import { CardForm, Problem } from '#client/components/card-form.tsx';
import { CheckedPasswordField, EmailField } from '#client/components/fields.tsx';
import { Refusal, sentenceOf } from '#client/lib/failure.ts';
import { rememberedReferral } from '#client/lib/referral.ts';
import { guardNewSignUp } from '#client/lib/session.ts';
import { trpc } from '#client/lib/trpc.ts';
import { typedEmail } from '../typed-email.ts';
import { ResendConfirmation } from './resend-confirmation.tsx';

type Props = {
  /** Values to prefill. */
  known?: { fullName?: string; businessName?: string; email?: string };
  /** Called when the account exists and its email address needs to be confirmed. */
  onCreated: (email: string) => void;
};

const checked = schemaResolver(signUpInput, { sync: true });

/** Collects the data an account needs: name, business, email address and password. */
export function CreateAccountForm({ known = {}, onCreated }: Props) {
  const signUp = trpc.auth.signUp.useMutation({
    onMutate: guardNewSignUp,
    onSuccess: ({ ok }, { email }) => {
      if (!ok) throw new Refusal(m.account_create_account_form_failed_to_create_account());
      onCreated(email.trim());
    },
  });
  const form = useForm({
    initialValues: {
      fullName: known.fullName ?? '',
      businessName: known.businessName ?? '',
      email: known.email ?? typedEmail.get(),
      password: '',
    },
    validate: (values) => ({
      ...checked(values),
      ...(values.fullName.trim() === '' && { fullName: m.account_enter_your_name() }),
    }),
    onValuesChange: ({ email }) => typedEmail.set(email),
  });
  return (
    <CardForm
      onSubmit={form.onSubmit((values) => signUp.mutate({ ...values, referralCode: rememberedReferral() }))}
      onEdit={() => signUp.isError && signUp.reset()}
      isBusy={signUp.isPending}
      label={m.account_create_account()}
      busyLabel={m.account_creating_your_account()}
      problem={
        signUp.error && (
          <Problem
            title={sentenceOf(signUp.error, m.account_create_account_form_an_unexpected_error_occurred())}
            detail={m.account_create_account_form_what_typed_still_here()}
          />
        )
      }
    >
      <TextInput
        label={m.account_your_name()}
        autoComplete="name"
        required
        maxLength={limits.text.name}
        {...form.getInputProps('fullName')}
      />
      <TextInput
        label={m.account_business_name_optional()}
        autoComplete="organization"
        maxLength={limits.text.businessName}
        {...form.getInputProps('businessName')}
      />
      <EmailField {...form.getInputProps('email')} />
      <CheckedPasswordField
        autoComplete="new-password"
        {...form.getInputProps('password')}
        value={form.values.password}
      />
    </CardForm>
  );
}

type OfferProps = { known: { fullName: string; businessName: string; email: string } };

/** Offers an account to visitors who have just given us their details. */
export function AccountOffer({ known }: OfferProps) {
  const [email, setEmail] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const isCreated = email !== undefined;

  useEffect(() => {
    if (isCreated) heading.current?.focus();
  }, [isCreated]);

  return (
    <>
      <Divider mt="xl" mb="var(--eg-space-7)" />
      <Title order={2} ref={heading} tabIndex={-1}>
        {isCreated ? m.account_check_your_inbox() : m.account_create_account_form_create_your_account_optional()}
      </Title>
      {isCreated ? (
        <>
          <Text c="dimmed" mt="sm" style={{ overflowWrap: 'anywhere' }}>
            {m.account_create_account_form_sent_link_open_press({ email })}
          </Text>
          <ResendConfirmation email={email} />
        </>
      ) : (
        <>
          <Text c="dimmed" mt="sm">
            {m.account_create_account_form_just_add_password_account({ trialDays: accountTimes.trialDays })}
          </Text>
          <CreateAccountForm known={known} onCreated={setEmail} />
        </>
      )}
    </>
  );
}
