import { m } from '#messages';
import { site } from '#shared/content/site.ts';
import { CloseIcon } from './close-icon.tsx';
import { ChatButton } from './chat-button.tsx';
import styles from './floating-chat.module.css';
import { Icon } from './icon.tsx';

const popupId = 'chat-popup';

/**
 * Round button in the corner and its popup. The popup is a native popover: Escape, a click outside or the close button
 * closes it, and the focus returns to the round button. All of that works before React has loaded.
 */
export function FloatingChat() {
  const { title, text, button } = site.chatPopup;
  return (
    <aside aria-label={m.components_chat()} data-needs-script="">
      <button
        type="button"
        className={styles.round}
        popoverTarget={popupId}
        aria-label={m.components_chat_with_us()}
        data-gives-way=""
      >
        <Icon name="chat" size={26} />
      </button>
      <div
        id={popupId}
        popover="auto"
        role="dialog"
        aria-labelledby="chat-popup-title"
        className={`panel ${styles.popup}`}
      >
        <button
          type="button"
          className={`icon-button ${styles.close}`}
          popoverTarget={popupId}
          popoverTargetAction="hide"
          aria-label={m.components_close()}
        >
          <CloseIcon />
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
