import { Fact, Facts } from '#client/components/desk/facts.tsx';
import { Moment } from '#client/components/desk/moment.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { dayOf } from '#client/lib/time.ts';
import type { RouterOutputs } from '#client/lib/trpc.ts';

type Report = RouterOutputs['admin']['operations']['system'];

const roles: Record<Report['process']['role'], string> = {
  all: 'Pages and background work',
  web: 'Pages alone',
  worker: 'Background work alone',
};

/** The process that answered, and which versions it runs. */
export function Versions({ report }: { report: Report }) {
  const { versions, process } = report;
  return (
    <Panel title="This process">
      <Facts>
        <Fact label="Does">{roles[process.role]}</Fact>
        <Fact label="Database">{process.mode === 'embedded' ? 'Its own, built in' : 'A server of its own'}</Fact>
        <Fact label="Running since">
          <Moment at={process.startedAt} />
        </Fact>
        <Fact label="Memory">{`${Math.round(process.memoryBytes / 1024 ** 2)} MB`}</Fact>
        <Fact label="Build">{versions.build ?? 'From source'}</Fact>
        <Fact label="Node">{versions.node}</Fact>
        <Fact label="PostgreSQL">{versions.postgres}</Fact>
        <Fact label="Migrations applied">
          {versions.migrations !== null &&
            `${versions.migrations}${versions.migratedAt ? `, the last of ${dayOf(versions.migratedAt)}` : ''}`}
        </Fact>
      </Facts>
    </Panel>
  );
}
