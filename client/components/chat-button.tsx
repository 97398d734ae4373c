import type { ReactNode } from 'react';

/** Opens the chat. The script in index.html answers the click by firing `openAIChat`, also before React is there. */
export function ChatButton({ className = 'button', children }: { className?: string; children: ReactNode }) {
  return (
    <button type="button" className={className} data-open-chat="">
      {children}
    </button>
  );
}
