import { useId } from 'react';
import { monthsInWords } from '#shared/domain/retention.ts';
import { DeskList, type Column } from '#client/components/desk/desk-list.tsx';
import { Fetched } from '#client/components/desk/fetched.tsx';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';
import classes from './privacy.module.css';

type Kind = RouterOutputs['admin']['privacy']['retention'][number];

const columns: readonly Column<Kind>[] = [
  { id: 'label', label: 'Data', isName: true, cell: ({ label }) => label },
  {
    id: 'months',
    label: 'Kept for',
    cell: ({ months }) => <span className={classes.months}>{monthsInWords(months)}</span>,
  },
  { id: 'counts', label: 'Counted', cell: ({ counts }) => counts },
  {
    id: 'default',
    label: 'Default',
    cell: ({ defaultMonths }) => (
      <span className={`${classes.months} ${classes.soft}`}>{monthsInWords(defaultMonths)}</span>
    ),
  },
];

/** Lists how long this site keeps each kind of data, next to the default. */
export function RetentionList() {
  const id = useId();
  const retention = trpc.admin.privacy.retention.useQuery();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={classes.title}>
          How long data is kept
        </h2>
        <p className={classes.soft}>
          A daily job deletes anything older. The privacy policy shows the same numbers. To change them, set{' '}
          <code>RETENTION_MONTHS</code> and restart the site.
        </p>
      </div>
      <Fetched query={retention} problem="Failed to load how long data is kept" lines={6}>
        {(kinds) => (
          <DeskList label="How long data is kept" rows={kinds} columns={columns} keyOf={({ kind }) => kind} empty="" />
        )}
      </Fetched>
    </section>
  );
}
