import styles from './scheme-toggle.module.css';

/** Mantine reads and writes the same key, so that one switch holds for the whole site. */
const storageKey = 'mantine-color-scheme-value';

/** Switches between light and dark, here and in other tabs, and remembers it. */
export function switchScheme() {
  const root = document.documentElement;
  const next = root.dataset.mantineColorScheme === 'dark' ? 'light' : 'dark';
  root.dataset.mantineColorScheme = next;
  try {
    localStorage.setItem(storageKey, next);
    // Browsers tell other tabs of a change; parts of this page that use Mantine listen to the same event.
    dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue: next, storageArea: localStorage }));
  } catch {
    // Storage is off: the choice holds until the page is left.
  }
}

/** Switches between light and dark. CSS turns the icon, so that server and browser render the same. */
export function SchemeToggle() {
  return (
    <button
      type="button"
      className={`icon-button ${styles.toggle}`}
      onClick={switchScheme}
      aria-label="Switch between light and dark"
      data-needs-script=""
    >
      <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor" />
      </svg>
    </button>
  );
}
