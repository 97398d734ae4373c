import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { offline } from '#client/test/accounts.ts';
import { renderApp, type Api } from '#client/test/render.tsx';
import { queryClient } from '#client/lib/query-client.ts';
import { trpc } from '#client/lib/trpc.ts';
import { UnsavedNotice } from './unsaved-notice.tsx';

afterEach(() => {
  act(() => {
    onlineManager.setOnline(true);
    queryClient.getMutationCache().clear();
  });
});

function Rename() {
  const save = trpc.settings.saveNames.useMutation();
  const end = trpc.settings.requestDeletion.useMutation();
  return (
    <>
      <button onClick={() => save.mutate({ firstName: 'Ann', lastName: 'Shore', businessName: '' } as never)}>
        Save
      </button>
      <button onClick={() => end.mutate({ confirm: 'DELETE' } as never)}>Delete</button>
      <p>{save.isSuccess ? 'Saved' : save.isError ? 'Failed' : ''}</p>
      <p>{end.isError && 'Not deleted'}</p>
      <UnsavedNotice />
    </>
  );
}

const open = (api: Api) => renderApp(<Rename />, { api });
const notice = () => screen.getByRole('status').textContent;
/** Returns whether the browser would ask before leaving the page. */
const asksFirst = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('keeps an edit made offline, says so, and sends it once after reconnecting', async () => {
  const { user, sentTo } = open({ 'settings.saveNames': () => ({ ok: true }) });
  expect([notice(), asksFirst()]).toEqual(['', false]);
  act(() => onlineManager.setOnline(false));
  await user.click(screen.getByText('Save'));
  await waitFor(() => expect(notice()).toMatch(/^Not saved yet\./));
  expect(asksFirst()).toBe(true);
  expect(screen.queryByText('Saved')).toBeNull();
  expect(sentTo('settings.saveNames')).toEqual([]);
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByText('Saved')).toBeDefined();
  expect(sentTo('settings.saveNames')).toHaveLength(1);
  await waitFor(() => expect(notice()).toBe(''));
  expect(asksFirst()).toBe(false);
});

it('retries an idempotent edit while the failure may be temporary, then shows the failure', async () => {
  const { user, sentTo } = open({ 'settings.saveNames': offline });
  await user.click(screen.getByText('Save'));
  expect(await screen.findByText('Failed')).toBeDefined();
  expect(sentTo('settings.saveNames')).toHaveLength(3);
  expect(notice()).toBe('');
});

it('keeps no other edits for later', async () => {
  const { user } = open({ 'settings.requestDeletion': offline });
  act(() => onlineManager.setOnline(false));
  await user.click(screen.getByText('Delete'));
  expect(await screen.findByText('Not deleted')).toBeDefined();
  expect(notice()).toBe('');
});
