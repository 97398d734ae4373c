import { useId, type ReactNode } from 'react';
import classes from './operations.module.css';

type Props = {
  title: string;
  lead?: ReactNode;
  /** Across from the title. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A heading over a list, which has a frame of its own. */
export function Section({ title, lead, aside, children }: Props) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <div>
          <h2 id={id} className={classes.title} tabIndex={-1}>
            {title}
          </h2>
          {lead && <p className={classes.lead}>{lead}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
