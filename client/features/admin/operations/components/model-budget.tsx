import { Fact, Facts } from '#client/components/desk/facts.tsx';
import { Meter } from '#client/components/member/meter.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { dollars, duration } from '../figures.ts';
import classes from './operations.module.css';

type Ledger = RouterOutputs['admin']['operations']['ai'];

/** Money of today against its cap, and how long calls take. */
export function ModelBudget({ ledger }: { ledger: Ledger }) {
  const { budget, model, times } = ledger;
  const used = budget.spent + budget.reserved;
  const isReached = used >= budget.cap;
  const words = `${dollars(used)} of ${dollars(budget.cap)} used`;
  return (
    <Panel
      title="Today’s budget"
      lead={
        model === null
          ? 'No key is set: the built-in engine writes everything, at no cost.'
          : isReached
            ? 'The budget is spent: the built-in engine writes until midnight UTC.'
            : 'Once the cap is reached, the built-in engine writes until midnight UTC.'
      }
    >
      <div className={classes.rows}>
        <Meter value={used} max={budget.cap} text={words} label="Budget of today" isLow={isReached} />
        <Facts>
          <Fact label="Spent">{dollars(budget.spent)}</Fact>
          <Fact label="Set aside for calls under way">{dollars(budget.reserved)}</Fact>
          <Fact label="Cap per day">{dollars(budget.cap)}</Fact>
          <Fact label="Model">{model}</Fact>
          <Fact label="Half of the calls answered within">{times.half !== null && duration(times.half)}</Fact>
          <Fact label="95 % answered within">{times.most !== null && duration(times.most)}</Fact>
        </Facts>
      </div>
    </Panel>
  );
}
