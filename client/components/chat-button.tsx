import type { ReactNode } from 'react';

/** Opens the chat. A script in index.html handles the click by firing `openAIChat`, so it works before React loads. */
export function ChatButton({ className = 'button', children }: { className?: string; children: ReactNode }) {
  return (
    <button type="button" className={className} data-open-chat="">
      {children}
    </button>
  );
}
