import { SiteLink } from '../../../components/site-link.tsx';
import { PageDialog, usePageDialog } from '../page-dialog.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './start-profile-later.module.css';

const names = ['start-profile'];

/** The two ways to begin: the chat, or the application. */
export function StartProfileDialog({ section }: SectionProps<'start-profile'>) {
  const { title, text, chat, apply } = section;
  const dialog = usePageDialog(names);
  return (
    <PageDialog ref={dialog} title={title}>
      <p>{text}</p>
      <ul className={styles.choices}>
        <li className="panel">
          {/* Makes room for the chat, which the script in index.html opens for this attribute. */}
          <button type="button" className="button" data-open-chat="" onClick={() => dialog.current?.close()}>
            {chat.label}
          </button>
          <p>{chat.text}</p>
        </li>
        <li className="panel">
          <SiteLink href={apply.href} className="button quiet">
            {apply.label}
          </SiteLink>
          <p>{apply.text}</p>
        </li>
      </ul>
    </PageDialog>
  );
}
