import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { limits } from '#shared/limits.ts';
import { signUpInput } from '#shared/schemas/auth.ts';
import { CardForm, Problem } from '#client/components/card-form.tsx';
import { CheckedPasswordField, EmailField } from '#client/components/fields.tsx';
import { Refusal, sentenceOf } from '#client/lib/failure.ts';
import { formErrors } from '#client/lib/form-errors.ts';
import { rememberedReferral } from '#client/lib/referral.ts';
import { guardNewSignUp } from '#client/lib/session.ts';
import { trpc } from '#client/lib/trpc.ts';
import { typedEmail } from '../typed-email.ts';

type Props = {
  /** Values to prefill. */
  known?: { fullName?: string; businessName?: string; email?: string };
  /** Called when the account exists and its email address needs to be confirmed. */
  onCreated: (email: string) => void;
};

/** Asks for what an account needs: name, business, email address and password. */
export function CreateAccountForm({ known = {}, onCreated }: Props) {
  const signUp = trpc.auth.signUp.useMutation({
    onMutate: guardNewSignUp,
    onSuccess: ({ ok }, { email }) => {
      if (!ok) throw new Refusal('Failed to create account');
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
      ...formErrors(signUpInput, values),
      ...(values.fullName.trim() === '' && { fullName: 'Please tell us your name.' }),
    }),
    onValuesChange: ({ email }) => typedEmail.set(email),
  });
  return (
    <CardForm
      onSubmit={form.onSubmit((values) => signUp.mutate({ ...values, referralCode: rememberedReferral() }))}
      onEdit={() => signUp.isError && signUp.reset()}
      isBusy={signUp.isPending}
      label="Create account"
      busyLabel="Creating your account …"
      problem={
        signUp.error && (
          <Problem
            title={sentenceOf(signUp.error, 'An unexpected error occurred')}
            detail="Nothing is lost: check the form and try again."
          />
        )
      }
    >
      <TextInput
        label="Your name"
        autoComplete="name"
        required
        maxLength={limits.text.name}
        {...form.getInputProps('fullName')}
      />
      <TextInput
        label="Business name (optional)"
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
