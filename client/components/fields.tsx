/** Fields of our forms: email address, password, line of text. */
import {
  Group,
  PasswordInput,
  Stack,
  TextInput,
  VisuallyHidden,
  type PasswordInputProps,
  type TextInputProps,
} from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { m } from '#messages';
import { limits } from '#shared/limits.ts';
import { passwordChecks } from '#shared/schemas/auth.ts';

export function EmailField(props: TextInputProps) {
  return (
    <TextInput
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      label={m.components_email()}
      required
      maxLength={limits.text.email}
      {...props}
    />
  );
}

/** Asks the user to type a word to confirm an action that can't be undone. */
export function ConfirmWordField({ word, ...props }: TextInputProps & { word: string }) {
  return (
    <TextInput
      label={m.components_fields_type_to_confirm({ word })}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={20}
      {...props}
    />
  );
}

/** Password field with a button that shows the text. */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      label={m.components_password()}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      required
      maxLength={limits.password.max}
      visibilityToggleButtonProps={{ 'aria-label': m.components_fields_show_hide_password(), tabIndex: 0 }}
      // Large enough to tap.
      vars={() => ({ root: { '--psi-button-size': '44px', '--psi-icon-size': '22px' } })}
      rightSectionWidth={50}
      {...props}
    />
  );
}

/** Labels in the order of `passwordChecks`. */
const checkLabels = {
  length: m.components_fields_at_least_characters({ min: limits.password.min }),
  digit: m.components_fields_a_number_or_symbol(),
  letters: m.components_fields_lowercase_and_uppercase_letters(),
} as const;

/** Shows which strengths a password has. Only advice: it doesn't block the form. */
export function PasswordChecklist({ password }: { password: string }) {
  const checks = passwordChecks(password);
  return (
    <Stack component="ul" gap={2} aria-label={m.components_fields_a_good_password_has()}>
      {(Object.keys(checkLabels) as (keyof typeof checkLabels)[]).map((check) => {
        const isMet = checks[check];
        const Icon = isMet ? IconCircleCheckFilled : IconCircle;
        return (
          <Group component="li" key={check} gap="xs" wrap="nowrap" c={isMet ? 'var(--eg-success)' : 'dimmed'}>
            <Icon size={18} aria-hidden style={{ flex: 'none' }} />
            <span>
              {checkLabels[check]}
              <VisuallyHidden>{isMet ? m.components_yes() : m.components_not_yet()}</VisuallyHidden>
            </span>
          </Group>
        );
      })}
    </Stack>
  );
}

/** Password field with the checklist below it. */
export function CheckedPasswordField({ value, ...props }: PasswordInputProps & { value: string }) {
  return (
    <PasswordField
      value={value}
      description={<PasswordChecklist password={value} />}
      descriptionProps={{ component: 'div', mt: 'sm' }}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      {...props}
    />
  );
}
