import { useSyncExternalStore } from 'react';
import { isSignedIn, onSignedInChange } from './signed-in.ts';

/** Returns whether someone is signed in here, as far as a page can tell. False until hydration. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(onSignedInChange, isSignedIn, () => false);
}
