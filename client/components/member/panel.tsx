/** A sheet of the member area with its heading. */
import { useId, type ReactNode } from 'react';
import classes from './panel.module.css';

type Props = {
  title: string;
  /** One line under the title. */
  lead?: ReactNode;
  /** What stands across from the title: a button or a link. */
  aside?: ReactNode;
  /** Its place for links. */
  id?: string;
  children: ReactNode;
};

export function Panel({ title, lead, aside, id, children }: Props) {
  const headingId = useId();
  return (
    <section id={id} className={classes.panel} aria-labelledby={headingId}>
      <div className={classes.head}>
        <div>
          <h2 id={headingId} className={classes.title} tabIndex={-1} data-panel-title>
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
