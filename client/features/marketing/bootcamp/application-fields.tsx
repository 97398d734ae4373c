import { useId } from 'react';
import { businessTypes, revenueRanges } from '#shared/domain/bootcamp.ts';
import { EmailField, Field } from '../forms/field.tsx';
import fieldStyles from '../forms/field.module.css';

type ChoiceProps = { name: string; label: string; options: Record<string, string>; error?: string };

/** The ten questions, each with its error below it. */
export function ApplicationFields({ errors }: { errors: Record<string, string> }) {
  return (
    <>
      <Field name="name" label="Your name" autoComplete="name" error={errors.name} />
      <EmailField error={errors.email} />
      <Field name="phone" label="Phone number" type="tel" autoComplete="tel" error={errors.phone} />
      <Field name="businessName" label="Business name" autoComplete="organization" error={errors.businessName} />
      <Field name="website" label="Website" isOptional autoComplete="url" autoCapitalize="none" spellCheck={false} />
      <Choice name="businessType" label="Type of business" options={businessTypes} error={errors.businessType} />
      <Choice name="currentRevenue" label="Monthly revenue" options={revenueRanges} error={errors.currentRevenue} />
      <Field name="goals" label="What do you want running on its own after the bootcamp?" isLong error={errors.goals} />
      <Field
        name="experience"
        label="Which AI tools have you tried, and how did it go?"
        isLong
        error={errors.experience}
      />
      <Field name="commitment" label="How will you keep the whole day free?" isLong error={errors.commitment} />
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
        <option value="">Choose one</option>
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
