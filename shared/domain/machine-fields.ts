/** Fields that several tools of the Marketing Machine share. */
import type { MachineField } from './machine.ts';

export const serviceField: MachineField = {
  key: 'service',
  label: 'Which service it’s about',
  kind: 'text',
  max: 120,
  prefill: 'service',
  isRequired: true,
};

export const actionField: MachineField = {
  key: 'action',
  label: 'What people should do next',
  kind: 'text',
  max: 60,
  prefill: 'act',
  hint: 'A verb and a thing: book a visit, call us, order online.',
};
