/**
 * Initial values of a step's fields: the profile's facts, what was typed in other steps, and what's usual in the
 * industry.
 */
import type { MachineField, PrefillSource } from '#shared/domain/machine.ts';
import { machineStep } from '#shared/domain/machine-steps.ts';
import { machineStepKeys, type MachineStepKey } from '#shared/domain/member.ts';
import type { ChatUserProfile } from '#shared/domain/chat-answers.ts';
import type { Extras } from '#shared/schemas/extras.ts';
import type { Brief } from '../brief.ts';
import { tailorFacts } from '../draft/facts.ts';
import { readBrief } from '../read-brief.ts';
import { bare, clip, upperFirst } from '../text.ts';

/** Text typed by a member, by step. */
export type SavedInputs = Partial<Record<MachineStepKey, Record<string, string>>>;

/** Source of a suggestion. `usual` suggestions are industry examples that the member should double-check. */
type PrefillOrigin = 'profile' | 'step' | 'usual' | 'default';
export type Prefill = Record<string, { value: string; from: PrefillOrigin }>;

const nobody: ChatUserProfile = {
  name: '',
  email: '',
  phone: '',
  businessName: '',
  businessDescription: '',
  website: '',
  currentMarketing: '',
  targetAudience: '',
  goals: [],
};

/** Returns the brief for all tools: the chat's answers, with the corrections from the first step. */
export function machineBrief(
  answers: ChatUserProfile | undefined,
  saved: SavedInputs,
  { business, ...extras }: Extras = {},
): Brief {
  const base = answers ?? nobody;
  const own = saved.profile ?? {};
  // A correction applies only to the description it was made for.
  const isSame = own.description === undefined || own.description === base.businessDescription;
  return readBrief(
    {
      ...base,
      businessName: own.businessName ?? base.businessName,
      businessDescription: own.description ?? base.businessDescription,
      targetAudience: own.audience ?? base.targetAudience,
      website: own.website ?? base.website,
    },
    { ...extras, ...(isSame && business !== undefined ? { business } : {}) },
  );
}

/** Fields with the same meaning in every step, so they're typed only once. */
const carried = new Set(['service', 'place', 'action', 'hours', 'sender', 'offer', 'strength']);
const aliases: Readonly<Record<string, string>> = { area: 'place' };

const dayMs = 24 * 3600 * 1000;
const isoDay = (date: Date) => date.toISOString().slice(0, 10);

/** @param today `2026-03-04` @returns the Monday after it */
export function nextMonday(today: string): string {
  const date = new Date(`${today}T00:00:00Z`);
  const ahead = (8 - date.getUTCDay()) % 7 || 7;
  return isoDay(new Date(date.getTime() + ahead * dayMs));
}

/** @param today `2026-03-04` @returns `2026-02` */
export function lastMonth(today: string): string {
  const date = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
  return isoDay(new Date(date.getTime() - dayMs)).slice(0, 7);
}

function resolve(source: PrefillSource, brief: Brief, today: string): Prefill[string] {
  const facts = tailorFacts(brief);
  const usual = (value: string | undefined): Prefill[string] => ({ value: value ?? '', from: 'usual' });
  const told = (value: string | undefined): Prefill[string] => ({ value: value ?? '', from: 'profile' });
  switch (source) {
    case 'businessName':
      return told(brief.businessName);
    case 'description':
      return told(brief.description);
    case 'place':
      return told(brief.place);
    case 'audience':
      return brief.targetAudience ? told(brief.targetAudience) : usual(facts.segments[0]);
    case 'website':
      return told(brief.website);
    case 'marketing':
      return told(brief.currentMarketing);
    case 'firstName':
      return told(brief.firstName);
    case 'service':
      return usual(bare(facts.services[0]!.name));
    case 'services':
      return usual(
        facts.services
          .slice(0, 6)
          .map(({ name }) => upperFirst(bare(name)))
          .join('\n'),
      );
    case 'problem':
      return usual(facts.problems[0]);
    case 'strength':
      return usual(facts.strengths[0]);
    case 'proof':
      return usual(facts.proof[0]);
    case 'offer':
      return usual(facts.offers[0]);
    case 'worry':
      return usual(facts.objections[0]!.objection);
    case 'act':
      return usual(`${facts.booking.verb} ${facts.booking.object}`);
    case 'nextMonday':
      return { value: nextMonday(today), from: 'default' };
    case 'lastMonth':
      return { value: lastMonth(today), from: 'default' };
  }
}

function carriedValue(key: string, step: MachineStepKey, saved: SavedInputs): string | undefined {
  if (!carried.has(key)) return undefined;
  const from = machineStepKeys.find((other) => other !== step && saved[other]?.[key]);
  return from && saved[from]?.[key];
}

function suggestionFor(
  field: MachineField,
  step: MachineStepKey,
  given: { brief: Brief; saved: SavedInputs; today: string },
): Prefill[string] | undefined {
  const typed = carriedValue(aliases[field.key] ?? field.key, step, given.saved);
  if (typed) return { value: typed, from: 'step' };
  const resolved = field.prefill && resolve(field.prefill, given.brief, given.today);
  if (resolved?.value) return resolved;
  return field.initial ? { value: field.initial, from: 'default' } : undefined;
}

/**
 * @param given `today` as `2026-03-04`
 * @returns a suggestion for each field that has one, within the field's length
 */
export function prefillOf(step: MachineStepKey, given: { brief: Brief; saved: SavedInputs; today: string }): Prefill {
  const prefill: Prefill = {};
  for (const field of machineStep(step).fields) {
    const suggestion = suggestionFor(field, step, given);
    if (!suggestion) continue;
    const max = field.kind === 'text' || field.kind === 'textarea' ? field.max : 400;
    prefill[field.key] = { ...suggestion, value: clip(suggestion.value, max) };
  }
  return prefill;
}
