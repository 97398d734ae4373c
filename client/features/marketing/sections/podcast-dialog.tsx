import { paths } from '#shared/paths.ts';
import { CloseIcon } from '#client/components/close-icon.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './podcast-dialog.module.css';
import { VideosSection } from './videos.tsx';

/**
 * Full-screen video clips, always open on their page. Closing goes to the home page. client/site/dialogs.ts makes the
 * dialog modal, which traps the focus. Without script, it's the page itself.
 */
export function PodcastDialog(props: SectionProps<'videos'>) {
  return (
    <dialog open data-modal-until={paths.home} className={styles.dialog} aria-label={props.section.title}>
      <a href={paths.home} className={`icon-button ${styles.close}`} aria-label="Close">
        <CloseIcon />
      </a>
      <VideosSection {...props} />
    </dialog>
  );
}
