import { Anchor, Button, Group, List, Text } from '@mantine/core';
import { m } from '#messages';
import { marketingClaimKindLabels, sampleSource, type MarketingClaimKind } from '#shared/domain/marketing-claims.ts';
import { AdminList, rowButton, type Column } from '#client/components/admin/admin-list.tsx';
import { Moment } from '#client/components/admin/moment.tsx';
import { Fold } from '#client/components/ui/fold.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { StatusBadge } from '#client/components/ui/status-badge.tsx';
import { pageName, type MarketingClaim } from './claim-filter.ts';

/** @returns the beginning of a claim, to identify it. */
const nameOfClaim = ({ text }: MarketingClaim) => (text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text);

const columnsFor = (onSwitch: (claim: MarketingClaim) => void): Column<MarketingClaim>[] => [
  {
    id: 'text',
    label: m.admin_claim(),
    isName: true,
    cell: ({ text }) => (
      <Text span inherit lineClamp={2} title={text}>
        {text.charAt(0).toUpperCase() + text.slice(1)}
      </Text>
    ),
  },
  {
    id: 'source',
    label: m.admin_source(),
    share: '14%',
    cell: ({ source }) =>
      source === sampleSource ? <StatusBadge tone="warn">{m.admin_sample()}</StatusBadge> : source,
  },
  { id: 'pages', label: m.admin_shown_on(), cell: ({ pages }) => <ClaimPages pages={pages} /> },
  {
    id: 'state',
    label: m.admin_state(),
    share: '18%',
    cell: ({ isOff, changedAt, by }) => (
      <Group gap="xs" wrap="nowrap">
        <StatusBadge tone={isOff ? 'bad' : 'good'}>{isOff ? m.admin_off() : m.admin_on()}</StatusBadge>
        {changedAt && (
          <Text span fz="xs" c="dimmed" truncate title={by ?? undefined}>
            <Moment at={changedAt} /> {by && m.admin_claim_list_by({ by })}
          </Text>
        )}
      </Group>
    ),
  },
  {
    id: 'switch',
    label: m.admin_switch(),
    hidesLabel: true,
    align: 'end',
    cell: (claim) => (
      <Button
        variant="default"
        {...rowButton}
        aria-label={
          claim.isOff
            ? m.admin_claim_list_switch_on({ claim: nameOfClaim(claim) })
            : m.admin_claim_list_switch_off({ claim: nameOfClaim(claim) })
        }
        onClick={() => onSwitch(claim)}
      >
        {claim.isOff ? m.admin_switch_on() : m.admin_switch_off()}
      </Button>
    ),
  },
];

function PageLink({ path }: { path: string }) {
  return (
    <Anchor href={path} inherit underline="always" target="_blank" rel="noreferrer">
      {pageName(path)}
    </Anchor>
  );
}

/** Lists the pages that show a claim; several pages fold into a count. */
function ClaimPages({ pages }: { pages: readonly string[] }) {
  if (pages.length === 1) return <PageLink path={pages[0]!} />;
  return (
    <Fold label={m.admin_claim_list_pages({ count: pages.length })}>
      <List fz="sm" mah={264} style={{ overflowY: 'auto' }}>
        {pages.map((path) => (
          <List.Item key={path}>
            <PageLink path={path} />
          </List.Item>
        ))}
      </List>
    </Fold>
  );
}

type Props = { kind: MarketingClaimKind; claims: readonly MarketingClaim[]; onSwitch: (claim: MarketingClaim) => void };

/** Lists the claims of one kind, each with its pages and a switch. */
export function ClaimList({ kind, claims, onSwitch }: Props) {
  const name = marketingClaimKindLabels[kind];
  return (
    <Panel title={`${name} ${claims.length}`}>
      <AdminList label={name} rows={claims} columns={columnsFor(onSwitch)} keyOf={({ key }) => key} first={12} isBare />
    </Panel>
  );
}
