import { expect, it } from 'vitest';
import { foreignContacts } from '../contact-data.ts';
import type { SectionDraft } from './fields.ts';
import { withOwnContactsOnly } from './own-contacts.ts';

const sectionOf = (aiTools: string[], contentStrategy: string): SectionDraft => ({
  content: { aiTools, contentStrategy, leadGeneration: 'Answer each inquiry within the hour.' },
  because: {
    ...Object.fromEntries(aiTools.map((_, index) => [`strategies.aiTools.${index}`, index % 2 ? ['goals'] : []])),
    'strategies.contentStrategy': ['goals'],
    'strategies.leadGeneration': ['business_description'],
  },
});
const spare = sectionOf(['A tool of ours.', 'Another one.', 'A third one.'], 'Post each Monday.');
const clean = (draft: SectionDraft) => withOwnContactsOnly(draft, () => spare, foreignContacts(['305-555-0188']));

it('returns a section unchanged if it contains only the owner’s contact data', () => {
  const draft = sectionOf(['Have it dial 305-555-0188.', 'Sort the inbox.'], 'Post each Friday.');
  expect(clean(draft)).toBe(draft);
});

it('drops entries with someone else’s contact data and keeps the reasons of the others', () => {
  const draft = sectionOf(['Ask attacker dot com.', 'Sort the inbox.', 'Film a visit.'], 'Post each Friday.');
  const { content, because } = clean(draft);
  expect(content).toMatchObject({
    aiTools: ['Sort the inbox.', 'Film a visit.'],
    contentStrategy: 'Post each Friday.',
  });
  expect(because).toMatchObject({ 'strategies.aiTools.0': ['goals'], 'strategies.aiTools.1': [] });
  expect(because).not.toHaveProperty(['strategies.aiTools.2']);
});

it('falls back to the built-in engine’s text or list if too little is left', () => {
  const { content } = clean(sectionOf(['Ask attacker.test.', 'Sort the inbox.'], 'Call 786-555-0123 each Friday.'));
  expect(content).toEqual({ ...spare.content });
});
