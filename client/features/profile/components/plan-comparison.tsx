/** Free beside Pro: a table where there is room, two cards on a phone. */
import { IconCheck, IconMinus, IconScale } from '@tabler/icons-react';
import { planComparison, planLines, plans, type Plan, type PlanLine } from '#shared/domain/plans.ts';
import { sectionIds, sectionTitles } from '../sections.ts';
import classes from './plan-comparison.module.css';
import { Section } from './section.tsx';

export function PlanComparison({ narrow }: { narrow: boolean }) {
  return (
    <Section
      title={sectionTitles.plans}
      intro="What you keep for free, and what Pro adds."
      icon={IconScale}
      anchor={sectionIds.plans}
    >
      {narrow ? <PlanCards /> : <PlanTable />}
    </Section>
  );
}

function PlanTable() {
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>The free plan compared with Pro</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">
            <PlanName plan={plans.free} />
          </th>
          <th scope="col" className={classes.pro}>
            <PlanName plan={plans.pro} />
          </th>
        </tr>
      </thead>
      <tbody>
        {planComparison.map(({ topic, free, pro }) => (
          <tr key={topic}>
            <th scope="row">{topic}</th>
            <td>
              <Line line={free} />
            </td>
            <td className={classes.pro}>
              <Line line={pro} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PlanCards() {
  return (
    <div className={classes.cards}>
      {[plans.free, plans.pro].map((plan) => (
        <div key={plan.id} className={classes.card} data-plan={plan.id}>
          <h4 className={classes.cardTitle}>
            <PlanName plan={plan} />
          </h4>
          <ul className={classes.lines}>
            {planLines(plan.id).map((line) => (
              <li key={line.text}>
                <Line line={line} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function PlanName({ plan }: { plan: Plan }) {
  return (
    <>
      <span className={classes.name}>{plan.name}</span> <span className={classes.price}>{plan.priceText}</span>{' '}
      {plan.terms.map((term) => (
        <span key={term} className={classes.term}>
          {term}{' '}
        </span>
      ))}
    </>
  );
}

function Line({ line }: { line: PlanLine }) {
  const Icon = line.included ? IconCheck : IconMinus;
  return (
    <span className={classes.line} data-included={line.included}>
      <Icon size={18} stroke={2} aria-hidden />
      {line.text}
    </span>
  );
}
