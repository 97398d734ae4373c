/** Input fields of a tool. Keeps text exactly as typed, and shows the source of suggested values. */
import { Chip, Group, Input, NativeSelect, Text, Textarea, TextInput } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { m } from '#messages';
import { choicesIn, valuesOf, type MachineField } from '#shared/domain/machine.ts';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { monthOptions } from '../months.ts';
import classes from './workshop.module.css';

type Suggestion = RouterOutputs['machine']['step']['prefill'][string];

const origins: Record<Suggestion['from'], string | undefined> = {
  profile: m.member_from_your_profile(),
  step: m.member_from_another_step(),
  usual: m.member_tool_fields_example_industry_make_yours(),
  default: undefined,
};

const units = { '%': '%', hours: m.member_tool_fields_hours(), minutes: m.member_tool_fields_minutes() };

type Props = {
  field: MachineField;
  value: string;
  /** Shown while the field still has the suggested value. */
  suggestion: Suggestion | undefined;
  problem: string | undefined;
  onChange: (value: string) => void;
  /** Saves right away when a field loses focus. */
  onBlur: () => void;
};

export function ToolField(props: Props) {
  const { field, value, suggestion, problem, onChange, onBlur } = props;
  const origin = suggestion && suggestion.value === value ? origins[suggestion.from] : undefined;
  const description = [field.hint, origin].filter(Boolean).join(' ') || undefined;
  const label: ReactNode = field.isRequired ? (
    field.label
  ) : (
    <>
      {field.label}{' '}
      <Text span inherit fw={400} c="dimmed">
        {m.member_optional()}
      </Text>
    </>
  );
  const shared = {
    label,
    value,
    error: problem,
    onBlur,
    ...(description ? { description } : {}),
  };
  switch (field.kind) {
    case 'textarea':
      return (
        <Textarea
          {...shared}
          className={classes.wide}
          dir="auto"
          rows={4}
          maxLength={field.max}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'select':
      return (
        <NativeSelect {...shared} data={[...field.options]} onChange={(event) => onChange(event.currentTarget.value)} />
      );
    case 'month':
      return (
        <NativeSelect
          {...shared}
          data={monthOptions(value)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'choices':
      return <Choices {...props} field={field} label={label} description={description} />;
    case 'number':
      return (
        <TextInput
          {...shared}
          inputMode={field.whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={14}
          {...(field.unit === '$'
            ? { leftSection: '$' }
            : field.unit
              ? { rightSection: units[field.unit], rightSectionWidth: 76 }
              : {})}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'date':
      return <TextInput {...shared} type="date" onChange={(event) => onChange(event.currentTarget.value)} />;
    case 'text':
      return (
        <TextInput
          {...shared}
          dir="auto"
          maxLength={field.max}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
  }
}

type ChoicesProps = Props & {
  field: Extract<MachineField, { kind: 'choices' }>;
  label: ReactNode;
  description: string | undefined;
};

function Choices({ field, value, label, description, problem, onChange, onBlur }: ChoicesProps) {
  const chosen = choicesIn(value, valuesOf(field));
  const id = useId();
  const told = [description && `${id}-more`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <Input.Wrapper
      component="fieldset"
      className={classes.wide}
      bd={0}
      p={0}
      m={0}
      miw={0}
      label={label}
      labelElement="div"
      labelProps={{ component: 'legend' }}
      description={description}
      descriptionProps={{ id: `${id}-more` }}
      error={problem}
      errorProps={{ id: `${id}-problem` }}
      aria-describedby={told || undefined}
      onBlur={onBlur}
    >
      <Group gap="xs" mt={4}>
        {field.options.map((option, index) => (
          <Chip
            key={option.value}
            size="md"
            variant="outline"
            color="teal"
            vars={() => ({ root: { '--chip-size': '44px' } })}
            wrapperProps={{ className: classes.chip, 'data-size': 'md' }}
            checked={chosen.includes(option.value)}
            aria-invalid={problem && index === 0 ? true : undefined}
            onChange={(isChecked) => {
              const rest = chosen.filter((one) => one !== option.value);
              onChange((isChecked ? [...rest, option.value] : rest).join(', '));
            }}
          >
            {option.label}
          </Chip>
        ))}
      </Group>
    </Input.Wrapper>
  );
}
