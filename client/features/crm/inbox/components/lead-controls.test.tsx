/** Tests changes to a lead by an admin: refused, overtaken by another admin, and saved. */
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { offline, refuse } from '#client/test/accounts.ts';
import { admin, renderAdmin } from '#client/test/admin.tsx';
import { brokenAtFirst } from '#client/test/member.tsx';
import type { Api } from '#client/test/render.tsx';
import { AnswerForm } from './answer-form.tsx';
import { OwnerControl, StatusControl, TagsControl } from './lead-controls.tsx';
import { NoteForm } from './lead-history.tsx';

/** Drafts are stored per lead and carry over between tests. */
const open = (controls: (leadId: string) => React.ReactNode, api: Api) => {
  const leadId = crypto.randomUUID();
  const draw = () =>
    renderAdmin(controls(leadId), {
      path: `/admin/inbox/${leadId}`,
      api: { 'admin.inbox.tags': () => ['vip'], 'admin.inbox.team': () => [{ ...admin.user }], ...api },
    });
  return { leadId, ...draw(), drawAgain: draw };
};
const field = (name: string) => screen.findByLabelText<HTMLTextAreaElement>(name);
const button = (name: string) => screen.getByRole('button', { name });

it('keeps an unsaved note and clears the field once it is saved', async () => {
  const answer = brokenAtFirst({});
  const { user, sentTo } = open((leadId) => <NoteForm leadId={leadId} />, { 'admin.inbox.note': answer.handler });
  await user.type(await field('Note for the team'), 'Call after four.');
  await user.click(button('Add note'));
  expect(await screen.findByText('Couldn’t add your note')).toBeDefined();
  expect((await field('Note for the team')).value).toBe('Call after four.');
  answer.mend();
  await user.click(button('Add note'));
  await waitFor(async () => expect((await field('Note for the team')).value).toBe(''));
  const sent = sentTo('admin.inbox.note') as { submissionId: string }[];
  expect(new Set(sent.map(({ submissionId }) => submissionId)).size, 'the same note, so it is stored once').toBe(1);
});

it('keeps an unsent reply, also after a reload', async () => {
  const form = (leadId: string) => (
    <AnswerForm leadId={leadId} email="ann@example.com" subject="Hello" quoted="Help!" />
  );
  const { user, unmount, drawAgain } = open(form, { 'admin.inbox.answer': offline });
  await user.type(await field('Your reply'), 'Yes, we can.');
  await user.click(button('Send reply'));
  expect(await screen.findByText('Couldn’t send your reply')).toBeDefined();
  unmount();
  drawAgain();
  expect((await field('Your reply')).value).toBe('Yes, we can.');
});

it('requires text for a reply and sends nothing without it', async () => {
  const form = (leadId: string) => <AnswerForm leadId={leadId} email="ann@example.com" subject="Hello" quoted="" />;
  const { user, sentTo } = open(form, {});
  await field('Your reply');
  await user.click(button('Send reply'));
  expect((await field('Your reply')).getAttribute('aria-invalid')).toBe('true');
  expect(sentTo('admin.inbox.answer')).toEqual([]);
});

it('keeps an unsaved tag in its field', async () => {
  const { user } = open((leadId) => <TagsControl leadId={leadId} tags={[]} />, { 'admin.inbox.setTags': offline });
  await user.type(await field('Add a tag'), 'after hours');
  await user.click(button('Add'));
  expect(await screen.findByText('Couldn’t change the tags')).toBeDefined();
  expect((await field('Add a tag')).value).toBe('after hours');
});

it.each([
  ['Couldn’t change the status', offline],
  ['Someone else changed this lead', refuse('Somebody else has changed it.', 'CONFLICT', 409)],
])('shows "%s" and the actual status', async (words, handler) => {
  const { user, sentTo, leadId } = open((id) => <StatusControl leadId={id} status="new" />, {
    'admin.inbox.setStatus': handler,
  });
  await user.click(await screen.findByRole('button', { name: 'Closed' }));
  expect(await screen.findByText(words)).toBeDefined();
  await waitFor(() => expect(button('New').getAttribute('aria-pressed')).toBe('true'));
  expect(sentTo('admin.inbox.setStatus')).toEqual([{ leadId, status: 'closed', seen: 'new' }]);
});

it('hands over a lead only on a second press, but takes one on a single press', async () => {
  const owner = { id: crypto.randomUUID(), email: 'other@agency.example' };
  const { user, sentTo, leadId } = open((id) => <OwnerControl leadId={id} owner={owner} />, {
    'admin.inbox.setOwner': () => ({}),
  });
  await user.selectOptions(await screen.findByLabelText('Owner'), 'No one');
  expect(sentTo('admin.inbox.setOwner')).toEqual([]);
  await user.click(button('Unassign'));
  await waitFor(() => expect(sentTo('admin.inbox.setOwner')).toEqual([{ leadId, ownerId: null, seen: owner.id }]));
  await user.click(await screen.findByRole('button', { name: 'Assign to me' }));
  await waitFor(() => expect(sentTo('admin.inbox.setOwner').at(-1)).toMatchObject({ ownerId: admin.user.id }));
});
