import { brand } from '#shared/brand.ts';
import { stepById } from '#shared/domain/chat-script.ts';
import { limits } from '#shared/limits.ts';
import { paths } from '#shared/paths.ts';
import { messageFor } from '#shared/domain/chat-answers.ts';
import { DialogCloseButton } from '../components/close-icon.tsx';
import { outOfSight } from '../components/out-of-sight.tsx';
import styles from './chat-shell.module.css';

/**
 * The dialog that "Start Chat" opens right away, while the chat's code loads. New visitors can answer the first question here;
 * returning visitors see that their conversation is being opened. client/app/chat-loader.ts replaces it with the chat.
 */
export function ChatShell() {
  return (
    <dialog id="chat-shell" className={styles.shell} aria-labelledby="chat-shell-title">
      <header className={styles.header}>
        <div>
          <h2 id="chat-shell-title">{brand.assistant}</h2>
          <p>Online</p>
        </div>
        <span className={styles.first}>
          <span style={outOfSight}>Step </span>1/{limits.chat.steps}
        </span>
        <DialogCloseButton label="Close chat" />
      </header>
      <div className={styles.log}>
        <p className={`panel ${styles.first}`}>{messageFor('greeting', {})}</p>
        <p className={styles.resuming} role="status">
          Opening your conversation …
        </p>
        <div className={styles.failed} role="alert" hidden>
          <p>We couldn't load the chat. Check your connection and try again.</p>
          <button type="button" className="button" data-open-chat="">
            Try again
          </button>
        </div>
      </div>
      <div className={`${styles.input} ${styles.first}`} role="group" aria-label={stepById('greeting').label}>
        <p>
          We keep your answers to write your profile and to get back to you. <a href={paths.privacy}>Privacy Policy</a>
        </p>
        {stepById('greeting').options!.map((option, index) => (
          <button key={option} type="button" autoFocus={index === 0} data-chat-answer={option}>
            {option}
          </button>
        ))}
      </div>
    </dialog>
  );
}
