import { useEffect, useRef } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { paths } from '../../../../shared/paths.ts';
import { SiteLink } from '../../../components/site-link.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './podcast-dialog.module.css';
import { VideosSection } from './videos.tsx';

/** The clips over the whole screen, open as long as their page is; closing leads home. Without script it is the page. */
export function PodcastDialog(props: SectionProps<'videos'>) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    // Sent open; only a script can make it modal, which keeps the keyboard inside.
    dialog.current?.close();
    dialog.current?.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      open
      className={styles.dialog}
      aria-label={props.section.title}
      onCancel={(event) => {
        event.preventDefault();
        navigate(paths.home);
      }}
    >
      <SiteLink href={paths.home} className={`icon-button ${styles.close}`} aria-label="Close">
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
          <path d="M3 3l12 12M15 3L3 15" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </SiteLink>
      <VideosSection {...props} />
    </dialog>
  );
}
