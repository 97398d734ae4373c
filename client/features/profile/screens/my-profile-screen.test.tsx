import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { held, offline, refuse } from '#client/test/accounts.ts';
import { renderMember } from '#client/test/member.tsx';
import type { Api } from '#client/test/render.tsx';
import type { ProfileDocumentView } from '../editing/profile-document-context.ts';
import { testAnswers, testDiagnosis, testProfile } from '../test-profile.ts';
import { MyProfileScreen } from './my-profile-screen.tsx';

type Edit = { version: number; field: string; value: string };

/** Returns a profile with a unique id, since drafts are stored per profile and carry over between tests. */
function profileDocumentOf(changes: Partial<ProfileDocumentView> = {}): ProfileDocumentView {
  const { platformPrompts: _, prompts: __, ...profile } = testProfile;
  return {
    conversationId: crypto.randomUUID(),
    profileId: crypto.randomUUID(),
    version: 1,
    profile,
    promptCount: 3,
    platformCount: 2,
    businessName: 'Bay Breeze Cooling',
    firstName: 'Maria',
    answers: testAnswers,
    engine: 'local',
    createdAt: '2026-11-02T12:00:00.000Z',
    isPro: false,
    mayRewrite: true,
    versions: [],
    rewriting: [],
    ...changes,
  };
}

/** Returns the profile with a different text and the next version number. */
function withText(document: ProfileDocumentView, field: string, text: string): ProfileDocumentView {
  const [section, key] = field.split('.') as ['roadmap', string];
  const profile = { ...document.profile, [section]: { ...document.profile[section], [key]: text } };
  return { ...document, version: document.version + 1, profile };
}

/** Opens the profile on a server that accepts saves only for the newest version. */
function open(first: ProfileDocumentView, api: Api = {}) {
  let newest = first;
  const view = renderMember(<MyProfileScreen prompts={undefined} renderSharing={() => undefined} />, {
    path: '/dashboard/profile',
    api: {
      'document.mine': () => newest,
      'document.edit': ({ version, field, value }: Edit) => {
        if (version !== newest.version) refuse('Your profile has changed.', 'CONFLICT', 409)();
        return (newest = withText(newest, field, value));
      },
      ...api,
    },
  });
  const edit = async (name: string, text: string) => {
    await view.user.click(await button(`Edit ${name}`));
    await view.user.clear(box(name));
    await view.user.paste(text);
  };
  const save = async () => view.user.click(await button('Save'));
  const inAnotherTab = (field: string, text: string) => {
    newest = withText(newest, field, text);
  };
  return { ...view, edit, save, inAnotherTab };
}
const button = (name: string) => screen.findByRole('button', { name });
const box = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const textOf = (field: string) => document.querySelector(`[data-field="${field}"]`)?.textContent;

it('opens the chat at the answers to edit', async () => {
  const { user } = open(profileDocumentOf());
  const asked = new Promise((resolve) =>
    addEventListener('openAIChat', (event) => resolve((event as CustomEvent<unknown>).detail), { once: true }),
  );
  await user.click(await button('Edit answers'));
  expect(await asked).toBe('answers');
});

