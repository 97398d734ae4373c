import { m } from '#messages';
import styles from './scheme-toggle.module.css';

/** Switches between light and dark (client/lib/scheme.ts). CSS swaps the icon. */
export function SchemeToggle() {
  return (
    <button
      type="button"
      className={`icon-button ${styles.toggle}`}
      data-scheme-toggle=""
      aria-label={m.components_command_palette_switch_between_light_dark()}
      data-needs-script=""
    >
      <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor" />
      </svg>
    </button>
  );
}
