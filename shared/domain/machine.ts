/** The Marketing Machine: eleven steps, each a small tool. Defines the tools' fields and their validation. */
import { m } from '#messages';
import { locale } from '../locale.ts';
import type { MachineStepKey } from './member.ts';

/**
 * Initial value of a field before the member types anything: a fact from the profile or the first step, input from
 * another step, or a date. Resolved on the server, see server/engine/machine/prefill.ts.
 */
export type PrefillSource =
  | 'businessName'
  | 'description'
  | 'place'
  | 'audience'
  | 'website'
  | 'marketing'
  | 'firstName'
  | 'service'
  | 'services'
  | 'problem'
  | 'strength'
  | 'proof'
  | 'offer'
  | 'worry'
  | 'act'
  | 'nextMonday'
  | 'lastMonth';

type FieldBase = {
  key: string;
  label: string;
  hint?: string;
  isRequired?: boolean;
  prefill?: PrefillSource;
  /** Fallback if neither the member nor the profile has a value. */
  initial?: string;
};
/** `value` is stored and compared, `label` is shown. */
export type MachineOption = { value: string; label: string };
export type MachineField = FieldBase &
  (
    | { kind: 'text' | 'textarea'; max: number }
    /** `unit` is shown before or after the number. `whole` numbers have no decimals. */
    | { kind: 'number'; min: number; most: number; unit?: '$' | '%' | 'hours' | 'minutes'; whole?: boolean }
    | { kind: 'select'; options: readonly MachineOption[] }
    /** Several options, joined with ", ". */
    | { kind: 'choices'; options: readonly MachineOption[] }
    /** `2026-03-09` and `2026-03`. */
    | { kind: 'date' | 'month' }
  );

export type MachineStep = {
  key: MachineStepKey;
  name: string;
  /** Purpose of the step, in one or two sentences. */
  purpose: string;
  /** Time needed to fill it in. */
  minutes: number;
  /** Result of the step. */
  get: string;
  /** Label of the button. */
  action: string;
  fields: readonly MachineField[];
  /** Next steps after the result. */
  use: readonly string[];
};

/** Returns the values that a field's options are stored as. */
export const valuesOf = ({ options }: { options: readonly MachineOption[] }): string[] =>
  options.map(({ value }) => value);

/** Returns the maximum length of a field's text. */
export function longestOf(field: MachineField): number {
  if (field.kind === 'text' || field.kind === 'textarea') return field.max;
  if (field.kind === 'choices') return valuesOf(field).join(', ').length;
  if (field.kind === 'select') return Math.max(...valuesOf(field).map((value) => value.length));
  return 20;
}

/** @returns the number in user input ("$1,200.50", "12 %"), or undefined if there is none. */
export function numberIn(value: string): number | undefined {
  const text = value.replace(/[$,%\s]/g, '');
  return /^\d{1,9}(?:\.\d{0,6})?$|^\.\d{1,6}$/.test(text) ? Number(text) : undefined;
}

/** Returns whether a text is a real date: `2026-02-29` isn't. */
export function isDay(value: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** Returns the selected options in a text, in the order of the options, and drops anything else. */
export function choicesIn(value: string, options: readonly string[]): string[] {
  const chosen = new Set(value.split(',').map((part) => part.trim()));
  return options.filter((option) => chosen.has(option));
}

function problemOf(field: MachineField, value: string): string | undefined {
  if (value === '') return field.isRequired ? m.domain_machine_problem_fill() : undefined;
  switch (field.kind) {
    case 'number': {
      const number = numberIn(value);
      if (number === undefined) return m.domain_machine_problem_number();
      if (number < field.min) return m.domain_machine_problem_min({ min: field.min });
      if (number > field.most) return m.domain_machine_problem_most({ most: field.most.toLocaleString(locale) });
      return field.whole && !Number.isInteger(number) ? m.domain_machine_problem_whole() : undefined;
    }
    case 'select':
      return valuesOf(field).includes(value) ? undefined : m.domain_machine_problem_one();
    case 'choices':
      return choicesIn(value, valuesOf(field)).length > 0 ? undefined : m.domain_machine_problem_some();
    case 'date':
      return isDay(value) ? undefined : m.domain_machine_problem_day();
    case 'month':
      return isDay(`${value}-01`) ? undefined : m.domain_machine_problem_month();
    default:
      return value.length > field.max ? m.domain_machine_problem_long({ max: field.max }) : undefined;
  }
}

/** Checks a tool's inputs and returns a sentence for each field with a problem. Empty if there are none. */
export function inputProblems(step: MachineStep, inputs: Readonly<Record<string, string>>): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const field of step.fields) {
    const problem = problemOf(field, (inputs[field.key] ?? '').trim());
    if (problem) problems[field.key] = problem;
  }
  return problems;
}