it('starts with the diagnosis and shows every list item so that each can be edited', async () => {
  const first = profileDocumentOf();
  const advantages = Array.from({ length: 6 }, (_, index) => `Advantage ${index + 1}`);
  const businessAnalysis = { ...first.profile.businessAnalysis, advantages };
  open({ ...first, profile: { ...first.profile, diagnosis: testDiagnosis, businessAnalysis } });
  expect(await screen.findByText(testDiagnosis.bottleneck)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Diagnosis' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /Diagnosis/ })).toBeNull();
  expect(screen.getByText('Advantage 6').closest('details')).toBeNull();
});

it('compares and keeps the diagnosis of an earlier version', async () => {
  const current = profileDocumentOf({ version: 2 });
  const at = '2026-11-02T12:00:00.000Z';
  const versions = [
    { version: 2, kind: 'edited' as const, changed: 'roadmap.longTerm', remark: null, createdAt: at },
    { version: 1, kind: 'generated' as const, changed: '', remark: null, createdAt: at },
  ];
  const { user } = open(
    { ...current, versions },
    { 'document.version': () => ({ ...versions[1], profile: { ...current.profile, diagnosis: testDiagnosis } }) },
  );
  await user.click(await button('History'));
  await user.click(await screen.findByRole('button', { name: 'Compare version 1' }));
  expect(await screen.findByRole('heading', { level: 4, name: 'Diagnosis' })).toBeDefined();
  expect(screen.getByText(/you have a Monday\/Friday problem/).tagName).toBe('INS');
});

it('requires text, keeps it when the request fails, and sends it once', async () => {
  let isDown = true;
  const first = profileDocumentOf();
  const answer = held(withText(first, 'businessAnalysis.positioning', 'Cool by evening'));
  const { user, edit, save, sentTo } = open(first, {
    'document.edit': () => (isDown ? offline() : answer.handler()),
  });
  await edit('Positioning', ' ');
  await save();
  expect(await screen.findByText('Please write something, or cancel.')).toBeDefined();
  await user.clear(box('Positioning'));
  await user.paste('Cool by evening');
  await save();
  expect((await screen.findByRole('alert')).textContent).toContain('Check your connection');
  expect(box('Positioning').value).toBe('Cool by evening');
  isDown = false;
  await save();
  await user.click(await button('Saving…'));
  answer.release();
  expect(await screen.findByText('Just changed.')).toBeDefined();
  expect(sentTo('document.edit')).toHaveLength(2);
});

it("shows another tab's edit of the same text and overwrites it only on a second save", async () => {
  const { edit, save, inAnotherTab } = open(profileDocumentOf());
  await edit('Long term', 'A shop of our own');
  inAnotherTab('roadmap.longTerm', 'Two more vans');
  await save();
  const notice = within(await screen.findByRole('alert'));
  expect(notice.getByText('Your profile has changed since you opened it,')).toBeDefined();
  expect(notice.getByText('Two more vans')).toBeDefined();
  expect(box('Long term').value).toBe('A shop of our own');
  await save();
  await waitFor(() => expect(textOf('roadmap.longTerm')).toContain('A shop of our own'));
});

it("saves on top of another tab's edit elsewhere in the profile", async () => {
  const { edit, save, inAnotherTab } = open(profileDocumentOf());
  await edit('Positioning', 'Cool by evening');
  inAnotherTab('roadmap.longTerm', 'Two more vans');
  await save();
  await waitFor(() => expect(textOf('businessAnalysis.positioning')).toContain('Cool by evening'));
  expect(textOf('roadmap.longTerm')).toContain('Two more vans');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('offers no downloads without Pro', async () => {
  const { user } = open(profileDocumentOf());
  await user.click(await button('Export'));
  expect((await screen.findByRole('alert')).textContent).toContain('Export is part of Pro');
  expect(screen.queryByRole('link', { name: /^PDF/ })).toBeNull();
});

it('shows why a download was refused', async () => {
  const { user } = open(profileDocumentOf({ isPro: true }));
  await user.click(await button('Export'));
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('wait', { status: 429 })));
  await user.click(screen.getByRole('link', { name: /^PDF/ }));
  expect(
    await screen.findByText('That’s a lot of downloads in a short time. Wait a few minutes and try again.'),
  ).toBeDefined();
});

it('corrects what was understood, follows the new profile, and can undo', async () => {
  const first = profileDocumentOf({ version: 2 });
  const next = { ...withText(first, 'roadmap.longTerm', 'Two pools a day') };
  next.profile = { ...next.profile, trade: { slug: 'pool-service', name: 'Pool cleaning' } };
  let isWritten = false;
  const { user, sentTo } = open(first, {
    'document.mine': () => (isWritten ? next : first),
    'document.correct': () => ({ ok: true }),
    'profile.status': () => ({
      id: 'generation-2',
      status: isWritten ? 'done' : 'running',
      stage: 'writing',
      percent: 75,
    }),
  });
  await user.click(await button('Not right? Change it'));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^What do you do/ });
  expect(field.value).toBe('Air conditioning');
  await user.clear(field);
  await user.type(field, 'Pool cleaning');
  await user.click(await button('Save and rewrite'));
  expect(await screen.findByText(/^Rewriting your profile\./)).toBeDefined();
  expect(sentTo('document.correct')).toEqual([{ profileId: first.profileId, version: 2, business: 'Pool cleaning' }]);
  isWritten = true;
  expect(await screen.findByText('You’re now on version 3.')).toBeDefined();
  expect(screen.getByText(/^Pool cleaning ·/)).toBeDefined();
  expect(await button('Undo')).toBeDefined();
});

it('keeps the text when it can’t be saved, and offers a retry when rewriting failed', async () => {
  const first = profileDocumentOf();
  let isDown = true;
  const { user, sentTo } = open(first, {
    'document.correct': () => (isDown ? offline() : { ok: true }),
    'profile.status': () => ({ id: 'generation-2', status: 'failed', stage: 'writing', percent: 75 }),
    'profile.generate': () => ({ id: 'generation-2', status: 'failed', stage: 'writing', percent: 75 }),
  });
  await user.click(await button('Not right? Change it'));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^What do you do/ });
  await user.clear(field);
  await user.type(field, 'Pool cleaning{Enter}');
  expect(await screen.findByText('Our server didn’t respond. Check your connection and try again.')).toBeDefined();
  expect(field.value).toBe('Pool cleaning');
  isDown = false;
  await user.click(await button('Save and rewrite'));
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t rewrite your profile');
  await user.click(await button('Try again'));
  await waitFor(() => expect(sentTo('profile.generate')).toHaveLength(1));
});
