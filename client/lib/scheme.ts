import { local, storageKeys, writeText } from './storage.ts';

/** Switches between light and dark, here and in other tabs, and saves the choice. */
export function switchScheme(): void {
  const root = document.documentElement;
  const next = root.dataset.mantineColorScheme === 'dark' ? 'light' : 'dark';
  root.dataset.mantineColorScheme = next;
  if (!writeText(local, storageKeys.scheme, next)) return;
  // Browsers fire this event only in other tabs; parts of this page that use Mantine listen to it too.
  dispatchEvent(new StorageEvent('storage', { key: storageKeys.scheme, newValue: next, storageArea: localStorage }));
}
