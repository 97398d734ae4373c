/** X icon for a close button. The button needs its own label. */
export function CloseIcon() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <path d="M3 3l12 12M15 3L3 15" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

/** Button that closes its native dialog, without JavaScript. */
export function DialogCloseButton({ label }: { label: string }) {
  return (
    <form method="dialog">
      <button className="icon-button" aria-label={label}>
        <CloseIcon />
      </button>
    </form>
  );
}
