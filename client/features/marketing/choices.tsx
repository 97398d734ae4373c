import styles from './choices.module.css';

type ChoicesProps = {
  options: readonly { id: string; name: string; chooseIf: string }[];
  /** Ids of the options to highlight. */
  best?: readonly string[] | undefined;
};

/** List of options that says when to choose each. */
export function Choices({ options, best = [] }: ChoicesProps) {
  return (
    <ul className={styles.choices}>
      {options.map(({ id, name, chooseIf }) => (
        <li key={id} data-best={best.includes(id) || undefined}>
          <strong>{name}</strong>
          <p>{chooseIf}</p>
        </li>
      ))}
    </ul>
  );
}
