import { beforeEach, expect, it } from 'vitest';
import { readDraft, writeDraft } from '#client/lib/form-draft.ts';
import { draftName, readProgress, writeProgress } from './steps.ts';

const answers = {
  name: 'Dana',
  email: 'dana@example.com',
  phone: '954 555 0123',
  businessName: 'Coral Bay',
  website: '',
  facebook: '',
  instagram: '',
};

beforeEach(() => writeDraft(draftName, undefined));

it('starts at the first step with known details', () => {
  expect(readProgress({ email: 'dana@example.com' })).toMatchObject({
    index: 0,
    answers: { email: 'dana@example.com' },
  });
});

it('resumes at the last step, and typed answers override known details', () => {
  writeProgress({ answers: { ...answers, name: '' }, index: 0 }, { isEdit: true });
  expect(readProgress({ name: 'Dana Rivera' }).answers.name).toBe('');
  writeProgress({ answers, index: 5 }, { isEdit: true });
  expect(readProgress({})).toEqual({ answers, index: 5 });
});

it.each([
  ['7', { ...answers, email: 'dana' }, 1],
  ['7', { ...answers, phone: ' ' }, 2],
  ['99', answers, 6],
  ['-3', answers, 0],
  ['x', answers, 0],
])('opens a draft at step %s no further than it is complete', (step, values, index) => {
  writeDraft(draftName, { values: { ...values, step } });
  expect(readProgress({}).index).toBe(index);
});

it('keeps the same application when going back and forth, but makes a new one when answers change', () => {
  const submissionId = 'b6d0f0f0-0000-4000-8000-000000000000';
  writeDraft(draftName, { values: { ...answers, step: '7' }, submissionId });
  writeProgress({ answers, index: 3 }, { isEdit: false });
  expect(readDraft(draftName)).toMatchObject({ submissionId, values: { step: '4' } });
  writeProgress({ answers: { ...answers, phone: '1' }, index: 3 }, { isEdit: true });
  expect(readDraft(draftName)?.submissionId).toBeUndefined();
});
