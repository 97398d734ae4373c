/** Fields that several tools of the Marketing Machine share. */
import { m } from '#messages';
import type { MachineField } from './machine.ts';

export const serviceField: MachineField = {
  key: 'service',
  label: m.domain_machine_service(),
  kind: 'text',
  max: 120,
  prefill: 'service',
  isRequired: true,
};

export const actionField: MachineField = {
  key: 'action',
  label: m.domain_machine_action(),
  kind: 'text',
  max: 60,
  prefill: 'act',
  hint: m.domain_machine_action_hint(),
};
