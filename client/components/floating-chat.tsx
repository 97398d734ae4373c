import { site } from '../../shared/content/site.ts';
import { ChatButton } from './chat-button.tsx';
import styles from './floating-chat.module.css';
import later from './floating-chat-later.module.css';
import { Icon } from './icon.tsx';

const popupId = 'chat-popup';

/**
 * The round button at the corner and its popup. The popup is the browser's own popover: Escape, a click outside and
 * the close button shut it, and focus returns to the round button; all of that before React has loaded.
 */
export function FloatingChat() {
  const { title, text, button } = site.chatPopup;
  return (
    <aside aria-label="Chat" data-needs-script="">
      <button type="button" className={styles.round} popoverTarget={popupId} aria-label="Chat with us">
        <Icon name="chat" size={26} />
      </button>
      <div
        id={popupId}
        popover="auto"
        role="dialog"
        aria-labelledby="chat-popup-title"
        className={`panel ${later.popup}`}
      >
        <button
          type="button"
          className={`icon-button ${later.close}`}
          popoverTarget={popupId}
          popoverTargetAction="hide"
          aria-label="Close"
        >
          <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
            <path d="M3 3l12 12M15 3L3 15" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </button>
        <p>
          <strong id="chat-popup-title">{title}</strong>
        </p>
        <p>{text}</p>
        <ChatButton>{button}</ChatButton>
      </div>
    </aside>
  );
}
