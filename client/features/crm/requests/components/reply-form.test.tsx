import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { held, offline, refuse } from '#client/test/accounts.ts';
import { renderAdmin } from '#client/test/admin.tsx';
import type { Api } from '#client/test/render.tsx';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { ReplyForm } from './reply-form.tsx';

type Request = RouterOutputs['admin']['serviceRequest'];

const open = (api: Api = {}) => {
  // Drafts are stored per request and carry over between tests.
  const request = { id: crypto.randomUUID(), status: 'pending', history: [{ id: 'seen-last' }] } as Request;
  const draw = () => renderAdmin(<ReplyForm request={request} />, { path: '/admin/requests', api });
  return { request, ...draw(), drawAgain: draw };
};
const answer = () => screen.findByLabelText<HTMLTextAreaElement>('Your reply');
const status = () => screen.getByLabelText<HTMLSelectElement>('Status');
const button = (name: string) => screen.getByRole('button', { name });

it('sends nothing until the status or text changes', async () => {
  const { user, sentTo } = open();
  await user.type(await answer(), '   ');
  await user.click(button('Update status'));
  expect(await screen.findByText('Choose another status or write a reply.')).toBeDefined();
  expect(sentTo('admin.updateServiceRequest')).toEqual([]);
});

it("keeps typed text that wasn't sent, also after a reload", async () => {
  const { user, unmount, drawAgain } = open({ 'admin.updateServiceRequest': offline });
  await user.type(await answer(), 'Words not to be lost.');
  await user.selectOptions(status(), 'completed');
  await user.click(button('Send reply'));
  expect(await screen.findByText('Failed to update service request status')).toBeDefined();
  expect(screen.getByText('Failed to send')).toBeDefined();
  unmount();
  drawAgain();
  expect((await answer()).value).toBe('Words not to be lost.');
  expect(status().value).toBe('completed');
});

it('keeps a reply that was refused because another admin has replied', async () => {
  const { user, sentTo, request } = open({
    'admin.updateServiceRequest': refuse('This request has changed meanwhile.', 'CONFLICT', 409),
  });
  await user.type(await answer(), 'My own answer.');
  await user.click(button('Send reply'));
  expect((await screen.findAllByText('This request has changed meanwhile.')).length).toBeGreaterThan(0);
  expect((await answer()).value).toBe('My own answer.');
  expect(sentTo('admin.updateServiceRequest')).toEqual([
    { requestId: request.id, status: 'pending', reply: 'My own answer.', seen: 'seen-last' },
  ]);
});

it('sends a reply once, even when the button is pressed twice before a render', async () => {
  const sending = held({});
  const { user, sentTo } = open({ 'admin.updateServiceRequest': sending.handler });
  await user.type(await answer(), 'We begin on Monday.');
  const send = button('Send reply');
  act(() => {
    send.click();
    send.click();
  });
  await act(async () => sending.release());
  await waitFor(async () => expect((await answer()).value).toBe(''));
  expect(sentTo('admin.updateServiceRequest')).toHaveLength(1);
});
