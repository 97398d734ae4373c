import { paths } from '#shared/paths.ts';
import { CloseIcon } from '#client/components/close-icon.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './podcast-dialog.module.css';
import { VideosSection } from './videos.tsx';

/**
 * The clips over the whole screen, open as long as their page is; closing leads home. client/site/dialogs.ts makes it modal,
 * which keeps the keyboard inside. Without script it is the page.
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
