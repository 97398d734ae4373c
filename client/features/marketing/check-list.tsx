import styles from './check-list.module.css';

type CheckListProps = {
  items: readonly string[];
  /** Whether to draw a line between items. */
  isRuled?: boolean;
};

/** List with checkmarks. */
export function CheckList({ items, isRuled }: CheckListProps) {
  return (
    <ul className={isRuled ? `${styles.checks} ${styles.ruled}` : styles.checks}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
