import { m } from '#messages';
import { Markup } from '#client/components/markup.tsx';
import { brand } from '#shared/brand.ts';
import { stepById } from '#shared/domain/chat-script.ts';
import { limits } from '#shared/limits.ts';
import { paths } from '#shared/paths.ts';
import { messageFor } from '#shared/domain/chat-answers.ts';
import { DialogCloseButton } from '../components/close-icon.tsx';
import { outOfSight } from '../components/out-of-sight.tsx';
import styles from './chat-shell.module.css';

/**
 * Dialog that "Start Chat" opens right away, while the chat's code loads. New visitors can answer the first question
 * here; returning visitors see that their conversation is being opened. client/app/chat-loader.ts replaces it with the
 * chat.
 */
export function ChatShell() {
  return (
    <dialog id="chat-shell" className={styles.shell} aria-labelledby="chat-shell-title">
      <header className={styles.header}>
        <div>
          <h2 id="chat-shell-title">{brand.assistant}</h2>
          <p>{m.app_online()}</p>
        </div>
        <span className={styles.first}>
          <span style={outOfSight}>{m.app_step()} </span>1/{limits.chat.steps}
        </span>
        <DialogCloseButton label={m.app_close_chat()} />
      </header>
      <div className={styles.log}>
        <p className={`panel ${styles.first}`}>{messageFor('greeting', {})}</p>
        <p className={styles.resuming} role="status">
          {m.app_opening_your_conversation()}
        </p>
        <div className={styles.failed} role="alert" hidden>
          <p>{m.app_chat_shell_couldnt_load_chat_check()}</p>
          <button type="button" className="button" data-open-chat="">
            {m.app_try_again()}
          </button>
        </div>
      </div>
      <div className={`${styles.input} ${styles.first}`} role="group" aria-label={stepById('greeting').label}>
        <p>
          <Markup
            parts={m.app_chat_shell_keep_answers_write_profile.parts()}
            tags={{ link: (text) => <a href={paths.privacy}>{text}</a> }}
          />
        </p>
        {stepById('greeting').options!.map((option, index) => (
          <button key={option.id} type="button" autoFocus={index === 0} data-chat-answer={option.id}>
            {option.label}
          </button>
        ))}
      </div>
    </dialog>
  );
}
