import styles from './spinner.module.css';

/** Loading spinner the size of its text. @param props.label says what is loading; omit it if visible text does */
export function Spinner({ label }: { label?: string }) {
  return (
    <span className={styles.spinner} role={label && 'status'} aria-label={label} aria-hidden={!label || undefined} />
  );
}
