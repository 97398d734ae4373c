import { beforeEach, expect, it, vi } from 'vitest';

let kept: Map<string, string>;

/** Reloads the module, as reloading the tab would. */
async function reload() {
  vi.resetModules();
  return import('./form-draft.ts');
}

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

it('survives a reload until the form has been submitted', async () => {
  const draft = { values: { name: 'Dana' }, submissionId: 'a' };
  (await reload()).writeDraft('contact', draft);
  const { readDraft, writeDraft } = await reload();
  expect(readDraft('contact')).toEqual(draft);
  expect(readDraft('city-Miami')).toBeUndefined();
  writeDraft('contact', undefined);
  expect(readDraft('contact')).toBeUndefined();
  expect((await reload()).readDraft('contact')).toBeUndefined();
  expect(kept.size).toBe(0);
});

it('is empty when the storage holds invalid data', async () => {
  kept.set('draft-contact', '{');
  expect((await reload()).readDraft('contact')).toBeUndefined();
});

it('lasts until the page closes when storage is unavailable', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const { readDraft, writeDraft } = await reload();
  writeDraft('contact', { values: { name: 'Dana' } });
  expect(readDraft('contact')).toEqual({ values: { name: 'Dana' } });
  expect((await reload()).readDraft('contact')).toBeUndefined();
});
