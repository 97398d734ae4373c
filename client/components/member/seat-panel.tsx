/** A member's bootcamp: seats, date and hours, what to bring, a calendar file, and the waitlist. */
import { Button, Divider, Group, List, Stack, Title } from '@mantine/core';
import { IconArmchair, IconCalendarDown, IconDeviceLaptop } from '@tabler/icons-react';
import { useState } from 'react';
import { m } from '#messages';
import { locale } from '#shared/locale.ts';
import { Markup } from '#client/components/markup.tsx';
import { formatCents } from '#shared/domain/catalogue.ts';
import { paths } from '#shared/paths.ts';
import { cart } from '#client/lib/cart.ts';
import { itemIn, seedCatalog, useCatalog } from '#client/lib/catalog.ts';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';
import { AppLink } from '../app-link.tsx';
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { WaitlistPlace } from './waitlist-button.tsx';

type Seats = RouterOutputs['seats']['mine'];

/** Shown to members with a seat or a place on the waitlist; renders nothing for others. */
export function SeatPanel() {
  const mine = trpc.seats.mine.useQuery();
  const status = mine.data?.waitlist?.status;
  const isListed = status !== undefined && status !== 'left' && status !== 'taken';
  // After leaving the list, members still see the confirmation; on the next visit, the panel is gone.
  const [wasListed, setWasListed] = useState(false);
  if (isListed && !wasListed) setWasListed(true);
  if (mine.error && !mine.data)
    return (
      <FetchProblem
        title={m.components_seat_panel_couldnt_load_bootcamp_seats()}
        error={mine.error}
        onRetry={() => void mine.refetch()}
        isRetrying={mine.isFetching}
      />
    );
  // Show no placeholder, because most members have no seat and it would only disappear again.
  if (!mine.data) return null;
  const { joining, waitlist } = mine.data;
  const showsList = waitlist !== null && status !== 'taken' && (isListed || wasListed);
  if (!joining && !showsList) return null;
  return (
    <Panel
      title={m.components_your_bootcamp()}
      lead={
        joining
          ? joining.isCanceled
            ? m.components_seat_panel_canceled({ day: joining.dayText })
            : `${joining.dayText}, ${joining.hoursText}`
          : m.components_seat_panel_seat_studio()
      }
    >
      <Stack>
        {joining && <OwnSeats seats={mine.data} joining={joining} />}
        {joining && showsList && <Divider />}
        {showsList && <Waiting waitlist={waitlist} />}
      </Stack>
    </Panel>
  );
}

function OwnSeats({ seats, joining }: { seats: Seats; joining: NonNullable<Seats['joining']> }) {
  const { virtual, vip, canUpgrade } = seats;
  const numbers = vip.map(({ number }) => number);
  return (
    <>
      <List spacing={4} ps={0}>
        {numbers.length > 0 && (
          <List.Item icon={<IconArmchair size={22} stroke={1.6} color="var(--eg-teal)" aria-hidden />}>
            <strong>{m.components_seat_panel_studio_seats({ count: numbers.length })}</strong>{' '}
            {m.components_seat_panel_chairs({
              numbers: numbers[0] ?? '',
              numbers2: inWords(numbers),
              count: numbers.length,
            })}
          </List.Item>
        )}
        {virtual > 0 && (
          <List.Item icon={<IconDeviceLaptop size={22} stroke={1.6} color="var(--eg-teal)" aria-hidden />}>
            <Markup
              parts={m.components_seat_panel_virtual_seats_live_online.parts({ virtual })}
              tags={{ bold: (text) => <strong>{text}</strong> }}
            />
          </List.Item>
        )}
      </List>
      <List fz="sm" listStyleType="disc">
        {joining.facts.map((fact) => (
          <List.Item key={fact}>{fact}</List.Item>
        ))}
      </List>
      <Group gap="xs">
        <Button
          component="a"
          href={joining.calendarPath}
          download
          variant="default"
          leftSection={<IconCalendarDown size={20} stroke={1.7} aria-hidden />}
        >
          {m.components_seat_panel_add_to_my_calendar()}
        </Button>
        {canUpgrade > 0 && (
          <Button component={AppLink} href={paths.bootcampUpgrade} variant="default">
            {m.components_seat_panel_upgrade_to_the_studio()}
          </Button>
        )}
      </Group>
    </>
  );
}

function Waiting({ waitlist }: { waitlist: NonNullable<Seats['waitlist']> }) {
  const seat = itemIn(useCatalog()?.catalog ?? seedCatalog, 'vip-bootcamp');
  return (
    <section aria-label={m.components_waiting_list()}>
      <Title order={3}>
        {waitlist.status === 'offered' ? m.components_seat_panel_seat_open() : m.components_waiting_list()}
      </Title>
      <WaitlistPlace place={waitlist}>
        <Button
          component={AppLink}
          href={paths.cart}
          onClick={() => {
            // Limit the quantity to one, even after a second click or if the cart already has one: only one seat is
            // held.
            cart.add(seat);
            cart.setQuantity(seat.id, 1);
          }}
        >
          {m.components_seat_panel_take_it_for({ price: formatCents(seat.price) })}
        </Button>
      </WaitlistPlace>
    </section>
  );
}

const inWords = (numbers: number[]) => new Intl.ListFormat(locale).format(numbers.map(String));
