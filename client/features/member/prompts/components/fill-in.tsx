import { Textarea, TextInput } from '@mantine/core';
import { detailsVariable, variableLimits, type PromptVariable } from '#shared/domain/prompt-variables.ts';
import classes from './prompt-item.module.css';

type Props = {
  variables: readonly PromptVariable[];
  values: Readonly<Record<string, string>>;
  onChange: (name: string, value: string) => void;
  onLeave: () => void;
};

/** The fields of a prompt. The text below changes with them. */
export function FillIn({ variables, values, onChange, onLeave }: Props) {
  return (
    <div className={classes.fields} onBlur={onLeave}>
      {variables.map(({ name, label, isLong }) => {
        const field = {
          label,
          value: values[name] ?? '',
          maxLength: variableLimits.value,
          dir: 'auto',
          classNames: { input: classes.input, label: classes.label },
        };
        return isLong ? (
          <Textarea
            key={name}
            {...field}
            rows={3}
            className={classes.wide}
            onChange={(event) => onChange(name, event.currentTarget.value)}
          />
        ) : (
          <TextInput key={name} {...field} onChange={(event) => onChange(name, event.currentTarget.value)} />
        );
      })}
      <Textarea
        label="Anything special this time?"
        placeholder="For example: it is about the July sale"
        value={values[detailsVariable] ?? ''}
        maxLength={variableLimits.value}
        rows={2}
        dir="auto"
        className={classes.wide}
        classNames={{ input: classes.input, label: classes.label }}
        onChange={(event) => onChange(detailsVariable, event.currentTarget.value)}
      />
    </div>
  );
}
