import { Panel } from '#client/components/ui/panel.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import type { Overview } from './answers.ts';
import { figure } from './figures.ts';
import { NumbersTable } from './numbers-table.tsx';
import { WhatCounts } from './what-counts.tsx';

const names: Record<string, string> = {
  application: 'Applications',
  contact: 'Messages',
  bootcamp: 'Bootcamp',
  newsletter: 'Newsletter',
};

/** People who reached the agency by a form, beside the stages of the chat. */
export function FormsPanel({ forms }: { forms: Overview['forms'] }) {
  const rows = [
    ...forms.kinds.map(({ kind, count }) => ({ kind, name: names[kind] ?? kind, count })),
    { kind: 'all', name: 'All together, each once', count: forms.total },
  ];
  return (
    <Panel title="By form" lead="People who wrote to you without the chat, or beside it.">
      {forms.total === 0 ? (
        <EmptyState title="No forms in this time" />
      ) : (
        <NumbersTable
          label="People by form"
          nameLabel="Form"
          rows={rows}
          keyOf={({ kind }) => kind}
          nameOf={({ name }) => name}
          columns={[{ id: 'people', label: 'People', cell: ({ count }) => figure(count) }]}
        />
      )}
      <WhatCounts of={['forms']} />
    </Panel>
  );
}
