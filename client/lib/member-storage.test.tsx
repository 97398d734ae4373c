import { beforeEach, expect, it } from 'vitest';
import { createAuthEvents } from './auth-events.ts';
import { closeMemberStorage, openMemberStorage, readForMember, writeForMember } from './member-storage.ts';

beforeEach(() => {
  sessionStorage.clear();
  openMemberStorage();
});

it('keeps a member’s unsaved text through a reload, separately for each account', () => {
  writeForMember('ann', 'notes', 'call the printer');
  expect(readForMember('ann', 'notes')).toBe('call the printer');
  expect(readForMember('bob', 'notes')).toBeUndefined();
  writeForMember('ann', 'notes', undefined);
  expect(readForMember('ann', 'notes')).toBeUndefined();
});

it('removes the text on sign-out and ignores later saves', () => {
  const events = createAuthEvents({
    address: () => ({ path: '/dashboard', search: '' }),
    replaceAddress: () => undefined,
    storeSession: () => undefined,
    dropCachedData: () => undefined,
    dropTyped: closeMemberStorage,
  });
  sessionStorage.setItem('draft-contact', 'of the visitor');
  writeForMember('ann', 'notes', 'call the printer');
  events.handle({ type: 'signed-out' });
  writeForMember('ann', 'notes', 'call the printer');
  expect(readForMember('ann', 'notes')).toBeUndefined();
  expect(sessionStorage.getItem('draft-contact')).toBe('of the visitor');
});

it('stores text again after the next sign-in', () => {
  closeMemberStorage();
  openMemberStorage();
  writeForMember('ann', 'notes', 'again');
  expect(readForMember('ann', 'notes')).toBe('again');
});
