import { ChatButton } from '#client/components/chat-button.tsx';
import { PageDialog } from '../page-dialog.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './start-profile.module.css';

/** The two ways to start: the chat or the application. */
export function StartProfileDialog({ section }: SectionProps<'start-profile'>) {
  const { title, text, chat, apply } = section;
  return (
    <PageDialog id="start-profile" names="start-profile" title={title}>
      <p>{text}</p>
      <ul className={styles.choices}>
        <li className="panel">
          <ChatButton>{chat.label}</ChatButton>
          <p>{chat.text}</p>
        </li>
        <li className="panel">
          <a href={apply.href} className="button quiet">
            {apply.label}
          </a>
          <p>{apply.text}</p>
        </li>
      </ul>
    </PageDialog>
  );
}
