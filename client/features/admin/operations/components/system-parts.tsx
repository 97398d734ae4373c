/** Lists of the system screen: dependencies, and the process that responded. */
import { m } from '#messages';
import { locale } from '#shared/locale.ts';
import { Markup } from '#client/components/markup.tsx';
import { probeLabels, type ProbeState } from '#shared/domain/operations.ts';
import { AdminList, type Column } from '#client/components/admin/admin-list.tsx';
import { Fact, Facts } from '#client/components/admin/facts.tsx';
import { Moment } from '#client/components/admin/moment.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { StatusBadge, type Tone } from '#client/components/ui/status-badge.tsx';
import { dayOf } from '#client/lib/time.ts';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import { duration } from '../figures.ts';

type Report = RouterOutputs['admin']['operations']['system'];
type Part = Report['parts'][number];

const names: Record<Part['key'], string> = {
  database: m.admin_database(),
  queues: m.admin_queues(),
  workers: m.admin_workers(),
  mail: m.admin_mail(),
  model: m.admin_model(),
  payments: m.admin_payments(),
};
const lastSigns: Record<Part['key'], string> = {
  database: '',
  queues: '',
  workers: m.admin_last_heartbeat(),
  mail: m.admin_last_email_sent(),
  model: m.admin_last_call(),
  payments: m.admin_last_event(),
};
const tones: Record<ProbeState, Tone> = { ok: 'good', warn: 'warn', bad: 'bad', off: 'plain' };

const columns: readonly Column<Part>[] = [
  { id: 'name', label: m.admin_part(), isName: true, cell: ({ key }) => names[key] },
  {
    id: 'state',
    label: m.admin_state(),
    cell: ({ state }) => <StatusBadge tone={tones[state]}>{probeLabels[state]}</StatusBadge>,
  },
  { id: 'says', label: m.admin_what_it_says(), cell: ({ says }) => says },
  {
    id: 'last',
    label: m.admin_last_heard_from(),
    cell: ({ key, at }) =>
      at && (
        <>
          {lastSigns[key]} <Moment at={at} />
        </>
      ),
  },
  { id: 'took', label: m.admin_answered_in(), align: 'end', cell: ({ ms }) => duration(ms) },
];

/** Lists dependencies, each with its state and an explanation. */
export function SystemParts({ parts, checkedAt }: { parts: readonly Part[]; checkedAt: string }) {
  const troubled = parts.filter(({ state }) => state === 'bad').length;
  return (
    <Panel
      title={m.admin_parts()}
      lead={
        <span role="status">
          <Markup
            parts={
              troubled === 0
                ? m.admin_system_parts_everything_thats_set_up.parts({
                    value: new Date(checkedAt).toLocaleTimeString(locale),
                  })
                : m.admin_system_parts_parts_arent_working_checked.parts({
                    troubled,
                    count: parts.length,
                    value: new Date(checkedAt).toLocaleTimeString(locale),
                  })
            }
            tags={{ time: (text) => <time dateTime={checkedAt}>{text}</time> }}
          />
        </span>
      }
    >
      <AdminList label={m.admin_parts()} rows={parts} columns={columns} keyOf={({ key }) => key} isBare />
    </Panel>
  );
}

const roles: Record<Report['process']['role'], string> = {
  all: m.admin_system_parts_pages_and_background_work(),
  web: m.admin_pages_only(),
  worker: m.admin_background_work_only(),
};

/** Shows the process that responded and the versions it runs. */
export function Versions({ report }: { report: Report }) {
  const { versions, process } = report;
  return (
    <Panel title={m.admin_this_process()}>
      <Facts>
        <Fact label={m.admin_does()}>{roles[process.role]}</Fact>
        <Fact label={m.admin_database()}>
          {process.mode === 'embedded' ? m.admin_built_in() : m.admin_separate_server()}
        </Fact>
        <Fact label={m.admin_running_since()}>
          <Moment at={process.startedAt} />
        </Fact>
        <Fact label={m.admin_memory()}>
          {m.admin_system_parts_mb({ value: Math.round(process.memoryBytes / 1024 ** 2) })}
        </Fact>
        <Fact label={m.admin_build()}>{versions.build ?? m.admin_from_source()}</Fact>
        <Fact label={m.admin_node()}>{versions.node}</Fact>
        <Fact label={m.admin_postgresql()}>{versions.postgres}</Fact>
        <Fact label={m.admin_migrations_applied()}>
          {versions.migrations !== null &&
            (versions.migratedAt
              ? m.admin_system_parts_the_last_of({
                  migrations: versions.migrations,
                  migratedAt: dayOf(versions.migratedAt),
                })
              : versions.migrations)}
        </Fact>
      </Facts>
    </Panel>
  );
}
