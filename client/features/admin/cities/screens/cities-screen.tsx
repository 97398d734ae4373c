/** City pages: what each can prove, whether search shows it, and the owner's choice. */
import { Anchor, NativeSelect, Text } from '@mantine/core';
import { m } from '#messages';
import { locale } from '#shared/locale.ts';
import { citySettings, type CitySetting } from '#shared/schemas/cities.ts';
import { AdminLayout } from '#client/components/admin/admin-layout.tsx';
import { AdminList, type Column } from '#client/components/admin/admin-list.tsx';
import { Fetched } from '#client/components/admin/fetched.tsx';
import { ListTools } from '#client/components/admin/list-tools.tsx';
import { Moment } from '#client/components/admin/moment.tsx';
import { useListState } from '#client/components/admin/use-list-state.ts';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { StatusBadge } from '#client/components/ui/status-badge.tsx';
import { toastFailure } from '#client/lib/failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { filterCities, noFilter, type AdminCity } from '../city-filter.ts';

const settingLabels: Record<CitySetting, string> = {
  auto: m.admin_cities_automatic(),
  show: m.admin_cities_show(),
  hide: m.admin_cities_hide(),
};
const settingOptions = citySettings.map((value) => ({ value, label: settingLabels[value] }));
const options = {
  state: [
    { value: '', label: m.admin_cities_shown_and_hidden() },
    { value: 'shown', label: m.admin_cities_in_search() },
    { value: 'hidden', label: m.admin_cities_not_in_search() },
  ],
  setting: [{ value: '', label: m.admin_cities_any_setting() }, ...settingOptions],
};
const choices = {
  state: options.state.map(({ value }) => value),
  setting: options.setting.map(({ value }) => value),
};

const percent = (share: number) => share.toLocaleString(locale, { style: 'percent' });

/** Returns what makes a page worth showing. */
function proofOf({ hasOffice, hasCustomers, localNames }: AdminCity): string {
  return [
    hasOffice && m.admin_cities_office(),
    hasCustomers && m.admin_cities_customers(),
    m.admin_cities_local_names({ count: localNames }),
  ]
    .filter(Boolean)
    .join(', ');
}

const columnsFor = (onSet: (city: AdminCity, setting: CitySetting) => void): Column<AdminCity>[] => [
  {
    id: 'name',
    label: m.admin_city(),
    isName: true,
    cell: ({ name, state, path }) => (
      <Anchor href={path} inherit underline="always" target="_blank" rel="noreferrer">
        {m.admin_cities_name_and_state({ name, state })}
      </Anchor>
    ),
  },
  { id: 'proof', label: m.admin_cities_on_its_page(), cell: proofOf },
  {
    id: 'share',
    label: m.admin_cities_like_another(),
    align: 'end',
    cell: ({ share, nearest }) => <span title={m.admin_cities_most_like({ path: nearest })}>{percent(share)}</span>,
  },
  {
    id: 'state',
    label: m.admin_state(),
    cell: ({ isInSearch, changedAt, by }) => (
      <>
        <StatusBadge tone={isInSearch ? 'good' : 'warn'}>
          {isInSearch ? m.admin_cities_in_search() : m.admin_cities_not_in_search()}
        </StatusBadge>
        {changedAt && (
          <Text fz="xs" c="dimmed" truncate title={by ?? undefined}>
            <Moment at={changedAt} /> {by && m.admin_claim_list_by({ by })}
          </Text>
        )}
      </>
    ),
  },
  {
    id: 'setting',
    label: m.admin_cities_setting(),
    cell: (city) => (
      <NativeSelect
        aria-label={m.admin_cities_setting_for({ name: city.name })}
        miw={140}
        value={city.setting}
        data={settingOptions}
        onChange={(event) => onSet(city, event.currentTarget.value as CitySetting)}
      />
    ),
  },
];

export function CitiesScreen() {
  const list = useListState(noFilter, choices);
  const cities = trpc.admin.cities.list.useQuery();
  const utils = trpc.useUtils();
  const change = trpc.admin.cities.set.useMutation({
    onSuccess: () => {
      showToast({ title: m.admin_cities_saved(), description: m.admin_cities_page_and_sitemap_follow() });
    },
    onError: (error) => toastFailure(m.admin_cities_failed_save(), error),
    onSettled: () => utils.admin.cities.list.invalidate(),
  });
  return (
    <AdminLayout title={m.admin_cities()} lead={m.admin_cities_lead()}>
      <Fetched query={cities} problem={m.admin_cities_failed_load()} lines={5}>
        {(all) => {
          const shown = filterCities(all, list.state);
          return (
            <>
              <ListTools
                label={m.admin_cities()}
                list={list}
                search={{ key: 'q', label: m.admin_cities_search_name_state() }}
                selects={[
                  { key: 'state', label: m.admin_state(), options: options.state },
                  { key: 'setting', label: m.admin_cities_setting(), options: options.setting },
                ]}
              />
              {shown.length === 0 ? (
                <EmptyState title={m.admin_cities_no_match()}>{m.admin_claims_try_another_word_another()}</EmptyState>
              ) : (
                <Panel title={m.admin_cities_count({ count: shown.length })}>
                  <AdminList
                    label={m.admin_cities()}
                    rows={shown}
                    columns={columnsFor((city, setting) => change.mutate({ slug: city.slug, setting }))}
                    keyOf={({ slug }) => slug}
                    first={25}
                    isBare
                  />
                </Panel>
              )}
            </>
          );
        }}
      </Fetched>
    </AdminLayout>
  );
}
