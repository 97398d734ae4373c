import styles from './check-list.module.css';

type CheckListProps = {
  items: readonly string[];
  /** A line between every two. */
  isRuled?: boolean;
};

/** Ticked lines. */
export function CheckList({ items, isRuled }: CheckListProps) {
  return (
    <ul className={isRuled ? `${styles.checks} ${styles.ruled}` : styles.checks}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
