import { useId } from 'react';
import { m } from '#messages';
import { businessTypes, revenueRanges } from '#shared/domain/bootcamp.ts';
import { EmailField, Field } from '../forms/field.tsx';
import fieldStyles from '../forms/field.module.css';

type ChoiceProps = { name: string; label: string; options: Record<string, string>; error?: string };

/** Renders the ten questions, each with its error below it. */
export function ApplicationFields({ errors }: { errors: Record<string, string> }) {
  return (
    <>
      <Field name="name" label={m.marketing_your_name()} autoComplete="name" error={errors.name} />
      <EmailField error={errors.email} />
      <Field name="phone" label={m.marketing_phone_number()} type="tel" autoComplete="tel" error={errors.phone} />
      <Field
        name="businessName"
        label={m.marketing_business_name()}
        autoComplete="organization"
        error={errors.businessName}
      />
      <Field
        name="website"
        label={m.marketing_website()}
        isOptional
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Choice
        name="businessType"
        label={m.marketing_type_of_business()}
        options={businessTypes}
        error={errors.businessType}
      />
      <Choice
        name="currentRevenue"
        label={m.marketing_monthly_revenue()}
        options={revenueRanges}
        error={errors.currentRevenue}
      />
      <Field name="goals" label={m.marketing_application_fields_what_do_want_running()} isLong error={errors.goals} />
      <Field
        name="experience"
        label={m.marketing_application_fields_which_ai_tools_have()}
        isLong
        error={errors.experience}
      />
      <Field
        name="commitment"
        label={m.marketing_application_fields_how_will_keep_whole()}
        isLong
        error={errors.commitment}
      />
    </>
  );
}

function Choice({ name, label, options, error }: ChoiceProps) {
  const id = useId();
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        required
        defaultValue=""
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
      >
        <option value="">{m.marketing_choose_one()}</option>
        {Object.entries(options).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      {error && <p id={`${id}-error`}>{error}</p>}
    </div>
  );
}
